#include "core/learn/ops/cuda_devices.h"

#include <algorithm>
#include <cstring>

#include <c10/cuda/CUDAFunctions.h>
#include <cuda_runtime_api.h>

using rosa::learn::CudaDevice;

extern "C" __attribute__((visibility("default"))) std::int32_t rosaCudaDevices(CudaDevice* devices, std::int32_t room)
{
    // LibTorch's count rather than the runtime's: it is silently 0 if the driver is missing or too old.
    const std::int32_t count = c10::cuda::device_count();
    for (std::int32_t index = 0; index < std::min(count, room); ++index) {
        cudaDeviceProp properties{};
        if (cudaGetDeviceProperties(&properties, index) != cudaSuccess) return index;
        CudaDevice& device = devices[index];
        static_assert(sizeof device.name == sizeof properties.name);
        std::memcpy(device.name, properties.name, sizeof device.name);
        device.major = properties.major;
        device.minor = properties.minor;
        device.processors = properties.multiProcessorCount;
        device.totalBytes = properties.totalGlobalMem;
    }
    return count;
}
