#include "core/base/random_fill.h"

#include <algorithm>
#include <cstring>

#include "core/base/check.h"
#include "core/base/instruction_set.h"

#if defined(__GNUC__) && !defined(__clang__)
// Vectors are passed only between inlined functions, so the ABI is not affected.
#pragma GCC diagnostic ignored "-Wpsabi"
#endif

namespace rosa {

namespace {

constexpr std::size_t kBlocks = 8;  ///< Blocks computed in parallel lanes.
constexpr std::size_t kNumbers = 4 * kBlocks;

/// 32-bit words, one per 64-bit element.
using Words __attribute__((vector_size(8 * kBlocks))) = std::uint64_t;
using Halves __attribute__((vector_size(8 * kBlocks))) = std::int32_t;
using Floats __attribute__((vector_size(8 * kBlocks))) = float;

/// Computes eight consecutive blocks (philox4x32 in random.cpp) as numbers in [low, low + width), in the order of the stream.
ROSA_INLINE void eightBlocks(std::uint32_t first, std::uint32_t index, std::uint32_t epoch, std::uint32_t purpose,
                             std::uint64_t seed, float low, float width, float* out)
{
    constexpr std::uint64_t kLow = 0xffffffffu;
    Words c0 = (Words{0, 1, 2, 3, 4, 5, 6, 7} + first) & kLow;
    Words c1 = Words{} + index;
    Words c2 = Words{} + epoch;
    Words c3 = Words{} + purpose;
    auto k0 = static_cast<std::uint32_t>(seed);
    auto k1 = static_cast<std::uint32_t>(seed >> 32);
    for (int round = 0; round < 10; ++round) {
        const Words p0 = c0 * 0xD2511F53u;
        const Words p1 = c2 * 0xCD9E8D57u;
        c0 = (p1 >> 32) ^ c1 ^ k0;
        c1 = p1 & kLow;
        c2 = (p0 >> 32) ^ c3 ^ k1;
        c3 = p0 & kLow;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    // Pack words 0 and 1 of each block into one element, words 2 and 3 into another; then interleave by block.
    const Words front = c0 | (c1 << 32);
    const Words back = c2 | (c3 << 32);
    const Words halves[2] = {__builtin_shufflevector(front, back, 0, 8, 1, 9, 2, 10, 3, 11),
                             __builtin_shufflevector(front, back, 4, 12, 5, 13, 6, 14, 7, 15)};
    for (int half = 0; half < 2; ++half) {
        using Unsigned __attribute__((vector_size(8 * kBlocks))) = std::uint32_t;
        const Unsigned bits = reinterpret_cast<Unsigned>(halves[half]) >> 8;
        const Floats numbers = low + width * (__builtin_convertvector(reinterpret_cast<Halves>(bits), Floats) * 0x1p-24f);
        std::memcpy(out + half * static_cast<int>(kNumbers / 2), &numbers, sizeof numbers);
    }
}

struct FillUniform {
    ROSA_INLINE static void run(std::span<float> out, float low, float width, std::uint64_t seed, Purpose purpose,
                                std::uint32_t epoch, std::uint32_t index)
    {
        const std::size_t whole = out.size() - out.size() % kNumbers;
        const auto what = static_cast<std::uint32_t>(purpose);
        std::uint32_t block = 0;
        for (std::size_t i = 0; i < whole; i += kNumbers, block += kBlocks)
            eightBlocks(block, index, epoch, what, seed, low, width, out.data() + i);
        if (whole == out.size()) return;
        float numbers[kNumbers];
        eightBlocks(block, index, epoch, what, seed, low, width, numbers);
        std::memcpy(out.data() + whole, numbers, (out.size() - whole) * sizeof(float));
    }
};

}  // namespace

void fillUniform(std::span<float> out, float low, float width, std::uint64_t seed, Purpose purpose, std::uint32_t epoch,
                 std::uint32_t index)
{
    ROSA_CHECK(out.size() < (std::size_t{1} << 34), "a random stream ran out of its 2^34 numbers");
    dispatch<FillUniform>(out, low, width, seed, purpose, epoch, index);
}

}  // namespace rosa
