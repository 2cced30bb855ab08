/// Transport in one dimension by sorting, and sliced transport between point clouds in the plane.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/transport/matrix.h"

namespace rosa::transport {

/// A point of the plane.
using PlanePoint = std::array<double, 2>;

/// Exact plan between weighted numbers for every cost |x − y|^p with p >= 1: the monotone one.
struct LinePlan {
    Matrix<double> plan;  ///< n × m; at most n + m − 1 positive elements.
    double cost = 0;      ///< Σ Γ |x − y|^p
};

/// `x` and `y` are numbers in any order with weights a and b of the same sum. O(n log n + m log m + n m for the matrix); reentrant. Errors:
/// empty sides, values not finite, weights as in checkProblem(), p < 1, a cost that overflows. b is scaled to the sum of a, and a weight below
/// 1e-15 of the sum may be left out. The numbers of weights must be those of the points (checked).
Result<LinePlan> lineTransport(std::span<const double> x, std::span<const double> y, std::span<const double> a,
                               std::span<const double> b, double p = 2);

/// Projections x·cos θ + y·sin θ. θ in radians.
std::vector<double> projected(std::span<const PlanePoint> points, double angle);

/// Mean of lineTransport() costs over `angles` directions θ_k = π·k/angles, k = 0 … angles − 1 (a deterministic quadrature): SW_p^p.
/// Under p = 2 a shift by s of one cloud against its copy gives |s|²/2 (angles >= 2). Errors as lineTransport(), and angles < 1.
Result<double> slicedCost(std::span<const PlanePoint> x, std::span<const PlanePoint> y, std::span<const double> a,
                          std::span<const double> b, int angles, double p = 2);

}  // namespace rosa::transport
