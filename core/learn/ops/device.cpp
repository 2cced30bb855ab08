#include "core/learn/ops/device.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <utility>

#include <dlfcn.h>

#include <ATen/Context.h>

#include "core/base/plugin.h"
#include "core/learn/ops/cuda_devices.h"
#include "core/learn/ops/device_operations.h"
#include "core/learn/ops/gemd.h"

namespace rosa::learn {

namespace {

using DeviceNames = std::vector<std::string>;

std::atomic<bool> isPreparedForCpu = false;

Result<DeviceNames> loadCudaDevices()
{
    const Error tooLate =
        badInput("computation without the GPU has begun in this process; start the command again with --device cuda");
    if (isPreparedForCpu) return tooLate;
    const auto symbol = loadPlugin("rosa_cuda", "rosaCudaDevices");
    if (!symbol) return badInput("cannot load the CUDA plug-in: %1", symbol.error().message);
    ROSA_TRY_ASSIGN(const auto kernels, loadPlugin("rosa_cuda", "rosaCudaKernels"));
    ROSA_TRY_ASSIGN(const auto operations, loadPlugin("rosa_cuda", "rosaCudaOperations"));
    std::array<CudaDevice, 16> devices{};
    const std::int32_t count = reinterpret_cast<CudaDevicesFunction*>(*symbol)(devices.data(), devices.size());
    if (count == 0) return badInput("no working NVIDIA GPU and driver found");
    // False if LibTorch looked before the plug-in was loaded; any use of CUDA would then terminate the process.
    if (!at::globalContext().hasCUDA()) return tooLate;
    BlockKernels found;
    reinterpret_cast<CudaKernelsFunction*>(kernels)(&found);
    registerBlockKernels(c10::DeviceType::CUDA, found);
    DeviceOperations more;
    reinterpret_cast<CudaOperationsFunction*>(operations)(&more);
    registerDeviceOperations(c10::DeviceType::CUDA, more);
    DeviceNames names;
    for (std::int32_t i = 0; i < std::min<std::int32_t>(count, devices.size()); ++i)
        names.emplace_back(devices[static_cast<std::size_t>(i)].name);
    return names;
}

/// The GPUs available to the plug-in, which the first call loads. What it finds stays in force, as in LibTorch. The Error says what is missing.
const Result<DeviceNames>& cudaDevices()
{
    static const Result<DeviceNames> devices = loadCudaDevices();
    return devices;
}

/// Whether the driver's library exists. Checked first for device "auto", since loading the plug-in is slow.
bool hasDriver() { return ::dlopen("libcuda.so.1", RTLD_LAZY | RTLD_LOCAL) != nullptr; }

std::atomic<bool> cpuPath = true;

thread_local bool isRecording = false;

}  // namespace

bool takesCpuPath(torch::Device device) { return device.is_cpu() && cpuPath.load(std::memory_order_relaxed); }

void setCpuPath(bool isTaken) { cpuPath.store(isTaken, std::memory_order_relaxed); }

void prepareDevices(const std::string& name)
{
    if (name == "cpu") isPreparedForCpu = true;
    if (name == "cuda" || (name == "auto" && hasDriver())) cudaDevices();
}

std::vector<std::string> deviceNames()
{
    std::vector<std::string> names{"cpu"};
    if (const auto& devices = cudaDevices())
        for (const std::string& name : *devices) names.push_back("cuda: " + name);
    return names;
}

Result<torch::Device> chooseDevice(const std::string& name)
{
    if (name == "cpu") return torch::Device(torch::kCPU);
    if (name != "auto" && name != "cuda") return badInput("--device %1: expected auto, cpu or cuda", name);
    if (name == "auto" && !hasDriver()) return torch::Device(torch::kCPU);
    const auto& devices = cudaDevices();
    if (devices) return torch::Device(torch::kCUDA, 0);
    if (name == "auto") return torch::Device(torch::kCPU);
    return devices.error().within("--device cuda");
}

RecordingScope::RecordingScope() : m_before(std::exchange(isRecording, true)) {}
RecordingScope::~RecordingScope() { isRecording = m_before; }

torch::Tensor toDevice(const torch::Tensor& tensor, torch::Device device)
{
    TORCH_CHECK(!isRecording, "values of the host are copied within work that is recorded");
    if (tensor.device() == device) return tensor;
    return device.is_cuda() ? tensor.pin_memory().to(device, /*non_blocking=*/true) : tensor.to(device);
}

}  // namespace rosa::learn
