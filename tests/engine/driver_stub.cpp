/// Stands in for the driver's library (libcuda.so.1) in the test of gpuMemory(): one device with 80 GB, of which 12 are free, and a count of the
/// contexts that are left.
#include <cstddef>
#include <cstring>

#define STUB extern "C" __attribute__((visibility("default")))
// NOLINTBEGIN(readability-identifier-naming): names of the driver.

namespace {
int retained = 0, pushed = 0;
int problem = 0;  ///< What cuDevicePrimaryCtxRetain returns.
}  // namespace

STUB void stubFails(int code) { problem = code; }
STUB int stubContexts() { return retained + pushed; }

STUB int cuInit(unsigned) { return 0; }
STUB int cuDeviceGet(int* device, int number) { return *device = 3 + number, 0; }
STUB int cuDeviceGetUuid(unsigned char* bytes, int device)
{
    std::memset(bytes, 0, 16);
    bytes[0] = 0xa7;
    bytes[15] = static_cast<unsigned char>(device);
    return 0;
}
STUB int cuDevicePrimaryCtxRetain(void** context, int)
{
    if (problem != 0) return problem;
    ++retained;
    *context = &retained;
    return 0;
}
STUB int cuDevicePrimaryCtxRelease_v2(int) { return --retained, 0; }
STUB int cuCtxPushCurrent_v2(void* context) { return context == &retained ? ++pushed, 0 : 201; }
STUB int cuCtxPopCurrent_v2(void**) { return --pushed, 0; }
STUB int cuMemGetInfo_v2(std::size_t* free, std::size_t* total)
{
    if (pushed == 0) return 201;  // no current context
    *free = std::size_t{12} * 1000000000;
    *total = std::size_t{80} * 1000000000;
    return 0;
}
// NOLINTEND(readability-identifier-naming)
