/// Slopes of the entropic cost by the costs D: with the plan held fixed, as RoSA trains, and through the plan.
#pragma once

#include "core/base/result.h"
#include "core/transport/lab/scaling_state.h"

namespace rosa::transport {

/// ∂/∂D of the value <Γ, D> of the converged plan Γ(D).
struct CostSlope {
    Matrix<double>
        detached;  ///< Γ itself: the plan is treated as constant. The slope of the regularised value (envelope theorem).
    Matrix<double> through;  ///< The derivative of <Γ(D), D>, with the plan's own change; implicit differentiation.
};

/// Solves the problem in the log domain, whatever its arithmetic, to a marginal gap of 1e-13 of the mass (of 1e-15·λ·max|D| if that is more,
/// as exponents are rounded) in at most 100,000 iterations, then the linear system of size n + m of the derivative. The columns' weights are scaled to
/// the sum of the rows'. O(n m · iterations + (n + m)³); reentrant. Errors are those of startScaling() and halfIteration(), and an Error if the scaling
/// does not converge.
Result<CostSlope> costSlope(const ScalingProblem& problem);

}  // namespace rosa::transport
