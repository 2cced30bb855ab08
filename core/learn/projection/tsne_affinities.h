/// t-SNE's affinities of high-dimensional points.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/learn/projection/nearest_neighbours.h"

namespace rosa::learn {

/// A symmetric matrix of affinities P of sum 1 with a zero diagonal, by rows. Real is float or double.
template <typename Real>
struct TsneAffinities {
    std::vector<std::int64_t> offsets;  ///< points + 1: where the rows begin.
    std::vector<std::int32_t> columns;  ///< Ascending within a row.
    std::vector<Real> values;           ///< > 0
    double entropy = 0;                 ///< Σ P log P.
};

/// Neighbours of a point that get an affinity: three times the perplexity, beyond which a Gaussian of that perplexity gives next
/// to nothing (van der Maaten, JMLR 15, 2014), as far as there are so many points.
std::int32_t tsneNeighbours(double perplexity, std::int64_t points);

/// Weights p_j of a point's neighbours, proportional to exp(−β d_j), with β such that 2^entropy is the perplexity: searched
/// to 1e-5 in the natural logarithm of the perplexity. `squaredDistances` excludes the point itself. Where more
/// neighbours coincide than the perplexity counts, the weights are spread evenly over those.
void neighbourWeights(std::span<const float> squaredDistances, double perplexity, std::span<double> weights);

/// P_ij = (p_j|i + p_i|j) / 2N, where p_j|i are the weights of the neighbours in the table and 0 for all others. Symmetric bit for
/// bit; the same for every number of threads. O(points · k).
TsneAffinities<float> tsneAffinities(const NeighbourTable& table, double perplexity);

}  // namespace rosa::learn
