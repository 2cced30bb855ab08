#include "core/learn/ops/device_operations.h"

#include <array>

namespace rosa::learn {

namespace {

DeviceOperations& operationsOf(c10::DeviceType device)
{
    static std::array<DeviceOperations, static_cast<std::size_t>(c10::COMPILE_TIME_MAX_DEVICE_TYPES)> table{};
    return table[static_cast<std::size_t>(device)];
}

}  // namespace

void registerDeviceOperations(c10::DeviceType device, const DeviceOperations& operations)
{
    operationsOf(device) = operations;
}

const DeviceOperations& deviceOperations(c10::DeviceType device) { return operationsOf(device); }

}  // namespace rosa::learn
