/// The functions of this plug-in by their sources, for rosaCudaOperations.
#pragma once

#include "core/learn/ops/device_operations.h"

namespace rosa::learn {

void addRowOperations(DeviceOperations& operations);
void addStepOperations(DeviceOperations& operations);
void addGraphOperations(DeviceOperations& operations);

}  // namespace rosa::learn
