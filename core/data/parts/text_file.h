/// Text files as people have them: plain, compressed by gzip, in UTF-8 or with a byte order mark in UTF-16; internal.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/memory_budget.h"
#include "core/base/result.h"

namespace rosa::data {

/// Reads a whole file as text, decompressed and converted to UTF-8 without byte order mark (other texts stay as they are, see isUtf8()).
/// Adds the file to `budget` and takes the memory of the text. A compressed file counts as sixteen times its size: gzip reduces tables of
/// numbers to a fifth or a tenth, so that a file that expands beyond that and the free part of the budget is refused. Errors name the file.
Result<std::string> readText(const std::filesystem::path& path, MemoryBudget& budget);

/// Numbers of lines in a text, from 1. Places in ascending order are found in O(text) altogether.
class LineNumbers {
public:
    /// `text` must outlive this.
    explicit LineNumbers(std::string_view text) : m_text(text) {}

    /// Of the byte at `offset`; a negative one counts as 0.
    [[nodiscard]] std::int64_t at(std::ptrdiff_t offset)
    {
        const auto place = std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)), m_text.size());
        if (place < m_at) m_at = 0, m_line = 1;
        m_line += std::count(m_text.begin() + static_cast<std::ptrdiff_t>(m_at),
                             m_text.begin() + static_cast<std::ptrdiff_t>(place), '\n');
        m_at = place;
        return m_line;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::int64_t m_line = 1;
};

}  // namespace rosa::data
