/// Selection of the device and copies to it.
#pragma once

#include <string>
#include <vector>

#include <torch/types.h>

#include "core/base/result.h"

namespace rosa::learn {

/// "cpu", and "cuda: NAME" for each device available to the CUDA plug-in.
std::vector<std::string> deviceNames();

/// Resolves `name` (auto, cpu, cuda) on this machine; auto selects the first GPU if plug-in and driver are available. Registers the
/// plug-in's kernels before returning a GPU. The Error says what is missing for cuda.
Result<torch::Device> chooseDevice(const std::string& name);

/// Copies `tensor` to `device`; returns it unchanged if it is there already. Copies to a GPU are asynchronous, through pinned memory on
/// LibTorch's current stream.
torch::Tensor toDevice(const torch::Tensor& tensor, torch::Device device);

/// Whether operations on a device use the CPU implementation: vector registers, threads over rows, values read on the way. Otherwise
/// LibTorch's own operations compute the same up to rounding, without synchronisation.
[[nodiscard]] bool takesCpuPath(torch::Device device);

/// False: CPU tensors take the general path of other devices, for comparison of the two; initially true. Call only while no operation is
/// running.
void setCpuPath(bool isTaken);

}  // namespace rosa::learn
