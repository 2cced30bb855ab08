/// Solutions of a lab's problem with everything that is shown of them.
#pragma once

#include <functional>
#include <optional>

#include "core/lab/problem.h"
#include "core/transport/exact.h"
#include "core/transport/lab/scaling_run.h"
#include "core/transport/lab/sinkhorn_divergence.h"
#include "core/transport/lab/unbalanced.h"
#include "core/transport/plan_figures.h"

namespace rosa::lab {

/// Exact, independent and derived references of a posed problem: they do not depend on λ and iterations.
struct References {
    transport::ExactPlan exact;                 ///< Without cells that only the rounding of weights fills.
    transport::Matrix<double> independentPlan;  ///< t·rᵀ
    transport::PlanFigures exactFigures;
    transport::PlanFigures independent;
    double greedyCost = 0;  ///< Of filling the cheapest cells first, each as far as possible.
};

/// Sliced transport of one problem.
struct SlicedResult {
    double shown = 0;  ///< Cost of the shown direction, with the ground cost's power.
    double mean = 0;   ///< Mean over all directions.
};

/// A solved problem.
struct Solution {
    transport::Matrix<double> plan;  ///< Γ
    transport::PlanFigures figures;
    /// Sinkhorn and Debiased: the kernel, the half iterations from the first on, and why they ended.
    transport::Matrix<double> kernel;
    transport::ScalingRun run;
    transport::ScalingState state;  ///< After the last half iteration.
    std::optional<transport::SinkhornDivergence> divergence;
    std::optional<transport::UnbalancedPlan> unbalanced;
    std::optional<SlicedResult> sliced;
    transport::CostVerdict verdict = transport::CostVerdict::Above;
};

/// Computes the references of balanced problems. For Unbalanced weights are normalised first. O(n² m) at most, for 64 × 64 some
/// milliseconds. Errors are those of exactTransport().
Result<References> referencesOf(const Posed& posed);

/// Solves by the settings of the problem that `posed` is of. `cancelled` is asked during long work, which then returns an interruption.
/// Reentrant. Returns Errors of the solvers, and one if the variant needs points and there are none.
Result<Solution> solve(const SolveSettings& settings, const Posed& posed, const References& references, Ground ground,
                       const std::function<bool()>& cancelled = {});

/// What solve() computes for Debiased and Unbalanced, in parts. Errors are those of solve().
Result<transport::DivergenceSolve> divergenceSolve(const SolveSettings& settings, const Posed& posed, Ground ground);
Result<transport::UnbalancedSolve> unbalancedSolve(const SolveSettings& settings, const Posed& posed);

/// The entropic problem that half iterations work on.
transport::ScalingProblem scalingProblem(const SolveSettings& settings, const Posed& posed);

}  // namespace rosa::lab
