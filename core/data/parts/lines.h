/// Reading of text files by line, with errors that name file and line; internal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"

namespace rosa::data {

/// Lines of a text (readText() of text_file.h) in UTF-8, ending in LF, CRLF or CR alone; empty lines are skipped.
class LineReader {
public:
    /// Adds the file to `budget` and takes its memory from it.
    static Result<LineReader> open(const std::filesystem::path& path, MemoryBudget& budget);

    /// Reads the next non-empty line; returns false at the end. `line` is valid as long as the reader exists.
    bool next(std::string_view& line);
    /// The line that next() would read.
    [[nodiscard]] bool peek(std::string_view& line) const;
    /// Extends `line`, the last one read, by the following one and the line end between them; returns false at the end of the file.
    bool extend(std::string_view& line);
    /// Goes back to the first line.
    void rewind();
    /// Number of the line read by next(), from 1.
    [[nodiscard]] std::int64_t number() const { return m_number; }
    [[nodiscard]] std::size_t size() const { return m_text.size(); }  ///< Size of the file in bytes.
    /// "FILE:LINE: expected `expected`, found '`found`'".
    [[nodiscard]] Error problem(const Message& expected, std::string_view found) const;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    [[nodiscard]] std::string_view lineAt(std::size_t at) const;

    std::filesystem::path m_path;
    std::string m_text;
    std::size_t m_at = 0;
    std::int64_t m_number = 0;
};

/// Removes spaces and tabs at both ends.
std::string_view trimmed(std::string_view text);
/// Splits at each `separator`; fields are not trimmed.
std::vector<std::string_view> splitAt(std::string_view line, char separator);
/// Splits at runs of spaces and tabs.
std::vector<std::string_view> splitAtSpace(std::string_view line);
/// Parses all of `text`, trimmed, as a number; nullopt if invalid. parseNumber also accepts "nan" and "inf".
std::optional<std::int64_t> parseWhole(std::string_view text);
std::optional<float> parseNumber(std::string_view text);

}  // namespace rosa::data
