#include "core/data/readers/table.h"

#include <algorithm>
#include <string_view>

#include "core/data/text.h"

namespace rosa::data {

namespace {

/// Splits a line into fields; returns false if quotes are not closed correctly.
bool splitRecord(std::string_view line, char separator, std::vector<std::string>& fields)
{
    std::size_t count = 0;
    const auto field = [&]() -> std::string& {
        if (count == fields.size()) fields.emplace_back();
        return fields[count++];
    };
    while (true) {
        const std::size_t first = separator == '\t' ? 0 : std::min(line.find_first_not_of(" \t"), line.size());
        if (first == line.size() || line[first] != '"') {
            const std::size_t end = line.find(separator);
            field() = trimmed(line.substr(0, end));
            if (end == std::string_view::npos) break;
            line.remove_prefix(end + 1);
            continue;
        }
        std::string& quoted = field();
        quoted.clear();
        std::size_t at = first + 1;
        for (; at < line.size(); ++at) {
            if (line[at] != '"') {
                quoted.push_back(line[at]);
            } else if (at + 1 < line.size() && line[at + 1] == '"') {
                quoted.push_back(line[at++]);
            } else {
                break;
            }
        }
        if (at >= line.size()) return false;
        line.remove_prefix(at + 1);
        const std::size_t end = line.find(separator);
        if (!trimmed(line.substr(0, end)).empty()) return false;
        if (end == std::string_view::npos) break;
        line.remove_prefix(end + 1);
    }
    fields.resize(count);
    return true;
}

}  // namespace

Error TableReader::problem(const TableRow& row, const Message& expected, const std::string& found) const
{
    return badInput("%1:%2: expected %3, found '%4'", path(), row.line, expected, printable(found));
}

std::filesystem::path tableBeside(const std::filesystem::path& folder, const std::string& name)
{
    for (const char* ending : {".csv", ".tsv", ".csv.gz", ".tsv.gz"}) {
        const std::filesystem::path path = folder / (name + ending);
        std::error_code unknown;
        if (std::filesystem::exists(path, unknown)) return path;
    }
    return {};
}

Result<TableReader> TableReader::open(const std::filesystem::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, budget));
    TableReader reader(std::move(lines));
    if (path.filename().string().find(".tsv") != std::string::npos) reader.m_separator = '\t';
    for (int i = 0; i < 2; ++i) {
        TableRow row;
        ROSA_TRY_ASSIGN(const auto isThere, reader.read(row));
        if (isThere) reader.m_head.push_back(std::move(row));
    }
    return reader;
}

Result<bool> TableReader::read(TableRow& row)
{
    std::string_view line;
    if (!m_lines.next(line)) return false;
    if (m_head.empty() && m_separator == ',' && line.find(',') == std::string_view::npos &&
        line.find(';') != std::string_view::npos)
        m_separator = ';';
    row.line = m_lines.number();
    if (!splitRecord(line, m_separator, row.fields))
        return m_lines.problem(Message("fields with closing quotation marks"), line);
    return true;
}

Result<const TableRow*> TableReader::next()
{
    if (m_given < m_head.size()) return &m_head[m_given++];
    ROSA_TRY_ASSIGN(const auto isThere, read(m_row));
    return isThere ? &m_row : nullptr;
}

}  // namespace rosa::data
