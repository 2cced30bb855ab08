#include "core/data/parts/lines.h"

#include <algorithm>
#include <charconv>

#include "core/data/parts/text_file.h"
#include "core/data/text.h"

namespace rosa::data {

Result<LineReader> LineReader::open(const std::filesystem::path& path, MemoryBudget& budget)
{
    LineReader reader;
    ROSA_TRY_ASSIGN(reader.m_text, readText(path, budget));
    reader.m_path = path;
    // The line ends of old Macs, which some spreadsheets still write.
    if (reader.m_text.find('\n') == std::string::npos) std::ranges::replace(reader.m_text, '\r', '\n');
    if (isUtf8(reader.m_text)) return reader;
    // Find the line, to name it in the error.
    std::string_view line;
    while (reader.next(line))
        if (!isUtf8(line)) return reader.problem(Message("text in UTF-8 (save the file as UTF-8)"), line);
    return badInput("%1: expected text in UTF-8", path);
}

void LineReader::rewind()
{
    m_at = 0;
    m_number = 0;
}

bool LineReader::extend(std::string_view& line)
{
    if (m_at >= m_text.size()) return false;
    const auto begin = static_cast<std::size_t>(line.data() - m_text.data());
    const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
    line = std::string_view(m_text).substr(begin, end - begin);
    m_at = end + 1;
    ++m_number;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return true;
}

bool LineReader::next(std::string_view& line)
{
    while (m_at < m_text.size()) {
        line = lineAt(m_at);
        m_at += line.size() + 1;
        ++m_number;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (!trimmed(line).empty()) return true;
    }
    return false;
}

bool LineReader::peek(std::string_view& line) const
{
    for (std::size_t at = m_at; at < m_text.size(); at += line.size() + 1) {
        line = lineAt(at);
        if (!trimmed(line).empty() && line != "\r") return true;
    }
    return false;
}

std::string_view LineReader::lineAt(std::size_t at) const
{
    return std::string_view(m_text).substr(at, std::min(m_text.find('\n', at), m_text.size()) - at);
}

Error LineReader::problem(const Message& expected, std::string_view found) const
{
    return badInput("%1:%2: expected %3, found '%4'", m_path, m_number, expected, printable(found));
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::vector<std::string_view> splitAt(std::string_view line, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = line.find(separator);
        parts.push_back(line.substr(0, end));
        if (end == std::string_view::npos) return parts;
        line.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> splitAtSpace(std::string_view line)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t first = line.find_first_not_of(" \t");
        if (first == std::string_view::npos) return parts;
        line.remove_prefix(first);
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        parts.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

namespace {

template <typename T>
std::optional<T> parse(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    T value{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

}  // namespace

std::optional<std::int64_t> parseWhole(std::string_view text) { return parse<std::int64_t>(text); }

std::optional<float> parseNumber(std::string_view text)
{
    // Parse as double, so that values too small for a float become zero instead of an error.
    const auto value = parse<double>(text);
    return value ? std::optional(static_cast<float>(*value)) : std::nullopt;
}

}  // namespace rosa::data
