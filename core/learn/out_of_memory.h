/// The Error of a job that needs more memory than there is.
#pragma once

#include <string>

#include "core/base/result.h"

namespace rosa::learn {

/// `job` names the failed operation; `cause` is what a library said, or "".
inline Error outOfMemory(const Message& job, const std::string& cause = {})
{
    if (cause.empty()) return failed("%1: not enough memory; lower sampling.batch_size or encoder.hidden", job);
    return failed("%1: not enough memory (%2); lower sampling.batch_size or encoder.hidden", job, cause);
}

/// Whether `error` is one of outOfMemory(), without outer context.
inline bool isOutOfMemory(const Error& error)
{
    const std::string& words = error.message.words();
    return words == outOfMemory({}).message.words() || words == outOfMemory({}, "cause").message.words();
}

}  // namespace rosa::learn
