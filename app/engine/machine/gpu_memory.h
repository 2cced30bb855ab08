/// Free memory of the GPU that the training core uses.
#pragma once

#include <optional>
#include <string>

namespace rosa::engine {

struct GpuMemory {
    std::string id;              ///< The device's UUID, 32 hexadecimal digits, whatever number it has in this process.
    double free = 0, total = 0;  ///< Bytes. Free: for this process and all others.
};

/// Whether the driver's library is there.
bool hasGpuDriver();

/// Asks the driver about its first device, for which it makes a context and ends it again: some tenths of a second. nullopt without a driver
/// or device; no free memory if there is too little for the context. `library`: of the driver, if not the
/// system's.
std::optional<GpuMemory> gpuMemory(const char* library = nullptr);

}  // namespace rosa::engine
