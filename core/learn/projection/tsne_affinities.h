/// Affinities of high-dimensional points for t-SNE.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/learn/projection/nearest_neighbours.h"

namespace rosa::learn {

/// Symmetric matrix of affinities P with sum 1 and zero diagonal, in CSR form. Real is float or double.
template <typename Real>
struct TsneAffinities {
    std::vector<std::int64_t> offsets;  ///< points + 1: start of each row.
    std::vector<std::int32_t> columns;  ///< Ascending within a row.
    std::vector<Real> values;           ///< > 0
    double entropy = 0;                 ///< Σ P log P.
};

/// Number of neighbours with affinities: three times the perplexity, limited by the number of points. Beyond, a Gaussian of that perplexity
/// is negligible (van der Maaten, JMLR 15, 2014).
std::int32_t tsneNeighbours(double perplexity, std::int64_t points);

/// Weights p_j of a point's neighbours, proportional to exp(−β d_j), with β such that 2^entropy is the perplexity, to 1e-5 in its natural
/// logarithm. `squaredDistances` excludes the point itself. If more neighbours coincide than the perplexity, the weights are distributed
/// equally over these.
void neighbourWeights(std::span<const float> squaredDistances, double perplexity, std::span<double> weights);

/// P_ij = (p_j|i + p_i|j) / 2N, where p_j|i are the weights of the neighbours in the table, otherwise 0. Bitwise symmetric and independent
/// of the number of threads. O(points · k).
TsneAffinities<float> tsneAffinities(const NeighbourTable& table, double perplexity);

}  // namespace rosa::learn
