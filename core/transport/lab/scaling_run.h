/// Half iterations of Sinkhorn's scaling until an end, with the figures of each.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/transport/lab/scaling_state.h"
#include "core/transport/plan_figures.h"

namespace rosa::transport {

/// When a run of half iterations ends.
struct ScalingLimits {
    std::int64_t halfIterations =
        10;  ///< At most, from where the run begins; >= 1. From the start, an odd number ends with scaled rows.
    double tolerance =
        0;  ///< Ends after a half iteration at which both marginal gaps are at most this; 0 does all half iterations.
};

/// Why a run ended.
enum class ScalingEnd {
    Tolerance,       ///< Both marginals are within the tolerance.
    HalfIterations,  ///< The number of half iterations was reached first.
    Underflow,  ///< halfIteration() gave an Error: the kernel underflows or overflows in this arithmetic; the last step is the last that exists.
    Cancelled,
};

/// One half iteration of a run.
struct ScalingStep {
    ScalingState state;
    PlanFigures figures;
};

/// A run: its steps from the first half iteration on.
struct ScalingRun {
    std::vector<ScalingStep> steps;
    ScalingEnd end = ScalingEnd::HalfIterations;
    std::optional<Error> underflow;  ///< Of halfIteration(), if that is the end.
};

/// Continues from `from` (or from the start), at least by one half iteration. O(n m) per half iteration, and n + m numbers of memory. `cancelled` is
/// asked before each half iteration. Reentrant. Errors are those of startScaling(), and of limits out of range.
Result<ScalingRun> runScaling(const ScalingProblem& problem, const ScalingLimits& limits, const ScalingState* from = nullptr,
                              const std::function<bool()>& cancelled = {});

}  // namespace rosa::transport
