/// GPUs available to the CUDA plug-in. Plain types, since they cross a dynamically loaded library boundary.
#pragma once

#include <cstdint>

namespace rosa::learn {

/// One GPU as reported by its driver.
struct CudaDevice {
    char name[256];      ///< Null-terminated, as reported by the driver.
    std::int32_t major;  ///< Compute capability, 9.0 for an H100.
    std::int32_t minor;
    std::int32_t processors;   ///< Streaming multiprocessors.
    std::uint64_t totalBytes;  ///< Memory of the device.
};

/// Type of `rosaCudaDevices`, exported by librosa_cuda: writes at most `room` devices in the driver's order and returns their total number;
/// 0 if no driver responds. Thread-safe.
using CudaDevicesFunction = std::int32_t(CudaDevice* devices, std::int32_t room);

}  // namespace rosa::learn
