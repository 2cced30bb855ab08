/// The exact optimum of a transport problem.
#pragma once

#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/transport/matrix.h"

namespace rosa::transport {

/// An optimal plan with its proof: no pair of nodes is cheaper than the sum of its prices, and the prices are worth as
/// much as the plan costs.
struct ExactPlan {
    Matrix<double> plan;               ///< Γ*, rows × columns; at most rows + columns − 1 elements are not 0.
    double cost = 0;                   ///< <Γ*, D>
    std::vector<double> rowPrices;     ///< f; f_i + g_j <= D_ij for all i, j
    std::vector<double> columnPrices;  ///< g; Σ t f + Σ r g = cost
};

/// Minimises <Γ, D> over plans with weights t (rows) and r (columns), by LEMON's network simplex.
///
/// The simplex is exact on integers: weights are rounded to shares of 2⁴⁰ (the largest takes up the remainder, so that both
/// sides have the same sum) and costs to shares of 2³² of the largest |D|. Marginals are off by less than 1e-12 of the mass,
/// the cost by less than 1e-9 of the largest |D|. t and r are scaled to the sum of t.
/// About O(n² m) in practice; 300 × 300 takes some hundredths of a second. Reentrant.
///
/// An Error as sinkhorn's for the problem, or where there are more than 4 million pairs of nodes.
Result<ExactPlan> exactTransport(MatrixView<double> cost, std::span<const double> t, std::span<const double> r);

}  // namespace rosa::transport
