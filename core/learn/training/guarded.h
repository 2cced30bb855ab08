/// Where exceptions of other libraries end.
#pragma once

#include <exception>
#include <new>
#include <string>

#include <c10/util/Exception.h>

#include "core/base/result.h"

namespace rosa::learn {

/// `body()`; an exception becomes an error with its cause. `job` says what failed.
template <typename T, typename Body>
Result<T> guarded(const char* job, Body&& body)
{
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return failed(std::string(job) + ": not enough memory; lower sampling.batch_size or encoder.hidden");
    } catch (const c10::Error& problem) {
        return failed(std::string(job) + ": " + problem.what_without_backtrace());
    } catch (const std::exception& problem) {
        return failed(std::string(job) + ": " + problem.what());
    }
}

}  // namespace rosa::learn
