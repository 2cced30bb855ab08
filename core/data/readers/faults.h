/// Collection of several faults of one file; internal.
#pragma once

#include <cstddef>
#include <vector>

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
        if (!m_faults.empty() && m_faults.back() == error.message) return false;
        if (error.kind != ErrorKind::BadInput) m_faults.clear();
        m_faults.push_back(error.message);
        m_kind = error.kind;
        return ++m_count < kMostFaults && error.kind == ErrorKind::BadInput;
    }
    /// Adds the error of a step, if any; returns false as add().
    bool take(const Result<void>& step) { return step || add(step.error()); }

    /// All faults as one Error, one line each; success if there are none.
    [[nodiscard]] Result<void> result() const
    {
        if (m_count == 0) return {};
        return Error{joined(m_faults, "%1\n%2"), m_kind};
    }

private:
    std::vector<Message> m_faults;
    ErrorKind m_kind = ErrorKind::BadInput;
    std::size_t m_count = 0;
};

}  // namespace rosa::data
