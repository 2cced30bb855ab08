/// The Errors of a job that needs more memory than there is.
#pragma once

#include <algorithm>
#include <string>

#include "core/base/result.h"

namespace rosa::learn {

/// `job` names the failed operation; `cause` is what a library said, or "".
inline Error outOfMemory(const Message& job, const std::string& cause = {})
{
    if (cause.empty()) return failed("%1: not enough memory; lower sampling.batch_size or encoder.hidden", job);
    return failed("%1: not enough memory (%2); lower sampling.batch_size or encoder.hidden", job, cause);
}

/// The same for the memory of a GPU.
inline Error outOfGpuMemory(const Message& job)
{
    return failed("%1: not enough memory on the GPU; use --device cpu, or lower sampling.batch_size or encoder.hidden", job);
}

/// Whether `error` is one of these, without outer context.
inline bool isOutOfMemory(const Error& error)
{
    const Error all[] = {outOfMemory({}), outOfMemory({}, "cause"), outOfGpuMemory({})};
    return std::ranges::any_of(all, [&](const Error& one) { return error.message.words() == one.message.words(); });
}

}  // namespace rosa::learn
