/// Sequential reading of the lines of a text file that may be gzip-compressed; internal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/memory_budget.h"
#include "core/base/result.h"

namespace rosa::data {

/// Stores one line and a buffer, for any size of file. Not thread-safe.
class GzLines {
public:
    /// Longer lines are refused, so that a compressed file of zeros does not fill memory.
    static constexpr std::size_t kLongest = std::size_t{16} << 20;

    /// Adds the file to `budget`.
    static Result<GzLines> open(const std::filesystem::path& path, MemoryBudget& budget);
    ~GzLines();
    GzLines(GzLines&&) noexcept;
    GzLines& operator=(GzLines&&) noexcept;

    /// Reads the next non-empty line, without its line end; returns false at the end of the file. `line` is valid until the next call.
    /// Returns an Error if the file is damaged or a line is too long.
    Result<bool> next(std::string_view& line);
    [[nodiscard]] std::int64_t number() const;  ///< Number of the line read by next(), from 1.
    /// "FILE:LINE: expected `expected`, found '`found`'".
    [[nodiscard]] Error problem(const Message& expected, std::string_view found) const;
    [[nodiscard]] const std::filesystem::path& path() const;

private:
    struct State;
    explicit GzLines(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

}  // namespace rosa::data
