/// Summary of one pair's plan.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/base/result.h"
#include "core/transport/matrix.h"
#include "core/transport/padding.h"

namespace rosa::transport {

/// Costs are in units of D, entropies in nats.
struct PairSummary {
    double cost = 0;                ///< <Γ, D> of the given plan.
    double exactCost = 0;           ///< Cost of the optimal plan.
    Matrix<double> exactPlan;       ///< Γ*, the optimal plan.
    double independentCost = 0;     ///< <t rᵀ, D>: the cost of independent coupling.
    double rowGap = 0;              ///< ‖Γ1 − t‖₁
    double columnGap = 0;           ///< ‖Γᵀ1 − r‖₁
    double entropy = 0;             ///< H(Γ) = −Σ Γ log Γ
    double independentEntropy = 0;  ///< H(t rᵀ) = H(t) + H(r), the largest entropy of a plan with these weights.
    /// Fraction of Γ between nodes of the same class; nullopt if no pair of nodes has labels on both sides.
    std::optional<double> sameClassMass;
    std::optional<double> independentSameClassMass;  ///< The same for t rᵀ: the value expected by chance.
};

/// Classes of the nodes, −1 if unknown or padding; both spans are empty if there are no labels.
struct PairLabels {
    std::span<const std::int32_t> rows;
    std::span<const std::int32_t> columns;
};

/// As summarise(), without the exact problem: exactCost and exactPlan stay empty. For a plan that is solved again and again. O(rows ·
/// columns), one logarithm per element; reentrant.
PairSummary measure(MatrixView<double> cost, std::span<const double> t, std::span<const double> r, MatrixView<double> plan,
                    const PairLabels& labels = {}, const PaddingCounts& padding = {});

/// `plan` is any plan for this cost and these weights, such as that of sinkhorn. Fractions of mass count labelled nodes only. Also solves
/// the exact problem; see exact.h for cost and errors. If a count of `padding` is above 0, the last row or column is that of so many
/// padding rows together; their mass is spread evenly over them, which matters for the entropies alone.
Result<PairSummary> summarise(MatrixView<double> cost, std::span<const double> t, std::span<const double> r,
                              MatrixView<double> plan, const PairLabels& labels = {}, const PaddingCounts& padding = {});

}  // namespace rosa::transport
