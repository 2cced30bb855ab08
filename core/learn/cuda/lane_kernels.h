/// The kernels of lane_solver.h on a stream. Plain types alone, so that nvcc reads no header of LibTorch.
#pragma once

#include <cuda_runtime_api.h>

#include "core/learn/cuda/lane_measures.h"
#include "core/learn/cuda/lane_solver.h"

namespace rosa::learn {

/// Every block in `count` (1 or 2) directions, a thread each. All addresses are of the device; returns before it is done.
template <typename T>
cudaError_t launchSolve(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>* directions, int count,
                        cudaStream_t stream);

/// gradientLane for every block, and where views are filled the padding's gradients for every node. `batch` needs its places and counts,
/// and of its padding one cost and the largest views' sizes.
template <typename T>
cudaError_t launchGradient(const LaneBatch<T>& batch, const LaneGradient<T>& gradient, cudaStream_t stream);

/// measureLane for every block into `out`, 3 × views × lanes: gaps, entropies, those of the independent couplings.
template <typename T>
cudaError_t launchMeasure(const LaneBatch<T>& batch, const LaneOptions& options, const LanePlan<T>& plan, double* out,
                          cudaStream_t stream);

}  // namespace rosa::learn
