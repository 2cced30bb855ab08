/// Loops over independent items on all the threads the process may use.
///
/// OpenMP where the build has it (the same runtime that LibTorch uses, so that the two do not fight for cores), standard
/// threads otherwise (the thread sanitizer cannot see into OpenMP). Results must not depend on the number of threads:
/// each item writes only what is its own.
#pragma once

#include <cstdint>
#include <functional>

namespace rosa {

/// Cores that this process may run on; at least 1.
int availableCores();

/// Threads that parallelFor uses; at least 1. Starts at availableCores().
int threadCount();

/// Sets threadCount(), for OpenMP as a whole too; values below 1 mean 1. Call before work starts.
void setThreadCount(int count);

/// Calls `body(begin, end)` for disjoint ranges that cover [0, count), each of at least `grain` items where possible.
/// Runs inline when one range suffices. What `body` throws (the first of several) is thrown again when all threads are done.
void parallelFor(std::int64_t count, std::int64_t grain, const std::function<void(std::int64_t, std::int64_t)>& body);

/// Calls `body(item)` for each of [0, count), handed out in their order, one at a time, to whichever thread is free: for few items of uneven
/// cost. Exceptions as above.
void parallelTasks(std::int64_t count, const std::function<void(std::int64_t)>& body);

/// While it lives, parallel regions that the calling thread opens have so many threads where they name no number themselves: other
/// libraries' loops, not parallelFor(). Scopes may lie within each other. Nothing without OpenMP.
class OpenMpThreads {
public:
    explicit OpenMpThreads(int count);
    ~OpenMpThreads();
    OpenMpThreads(const OpenMpThreads&) = delete;
    OpenMpThreads& operator=(const OpenMpThreads&) = delete;

private:
    int m_before = 1;
};

/// While it lives, loops of the thread that made it run on that thread alone: for work beside other work.
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
