/// Converts exceptions of other libraries to errors.
#pragma once

#include <exception>
#include <new>
#include <string>

#include <c10/util/Exception.h>

#include "core/base/result.h"

namespace rosa::learn {

/// Returns `body()`; an exception becomes an Error with its cause. `job` names the failed operation.
template <typename T, typename Body>
Result<T> guarded(const Message& job, Body&& body)
{
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return failed("%1: not enough memory; lower sampling.batch_size or encoder.hidden", job);
    } catch (const c10::Error& problem) {
        return failed("%1: %2", job, problem.what_without_backtrace());
    } catch (const std::exception& problem) {
        return failed("%1: %2", job, problem.what());
    }
}

}  // namespace rosa::learn
