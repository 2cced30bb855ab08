/// Where tensors live.
#pragma once

#include <string>
#include <vector>

#include <torch/types.h>

#include "core/base/result.h"

namespace rosa::learn {

/// "cpu", and "cuda: NAME" for each device that the CUDA plug-in can use.
std::vector<std::string> deviceNames();

/// The device that `name` (auto, cpu, cuda) means on this machine; auto takes the first GPU where the plug-in and a driver answer. Before
/// it answers a GPU, the plug-in's kernels are registered. An Error says what is missing for cuda.
Result<torch::Device> chooseDevice(const std::string& name);

/// A copy of `tensor` on `device`, without waiting where that is a GPU: through locked memory, on LibTorch's current stream. The tensor
/// itself where it is there already.
torch::Tensor toDevice(const torch::Tensor& tensor, torch::Device device);

/// Whether work on a device takes the operations that are written for processors: vector registers, threads over rows, answers looked at on
/// the way. Elsewhere LibTorch's own operations do the same up to rounding, and nothing waits for an answer.
[[nodiscard]] bool takesCpuPath(torch::Device device);

/// False: tensors of the processor are worked on as those of other devices are. For whoever compares the two; true at first. Call while
/// nothing is worked on.
void setCpuPath(bool isTaken);

}  // namespace rosa::learn
