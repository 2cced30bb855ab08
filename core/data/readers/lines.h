/// Text files line by line, with errors that name file and line; no part of the public interface.
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

/// Lines of a file in UTF-8, with or without byte order mark, ending in LF or CRLF; empty ones are passed over.
class LineReader {
public:
    /// The file is added to `budget` and taken from it.
    static Result<LineReader> open(const std::filesystem::path& path, MemoryBudget& budget);

    /// The next line that is not empty; false at the end. Valid until the reader goes.
    bool next(std::string_view& line);
    /// Number of the line that next() gave, from 1.
    [[nodiscard]] std::int64_t number() const { return m_number; }
    [[nodiscard]] std::size_t size() const { return m_text.size(); }  ///< Bytes of the file.
    /// "FILE:LINE: expected `expected`, found '`found`'".
    [[nodiscard]] Error problem(const std::string& expected, std::string_view found) const;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
    std::string m_text;
    std::size_t m_at = 0;
    std::int64_t m_number = 0;
};

/// Without spaces and tabs at both ends.
std::string_view trimmed(std::string_view text);
/// Parts between `separator`s, as they are.
std::vector<std::string_view> splitAt(std::string_view line, char separator);
/// Parts between runs of spaces and tabs.
std::vector<std::string_view> splitAtSpace(std::string_view line);
/// The whole of `text`, trimmed, as a number; nothing where it is none. parseNumber also takes "nan" and "inf".
std::optional<std::int64_t> parseWhole(std::string_view text);
std::optional<float> parseNumber(std::string_view text);

}  // namespace rosa::data
