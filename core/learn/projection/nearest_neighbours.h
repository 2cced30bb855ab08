/// Exact nearest neighbours of all rows of a matrix.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <torch/types.h>

namespace rosa::learn {

/// The k nearest rows of each row, excluding itself.
struct NeighbourTable {
    std::int64_t points = 0;
    std::int32_t k = 0;
    std::vector<std::int32_t> neighbours;  ///< points × k: nearest first, ties by lower row.
    std::vector<float> squaredDistances;   ///< points × k, in the same order. >= 0
};

/// Compares all pairs of rows (N × d, float32, any device) by Euclidean distance: dot products by blocks (a GEMM), keeping from each block
/// the candidates nearer than the current k-th. 1 <= k < N. O(N² d) time, O(N k) memory plus 20 MB.
///
/// `goOn` receives the completed fraction, at most a few hundred times; if it returns false, an empty table is returned. The result does
/// not depend on the number of threads as far as LibTorch's products do not. On a GPU the order of ties is undefined.
NeighbourTable nearestNeighbours(const torch::Tensor& rows, std::int32_t k, const std::function<bool(double)>& goOn = {});

}  // namespace rosa::learn
