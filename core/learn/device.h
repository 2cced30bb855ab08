/// Where tensors live.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::learn {

/// "cpu", and "cuda: NAME" for each device that the CUDA plug-in can use.
std::vector<std::string> deviceNames();

/// Checks `device` (auto, cpu, cuda) against what this machine has. An Error says what is missing for cuda.
Result<void> chooseDevice(const std::string& device);

}  // namespace rosa::learn
