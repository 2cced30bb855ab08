#include "core/transport/lab/scaling_run.h"

#include "core/transport/lab/scaler.h"

namespace rosa::transport {

Result<ScalingRun> runScaling(const ScalingProblem& problem, const ScalingLimits& limits, const ScalingState* from,
                              const std::function<bool()>& cancelled)
{
    if (limits.halfIterations < 1) return badInput("half iterations is %1, expected at least 1", limits.halfIterations);
    if (!(limits.tolerance >= 0)) return badInput("tolerance is negative");
    ROSA_TRY_ASSIGN(auto state, startScaling(problem));
    if (from) state = *from;
    const Scaler scaler(problem);
    ScalingRun run;
    while (std::ssize(run.steps) < limits.halfIterations) {
        if (cancelled && cancelled()) {
            run.end = ScalingEnd::Cancelled;
            return run;
        }
        auto next = scaler.next(state);
        if (!next) {
            run.end = ScalingEnd::Underflow;
            run.underflow = next.error();
            return run;
        }
        state = *std::move(next);
        const auto figures = planFigures(scaler.plan(state), problem.cost, problem.rows, problem.columns);
        run.steps.push_back({state, figures});
        if (limits.tolerance > 0 && figures.rowGap <= limits.tolerance && figures.columnGap <= limits.tolerance) {
            run.end = ScalingEnd::Tolerance;
            return run;
        }
    }
    return run;
}

}  // namespace rosa::transport
