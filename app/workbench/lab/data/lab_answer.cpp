#include "app/workbench/lab/data/lab_answer.h"

#include <algorithm>
#include <utility>

#include "app/workbench/lab/data/lab_edit.h"

namespace rosa::workbench {

namespace {

bool isEqual(const std::optional<transport::Matrix<double>>& one, const std::optional<transport::Matrix<double>>& other)
{
    if (one.has_value() != other.has_value()) return false;
    return !one || std::ranges::equal(one->values(), other->values());
}

/// Of all settings but the number of half iterations and the tolerance.
bool isSolvedAlike(const lab::SolveSettings& one, const lab::SolveSettings& other)
{
    return one.variant == other.variant && one.lambda == other.lambda && one.arithmetic == other.arithmetic &&
           one.rho == other.rho && one.angle == other.angle && one.directions == other.directions &&
           isEqual(one.plan, other.plan);
}

/// With a tolerance, the run itself finds its end. Otherwise the number is doubled from kLabAhead on, so that a run of many steps is solved
/// a few times.
std::int64_t reachOf(const lab::SolveSettings& settings)
{
    if (settings.tolerance > 0) return settings.halfIterations;
    std::int64_t reach = kLabAhead;
    while (reach < settings.halfIterations) reach *= 2;
    return std::min(std::max(reach, settings.halfIterations), std::max(settings.halfIterations, kLabMostHalfIterations));
}

Result<LabPosedPtr> posedOf(const LabQuestion& question)
{
    auto made = std::make_shared<LabPosed>();
    lab::Problem problem = *question.problem;
    problem.solve = question.settings;
    made->problem = question.problem;
    made->isUnbalanced = question.settings.variant == lab::Variant::Unbalanced;
    ROSA_TRY_ASSIGN(made->posed, lab::pose(problem));
    ROSA_TRY_ASSIGN(made->references, lab::referencesOf(made->posed));
    return LabPosedPtr(std::move(made));
}

/// The part of a trace up to a number of half iterations.
lab::Solution partOf(const LabTrace& trace, std::int64_t halfIterations)
{
    const lab::Solution& all = trace.solution;
    const std::vector<transport::ScalingStep>& steps = all.run.steps;
    if (!isScaled(trace.settings.variant) || (halfIterations >= trace.settings.halfIterations)) return all;
    const auto kept = std::min<std::size_t>(static_cast<std::size_t>(halfIterations), steps.size());
    const bool isWhole = std::cmp_greater(halfIterations, steps.size()) ||
                         (std::cmp_equal(halfIterations, steps.size()) && all.run.end == transport::ScalingEnd::Tolerance);
    lab::Solution part;
    part.kernel = all.kernel;
    part.divergence = all.divergence;
    part.run.steps.assign(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(kept));
    part.run.end = isWhole ? all.run.end : transport::ScalingEnd::HalfIterations;
    if (isWhole) part.run.underflow = all.run.underflow;
    const lab::Posed& posed = trace.posed->posed;
    const transport::ScalingProblem problem = lab::scalingProblem(trace.settings, posed);
    part.state = kept > 0 ? steps[kept - 1].state : transport::startScaling(problem).value();
    part.plan = transport::planOf(problem, part.state);
    part.figures = transport::planFigures(part.plan, posed.cost, posed.rows, posed.columns);
    part.verdict = transport::costVerdict(part.figures, trace.posed->references.exact.cost, 1e-6);
    return part;
}

Result<LabTracePtr> traceOf(LabPosedPtr posed, const LabQuestion& question, const std::function<bool()>& cancelled)
{
    auto made = std::make_shared<LabTrace>();
    made->posed = std::move(posed);
    made->settings = question.settings;
    if (isScaled(question.settings.variant)) made->settings.halfIterations = reachOf(question.settings);
    ROSA_TRY_ASSIGN(made->solution, lab::solve(made->settings, made->posed->posed, made->posed->references,
                                               question.problem->ground, cancelled));
    return LabTracePtr(std::move(made));
}

}  // namespace

bool isPosed(const LabPosed& posed, const LabQuestion& question)
{
    return posed.problem == question.problem &&
           posed.isUnbalanced == (question.settings.variant == lab::Variant::Unbalanced);
}

bool isCovered(const LabTrace& trace, const LabQuestion& question)
{
    if (!isPosed(*trace.posed, question) || !isSolvedAlike(trace.settings, question.settings)) return false;
    if (!isScaled(question.settings.variant)) return true;
    const transport::ScalingRun& run = trace.solution.run;
    if (trace.settings.tolerance != question.settings.tolerance)
        // The way to a tolerance has all half iterations up to its end.
        return question.settings.tolerance == 0 && std::cmp_less_equal(question.settings.halfIterations, run.steps.size());
    return trace.settings.halfIterations >= question.settings.halfIterations ||
           run.end != transport::ScalingEnd::HalfIterations;
}

double expectedSeconds(const LabTrace* before, const LabQuestion& question)
{
    // Measured on one core of a small machine, and generous.
    constexpr double kPlanCell = 20e-9, kHalfIterationCell = 12e-9, kExactCell = 30e-9, kLogarithmCell = 40e-9;
    constexpr double kStep = 1e-6;  // Of a run, copied for the part that is shown.
    const auto [rows, columns] = lab::sizeOf(*question.problem);
    const double cells = static_cast<double>(rows * columns);
    double seconds = 4 * kPlanCell * cells;
    if (before && isCovered(*before, question)) return seconds;
    if (!before || !isPosed(*before->posed, question)) seconds += kExactCell * cells * static_cast<double>(rows + columns);
    const bool isLogarithmic = question.settings.arithmetic == transport::Arithmetic::Logarithm;
    switch (question.settings.variant) {
        case lab::Variant::Debiased: {
            // Three solves, of both clouds with each other and of each with itself, up to the limit of iterations.
            const double points = static_cast<double>(rows + columns);
            return seconds + 20'000 * kLogarithmCell * points * points;
        }
        case lab::Variant::Unbalanced:
            return seconds + 1000 * kLogarithmCell * cells;  // until they converge
        case lab::Variant::Sinkhorn: {
            const double reach = static_cast<double>(reachOf(question.settings));
            return seconds + reach * (kStep + cells * (kPlanCell + (isLogarithmic ? kLogarithmCell : kHalfIterationCell)));
        }
        case lab::Variant::Sliced:
            return seconds + question.settings.directions * kPlanCell * cells;
        case lab::Variant::Exact:
        case lab::Variant::Independent:
        case lab::Variant::Hand:
            return seconds;
    }
    return seconds;
}

Result<LabAnswerPtr> answer(const LabTracePtr& before, const LabQuestion& question, const std::function<bool()>& cancelled)
{
    LabTracePtr trace = before && isCovered(*before, question) ? before : nullptr;
    if (!trace) {
        LabPosedPtr posed = before && isPosed(*before->posed, question) ? before->posed : nullptr;
        if (!posed) {
            ROSA_TRY_ASSIGN(posed, posedOf(question));
        }
        if (cancelled && cancelled()) return interruption("stopped");
        ROSA_TRY_ASSIGN(trace, traceOf(std::move(posed), question, cancelled));
    }
    auto made = std::make_shared<LabAnswer>();
    made->settings = question.settings;
    made->shown = partOf(*trace, question.settings.halfIterations);
    made->halfIterations = static_cast<int>(made->shown.run.steps.size());
    made->trace = std::move(trace);
    return LabAnswerPtr(std::move(made));
}

}  // namespace rosa::workbench
