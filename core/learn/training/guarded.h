/// Converts exceptions of other libraries to errors.
#pragma once

#include <exception>
#include <new>
#include <string>

#include <c10/core/Device.h>
#include <c10/util/Exception.h>

#include "core/learn/gpu_failure.h"
#include "core/learn/jobs.h"

namespace rosa::learn {

/// Returns `body()`; an exception becomes an Error with its cause. `job` names the failed operation.
template <typename T, typename Body>
Result<T> guarded(const Message& job, Body&& body)
{
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return outOfMemory(job);
    } catch (const c10::Error& problem) {
        const std::string cause = problem.what_without_backtrace();
        if (auto failure = gpuFailure(job, cause)) return *std::move(failure);
        // The allocator of processors has no type for it.
        const bool isMemory = dynamic_cast<const c10::OutOfMemoryError*>(&problem) != nullptr ||
                              cause.find("DefaultCPUAllocator: can't allocate memory") != std::string::npos;
        return isMemory ? outOfMemory(job, cause) : failed("%1: %2", job, cause);
    } catch (const std::exception& problem) {
        return failed("%1: %2", job, problem.what());
    }
}

/// Returns `work(device)`. Where that is a GPU which `auto` has chosen and may leave, and it fails, a warning says so and `work(cpu)` follows; `work` then finds
/// what the first call has left.
template <typename T, typename Work>
Result<T> onDevice(const Workplace& place, c10::Device device, const Message& job, Observer& observer, const Work& work)
{
    if (device.is_cpu() || place.device != "auto" || !place.goesOnElsewhere) return work(device);
    auto result = guarded<T>(job, [&] { return work(device); });
    if (result || !isGpuFailure(result.error())) return result;
    observer.warn(continuedOnCpu(result.error()));
    return work(c10::Device(c10::kCPU));
}

}  // namespace rosa::learn
