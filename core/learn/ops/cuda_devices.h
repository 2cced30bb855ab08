/// The GPUs that the CUDA plug-in can use. Plain types: this crosses the border of a library loaded by name.
#pragma once

#include <cstdint>

namespace rosa::learn {

/// One GPU as its driver describes it.
struct CudaDevice {
    char name[256];      ///< Zero-terminated, as the driver says it.
    std::int32_t major;  ///< Compute capability, 9.0 for an H100.
    std::int32_t minor;
    std::int32_t processors;   ///< Streaming multiprocessors.
    std::uint64_t totalBytes;  ///< Memory of the device.
};

/// Type of `rosaCudaDevices`, the function that librosa_cuda exports: writes at most `room` devices, in the driver's order, and
/// returns how many there are; 0 where no driver answers. Thread-safe.
using CudaDevicesFunction = std::int32_t(CudaDevice* devices, std::int32_t room);

}  // namespace rosa::learn
