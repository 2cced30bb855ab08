/// Parts of DeviceOperations (ops/device_operations.h) as computed by one thread: of the CUDA kernels, and of their test on the CPU.
#pragma once

#include "core/learn/cuda/lane_batch.h"

namespace rosa::learn {

/// A sparse product: rows · dense + bias.
struct RowProduct {
    const std::int64_t* offsets = nullptr;
    const std::int32_t* columns = nullptr;
    const float* values = nullptr;
    const float* dense = nullptr;  ///< columns × width
    const float* bias = nullptr;   ///< width; may be null.
    std::int64_t rows = 0;
    std::int64_t width = 0;
    bool isRectified = false;
    float* out = nullptr;  ///< rows × width
};

/// Columns that one thread sums at once.
inline constexpr int kRowTile = 4;

/// The columns `first`, first + 32 … of a row, kRowTile of them at most: 32 threads read adjacent columns of the same rows.
ROSA_ON_BOTH inline void multiplyRow(const RowProduct& product, std::int64_t row, std::int64_t first)
{
    float sums[kRowTile];
    ROSA_UNROLL
    for (int k = 0; k < kRowTile; ++k)
        sums[k] = product.bias && first + 32 * k < product.width ? product.bias[first + 32 * k] : 0.0f;
    for (std::int64_t i = product.offsets[row]; i < product.offsets[row + 1]; ++i) {
        const float value = product.values[i];
        const float* from = product.dense + product.columns[i] * product.width + first;
        ROSA_UNROLL
        for (int k = 0; k < kRowTile; ++k)
            if (first + 32 * k < product.width) sums[k] += value * from[32 * k];
    }
    float* to = product.out + row * product.width + first;
    ROSA_UNROLL
    for (int k = 0; k < kRowTile; ++k)
        if (first + 32 * k < product.width) to[32 * k] = product.isRectified && sums[k] < 0 ? 0.0f : sums[k];
}

/// A point of a layout.
struct LayoutPoint {
    float x, y;  // not initialised, as shared memory demands
};

/// 1 / x for x >= 1. A GPU's own instruction, accurate to 2 units of the last place; a division takes some ten, as many as the rest of a pair.
ROSA_ON_BOTH inline float reciprocal(float x)
{
#if defined(__CUDA_ARCH__)
    return __fdividef(1.0f, x);
#else
    return 1.0f / x;
#endif
}

/// Sums over points of t-SNE's repulsion on one point: Σ w² Δ and Σ w with w = 1 / (1 + |Δ|²).
struct RepulsionSums {
    float x = 0, y = 0, weights = 0;

    ROSA_ON_BOTH void add(const LayoutPoint& point, const LayoutPoint& other)
    {
        const float dx = point.x - other.x, dy = point.y - other.y;
        const float weight = reciprocal(1.0f + dx * dx + dy * dy);
        weights += weight;
        x += weight * weight * dx;
        y += weight * weight * dy;
    }
};

/// Every `step`-th affinity of a point from `first` on: Σ P w Δ.
ROSA_ON_BOTH inline LayoutPoint attractionTerms(const std::int64_t* offsets, const std::int32_t* columns,
                                                const float* values, const LayoutPoint* layout, std::int64_t point,
                                                std::int64_t first, std::int64_t step)
{
    const LayoutPoint own = layout[point];
    LayoutPoint sum{0, 0};
    for (std::int64_t i = offsets[point] + first; i < offsets[point + 1]; i += step) {
        const LayoutPoint other = layout[columns[i]];
        const float dx = own.x - other.x, dy = own.y - other.y;
        const float pull = values[i] * reciprocal(1.0f + dx * dx + dy * dy);
        sum.x += pull * dx;
        sum.y += pull * dy;
    }
    return sum;
}

/// UniformRows (ops/device_operations.h) and where they go.
struct RowDraw {
    std::int64_t rows = 0, columns = 0;
    float low = 0, width = 1;
    std::uint64_t seed = 0;
    std::uint32_t purpose = 0, epoch = 0;
    float* out = nullptr;
    /// Blocks of four numbers in a row.
    [[nodiscard]] ROSA_ON_BOTH std::int64_t blocks() const { return (columns + 3) / 4; }
};

/// Numbers 4 · block … of a row: Philox4x32-10 as in core/base/random.cpp.
ROSA_ON_BOTH inline void drawBlock(const RowDraw& draw, std::int64_t row, std::int64_t block)
{
    std::uint32_t c[4] = {static_cast<std::uint32_t>(block), static_cast<std::uint32_t>(row), draw.epoch, draw.purpose};
    auto k0 = static_cast<std::uint32_t>(draw.seed), k1 = static_cast<std::uint32_t>(draw.seed >> 32);
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t p0 = static_cast<std::uint64_t>(c[0]) * 0xD2511F53u;
        const std::uint64_t p1 = static_cast<std::uint64_t>(c[2]) * 0xCD9E8D57u;
        c[0] = static_cast<std::uint32_t>(p1 >> 32) ^ c[1] ^ k0;
        c[1] = static_cast<std::uint32_t>(p1);
        c[2] = static_cast<std::uint32_t>(p0 >> 32) ^ c[3] ^ k1;
        c[3] = static_cast<std::uint32_t>(p0);
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    float* const to = draw.out + row * draw.columns;
    for (std::int64_t i = 0; i < 4 && 4 * block + i < draw.columns; ++i)
        to[4 * block + i] = draw.low + draw.width * (static_cast<float>(c[i] >> 8) * 0x1p-24f);
}

}  // namespace rosa::learn
