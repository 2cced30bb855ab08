/// Costs of moving a node's weight, and their rescaling by topology.
#pragma once

#include "core/transport/matrix.h"

namespace rosa::transport {

/// Rows whose Euclidean norm is below this have no direction: their cosine with anything is 0.
inline constexpr double kSmallestNorm = 1e-12;

/// D_ij = 1 − cos(x_i, y_j), in [0, 2] but for rounding; rows of x (n × d) and y (m × d) are nodes. Sums in double.
/// The d of both must agree. Article, section on g-EMD. O(n m d).
template <typename T>
Matrix<T> cosineCost(MatrixView<T> x, MatrixView<T> y);

/// S = 1 / (1 + exp(−Ψ/τ)) for hop distances Ψ >= 0 and τ > 0: 1/2 for the same node, 1 for nodes far apart.
template <typename T>
Matrix<T> topologyScale(MatrixView<T> hops, double temperature);

/// D ∘ S, element by element; shapes agree.
template <typename T>
Matrix<T> rescaled(MatrixView<T> cost, MatrixView<T> scale);

}  // namespace rosa::transport
