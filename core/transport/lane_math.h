/// Vectors with one lane per block, for the kernels of this folder. Everything here is inlined into the calling kernel.
#pragma once

#include <cstdint>
#include <cstring>

#include "core/base/instruction_set.h"

#if defined(__GNUC__) && !defined(__clang__)
// Vectors are passed only between inlined functions, so the ABI is not affected.
#pragma GCC diagnostic ignored "-Wpsabi"
#endif

namespace rosa::transport {

/// W floats, in one or more registers.
template <int W>
struct LanesOf {
    using Type __attribute__((vector_size(W * sizeof(float)))) = float;
    using Integers __attribute__((vector_size(W * sizeof(float)))) = std::int32_t;
    using Wide __attribute__((vector_size(W * sizeof(double)))) = double;
};
template <int W>
using Lanes = typename LanesOf<W>::Type;
/// W doubles.
template <int W>
using WideLanes = typename LanesOf<W>::Wide;

template <int W>
ROSA_INLINE WideLanes<W> widened(const Lanes<W>& lanes)
{
    return __builtin_convertvector(lanes, WideLanes<W>);
}

template <int W>
ROSA_INLINE Lanes<W> narrowed(const WideLanes<W>& lanes)
{
    return __builtin_convertvector(lanes, Lanes<W>);
}

template <int W>
ROSA_INLINE Lanes<W> broadcast(float value)
{
    return Lanes<W>{} + value;
}

/// Loads W floats from `from`; elements at and after `end` are 0.
template <int W>
ROSA_INLINE Lanes<W> load(const float* from, const float* end)
{
    Lanes<W> lanes{};
    if (from + W <= end)
        std::memcpy(&lanes, from, sizeof lanes);
    else
        std::memcpy(&lanes, from, static_cast<std::size_t>(end - from) * sizeof(float));
    return lanes;
}

/// Stores the lanes before `end`.
template <int W>
ROSA_INLINE void store(const Lanes<W>& lanes, float* to, float* end)
{
    if (to + W <= end)
        std::memcpy(to, &lanes, sizeof lanes);
    else
        std::memcpy(to, &lanes, static_cast<std::size_t>(end - to) * sizeof(float));
}

template <int W>
ROSA_INLINE Lanes<W> larger(const Lanes<W>& a, const Lanes<W>& b)
{
    return a > b ? a : b;
}

template <int W>
ROSA_INLINE Lanes<W> magnitude(const Lanes<W>& a)
{
    return a < 0.0f ? -a : a;
}

/// exp(x) with relative error below 2e-7 for −87 <= x <= 88; x is clamped to that range, and NaN gives some finite number.
///
/// x = n·ln 2 + f with |f| <= ln 2 / 2; exp f by its Taylor polynomial of degree 7 (remainder below 6e-9), 2ⁿ through the exponent bits. No
/// branches, no calls.
template <int W>
ROSA_INLINE Lanes<W> exponential(const Lanes<W>& given)
{
    constexpr float kLog2E = 1.44269504f;
    constexpr float kLn2High = 0.693359375f;  // 9 bits, so that its product with n is exact
    constexpr float kLn2Low = -2.12194440e-4f;
    constexpr float kRound = 12582912.0f;  // 1.5·2²³: adding it leaves the nearest integer in the low bits
    Lanes<W> x = given > -87.0f ? given : broadcast<W>(-87.0f);
    x = x < 88.0f ? x : broadcast<W>(88.0f);
    const Lanes<W> shifted = x * kLog2E + kRound;
    const Lanes<W> n = shifted - kRound;
    const Lanes<W> f = (x - n * kLn2High) - n * kLn2Low;
    Lanes<W> p = broadcast<W>(1.0f / 5040);
    p = p * f + 1.0f / 720;
    p = p * f + 1.0f / 120;
    p = p * f + 1.0f / 24;
    p = p * f + 1.0f / 6;
    p = p * f + 0.5f;
    p = p * f + 1.0f;
    p = p * f + 1.0f;
    using Integers = typename LanesOf<W>::Integers;
    const Integers power = (reinterpret_cast<Integers>(shifted) + 127) << 23;
    return p * reinterpret_cast<Lanes<W>>(power);
}

/// log p = exponent·log 2 + rest
template <int W>
struct SplitLogarithm {
    typename LanesOf<W>::Integers exponent;
    Lanes<W> series, s;  ///< rest = series·s
};

/// For normal p > 0: p = 2ᵉ·m with √½ <= m < √2; log m = 2·artanh s with s = (m − 1) / (m + 1), |s| < 0.172, by its series up to s⁹.
template <int W>
ROSA_INLINE SplitLogarithm<W> splitLogarithm(const Lanes<W>& p)
{
    using Integers = typename LanesOf<W>::Integers;
    const Integers bits = reinterpret_cast<Integers>(p);
    const Integers e = (bits - 0x3f3504f3) >> 23;
    const Integers mantissa = bits - (e << 23);
    const Lanes<W> m = reinterpret_cast<Lanes<W>>(mantissa);
    const Lanes<W> s = (m - 1.0f) / (m + 1.0f);
    const Lanes<W> s2 = s * s;
    Lanes<W> series = broadcast<W>(2.0f / 9);
    series = series * s2 + 2.0f / 7;
    series = series * s2 + 2.0f / 5;
    series = series * s2 + 2.0f / 3;
    series = series * s2 + 2.0f;
    return {e, series, s};
}

/// −p·log p, 0 for p <= 0; error below 4e-7 of the larger of p and the result, for normal p <= 2¹²⁶.
template <int W>
ROSA_INLINE Lanes<W> entropyTerm(const Lanes<W>& p)
{
    const SplitLogarithm<W> log = splitLogarithm<W>(p);
    const Lanes<W> logarithm = __builtin_convertvector(log.exponent, Lanes<W>) * 0.693147181f + log.series * log.s;
    return p > 0.0f ? -(p * logarithm) : Lanes<W>{};
}

/// log p with an error below 2e-7 for all normal p > 0.
template <int W>
ROSA_INLINE WideLanes<W> logarithm(const Lanes<W>& p)
{
    const SplitLogarithm<W> log = splitLogarithm<W>(p);
    return __builtin_convertvector(log.exponent, WideLanes<W>) * 0.693147180559945309 + widened<W>(log.series * log.s);
}

/// normaliseWeights (marginals.h) for W lanes at once.
template <int W>
ROSA_INLINE void normaliseLanes(Lanes<W>* weights, std::int64_t count, float substitute, std::int64_t lastCount = 1)
{
    Lanes<W> largest{};
    for (std::int64_t i = 0; i < count; ++i) {
        weights[i] = weights[i] > 0.0f ? weights[i] : broadcast<W>(substitute);
        largest = larger<W>(largest, weights[i]);
    }
    // If all weights are 0, each becomes 1 before the division by their sum.
    const Lanes<W> add = largest > 0.0f ? Lanes<W>{} : broadcast<W>(1.0f);
    const Lanes<W> scale = 1.0f / (largest + add);
    Lanes<W> sum{};
    for (std::int64_t i = 0; i < count; ++i) {
        weights[i] = weights[i] * scale + add;
        if (i + 1 == count && lastCount != 1) weights[i] *= static_cast<float>(lastCount);
        sum += weights[i];
    }
    sum = 1.0f / sum;
    for (std::int64_t i = 0; i < count; ++i) weights[i] *= sum;
}

}  // namespace rosa::transport
