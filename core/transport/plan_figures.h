/// Figures of any plan of a transport problem: what it costs, and how far it is from keeping the weights.
#pragma once

#include <span>

#include "core/transport/matrix.h"

namespace rosa::transport {

/// Costs are in units of D, entropies in nats.
struct PlanFigures {
    double cost = 0;       ///< <Γ, D>
    double rowGap = 0;     ///< ‖Γ1 − t‖₁
    double columnGap = 0;  ///< ‖Γᵀ1 − r‖₁
    double entropy = 0;    ///< H(Γ) = −Σ Γ log Γ; 0·log 0 = 0.
    double mass = 0;       ///< ΣΓ
};

/// Shapes must match (checked). O(n m); reentrant.
PlanFigures planFigures(MatrixView<double> plan, MatrixView<double> cost, std::span<const double> t,
                        std::span<const double> r);

/// Relation of a plan's cost to the optimum of its problem.
enum class CostVerdict {
    Infeasible,  ///< Below the optimum by more than rounding: the marginals are not met, so the cost says nothing.
    Optimal,     ///< Within `tolerance` of it, with marginals within it.
    Above,       ///< Not below the optimum, and not optimal.
};

/// `tolerance` is relative to max(1, |optimum|) for the cost and absolute (L1) for the marginals.
CostVerdict costVerdict(const PlanFigures& figures, double optimum, double tolerance = 1e-9);

}  // namespace rosa::transport
