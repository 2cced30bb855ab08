/// Launches the kernels of lane_solver.h on a stream. Only plain types, so that nvcc reads no LibTorch header.
#pragma once

#include <cuda_runtime_api.h>

#include "core/learn/cuda/lane_measures.h"
#include "core/learn/cuda/lane_solver.h"

namespace rosa::learn {

/// Solves all blocks in `count` (1 or 2) directions: by a warp each (warp_solver.h) where fitsWarp(), else by a thread each and direction. All
/// pointers refer to device memory; asynchronous.
template <typename T>
cudaError_t launchSolve(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>* directions, int count,
                        cudaStream_t stream);

/// The gradients of all blocks and, with padding, of all padding costs. From `batch` it reads positions, counts, and whether there is padding.
template <typename T>
cudaError_t launchGradient(const LaneBatch<T>& batch, const LaneGradient<T>& gradient, cudaStream_t stream);

/// measureLane for all blocks into `out`, 3 × views × lanes: gaps, entropies, entropies of the independent couplings.
template <typename T>
cudaError_t launchMeasure(const LaneBatch<T>& batch, const LaneOptions& options, const LanePlan<T>& plan, double* out,
                          cudaStream_t stream);

}  // namespace rosa::learn
