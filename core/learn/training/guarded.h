/// Converts exceptions of other libraries to errors.
#pragma once

#include <exception>
#include <new>
#include <string>

#include <c10/util/Exception.h>

#include "core/learn/out_of_memory.h"

namespace rosa::learn {

/// Returns `body()`; an exception becomes an Error with its cause. `job` names the failed operation.
template <typename T, typename Body>
Result<T> guarded(const Message& job, Body&& body)
{
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return outOfMemory(job);
    } catch (const c10::OutOfMemoryError& problem) {
        return outOfMemory(job, problem.what_without_backtrace());
    } catch (const c10::Error& problem) {
        const std::string cause = problem.what_without_backtrace();
        // The allocator of processors has no type for it.
        if (cause.find("DefaultCPUAllocator: can't allocate memory") != std::string::npos) return outOfMemory(job, cause);
        return failed("%1: %2", job, cause);
    } catch (const std::exception& problem) {
        return failed("%1: %2", job, problem.what());
    }
}

}  // namespace rosa::learn
