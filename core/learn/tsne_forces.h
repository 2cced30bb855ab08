/// Sums over all pairs of points that t-SNE's gradient and divergence are made of. Plain loops, no LibTorch.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rosa::learn {

/// Attraction and repulsion of every point.
template <typename Real>
struct TsneForces {
    std::vector<Real> attraction;  ///< points × 2: Σ_j P_ij w_ij (y_i − y_j).
    std::vector<Real> repulsion;   ///< points × 2: Σ_j w_ij² (y_i − y_j).
    double total = 0;              ///< Z = Σ_{i≠j} w_ij.
};

/// `affinities` is points × points, row-major, symmetric, with a zero diagonal; `layout` is points × 2. A point's sums are
/// made by one thread in a fixed order: the same bits for every number of threads. Real is float or double.
template <typename Real>
void tsneForces(std::span<const Real> affinities, std::span<const Real> layout, TsneForces<Real>& forces);

/// KL(P‖Q) of a layout; `entropy` is Σ P log P.
template <typename Real>
double tsneDivergence(std::span<const Real> affinities, std::span<const Real> layout, double entropy);

extern template void tsneForces(std::span<const float>, std::span<const float>, TsneForces<float>&);
extern template void tsneForces(std::span<const double>, std::span<const double>, TsneForces<double>&);
extern template double tsneDivergence(std::span<const float>, std::span<const float>, double);
extern template double tsneDivergence(std::span<const double>, std::span<const double>, double);

}  // namespace rosa::learn
