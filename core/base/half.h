/// IEEE 754 binary16, as memory holds features at half the size: 11 bits of significand, 6e-8 to 65,504.
#pragma once

#include <bit>
#include <cstdint>

namespace rosa {

/// The bits of a binary16 number.
struct Half {
    std::uint16_t bits = 0;
};

/// Exact, infinities and NaNs included. Without branches, so that loops over it become vector code.
inline float toFloat(Half half)
{
    const std::uint32_t sign = std::uint32_t{half.bits & 0x8000u} << 16;
    const std::uint32_t magnitude = half.bits & 0x7fffu;
    // As a float of the same exponent field it is 2^112 too small, subnormal or not; what is not finite stays so by hand.
    const float scaled = std::bit_cast<float>(magnitude << 13) * 0x1p112f;
    const std::uint32_t special = magnitude >= 0x7c00u ? 0x7f800000u : 0u;
    return std::bit_cast<float>(sign | special | std::bit_cast<std::uint32_t>(scaled));
}

/// To the nearest, ties to even; beyond 65,520 infinity. NaN stays NaN.
inline Half toHalf(float value)
{
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
    const auto sign = static_cast<std::uint16_t>(bits >> 16 & 0x8000u);
    const std::uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) return {static_cast<std::uint16_t>(sign | 0x7e00u)};
    if (magnitude >= 0x477ff000u) return {static_cast<std::uint16_t>(sign | 0x7c00u)};
    if (magnitude < 0x38800000u) {
        // Subnormal: the sum with 0.5 has its last place where a subnormal half has, so the adder rounds.
        const float sum = std::bit_cast<float>(magnitude) + 0.5f;
        return {static_cast<std::uint16_t>(sign | (std::bit_cast<std::uint32_t>(sum) - 0x3f000000u))};
    }
    const std::uint32_t odd = magnitude >> 13 & 1u;
    return {static_cast<std::uint16_t>(sign | ((magnitude - 0x38000000u + 0xfffu + odd) >> 13))};
}

}  // namespace rosa
