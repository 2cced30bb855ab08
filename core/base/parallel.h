/// Parallel loops over independent items, on all threads the process may use.
///
/// Uses OpenMP if the build has it (the same runtime as LibTorch, so that the two do not compete for cores), otherwise standard threads
/// (the thread sanitizer does not support OpenMP). Results must not depend on the number of threads: each item writes only its own data.
#pragma once

#include <cstdint>
#include <functional>

namespace rosa {

/// Number of cores available to this process; at least 1.
int availableCores();

/// Number of threads that parallelFor uses; at least 1, initially availableCores().
int threadCount();

/// Sets threadCount(), also for OpenMP as a whole; values below 1 are treated as 1. Call before work starts.
void setThreadCount(int count);

/// Calls `body(begin, end)` for disjoint ranges that cover [0, count), each of at least `grain` items where possible. Runs inline if one
/// range suffices. If `body` throws, one exception is rethrown after all threads have finished.
void parallelFor(std::int64_t count, std::int64_t grain, const std::function<void(std::int64_t, std::int64_t)>& body);

/// Calls `body(item)` for each item of [0, count). Items are assigned in order, one at a time, to the next free thread: for few items of
/// uneven cost. Exceptions are handled as above.
void parallelTasks(std::int64_t count, const std::function<void(std::int64_t)>& body);

/// Sets the default thread count of OpenMP parallel regions opened by the calling thread during the lifetime of this object. Affects loops
/// of other libraries, not parallelFor(). Scopes may be nested. No effect without OpenMP.
class OpenMpThreads {
public:
    explicit OpenMpThreads(int count);
    ~OpenMpThreads();
    OpenMpThreads(const OpenMpThreads&) = delete;
    OpenMpThreads& operator=(const OpenMpThreads&) = delete;

private:
    int m_before = 1;
};

/// Makes loops of the constructing thread run serially on that thread during the lifetime of this object: for work in the background.
class SerialScope {
public:
    SerialScope();
    ~SerialScope();
    SerialScope(const SerialScope&) = delete;
    SerialScope& operator=(const SerialScope&) = delete;

private:
    bool m_outer;
};

}  // namespace rosa
