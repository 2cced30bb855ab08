/// Lines of a text file that may be compressed by gzip, read one after another; no part of the public interface.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/memory_budget.h"
#include "core/base/result.h"

namespace rosa::data {

/// Holds a line and a buffer, whatever the file's size. Not shared between threads.
class GzLines {
public:
    /// Lines that are longer are refused, so that a file of zeros does not become one in memory.
    static constexpr std::size_t kLongest = std::size_t{16} << 20;

    /// The file is added to `budget`.
    static Result<GzLines> open(const std::filesystem::path& path, MemoryBudget& budget);
    ~GzLines();
    GzLines(GzLines&&) noexcept;
    GzLines& operator=(GzLines&&) noexcept;

    /// The next line that is not empty, without its end; false at the end of the file. Valid until the next call. An Error where the
    /// file is damaged or a line too long.
    Result<bool> next(std::string_view& line);
    [[nodiscard]] std::int64_t number() const;  ///< Of the line that next() gave, from 1.
    /// "FILE:LINE: expected `expected`, found '`found`'".
    [[nodiscard]] Error problem(const std::string& expected, std::string_view found) const;
    [[nodiscard]] const std::filesystem::path& path() const;

private:
    struct State;
    explicit GzLines(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

}  // namespace rosa::data
