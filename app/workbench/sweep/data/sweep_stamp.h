/// Whether a sweep's folder has changed, without reading it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "core/sweep/claims.h"

namespace rosa::workbench {

/// Pause after reading a sweep, in durations of the reading.
inline constexpr std::int64_t kSweepPauseFactor = 2;

/// Not thread-safe. O(workers): some stats and the workers' notes.
class SweepStamp {
public:
    /// Whether anything may have changed in the folder since the last call; true at the first.
    [[nodiscard]] bool hasChanged(const std::filesystem::path& folder);
    /// Call after a reading that may have been incomplete: the next call reports a change.
    void forget() { m_isFresh = true; }
    /// As of the last call, sorted by name.
    [[nodiscard]] const std::vector<sweep::WorkerNote>& workers() const { return m_workers; }

private:
    std::vector<std::int64_t> m_times;
    std::vector<sweep::WorkerNote> m_workers;
    bool m_isFresh = true;  ///< A change at the time of m_times may have been missed.
};

}  // namespace rosa::workbench
