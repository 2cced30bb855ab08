#include "core/learn/device.h"

#include <algorithm>
#include <array>

#include "core/base/plugin.h"
#include "core/learn/cuda_devices.h"

namespace rosa::learn {

std::vector<std::string> deviceNames()
{
    std::vector<std::string> names{"cpu"};
    const auto symbol = loadPlugin("rosa_cuda", "rosaCudaDevices");
    if (!symbol) return names;
    std::array<CudaDevice, 16> devices{};
    const std::int32_t count = reinterpret_cast<CudaDevicesFunction*>(*symbol)(devices.data(), devices.size());
    for (std::int32_t i = 0; i < std::min<std::int32_t>(count, devices.size()); ++i)
        names.push_back("cuda: " + std::string(devices[static_cast<std::size_t>(i)].name));
    return names;
}

Result<void> chooseDevice(const std::string& device)
{
    if (device == "auto" || device == "cpu") return {};
    if (device == "cuda")
        return badInput("--device cuda: this version trains on processors only; use --device cpu or leave the option out");
    return badInput("--device " + device + ": expected auto, cpu or cuda");
}

}  // namespace rosa::learn
