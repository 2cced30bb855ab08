/// Faults of a file that is read to its end although it has some; no part of the public interface.
#pragma once

#include <cstddef>

#include "core/base/result.h"

namespace rosa::data {

/// Most faults that are told of one file: who has so many wants to look at what made it.
inline constexpr std::size_t kMostFaults = 20;

/// Collects what is wrong, in the order of the file.
class Faults {
public:
    /// Notes a fault; false where that are kMostFaults, and reading on is of no use, or where it is none of the file's.
    bool add(const Error& error)
    {
        // The memory budget is exhausted for every line that follows.
        if (m_count > 0 && m_error.message.ends_with(error.message)) return false;
        if (error.kind != ErrorKind::BadInput) m_error.message.clear();
        m_error = {m_count == 0 || m_error.message.empty() ? error.message : m_error.message + "\n" + error.message,
                   error.kind};
        return ++m_count < kMostFaults && error.kind == ErrorKind::BadInput;
    }
    /// Notes what a step came to; false as add().
    bool take(const Result<void>& step) { return step || add(step.error()); }

    /// All of them as one Error, a line each; success where there is none.
    [[nodiscard]] Result<void> result() const { return m_count > 0 ? Result<void>(m_error) : Result<void>(); }

private:
    Error m_error;
    std::size_t m_count = 0;
};

}  // namespace rosa::data
