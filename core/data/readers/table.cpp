#include "core/data/readers/table.h"

#include <cctype>
#include <optional>

#include "core/data/text.h"

namespace rosa::data {

namespace {

/// Fields of a line, or nothing where quotes are not closed as they should.
std::optional<std::vector<std::string>> splitRecord(std::string_view line, char separator)
{
    std::vector<std::string> fields;
    while (true) {
        const std::size_t first = separator == '\t' ? 0 : std::min(line.find_first_not_of(" \t"), line.size());
        if (first == line.size() || line[first] != '"') {
            const std::size_t end = line.find(separator);
            fields.emplace_back(trimmed(line.substr(0, end)));
            if (end == std::string_view::npos) return fields;
            line.remove_prefix(end + 1);
            continue;
        }
        std::string field;
        std::size_t at = first + 1;
        for (; at < line.size(); ++at) {
            if (line[at] != '"') {
                field.push_back(line[at]);
            } else if (at + 1 < line.size() && line[at + 1] == '"') {
                field.push_back(line[at++]);
            } else {
                break;
            }
        }
        if (at >= line.size()) return std::nullopt;
        fields.push_back(std::move(field));
        line.remove_prefix(at + 1);
        const std::size_t end = line.find(separator);
        if (!trimmed(line.substr(0, end)).empty()) return std::nullopt;
        if (end == std::string_view::npos) return fields;
        line.remove_prefix(end + 1);
    }
}

}  // namespace

Error Table::problem(const TableRow& row, const std::string& expected, const std::string& found) const
{
    return badInput(path.string() + ":" + std::to_string(row.line) + ": expected " + expected + ", found '" +
                    printable(found) + "'");
}

std::filesystem::path tableBeside(const std::filesystem::path& folder, const std::string& name)
{
    for (const char* ending : {".csv", ".tsv"}) {
        const std::filesystem::path path = folder / (name + ending);
        std::error_code unknown;
        if (std::filesystem::exists(path, unknown)) return path;
    }
    return {};
}

Result<Table> readTable(const std::filesystem::path& path)
{
    auto lines = LineReader::open(path);
    if (!lines) return lines.error();
    Table table{path, {}};
    char separator = path.extension() == ".tsv" ? '\t' : ',';
    std::string_view line;
    while (lines->next(line)) {
        const bool isFirst = table.rows.empty();
        if (isFirst && separator == ',' && line.find(',') == std::string_view::npos &&
            line.find(';') != std::string_view::npos)
            separator = ';';
        auto fields = splitRecord(line, separator);
        if (!fields) return lines->problem("fields with closed quotes", line);
        table.rows.push_back({lines->number(), *std::move(fields)});
    }
    return table;
}

std::string lowered(std::string text)
{
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

}  // namespace rosa::data
