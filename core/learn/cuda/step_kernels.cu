#include "core/learn/cuda/step_kernels.h"

#include "core/learn/cuda/gpu_warp.h"

namespace rosa::learn {

namespace {

constexpr int kTeamThreads = 128;  ///< Threads of a block: four warps.

struct WarpTeam {
    __device__ static int rank() { return GpuWarp::lane(); }
    __device__ static int size() { return 32; }
    __device__ static float sum(float value) { return GpuWarp::sumOfHalves(GpuWarp::sumOfRows(value)); }
    __device__ static float largest(float value) { return GpuWarp::largestOfHalves(GpuWarp::largestOfRows(value)); }
};

__device__ std::int64_t teamNumber() { return (static_cast<std::int64_t>(blockIdx.x) * kTeamThreads + threadIdx.x) / 32; }

unsigned int blocksOfTeams(std::int64_t teams)
{
    constexpr std::int64_t each = kTeamThreads / 32;
    return static_cast<unsigned int>((teams + each - 1) / each);
}
unsigned int blocksOfThreads(std::int64_t threads)
{
    return static_cast<unsigned int>((threads + kTeamThreads - 1) / kTeamThreads);
}

__global__ void unitRowsKernel(UnitRowsBatch batch, std::int64_t rows)
{
    if (teamNumber() < rows) makeUnitRow<WarpTeam>(batch, teamNumber());
}

__global__ void unitRowsGradientKernel(UnitRowsBatch made, const float* gradient, float* out, std::int64_t rows)
{
    if (teamNumber() < rows) unitRowGradient<WarpTeam>(made, gradient, out, teamNumber());
}

/// Every warp finds the largest value itself: there are some hundred.
__global__ void withinRangeKernel(const float* z, std::int64_t count, const float* largest, std::int64_t rows, float limit,
                                  float* out)
{
    float most = 0;
    for (std::int64_t row = WarpTeam::rank(); row < rows; row += 32) most = GpuWarp::larger(most, largest[row]);
    most = WarpTeam::largest(most);
    const float scale = most > limit ? exp2f(floorf(log2f(limit / most))) : 1.0f;
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * kTeamThreads;
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * kTeamThreads + threadIdx.x; i < count; i += step)
        out[i] = z[i] * scale;
}

struct FourSums {
    RowSums of[4];
};

__global__ void rowSumsKernel(FourSums sums)
{
    std::int64_t row = teamNumber();
    for (const RowSums& one : sums.of) {
        if (row < one.rows) {
            sumRow<WarpTeam>(one, row);
            return;
        }
        row -= one.rows;
    }
}

__global__ void anchorLossKernel(AnchorBatch batch)
{
    if (teamNumber() < 2 * batch.views) anchorLoss<WarpTeam>(batch, teamNumber());
}

__global__ void anchorGradientKernel(AnchorGradient given)
{
    const std::int64_t index = static_cast<std::int64_t>(blockIdx.x) * kTeamThreads + threadIdx.x;
    if (index < 4 * given.views * given.views) anchorGradient(given, index);
}

__global__ void pairPullKernel(PairPullBatch batch)
{
    if (teamNumber() < batch.pairs) pullPair<WarpTeam>(batch, teamNumber());
}

}  // namespace

cudaError_t launchUnitRows(const UnitRowsBatch& batch, std::int64_t rows, cudaStream_t stream)
{
    unitRowsKernel<<<blocksOfTeams(rows), kTeamThreads, 0, stream>>>(batch, rows);
    return cudaGetLastError();
}

cudaError_t launchUnitRowsGradient(const UnitRowsBatch& made, const float* gradient, float* out, std::int64_t rows,
                                   cudaStream_t stream)
{
    unitRowsGradientKernel<<<blocksOfTeams(rows), kTeamThreads, 0, stream>>>(made, gradient, out, rows);
    return cudaGetLastError();
}

cudaError_t launchWithinRange(const float* z, std::int64_t count, const float* largest, std::int64_t rows, float limit,
                              float* out, cudaStream_t stream)
{
    constexpr unsigned int most = 264;  // a few blocks per multiprocessor
    const unsigned int blocks = blocksOfThreads(count) < most ? blocksOfThreads(count) : most;
    withinRangeKernel<<<blocks, kTeamThreads, 0, stream>>>(z, count, largest, rows, limit, out);
    return cudaGetLastError();
}

cudaError_t launchRowSums(const RowSums (&sums)[4], cudaStream_t stream)
{
    FourSums all;
    std::int64_t rows = 0;
    for (int i = 0; i < 4; ++i) {
        all.of[i] = sums[i];
        rows += sums[i].rows;
    }
    rowSumsKernel<<<blocksOfTeams(rows), kTeamThreads, 0, stream>>>(all);
    return cudaGetLastError();
}

cudaError_t launchAnchorLosses(const AnchorBatch& batch, cudaStream_t stream)
{
    anchorLossKernel<<<blocksOfTeams(2 * batch.views), kTeamThreads, 0, stream>>>(batch);
    return cudaGetLastError();
}

cudaError_t launchAnchorGradient(const AnchorGradient& given, cudaStream_t stream)
{
    anchorGradientKernel<<<blocksOfThreads(4 * given.views * given.views), kTeamThreads, 0, stream>>>(given);
    return cudaGetLastError();
}

cudaError_t launchPairPulls(const PairPullBatch& batch, cudaStream_t stream)
{
    if (batch.pairs == 0) return cudaSuccess;
    pairPullKernel<<<blocksOfTeams(batch.pairs), kTeamThreads, 0, stream>>>(batch);
    return cudaGetLastError();
}

}  // namespace rosa::learn
