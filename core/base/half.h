/// IEEE 754 binary16, which halves the memory of features: 11-bit significand, range 6e-8 to 65,504.
#pragma once

#include <bit>
#include <cstdint>

namespace rosa {

/// Bit pattern of a binary16 number.
struct Half {
    std::uint16_t bits = 0;
};

/// Exact, including infinities and NaNs. Branch-free, so that loops over it vectorise.
inline float toFloat(Half half)
{
    const std::uint32_t sign = std::uint32_t{half.bits & 0x8000u} << 16;
    const std::uint32_t magnitude = half.bits & 0x7fffu;
    // The same exponent field read as a float gives a value smaller by 2^112, also for subnormals. Non-finite values are set explicitly.
    const float scaled = std::bit_cast<float>(magnitude << 13) * 0x1p112f;
    const std::uint32_t special = magnitude >= 0x7c00u ? 0x7f800000u : 0u;
    return std::bit_cast<float>(sign | special | std::bit_cast<std::uint32_t>(scaled));
}

/// Rounds to nearest, ties to even; magnitudes of 65,520 and more become infinity. NaN stays NaN.
inline Half toHalf(float value)
{
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
    const auto sign = static_cast<std::uint16_t>(bits >> 16 & 0x8000u);
    const std::uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) return {static_cast<std::uint16_t>(sign | 0x7e00u)};
    if (magnitude >= 0x477ff000u) return {static_cast<std::uint16_t>(sign | 0x7c00u)};
    if (magnitude < 0x38800000u) {
        // Subnormal: adding 0.5 aligns the last place of the sum with that of a subnormal half, so the addition rounds.
        const float sum = std::bit_cast<float>(magnitude) + 0.5f;
        return {static_cast<std::uint16_t>(sign | (std::bit_cast<std::uint32_t>(sum) - 0x3f000000u))};
    }
    const std::uint32_t odd = magnitude >> 13 & 1u;
    return {static_cast<std::uint16_t>(sign | ((magnitude - 0x38000000u + 0xfffu + odd) >> 13))};
}

}  // namespace rosa
