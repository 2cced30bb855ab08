/// Launches the kernels of step_operations.h and pair_pulls.h on a stream. Only plain types, so that nvcc reads no LibTorch header.
#pragma once

#include <cuda_runtime_api.h>

#include "core/learn/cuda/pair_pulls.h"

namespace rosa::learn {

/// All pointers refer to device memory; asynchronous.
cudaError_t launchUnitRows(const UnitRowsBatch& batch, std::int64_t rows, cudaStream_t stream);
cudaError_t launchUnitRowsGradient(const UnitRowsBatch& made, const float* gradient, float* out, std::int64_t rows,
                                   cudaStream_t stream);
/// Scales z (count values) by a power of two so that the largest of `largest` (rows values) is at most `limit`.
cudaError_t launchWithinRange(const float* z, std::int64_t count, const float* largest, std::int64_t rows, float limit,
                              float* out, cudaStream_t stream);
cudaError_t launchRowSums(const RowSums (&sums)[4], cudaStream_t stream);
cudaError_t launchAnchorLosses(const AnchorBatch& batch, cudaStream_t stream);
cudaError_t launchAnchorGradient(const AnchorGradient& given, cudaStream_t stream);
cudaError_t launchPairPulls(const PairPullBatch& batch, cudaStream_t stream);

}  // namespace rosa::learn
