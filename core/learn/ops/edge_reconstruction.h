/// Loss of reconstructing a graph's edges from dot products of representations, without an all-pairs matrix.
#pragma once

#include <cstdint>

#include <torch/types.h>

#include "core/graph/graph.h"

namespace rosa::learn {

/// Weighted cross-entropy of σ(H·Hᵀ) against A + I (Peng et al., GMI, WWW 2020, equation 10, weighted as in their program): with N nodes, E
/// half the number of entries of A + I, and the clamp ε = 1e-10 inside the logarithms,
///
///     N²/(N² − E) · mean over i, j of  −g·(N² − E)/E · log(σ(hᵢ·hⱼ) + ε) − (1 − g)·log(1 − σ(hᵢ·hⱼ) + ε),   g = (A + I)ᵢⱼ.
///
/// H is N × width, differentiable; the graph is undirected on N nodes. Computed in blocks of rows (0: as fits the device, which is not waited
/// for): memory O(N · (blockRows + width)), time O(N² · width).
torch::Tensor edgeReconstruction(const torch::Tensor& h, const graph::Graph& graph, std::int64_t blockRows = 0);

}  // namespace rosa::learn
