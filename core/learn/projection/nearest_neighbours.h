/// Exact nearest neighbours of all rows of a matrix.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <torch/types.h>

namespace rosa::learn {

/// The k rows nearest to each row, itself left out.
struct NeighbourTable {
    std::int64_t points = 0;
    std::int32_t k = 0;
    std::vector<std::int32_t> neighbours;  ///< points × k: nearest first, among equals the lower row first.
    std::vector<float> squaredDistances;   ///< points × k, likewise. >= 0
};

/// Compares every row (N × d, float32, on any device) with every other under Euclidean distance: dot products by blocks (a GEMM), of each
/// block the few that are nearer than the k-th so far. 1 <= k < N. O(N² d) time, O(N k) memory and 20 MB.
///
/// `goOn` is told the share that is done, at most a few hundred times; where it answers false an empty table is returned. The same
/// table for every number of threads, as far as LibTorch's products are the same. On a GPU equals stand in any order.
NeighbourTable nearestNeighbours(const torch::Tensor& rows, std::int32_t k, const std::function<bool(double)>& goOn = {});

}  // namespace rosa::learn
