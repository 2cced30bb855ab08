/// Transport costs between nodes, and their rescaling by topology.
#pragma once

#include "core/transport/matrix.h"

namespace rosa::transport {

/// Rows with a smaller Euclidean norm have no direction: their cosine with any vector is 0.
inline constexpr double kSmallestNorm = 1e-12;

/// D_ij = 1 − cos(x_i, y_j), in [0, 2] up to rounding. The rows of x (n × d) and y (m × d) are nodes; both must have the same d. Sums in
/// double precision. Article, section on g-EMD. O(n m d).
template <typename T>
Matrix<T> cosineCost(MatrixView<T> x, MatrixView<T> y);

/// S = 1 / (1 + exp(−Ψ/τ)) for hop distances Ψ >= 0 and τ > 0: 1/2 for identical nodes, approaching 1 for distant ones.
template <typename T>
Matrix<T> topologyScale(MatrixView<T> hops, double temperature);

/// Elementwise product D ∘ S; the shapes must match.
template <typename T>
Matrix<T> rescaled(MatrixView<T> cost, MatrixView<T> scale);

/// Largest |D|; 0 for an empty matrix.
template <typename T>
double largestCost(MatrixView<T> cost);

}  // namespace rosa::transport
