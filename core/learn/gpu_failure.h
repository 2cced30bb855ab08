/// Failures of a GPU, told in one sentence.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/learn/out_of_memory.h"

namespace rosa::learn {

/// A GPU that has failed for another reason than memory; `cause` is what a library said.
inline Error brokenGpu(const Message& job, std::string_view cause)
{
    return failed("%1: the GPU failed (%2); use --device cpu", job, std::string(cause));
}

/// The Error of what LibTorch says of a failed GPU, without CUDA's advice to its programmers; none if `cause` speaks of no GPU. `job` names the
/// failed operation.
inline std::optional<Error> gpuFailure(const Message& job, std::string_view cause)
{
    // How LibTorch's exceptions begin that come from CUDA or from its libraries.
    constexpr std::array<std::string_view, 7> ofGpus = {"CUDA out of memory", "CUDA error",  "CUDA driver error",
                                                        "cuFFT error",        "cuDNN error", "cusolver error",
                                                        "CUSPARSE_STATUS_"};
    constexpr std::array<std::string_view, 2> ofMemory = {"out of memory", "ALLOC_FAILED"};
    const auto isIn = [cause](std::string_view part) { return cause.find(part) != std::string_view::npos; };
    if (std::ranges::none_of(ofGpus, isIn)) return {};
    return std::ranges::any_of(ofMemory, isIn) ? outOfGpuMemory(job) : brokenGpu(job, cause.substr(0, cause.find('\n')));
}

/// Whether `error` is one of gpuFailure(), without outer context.
inline bool isGpuFailure(const Error& error)
{
    const std::string& words = error.message.words();
    return words == outOfGpuMemory({}).message.words() || words == brokenGpu({}, {}).message.words();
}

/// The warning of a run that begins again from its last checkpoint, without others beside it on the GPU, after `error`, for which
/// isGpuFailure() holds.
inline Message triedAgainAlone(const Error& error)
{
    const std::vector<Message>& arguments = error.message.arguments();
    if (arguments.size() < 2)
        return Message("there is not enough memory on the GPU beside other runs; the run is tried again alone");
    return Message("the GPU failed (%1); the run is tried again alone", arguments[1]);
}

/// The warning of work that goes on on the CPU after `error`, for which isGpuFailure() holds.
inline Message continuedOnCpu(const Error& error)
{
    const std::vector<Message>& arguments = error.message.arguments();
    if (arguments.size() < 2) return Message("there is not enough memory on the GPU; the work goes on on the CPU");
    return Message("the GPU failed (%1); the work goes on on the CPU", arguments[1]);
}

}  // namespace rosa::learn
