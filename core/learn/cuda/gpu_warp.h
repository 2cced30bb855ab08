/// The lanes of a warp on a GPU, as warp_solver.h needs them: each thread holds the values of its lane.
#pragma once

#include <cmath>

namespace rosa::learn {

struct GpuWarp {
    using Number = float;
    using Value = float;
    using Index = int;
    using Mask = bool;

    __device__ static int lane() { return static_cast<int>(threadIdx.x % 32); }
    __device__ static float load(const float* from, int at, bool isThere) { return isThere ? from[at] : 0.0f; }
    __device__ static void store(float* to, int at, float value, bool isThere)
    {
        if (isThere) to[at] = value;
    }
    __device__ static float select(bool isYes, float yes, float no) { return isYes ? yes : no; }
    __device__ static float exp(float value) { return std::exp(value); }
    __device__ static float larger(float a, float b) { return a < b ? b : a; }
    __device__ static float sumOfRows(float value)
    {
        for (int bit = 8; bit > 0; bit /= 2) value += __shfl_xor_sync(~0u, value, bit);
        return value;
    }
    __device__ static float sumOfHalves(float value) { return value + __shfl_xor_sync(~0u, value, 16); }
    __device__ static float largestOfRows(float value)
    {
        for (int bit = 8; bit > 0; bit /= 2) value = larger(value, __shfl_xor_sync(~0u, value, bit));
        return value;
    }
    __device__ static float largestOfHalves(float value) { return larger(value, __shfl_xor_sync(~0u, value, 16)); }
    __device__ static float first(float value) { return __shfl_sync(~0u, value, 0); }
    __device__ static bool isFirst() { return threadIdx.x % 32 == 0; }
};

}  // namespace rosa::learn
