/// t-SNE's affinities of high-dimensional points.
#pragma once

#include <span>
#include <vector>

#include <torch/types.h>

namespace rosa::learn {

/// Weights p_j of a point's neighbours, proportional to exp(−β d_j), with β such that 2^entropy is the perplexity: searched
/// by bisection to 1e-5 in the natural logarithm of the perplexity. `squaredDistances` excludes the point itself. Where more
/// neighbours coincide than the perplexity counts, the weights are spread evenly over those.
void neighbourWeights(std::span<const float> squaredDistances, double perplexity, std::span<double> weights);

/// P_ij = (p_j|i + p_i|j) / 2N of the rows (N × d, float32) under Euclidean distance: N × N, row-major, symmetric bit for
/// bit, zero diagonal, sum 1. Distances come by blocks of rows, so that nothing else of size N × N is held.
std::vector<float> tsneAffinities(const torch::Tensor& rows, double perplexity);

}  // namespace rosa::learn
