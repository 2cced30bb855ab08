/// Exact sums over pairs of points for t-SNE's gradient and divergence. Plain loops, no LibTorch.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/learn/projection/tsne_affinities.h"

namespace rosa::learn {

/// Attraction of each point: points × 2, Σ_j P_ij w_ij (y_i − y_j). One thread sums a point in a fixed order, so the result is bitwise
/// independent of the number of threads. O(entries of P). Real is float or double.
template <typename Real>
std::vector<Real> tsneAttraction(const TsneAffinities<Real>& affinities, std::span<const Real> layout);

/// Repulsion of all points.
template <typename Real>
struct TsneRepulsion {
    std::vector<Real> forces;  ///< points × 2: Σ_j w_ij² (y_i − y_j).
    double total = 0;          ///< Z = Σ_{i≠j} w_ij.
};

/// Exact repulsion: O(points²), bitwise independent of the number of threads. Reference for tsne_grid.h, and faster for few points.
template <typename Real>
TsneRepulsion<Real> exactRepulsion(std::span<const Real> layout);

/// KL(P‖Q) of a layout with Σ w = `total`.
template <typename Real>
double tsneDivergence(const TsneAffinities<Real>& affinities, std::span<const Real> layout, double total);

extern template std::vector<float> tsneAttraction(const TsneAffinities<float>&, std::span<const float>);
extern template std::vector<double> tsneAttraction(const TsneAffinities<double>&, std::span<const double>);
extern template TsneRepulsion<float> exactRepulsion(std::span<const float>);
extern template TsneRepulsion<double> exactRepulsion(std::span<const double>);
extern template double tsneDivergence(const TsneAffinities<float>&, std::span<const float>, double);
extern template double tsneDivergence(const TsneAffinities<double>&, std::span<const double>, double);

}  // namespace rosa::learn
