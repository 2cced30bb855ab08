/// Exact optimum of a transport problem.
#pragma once

#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/transport/matrix.h"

namespace rosa::transport {

/// An optimal plan with its certificate: dual prices that are feasible (no pair of nodes costs less than the sum of its prices) and whose
/// objective equals the cost of the plan.
struct ExactPlan {
    Matrix<double> plan;               ///< Γ*, rows × columns; at most rows + columns − 1 non-zero elements.
    double cost = 0;                   ///< <Γ*, D>
    std::vector<double> rowPrices;     ///< f; f_i + g_j <= D_ij for all i, j
    std::vector<double> columnPrices;  ///< g; Σ t f + Σ r g = cost
};

/// Minimises <Γ, D> over plans with weights t (rows) and r (columns), by LEMON's network simplex.
///
/// The simplex is exact on integers: weights are rounded to multiples of 2⁻⁴⁰ of their sum (the largest absorbs the remainder, so that both
/// sides have the same sum) and costs to multiples of 2⁻³² of the largest |D|. Marginals are accurate to 1e-12 of the mass, the cost to
/// 1e-9 of the largest |D|. t and r are scaled to the sum of t. About O(n² m) in practice; 300 × 300 takes some hundredths of a second.
/// Reentrant.
///
/// Returns an Error under the conditions of sinkhorn for the problem, or if there are more than 4 million pairs of nodes.
Result<ExactPlan> exactTransport(MatrixView<double> cost, std::span<const double> t, std::span<const double> r);

}  // namespace rosa::transport
