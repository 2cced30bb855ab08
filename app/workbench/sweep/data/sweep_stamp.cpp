#include "app/workbench/sweep/data/sweep_stamp.h"

#include <algorithm>
#include <chrono>
#include <limits>

#include "core/sweep/steering.h"

namespace rosa::workbench {

namespace fs = std::filesystem;

namespace {

/// Times of files have the resolution of the file system's clock.
constexpr std::int64_t kResolution = 2'000'000'000;
constexpr std::int64_t kMissing = 0;

std::int64_t nanoseconds(fs::file_time_type time)
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
}

bool isSameNote(const sweep::WorkerNote& a, const sweep::WorkerNote& b)
{
    return a.worker == b.worker && a.isAlive == b.isAlive && a.cell == b.cell && a.run == b.run && a.runs == b.runs;
}

}  // namespace

bool SweepStamp::hasChanged(const fs::path& folder)
{
    std::vector<std::int64_t> times;
    std::int64_t newest = std::numeric_limits<std::int64_t>::min();  // the clock of files begins in the future
    for (const char* part : {"sweep.toml", "manifest", "cells", sweep::kSteeringFile}) {
        std::error_code problem;
        const auto time = fs::last_write_time(folder / part, problem);
        times.push_back(problem ? kMissing : nanoseconds(time));
        if (!problem) newest = std::max(newest, times.back());
    }
    auto workers = sweep::workersOf(folder);
    std::ranges::sort(workers, {}, &sweep::WorkerNote::worker);
    const bool isChanged = m_isFresh || times != m_times || !std::ranges::equal(workers, m_workers, isSameNote);
    // What is written within the clock's resolution of the newest file may have the same time.
    m_isFresh = nanoseconds(fs::file_time_type::clock::now()) < newest + kResolution;
    m_times = std::move(times);
    m_workers = std::move(workers);
    return isChanged;
}

}  // namespace rosa::workbench
