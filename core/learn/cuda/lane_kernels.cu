#include "core/learn/cuda/lane_kernels.h"

#include <type_traits>

#include "core/learn/cuda/gpu_warp.h"
#include "core/learn/cuda/warp_solver.h"

namespace rosa::learn {

namespace {

/// Threads per block: few, since a batch of 128 × 128 views has at most 512 warps for all multiprocessors of the device.
constexpr int kThreads = 64;

unsigned int gridFor(std::int64_t threads) { return static_cast<unsigned int>((threads + kThreads - 1) / kThreads); }

/// The pair of this thread: adjacent threads take adjacent lanes of one row view.
struct Pair {
    std::int64_t view, lane;
    bool isThere;
    __device__ Pair(std::int64_t views, std::int64_t lanes)
    {
        const std::int64_t index = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
        view = index / lanes;
        lane = index % lanes;
        isThere = view < views;
    }
};

template <typename T>
__global__ void solveKernel(LaneBatch<T> batch, LaneOptions options, LaneAnswer<T> first, LaneAnswer<T> second)
{
    const Pair pair(batch.views, batch.lanes);
    if (pair.isThere) solveLane(batch, options, blockIdx.y == 0 ? first : second, pair.view, pair.lane);
}

/// Threads per block of the warp kernels: four adjacent lanes, whose elements share sectors of memory.
constexpr int kWarpThreads = 128;
/// Blocks per multiprocessor, which limit the registers of a thread to 80, 96 and 128.
constexpr int warpBlocks(int tiles) { return tiles == 1 ? 6 : tiles == 2 ? 5 : 4; }

template <int kRowTiles, int kColumnTiles, bool kIsFilled>
__global__ void __launch_bounds__(kWarpThreads, warpBlocks(kRowTiles* kColumnTiles))
    warpKernel(const __grid_constant__ LaneBatch<float> batch, const __grid_constant__ LaneOptions options,
               const __grid_constant__ LaneAnswer<float> first, const __grid_constant__ LaneAnswer<float> second,
               bool hasSecond)
{
    const std::int64_t block = static_cast<std::int64_t>(blockIdx.x) * (kWarpThreads / 32) + threadIdx.x / 32;
    if (block >= batch.views * batch.lanes) return;
    solveInWarp<GpuWarp, kRowTiles, kColumnTiles, kIsFilled>(batch, options, first, second, hasSecond, block / batch.lanes,
                                                             block % batch.lanes);
}

/// After warpKernel().
__global__ void lostKernel(const __grid_constant__ LaneBatch<float> batch, const __grid_constant__ LaneOptions options,
                           const __grid_constant__ LaneAnswer<float> first, const __grid_constant__ LaneAnswer<float> second)
{
    const Pair pair(batch.views, batch.lanes);
    if (pair.isThere) solveLost(batch, options, blockIdx.y == 0 ? first : second, pair.view, pair.lane);
}

/// Threads of the parts of gradientKernel(): one per row and lane, then 32 per row, then 256 per 32 column nodes.
template <typename T>
struct GradientThreads {
    std::int64_t ofBlocks, ofRows, ofColumns;

    __host__ __device__ explicit GradientThreads(const LaneBatch<T>& batch)
        : ofBlocks(whole(batch.rows * batch.lanes)),
          ofRows(batch.padding.rowCost ? whole(batch.rows * 32) : 0),
          ofColumns(batch.padding.rowCost ? (batch.largestColumns * batch.lanes + 31) / 32 * kWidth : 0)
    {}
    static constexpr std::int64_t kWidth = 256;  ///< Threads of a block.
    __host__ __device__ static std::int64_t whole(std::int64_t threads) { return (threads + kWidth - 1) / kWidth * kWidth; }
};

template <typename T>
__global__ void gradientKernel(LaneBatch<T> batch, LaneGradient<T> gradient)
{
    const GradientThreads<T> threads(batch);
    std::int64_t index = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (index < threads.ofBlocks) {
        const LaneNode row = LaneNode::ofRow(batch, index / batch.lanes);
        if (row.isThere) gradientRow(batch, gradient, row, index % batch.lanes);
        return;
    }
    index -= threads.ofBlocks;
    if (index < threads.ofRows) {
        const LaneNode row = LaneNode::ofRow(batch, index / 32);
        if (!row.isThere) return;
        T sum = rowPaddingTerms(batch, gradient, row, index % 32, 32);
        for (int mask = 16; mask > 0; mask /= 2) sum += __shfl_xor_sync(~0u, sum, mask);
        if (index % 32 == 0) gradient.paddingRows.out[row.at] = sum;
        return;
    }
    // A warp reads adjacent columns of one row view; the warps of a block share the views.
    index -= threads.ofRows;
    __shared__ T terms[8][32];
    const LaneNode column = LaneNode::ofColumn(batch, index / GradientThreads<T>::kWidth * 32 + threadIdx.x % 32);
    terms[threadIdx.x / 32][threadIdx.x % 32] =
        column.isThere ? columnPaddingTerms(batch, gradient, column, threadIdx.x / 32, 8) : T{0};
    __syncthreads();
    if (threadIdx.x >= 32 || !column.isThere) return;
    T sum = 0;
    for (int part = 0; part < 8; ++part) sum += terms[part][threadIdx.x];
    gradient.paddingColumns.out[column.at] = sum;
}

template <typename T>
__global__ void measureKernel(LaneBatch<T> batch, LaneOptions options, LanePlan<T> plan, double* out)
{
    const Pair pair(batch.views, batch.lanes);
    if (!pair.isThere) return;
    const LaneMeasure measure = measureLane(batch, options, plan, pair.view, pair.lane);
    const std::int64_t blocks = batch.views * batch.lanes;
    out += pair.view * batch.lanes + pair.lane;
    out[0] = measure.gap;
    out[blocks] = measure.entropy;
    out[2 * blocks] = measure.independent;
}

template <int kRowTiles, int kColumnTiles>
void startWarps(const LaneBatch<float>& batch, const LaneOptions& options, const LaneAnswer<float>* directions, int count,
                cudaStream_t stream)
{
    constexpr std::int64_t warps = kWarpThreads / 32;
    const auto grid = static_cast<unsigned int>((batch.views * batch.lanes + warps - 1) / warps);
    if (batch.padding.rowCost)
        warpKernel<kRowTiles, kColumnTiles, true>
            <<<grid, kWarpThreads, 0, stream>>>(batch, options, directions[0], directions[count - 1], count == 2);
    else
        warpKernel<kRowTiles, kColumnTiles, false>
            <<<grid, kWarpThreads, 0, stream>>>(batch, options, directions[0], directions[count - 1], count == 2);
}

/// False: the blocks are not for warps.
template <typename T>
bool solveByWarps(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>* directions, int count,
                  cudaStream_t stream)
{
    if constexpr (std::is_same_v<T, float>) {
        if (!fitsWarp(batch.largestRows, batch.largestColumns, batch.rows * batch.columns, options)) return false;
        const bool isTall = batch.largestRows > 16, isWide = batch.largestColumns > 16;
        if (isTall && isWide)
            startWarps<2, 2>(batch, options, directions, count, stream);
        else if (isTall)
            startWarps<2, 1>(batch, options, directions, count, stream);
        else if (isWide)
            startWarps<1, 2>(batch, options, directions, count, stream);
        else
            startWarps<1, 1>(batch, options, directions, count, stream);
        const dim3 grid(gridFor(batch.views * batch.lanes), static_cast<unsigned int>(count));
        lostKernel<<<grid, kThreads, 0, stream>>>(batch, options, directions[0], directions[count - 1]);
        return true;
    }
    return false;
}

}  // namespace

template <typename T>
cudaError_t launchSolve(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>* directions, int count,
                        cudaStream_t stream)
{
    if (solveByWarps(batch, options, directions, count, stream)) return cudaGetLastError();
    const dim3 grid(gridFor(batch.views * batch.lanes), static_cast<unsigned int>(count));
    solveKernel<T><<<grid, kThreads, 0, stream>>>(batch, options, directions[0], directions[count - 1]);
    return cudaGetLastError();
}

template <typename T>
cudaError_t launchGradient(const LaneBatch<T>& batch, const LaneGradient<T>& gradient, cudaStream_t stream)
{
    const GradientThreads<T> threads(batch);
    constexpr std::int64_t width = GradientThreads<T>::kWidth;
    const auto grid = static_cast<unsigned int>((threads.ofBlocks + threads.ofRows + threads.ofColumns) / width);
    gradientKernel<T><<<grid, static_cast<unsigned int>(width), 0, stream>>>(batch, gradient);
    return cudaGetLastError();
}

template <typename T>
cudaError_t launchMeasure(const LaneBatch<T>& batch, const LaneOptions& options, const LanePlan<T>& plan, double* out,
                          cudaStream_t stream)
{
    measureKernel<T><<<gridFor(batch.views * batch.lanes), kThreads, 0, stream>>>(batch, options, plan, out);
    return cudaGetLastError();
}

template cudaError_t launchSolve(const LaneBatch<float>&, const LaneOptions&, const LaneAnswer<float>*, int, cudaStream_t);
template cudaError_t launchSolve(const LaneBatch<double>&, const LaneOptions&, const LaneAnswer<double>*, int, cudaStream_t);
template cudaError_t launchGradient(const LaneBatch<float>&, const LaneGradient<float>&, cudaStream_t);
template cudaError_t launchGradient(const LaneBatch<double>&, const LaneGradient<double>&, cudaStream_t);
template cudaError_t launchMeasure(const LaneBatch<float>&, const LaneOptions&, const LanePlan<float>&, double*,
                                   cudaStream_t);
template cudaError_t launchMeasure(const LaneBatch<double>&, const LaneOptions&, const LanePlan<double>&, double*,
                                   cudaStream_t);

}  // namespace rosa::learn
