#include "core/learn/cuda/row_kernels.h"

namespace rosa::learn {

namespace {

constexpr int kWidth = 256;  ///< Threads of a block.

/// A warp for each row and 32 · kRowTile of its columns.
__global__ void rowProductKernel(RowProduct product, std::int64_t tiles)
{
    const std::int64_t warp = (static_cast<std::int64_t>(blockIdx.x) * kWidth + threadIdx.x) / 32;
    if (warp >= product.rows * tiles) return;
    multiplyRow(product, warp / tiles, warp % tiles * (32 * kRowTile) + threadIdx.x % 32);
}

/// A thread for each point; blockIdx.y selects the stretch of other points, which a block reads by tiles.
__global__ void repulsionKernel(const LayoutPoint* layout, std::int64_t points, std::int64_t stretch, float* out)
{
    __shared__ LayoutPoint tile[kWidth];
    const std::int64_t point = static_cast<std::int64_t>(blockIdx.x) * kWidth + threadIdx.x;
    const LayoutPoint own = layout[point < points ? point : points - 1];
    const std::int64_t begin = blockIdx.y * stretch, end = begin + stretch < points ? begin + stretch : points;
    RepulsionSums sums;
    for (std::int64_t from = begin; from < end; from += kWidth) {
        __syncthreads();
        if (from + threadIdx.x < end) tile[threadIdx.x] = layout[from + threadIdx.x];
        __syncthreads();
        const int count = end - from < kWidth ? static_cast<int>(end - from) : kWidth;
#pragma unroll 8
        for (int i = 0; i < count; ++i) sums.add(own, tile[i]);
    }
    if (point >= points) return;
    float* to = out + (blockIdx.y * points + point) * 3;
    to[0] = sums.x;
    to[1] = sums.y;
    to[2] = sums.weights;
}

/// A warp for each point.
__global__ void attractionKernel(const std::int64_t* offsets, const std::int32_t* columns, const float* values,
                                 const LayoutPoint* layout, std::int64_t points, LayoutPoint* out)
{
    const std::int64_t point = (static_cast<std::int64_t>(blockIdx.x) * kWidth + threadIdx.x) / 32;
    if (point >= points) return;
    LayoutPoint sum = attractionTerms(offsets, columns, values, layout, point, threadIdx.x % 32, 32);
    for (int mask = 16; mask > 0; mask /= 2) {
        sum.x += __shfl_xor_sync(~0u, sum.x, mask);
        sum.y += __shfl_xor_sync(~0u, sum.y, mask);
    }
    if (threadIdx.x % 32 == 0) out[point] = sum;
}

/// A thread for four numbers.
__global__ void rowDrawKernel(RowDraw draw)
{
    const std::int64_t index = static_cast<std::int64_t>(blockIdx.x) * kWidth + threadIdx.x;
    if (index < draw.rows * draw.blocks()) drawBlock(draw, index / draw.blocks(), index % draw.blocks());
}

unsigned int blocksFor(std::int64_t threads) { return static_cast<unsigned int>((threads + kWidth - 1) / kWidth); }

}  // namespace

cudaError_t launchRowProduct(const RowProduct& product, cudaStream_t stream)
{
    const std::int64_t tiles = (product.width + 32 * kRowTile - 1) / (32 * kRowTile);
    if (product.rows * tiles == 0) return cudaSuccess;
    rowProductKernel<<<blocksFor(product.rows * tiles * 32), kWidth, 0, stream>>>(product, tiles);
    return cudaGetLastError();
}

int repulsionParts(std::int64_t points)
{
    constexpr std::int64_t blocks = 2048;  // some times the multiprocessors of a GPU
    const std::int64_t ofPoints = (points + kWidth - 1) / kWidth;
    const std::int64_t parts = (blocks + ofPoints - 1) / ofPoints;
    return static_cast<int>(parts < ofPoints ? parts : ofPoints);
}

cudaError_t launchRepulsion(const LayoutPoint* layout, std::int64_t points, int parts, float* out, cudaStream_t stream)
{
    const dim3 grid(blocksFor(points), static_cast<unsigned int>(parts));
    const std::int64_t stretch = ((points + parts - 1) / parts + kWidth - 1) / kWidth * kWidth;
    repulsionKernel<<<grid, kWidth, 0, stream>>>(layout, points, stretch, out);
    return cudaGetLastError();
}

cudaError_t launchAttraction(const std::int64_t* offsets, const std::int32_t* columns, const float* values,
                             const LayoutPoint* layout, std::int64_t points, LayoutPoint* out, cudaStream_t stream)
{
    attractionKernel<<<blocksFor(points * 32), kWidth, 0, stream>>>(offsets, columns, values, layout, points, out);
    return cudaGetLastError();
}

cudaError_t launchRowDraw(const RowDraw& draw, cudaStream_t stream)
{
    if (draw.rows * draw.blocks() == 0) return cudaSuccess;
    rowDrawKernel<<<blocksFor(draw.rows * draw.blocks()), kWidth, 0, stream>>>(draw);
    return cudaGetLastError();
}

}  // namespace rosa::learn
