/// How well dot products of representations tell a graph's edges from all other pairs, without a matrix of all pairs.
#pragma once

#include <cstdint>

#include <torch/types.h>

#include "core/graph/graph.h"

namespace rosa::learn {

/// Weighted cross-entropy of σ(H·Hᵀ) against A + I (Peng et al., GMI, WWW 2020, equation 10, as their program weights it): with N nodes, half as
/// many edges E as A + I has entries, and the clamp ε = 1e-10 inside the logarithms,
///
///     N²/(N² − E) · mean over i, j of  −g·(N² − E)/E · log(σ(hᵢ·hⱼ) + ε) − (1 − g)·log(1 − σ(hᵢ·hⱼ) + ε),   g = (A + I)ᵢⱼ.
///
/// H is N × width, differentiable; the graph is undirected on N nodes. Blocks of rows: memory O(N · (blockRows + width)), time O(N² · width).
torch::Tensor edgeReconstruction(const torch::Tensor& h, const graph::Graph& graph, std::int64_t blockRows = 256);

}  // namespace rosa::learn
