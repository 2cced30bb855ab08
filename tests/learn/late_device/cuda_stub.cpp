/// A CUDA plug-in of a machine with one GPU, without LibTorch's CUDA libraries.
#include <cstring>

#include "core/learn/ops/cuda_devices.h"
#include "core/learn/ops/device_operations.h"
#include "core/learn/ops/gemd.h"

extern "C" std::int32_t rosaCudaDevices(rosa::learn::CudaDevice* devices, std::int32_t room)
{
    if (room > 0) std::strcpy(devices->name, "stub");
    return 1;
}

extern "C" void rosaCudaKernels(rosa::learn::BlockKernels* kernels) { *kernels = {}; }

extern "C" void rosaCudaOperations(rosa::learn::DeviceOperations* operations) { *operations = {}; }
