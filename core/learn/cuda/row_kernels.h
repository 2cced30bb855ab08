/// Launches the kernels of row_operations.h on a stream. Only plain types, so that nvcc reads no LibTorch header.
#pragma once

#include <cuda_runtime_api.h>

#include "core/learn/cuda/row_operations.h"

namespace rosa::learn {

/// All pointers refer to device memory; asynchronous.
cudaError_t launchRowProduct(const RowProduct& product, cudaStream_t stream);

/// Into `parts` × points × 3: RepulsionSums of every point over `parts` stretches of points.
cudaError_t launchRepulsion(const LayoutPoint* layout, std::int64_t points, int parts, float* out, cudaStream_t stream);
/// Stretches of the points that fill a GPU.
int repulsionParts(std::int64_t points);

/// Into points × 2.
cudaError_t launchAttraction(const std::int64_t* offsets, const std::int32_t* columns, const float* values,
                             const LayoutPoint* layout, std::int64_t points, LayoutPoint* out, cudaStream_t stream);

cudaError_t launchRowDraw(const RowDraw& draw, cudaStream_t stream);

}  // namespace rosa::learn
