#include "app/engine/machine/gpu_memory.h"

#include <array>
#include <cstddef>
#include <type_traits>

#include <dlfcn.h>

namespace rosa::engine {

namespace {

constexpr const char* kDriverLibrary = "libcuda.so.1";

/// The driver's functions, of which the versions follow those of CUDA 12 and 13. All return 0 on success.
struct Driver {
    int (*initialise)(unsigned) = nullptr;
    int (*device)(int*, int) = nullptr;
    int (*uuid)(std::array<unsigned char, 16>*, int) = nullptr;
    int (*retain)(void**, int) = nullptr;
    int (*release)(int) = nullptr;
    int (*push)(void*) = nullptr;
    int (*pop)(void**) = nullptr;
    int (*memory)(std::size_t*, std::size_t*) = nullptr;

    /// Whether the library has all of them.
    bool read(void* library)
    {
        const auto find = [library](auto& function, const char* name) {
            function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
            return function != nullptr;
        };
        return find(initialise, "cuInit") && find(device, "cuDeviceGet") && find(uuid, "cuDeviceGetUuid") &&
               find(retain, "cuDevicePrimaryCtxRetain") && find(release, "cuDevicePrimaryCtxRelease_v2") &&
               find(push, "cuCtxPushCurrent_v2") && find(pop, "cuCtxPopCurrent_v2") && find(memory, "cuMemGetInfo_v2");
    }
};

std::string hexadecimal(const std::array<unsigned char, 16>& bytes)
{
    constexpr const char* digits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : bytes) {
        text += digits[byte / 16];
        text += digits[byte % 16];
    }
    return text;
}

}  // namespace

bool hasGpuDriver() { return ::dlopen(kDriverLibrary, RTLD_LAZY | RTLD_LOCAL) != nullptr; }

std::optional<GpuMemory> gpuMemory(const char* library)
{
    void* const opened = ::dlopen(library ? library : kDriverLibrary, RTLD_LAZY | RTLD_LOCAL);
    Driver driver;
    int device = 0;
    if (!opened || !driver.read(opened) || driver.initialise(0) != 0 || driver.device(&device, 0) != 0) return {};
    GpuMemory found;
    std::array<unsigned char, 16> id{};
    if (driver.uuid(&id, device) != 0) return {};
    found.id = hexadecimal(id);
    void* context = nullptr;
    if (driver.retain(&context, device) != 0) return found;
    std::size_t free = 0, total = 0;
    if (driver.push(context) == 0) {
        if (driver.memory(&free, &total) != 0) free = total = 0;
        driver.pop(&context);
    }
    driver.release(device);
    found.free = static_cast<double>(free);
    found.total = static_cast<double>(total);
    return found;
}

}  // namespace rosa::engine
