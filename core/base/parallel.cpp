#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <utility>
#include <vector>

#include <sched.h>

#ifdef _OPENMP
#include <omp.h>
#endif

namespace rosa {

namespace {

std::atomic<int>& configuredThreads()
{
    static std::atomic<int> threads{availableCores()};
    return threads;
}

thread_local bool isSerial = false;

/// Captures an exception from a range of a loop; an exception escaping from another thread would terminate the process.
class FirstException {
public:
    template <typename Body>
    void guard(Body&& body) noexcept
    {
        try {
            body();
        } catch (...) {
            if (!m_isTaken.test_and_set()) m_exception = std::current_exception();
        }
    }
    /// Call after all threads have finished.
    void rethrow() const
    {
        if (m_exception) std::rethrow_exception(m_exception);
    }

private:
    std::atomic_flag m_isTaken;
    std::exception_ptr m_exception;
};

}  // namespace

int availableCores()
{
    cpu_set_t set;
    CPU_ZERO(&set);
    if (sched_getaffinity(0, sizeof set, &set) == 0) return std::max(1, CPU_COUNT(&set));
    return std::max(1u, std::thread::hardware_concurrency());
}

int threadCount() { return configuredThreads(); }

void setThreadCount(int count)
{
    configuredThreads() = std::max(1, count);
#ifdef _OPENMP
    omp_set_num_threads(threadCount());
#endif
}

void parallelFor(std::int64_t count, std::int64_t grain, const std::function<void(std::int64_t, std::int64_t)>& body)
{
    if (count <= 0) return;
    const std::int64_t wanted = (count + std::max<std::int64_t>(grain, 1) - 1) / std::max<std::int64_t>(grain, 1);
    const std::int64_t ranges = isSerial ? 1 : std::min<std::int64_t>(threadCount(), wanted);
    if (ranges <= 1) {
        body(0, count);
        return;
    }
    FirstException thrown;
    const auto bound = [&](std::int64_t range) { return count * range / ranges; };
#ifdef _OPENMP
#pragma omp parallel for num_threads(static_cast <int>(ranges)) schedule(static, 1)
    for (std::int64_t range = 0; range < ranges; ++range) thrown.guard([&] { body(bound(range), bound(range + 1)); });
#else
    {
        std::vector<std::jthread> others;
        others.reserve(static_cast<std::size_t>(ranges - 1));
        for (std::int64_t range = 1; range < ranges; ++range)
            others.emplace_back([&, range] { thrown.guard([&] { body(bound(range), bound(range + 1)); }); });
        thrown.guard([&] { body(0, bound(1)); });
    }
#endif
    thrown.rethrow();
}

void parallelTasks(std::int64_t count, const std::function<void(std::int64_t)>& body)
{
    std::atomic<std::int64_t> next{0};
    parallelFor(std::min<std::int64_t>(count, threadCount()), 1, [&](std::int64_t, std::int64_t) {
        for (std::int64_t item = next++; item < count; item = next++) body(item);
    });
}

OpenMpThreads::OpenMpThreads([[maybe_unused]] int count)
{
#ifdef _OPENMP
    m_before = omp_get_max_threads();
    omp_set_num_threads(count);
#endif
}

OpenMpThreads::~OpenMpThreads()
{
#ifdef _OPENMP
    omp_set_num_threads(m_before);
#endif
}

SerialScope::SerialScope() : m_outer(std::exchange(isSerial, true)) {}

SerialScope::~SerialScope() { isSerial = m_outer; }

}  // namespace rosa
