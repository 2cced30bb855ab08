#include "core/learn/cuda/lane_kernels.h"

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

template <typename T>
__global__ void gradientKernel(LaneBatch<T> batch, LaneGradient<T> gradient)
{
    const Pair pair(batch.views, batch.lanes);
    if (pair.isThere) gradientLane(batch, gradient, pair.view, pair.lane);
}

template <typename T>
__global__ void paddingGradientKernel(LaneBatch<T> batch, LaneGradient<T> gradient)
{
    const bool isOfRows = blockIdx.y == 0;
    const std::int64_t width = isOfRows ? batch.padding.largestRows : batch.padding.largestColumns;
    const std::int64_t index = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    const std::int64_t view = index / width;
    if (view >= (isOfRows ? batch.views : batch.lanes)) return;
    if (isOfRows)
        rowPaddingGradient(batch, gradient, view, index % width);
    else
        columnPaddingGradient(batch, gradient, view, index % width);
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

}  // namespace

template <typename T>
cudaError_t launchSolve(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>* directions, int count,
                        cudaStream_t stream)
{
    const dim3 grid(gridFor(batch.views * batch.lanes), static_cast<unsigned int>(count));
    solveKernel<T><<<grid, kThreads, 0, stream>>>(batch, options, directions[0], directions[count - 1]);
    return cudaGetLastError();
}

template <typename T>
cudaError_t launchGradient(const LaneBatch<T>& batch, const LaneGradient<T>& gradient, cudaStream_t stream)
{
    gradientKernel<T><<<gridFor(batch.views * batch.lanes), kThreads, 0, stream>>>(batch, gradient);
    if (batch.padding.rowCost) {
        const std::int64_t rows = batch.views * batch.padding.largestRows;
        const std::int64_t columns = batch.lanes * batch.padding.largestColumns;
        const dim3 grid(gridFor(rows > columns ? rows : columns), 2);
        paddingGradientKernel<T><<<grid, kThreads, 0, stream>>>(batch, gradient);
    }
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
