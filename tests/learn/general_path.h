/// The operations that serve GPUs, on the processor.
#pragma once

#include <vector>

#include "core/learn/device.h"

namespace rosa::test {

/// While it lives, tensors of the processor are worked on as those of a GPU are.
class GeneralPath {
public:
    GeneralPath() { learn::setCpuPath(false); }
    ~GeneralPath() { learn::setCpuPath(true); }
    GeneralPath(const GeneralPath&) = delete;
    GeneralPath& operator=(const GeneralPath&) = delete;
};

/// Where the general path is tested: the processor, and a GPU where one answers.
inline std::vector<torch::Device> generalDevices()
{
    std::vector<torch::Device> devices{torch::kCPU};
    if (const auto gpu = learn::chooseDevice("cuda")) devices.push_back(*gpu);
    return devices;
}

}  // namespace rosa::test
