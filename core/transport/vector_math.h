/// Arithmetic that the compiler turns into vector code inside a larger loop. For the kernels of this folder.
#pragma once

#include <bit>
#include <cstdint>

/// Compiles a function once for each level of x86-64 and lets the loader choose (GCC and ELF; not under a sanitizer, whose
/// runtime is not up yet when the loader asks). What the function calls must be inlined into it to gain anything.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__ELF__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define ROSA_VECTOR_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define ROSA_VECTOR_CLONES
#endif

#if defined(__GNUC__)
#define ROSA_INLINE inline __attribute__((always_inline))
#else
#define ROSA_INLINE inline
#endif

namespace rosa::transport {

/// exp(x) within 2e-7 relative for −87 <= x <= 88; x is clamped to that range, not-a-number gives some finite number.
///
/// x = n·ln 2 + f with |f| <= ln 2 / 2; exp f by its Taylor polynomial of degree 7 (remainder below 6e-9), 2ⁿ by the exponent's
/// bits. No branch, no call.
ROSA_INLINE float fastExp(float x)
{
    constexpr float kLog2E = 1.44269504f;
    constexpr float kLn2High = 0.693359375f;  // 9 bits, so that n times it is exact
    constexpr float kLn2Low = -2.12194440e-4f;
    constexpr float kRound = 12582912.0f;  // 1.5·2²³: adding it leaves the nearest integer in the low bits
    x = x > -87.0f ? x : -87.0f;
    x = x < 88.0f ? x : 88.0f;
    const float shifted = x * kLog2E + kRound;
    const float n = shifted - kRound;
    const float f = (x - n * kLn2High) - n * kLn2Low;
    float p = 1.0f / 5040;
    p = p * f + 1.0f / 720;
    p = p * f + 1.0f / 120;
    p = p * f + 1.0f / 24;
    p = p * f + 1.0f / 6;
    p = p * f + 0.5f;
    p = p * f + 1.0f;
    p = p * f + 1.0f;
    const std::uint32_t power = (std::bit_cast<std::uint32_t>(shifted) + 127u) << 23;
    return p * std::bit_cast<float>(power);
}

}  // namespace rosa::transport
