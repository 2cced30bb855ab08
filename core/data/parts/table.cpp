#include "core/data/parts/table.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::size_t kSampledLines = 20;
constexpr int kMostQuotedLines = 100;  ///< Of one record: a quote that is never closed would take the rest of the file.
constexpr std::array kSeparators{'\t', ';', '|', ','};

enum class Split {
    Done,
    Open,   ///< The last field has no closing quote.
    Wrong,  ///< There is text after a closing quote.
};

/// Splits a record into fields.
Split splitRecord(std::string_view line, char separator, std::vector<std::string>& fields)
{
    std::size_t count = 0;
    const auto field = [&]() -> std::string& {
        if (count == fields.size()) fields.emplace_back();
        return fields[count++];
    };
    // Runs of blanks part fields in the place of one separator.
    const bool isBlank = separator == ' ';
    // The attributes of an edge as networkx writes them are one field.
    const auto isDict = [&](std::string_view text) { return isBlank && text.starts_with('{'); };
    const auto endOf = [&](std::string_view text) {
        if (isDict(text)) return std::string_view::npos;
        return isBlank ? text.find_first_of(" \t") : text.find(separator);
    };
    while (true) {
        const std::size_t first = separator == '\t' ? 0 : std::min(line.find_first_not_of(" \t"), line.size());
        if (isBlank && first == line.size()) break;
        if (isBlank) line.remove_prefix(first);
        const std::size_t begin = isBlank ? 0 : first;
        if (begin == line.size() || line[begin] != '"') {
            const std::size_t end = endOf(line);
            field() = trimmed(line.substr(0, end));
            if (end == std::string_view::npos) break;
            line.remove_prefix(end + 1);
            continue;
        }
        std::string& quoted = field();
        quoted.clear();
        std::size_t at = begin + 1;
        for (; at < line.size(); ++at) {
            if (line[at] != '"') {
                quoted.push_back(line[at]);
            } else if (at + 1 < line.size() && line[at + 1] == '"') {
                quoted.push_back(line[at++]);
            } else {
                break;
            }
        }
        if (at >= line.size()) return Split::Open;
        line.remove_prefix(at + 1);
        const std::size_t end = endOf(line);
        if (!trimmed(line.substr(0, end)).empty()) return Split::Wrong;
        if (end == std::string_view::npos) break;
        line.remove_prefix(end + 1);
    }
    fields.resize(count);
    return Split::Done;
}

bool isComment(std::string_view line) { return line.starts_with('#') || line.starts_with('%'); }

/// Number of separators outside quotes.
std::ptrdiff_t countOf(char separator, std::string_view line)
{
    bool isQuoted = false;
    std::ptrdiff_t count = 0;
    for (const char c : line) {
        if (c == '"') isQuoted = !isQuoted;
        count += !isQuoted && c == separator;
    }
    return count;
}

char separatorOf(const std::vector<std::string_view>& lines)
{
    if (lines.empty()) return ',';
    const auto isSame = [&](const auto& count) {
        return count(lines.front()) > 0 && std::all_of(lines.begin(), lines.end(), [&](const auto& line) {
                   return count(line) == count(lines.front());
               });
    };
    for (const char separator : kSeparators)
        if (isSame([&](std::string_view line) { return countOf(separator, line); })) return separator;
    // The first line decides, so that errors name the others.
    for (const char separator : {',', ';', '\t', '|'})
        if (countOf(separator, lines.front()) > 0) return separator;
    return isSame([](std::string_view line) { return static_cast<std::ptrdiff_t>(splitAtSpace(line).size()) - 1; }) ? ' '
                                                                                                                    : ',';
}

}  // namespace

bool hasTextAboveNumber(std::span<const TableRow> head, std::size_t firstColumn, std::size_t endColumn)
{
    if (head.size() < 2) return false;
    const auto& top = head[0].fields;
    const auto& below = head[1].fields;
    for (std::size_t i = firstColumn; i < std::min({top.size(), below.size(), endColumn}); ++i)
        if (!parseNumber(top[i]) && parseNumber(below[i])) return true;
    return false;
}

Error TableReader::problem(const TableRow& row, const Message& expected, const std::string& found) const
{
    return badInput("%1:%2: expected %3, found '%4'", path(), row.line, expected, printable(found));
}

Result<TableReader> TableReader::open(const std::filesystem::path& path, MemoryBudget& budget, char separator)
{
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, budget));
    TableReader reader(std::move(lines));
    reader.m_separator = separator;
    if (separator == '\0') {
        std::vector<std::string_view> sample;
        std::string_view line;
        while (sample.size() < kSampledLines && reader.m_lines.next(line))
            if (!isComment(line)) sample.push_back(line.substr(0, line.find('{')));
        reader.m_separator =
            path.filename().string().find(".tsv") != std::string::npos && sample.size() == 1 ? '\t' : separatorOf(sample);
        reader.m_lines.rewind();
    }
    reader.skipComments();
    for (int i = 0; i < 2; ++i) {
        TableRow row;
        ROSA_TRY_ASSIGN(const auto isThere, reader.read(row));
        if (isThere) reader.m_head.push_back(std::move(row));
    }
    return reader;
}

void TableReader::skipComments()
{
    m_comments = 0;
    std::string_view line;
    while (m_lines.peek(line) && isComment(line)) {
        m_lines.next(line);
        ++m_comments;
    }
    if (m_lines.peek(line)) return;
    // Nothing but comments: they are rows, of hashtags for example.
    m_lines.rewind();
    m_comments = 0;
}

void TableReader::rewind()
{
    m_lines.rewind();
    skipComments();
    m_skipped = m_head.size();
    m_given = 0;
}

Result<bool> TableReader::read(TableRow& row)
{
    std::string_view line;
    if (!m_lines.next(line)) return false;
    row.line = m_lines.number();
    Split split = splitRecord(line, m_separator, row.fields);
    const std::string_view first = line;
    for (int i = 0; split == Split::Open && i < kMostQuotedLines && m_lines.extend(line); ++i)
        split = splitRecord(line, m_separator, row.fields);
    if (split != Split::Done)
        return badInput("%1:%2: expected %3, found '%4'", path(), row.line, Message("fields with closing quotation marks"),
                        printable(first));
    return true;
}

Result<const TableRow*> TableReader::next()
{
    if (m_given < m_head.size()) return &m_head[m_given++];
    for (; m_skipped > 0; --m_skipped) ROSA_TRY(read(m_row));
    ROSA_TRY_ASSIGN(const auto isThere, read(m_row));
    return isThere ? &m_row : nullptr;
}

}  // namespace rosa::data
