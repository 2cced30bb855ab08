#include "core/learn/ops/device.h"

#include <algorithm>
#include <array>
#include <atomic>

#include <dlfcn.h>

#include "core/base/plugin.h"
#include "core/learn/ops/cuda_devices.h"
#include "core/learn/ops/gemd.h"

namespace rosa::learn {

namespace {

/// Loads the plug-in. Must precede LibTorch's first query for a GPU, whose result LibTorch caches. Registers its kernels if a driver
/// responds. The Error says what is missing.
Result<std::vector<std::string>> cudaDevices()
{
    const auto symbol = loadPlugin("rosa_cuda", "rosaCudaDevices");
    if (!symbol) return badInput("cannot load the CUDA plug-in: %1", symbol.error().message);
    ROSA_TRY_ASSIGN(const auto kernels, loadPlugin("rosa_cuda", "rosaCudaKernels"));
    std::array<CudaDevice, 16> devices{};
    const std::int32_t count = reinterpret_cast<CudaDevicesFunction*>(*symbol)(devices.data(), devices.size());
    if (count == 0) return badInput("no working NVIDIA GPU and driver found");
    BlockKernels found;
    reinterpret_cast<CudaKernelsFunction*>(kernels)(&found);
    registerBlockKernels(c10::DeviceType::CUDA, found);
    std::vector<std::string> names;
    for (std::int32_t i = 0; i < std::min<std::int32_t>(count, devices.size()); ++i)
        names.emplace_back(devices[static_cast<std::size_t>(i)].name);
    return names;
}

/// Whether the driver's library exists. Checked first for device "auto", since loading the plug-in is slow.
bool hasDriver() { return ::dlopen("libcuda.so.1", RTLD_LAZY | RTLD_LOCAL) != nullptr; }

std::atomic<bool> cpuPath = true;

}  // namespace

bool takesCpuPath(torch::Device device) { return device.is_cpu() && cpuPath.load(std::memory_order_relaxed); }

void setCpuPath(bool isTaken) { cpuPath.store(isTaken, std::memory_order_relaxed); }

std::vector<std::string> deviceNames()
{
    std::vector<std::string> names{"cpu"};
    if (const auto devices = cudaDevices())
        for (const std::string& name : *devices) names.push_back("cuda: " + name);
    return names;
}

Result<torch::Device> chooseDevice(const std::string& name)
{
    if (name == "cpu") return torch::Device(torch::kCPU);
    if (name != "auto" && name != "cuda") return badInput("--device %1: expected auto, cpu or cuda", name);
    if (name == "auto" && !hasDriver()) return torch::Device(torch::kCPU);
    const auto devices = cudaDevices();
    if (devices) return torch::Device(torch::kCUDA, 0);
    if (name == "auto") return torch::Device(torch::kCPU);
    return devices.error().within("--device cuda");
}

torch::Tensor toDevice(const torch::Tensor& tensor, torch::Device device)
{
    if (tensor.device() == device) return tensor;
    return device.is_cuda() ? tensor.pin_memory().to(device, /*non_blocking=*/true) : tensor.to(device);
}

}  // namespace rosa::learn
