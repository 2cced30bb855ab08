/// Collection of several faults of one file; internal.
#pragma once

#include <cstddef>

#include "core/base/result.h"

namespace rosa::data {

/// Maximum number of faults reported per file; with more, the program that wrote the file should be checked.
inline constexpr std::size_t kMostFaults = 20;

/// Collects faults in the order of the file.
class Faults {
public:
    /// Adds a fault. Returns false if kMostFaults are reached, so that reading on is pointless, or if the error is not a fault of the file.
    bool add(const Error& error)
    {
        // An exhausted memory budget fails again on every following line.
        if (m_count > 0 && m_error.message.ends_with(error.message)) return false;
        if (error.kind != ErrorKind::BadInput) m_error.message.clear();
        m_error = {m_count == 0 || m_error.message.empty() ? error.message : m_error.message + "\n" + error.message,
                   error.kind};
        return ++m_count < kMostFaults && error.kind == ErrorKind::BadInput;
    }
    /// Adds the error of a step, if any; returns false as add().
    bool take(const Result<void>& step) { return step || add(step.error()); }

    /// All faults as one Error, one line each; success if there are none.
    [[nodiscard]] Result<void> result() const { return m_count > 0 ? Result<void>(m_error) : Result<void>(); }

private:
    Error m_error;
    std::size_t m_count = 0;
};

}  // namespace rosa::data
