/// What one pair's plan says, in numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/base/result.h"
#include "core/transport/matrix.h"

namespace rosa::transport {

/// Costs are in units of D, entropies in nats.
struct PairSummary {
    double cost = 0;                ///< <Γ, D> under the plan given.
    double exactCost = 0;           ///< The optimum's.
    Matrix<double> exactPlan;       ///< Γ*, of that cost.
    double independentCost = 0;     ///< <t rᵀ, D>: what moving without regard to cost would cost.
    double rowGap = 0;              ///< ‖Γ1 − t‖₁
    double columnGap = 0;           ///< ‖Γᵀ1 − r‖₁
    double entropy = 0;             ///< H(Γ) = −Σ Γ log Γ
    double independentEntropy = 0;  ///< H(t rᵀ) = H(t) + H(r), the largest a plan with these weights has.
    std::optional<double>
        sameClassMass;  ///< Share of Γ between nodes of one class; none where no pair of nodes has both labels.
    std::optional<double> independentSameClassMass;  ///< The same of t rᵀ: what chance gives.
};

/// Classes of the nodes, −1 where not known; both empty: no labels.
struct PairLabels {
    std::span<const std::int32_t> rows;
    std::span<const std::int32_t> columns;
};

/// `plan` is any plan for this cost and these weights, such as sinkhorn's. Shares of mass count the nodes with labels alone.
/// Solves the exact problem too: exact.h has cost and errors.
Result<PairSummary> summarise(MatrixView<double> cost, std::span<const double> t, std::span<const double> r,
                              MatrixView<double> plan, const PairLabels& labels = {});

}  // namespace rosa::transport
