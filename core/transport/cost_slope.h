/// Slopes of the entropic cost by the costs D: with the plan held fixed, as RoSA trains, and through the plan.
#pragma once

#include "core/base/result.h"
#include "core/transport/scaling_state.h"

namespace rosa::transport {

/// ∂/∂D of the value <Γ, D> of the converged plan Γ(D).
struct CostSlope {
    Matrix<double>
        detached;  ///< Γ itself: the plan is treated as constant. The slope of the regularised value (envelope theorem).
    Matrix<double> through;  ///< The derivative of <Γ(D), D>, with the plan's own change; implicit differentiation.
};

/// Solves the problem in the log domain to a marginal gap of 1e-13 (at most 100,000 sweeps), then the linear system of size n + m − 1 of the
/// derivative. O(n m · sweeps + (n + m)³); reentrant. Errors are those of startScaling(), and an Error if the scaling does not converge.
Result<CostSlope> costSlope(const ScalingProblem& problem);

}  // namespace rosa::transport
