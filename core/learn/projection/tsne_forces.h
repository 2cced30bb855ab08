/// The sums over pairs of points that t-SNE's gradient and divergence are made of, term by term. Plain loops, no LibTorch.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/learn/projection/tsne_affinities.h"

namespace rosa::learn {

/// Attraction of every point: points × 2, Σ_j P_ij w_ij (y_i − y_j). A point's sum is made by one thread in a fixed order: the same bits
/// for every number of threads. O(entries of P). Real is float or double.
template <typename Real>
std::vector<Real> tsneAttraction(const TsneAffinities<Real>& affinities, std::span<const Real> layout);

/// What all points do to each.
template <typename Real>
struct TsneRepulsion {
    std::vector<Real> forces;  ///< points × 2: Σ_j w_ij² (y_i − y_j).
    double total = 0;          ///< Z = Σ_{i≠j} w_ij.
};

/// Term by term: O(points²), the same bits for every number of threads. What tsne_grid.h is measured against, and faster than it
/// for few points.
template <typename Real>
TsneRepulsion<Real> exactRepulsion(std::span<const Real> layout);

/// KL(P‖Q) of a layout whose sum of all w is `total`.
template <typename Real>
double tsneDivergence(const TsneAffinities<Real>& affinities, std::span<const Real> layout, double total);

extern template std::vector<float> tsneAttraction(const TsneAffinities<float>&, std::span<const float>);
extern template std::vector<double> tsneAttraction(const TsneAffinities<double>&, std::span<const double>);
extern template TsneRepulsion<float> exactRepulsion(std::span<const float>);
extern template TsneRepulsion<double> exactRepulsion(std::span<const double>);
extern template double tsneDivergence(const TsneAffinities<float>&, std::span<const float>, double);
extern template double tsneDivergence(const TsneAffinities<double>&, std::span<const double>, double);

}  // namespace rosa::learn
