/// Selection of the device and copies to it.
#pragma once

#include <string>
#include <vector>

#include <torch/types.h>

#include "core/base/result.h"

namespace rosa::learn {

/// Prepares LibTorch for the devices that `name` (auto, cpu, cuda) may select: loads the CUDA plug-in for cuda, and for auto where a driver is
/// installed. Call before the first tensor of the process: LibTorch looks for CUDA once and remembers that there is none. The first call
/// decides; after "cpu", requests for a GPU are refused. Thread-safe.
void prepareDevices(const std::string& name);

/// "cpu", and "cuda: NAME" for each device available to the CUDA plug-in.
std::vector<std::string> deviceNames();

/// Resolves `name` (auto, cpu, cuda) on this machine; auto selects the first GPU if plug-in and driver are available. The plug-in's kernels
/// are registered for a GPU that is returned. The Error says what is missing for cuda, or that LibTorch was used before prepareDevices().
Result<torch::Device> chooseDevice(const std::string& name);

/// Copies `tensor` to `device`; returns it unchanged if it is there already. Copies to a GPU are asynchronous, through pinned memory on
/// LibTorch's current stream.
///
/// Within a RecordingScope it is an error (c10::Error), whatever the device: the copy would be repeated with values of the past.
torch::Tensor toDevice(const torch::Tensor& tensor, torch::Device device);

/// During its lifetime this thread records work that is repeated later (DeviceOperations::record), and must read nothing from the host.
class RecordingScope {
public:
    RecordingScope();
    ~RecordingScope();
    RecordingScope(const RecordingScope&) = delete;
    RecordingScope& operator=(const RecordingScope&) = delete;

private:
    bool m_before;
};

/// Whether operations on a device use the CPU implementation: vector registers, threads over rows, values read on the way. Otherwise
/// LibTorch's own operations compute the same up to rounding, without synchronisation.
[[nodiscard]] bool takesCpuPath(torch::Device device);

/// False: CPU tensors take the general path of other devices, for comparison of the two; initially true. Call only while no operation is
/// running.
void setCpuPath(bool isTaken);

}  // namespace rosa::learn
