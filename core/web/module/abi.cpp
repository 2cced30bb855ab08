/// The transport lab as a module of WebAssembly: one problem, its references, and its solution, which is computed in slices.
///
/// The page writes numbers to rosa_input() and text to rosa_text(), then calls the function that takes them. Pointers are into the module's
/// memory and hold until the next call. After kFault, rosa_fault() has the message. A bug ends the module: a page then opens another one.
#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/lab/quantities.h"
#include "core/lab/solution.h"
#include "core/web/module/packed_problem.h"

#define ROSA_EXPORT(name) extern "C" __attribute__((export_name(#name))) auto name

namespace {

using namespace rosa;
using lab::Variant;

enum Outcome { kDone = 0, kMore = 1, kFault = 2 };

/// Relative to the optimum, as in lab::solve().
constexpr double kSameCost = 1e-6;
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

struct Lab {
    std::vector<double> input;
    std::string text, fault;
    lab::Problem problem;
    lab::Posed posed;
    lab::References references;
    lab::Solution solution;  ///< Its run keeps no steps.
    transport::ScalingProblem scaling;
    std::optional<transport::DivergenceSolve> divergence;
    std::optional<transport::UnbalancedSolve> unbalanced;
    std::vector<double> traces[3];  ///< After each half iteration: row gap, column gap, cost.
    bool isBegun = false;           ///< The solution belongs to the problem, as far as it is computed.
    std::vector<double> figures;
    std::vector<double> shown;  ///< A matrix that is computed when it is asked for.
};

Lab& the()
{
    static Lab lab;
    return lab;
}

Outcome fail(const Error& error)
{
    the().fault = toJson(error.message);
    return kFault;
}

bool isScaled(Variant variant) { return variant == Variant::Sinkhorn || variant == Variant::Debiased; }

void tell()
{
    Lab& lab = the();
    const transport::PlanFigures& plan = lab.solution.figures;
    const auto& [divergence, unbalanced, sliced] =
        std::tie(lab.solution.divergence, lab.solution.unbalanced, lab.solution.sliced);
    lab.figures = {plan.cost,
                   plan.rowGap,
                   plan.columnGap,
                   plan.entropy,
                   plan.mass,
                   lab.references.exact.cost,
                   lab.references.independent.cost,
                   lab.references.independent.entropy,
                   lab.references.greedyCost,
                   static_cast<double>(lab.solution.state.halfIterations),
                   static_cast<double>(lab.solution.run.end),
                   static_cast<double>(lab.solution.verdict),
                   divergence ? divergence->debiased : kNone,
                   divergence ? divergence->sharp : kNone,
                   sliced ? sliced->shown : kNone,
                   sliced ? sliced->mean : kNone,
                   unbalanced ? static_cast<double>(unbalanced->iterations) : kNone,
                   unbalanced ? static_cast<double>(unbalanced->converged) : kNone};
}

/// Figures of the plan.
void judge()
{
    Lab& lab = the();
    lab.solution.figures = transport::planFigures(lab.solution.plan, lab.posed.cost, lab.posed.rows, lab.posed.columns);
    lab.solution.verdict = transport::costVerdict(lab.solution.figures, lab.references.exact.cost, kSameCost);
}

/// All of the variants that take no time; of the others the start.
Result<void> begin()
{
    Lab& lab = the();
    lab.divergence.reset();
    lab.unbalanced.reset();
    lab::SolveSettings settings = lab.problem.solve;
    settings.halfIterations = 0;
    if (settings.variant == Variant::Debiased) {
        ROSA_TRY_ASSIGN(lab.divergence, lab::divergenceSolve(settings, lab.posed, lab.problem.ground));
        settings.variant = Variant::Sinkhorn;
    }
    if (settings.variant == Variant::Unbalanced) {
        ROSA_TRY_ASSIGN(lab.unbalanced, lab::unbalancedSolve(settings, lab.posed));
        settings.variant = Variant::Independent;
    }
    ROSA_TRY_ASSIGN(lab.solution, lab::solve(settings, lab.posed, lab.references, lab.problem.ground));
    lab.scaling = lab::scalingProblem(settings, lab.posed);
    for (std::vector<double>& trace : lab.traces) trace.clear();
    lab.isBegun = true;
    return {};
}

/// At most so many half iterations more. True: nothing is left to do.
Result<bool> scale(std::int64_t most)
{
    Lab& lab = the();
    const std::int64_t left = lab.problem.solve.halfIterations - lab.solution.state.halfIterations;
    if (left <= 0) return true;
    const transport::ScalingLimits limits{std::min(left, most), lab.problem.solve.tolerance};
    ROSA_TRY_ASSIGN(transport::ScalingRun run, transport::runScaling(lab.scaling, limits, &lab.solution.state));
    lab.solution.run.end = run.end;
    if (run.underflow) fail(*run.underflow);
    for (const transport::ScalingStep& step : run.steps) {
        lab.traces[0].push_back(step.figures.rowGap);
        lab.traces[1].push_back(step.figures.columnGap);
        lab.traces[2].push_back(step.figures.cost);
    }
    if (!run.steps.empty()) lab.solution.state = std::move(run.steps.back().state);
    lab.solution.plan = transport::planOf(lab.scaling, lab.solution.state);
    judge();
    return run.end != transport::ScalingEnd::HalfIterations || left <= most;
}

Result<bool> advanceDivergence(int most)
{
    Lab& lab = the();
    ROSA_TRY_ASSIGN(const bool isDone, lab.divergence->advance(most));
    lab.solution.divergence = lab.divergence->divergence();
    return isDone;
}

Result<bool> advanceUnbalanced(int most)
{
    Lab& lab = the();
    const bool isDone = lab.unbalanced->advance(most);
    ROSA_TRY_ASSIGN(lab.solution.unbalanced, lab.unbalanced->plan());
    lab.solution.plan = lab.solution.unbalanced->plan;
    judge();
    return isDone;
}

Result<Outcome> advance(int most)
{
    Lab& lab = the();
    lab.fault.clear();
    if (!lab.isBegun) ROSA_TRY(begin());
    bool isDone = true;
    if (isScaled(lab.problem.solve.variant)) {
        ROSA_TRY_ASSIGN(isDone, scale(most));
    }
    if (isDone && lab.divergence) {
        ROSA_TRY_ASSIGN(isDone, advanceDivergence(most));
    }
    if (lab.unbalanced) {
        ROSA_TRY_ASSIGN(isDone, advanceUnbalanced(most));
    }
    return isDone ? kDone : kMore;
}

Result<void> pose()
{
    Lab& lab = the();
    lab.isBegun = false;
    const auto problem = web::unpacked(lab.input);
    if (!problem) return badInput(Message::verbatim("the page sent something that is no problem"));
    lab.problem = *problem;
    ROSA_TRY_ASSIGN(lab.posed, lab::pose(lab.problem));
    ROSA_TRY_ASSIGN(lab.references, lab::referencesOf(lab.posed));
    return {};
}

Result<double> quantity()
{
    ROSA_TRY_ASSIGN(const lab::QuantityName name, lab::quantityFromText(the().text));
    return lab::quantity(the().problem, name);
}

const double* kept(transport::Matrix<double> matrix)
{
    the().shown.assign(matrix.values().begin(), matrix.values().end());
    return the().shown.data();
}

}  // namespace

ROSA_EXPORT(rosa_input)(int count)->double*
{
    the().input.resize(static_cast<std::size_t>(count));
    return the().input.data();
}

ROSA_EXPORT(rosa_text)(int count)->char*
{
    the().text.resize(static_cast<std::size_t>(count));
    return the().text.data();
}

/// Takes a problem from the input.
ROSA_EXPORT(rosa_pose)()->int
{
    const Result<void> posed = pose();
    return posed ? kDone : fail(posed.error());
}

/// Computes at most so many (half) iterations of those that are left; variants without iterations as a whole. kMore: there are more to compute.
ROSA_EXPORT(rosa_advance)(int most)->int
{
    const Result<Outcome> outcome = advance(most);
    if (outcome) tell();
    return outcome ? *outcome : fail(outcome.error());
}

/// Changes how many half iterations the problem asks for, and up to which tolerance, without beginning anew; those that are done stay.
ROSA_EXPORT(rosa_extend)(int halfIterations, double tolerance)->void
{
    the().problem.solve.halfIterations = halfIterations;
    the().problem.solve.tolerance = tolerance;
}

ROSA_EXPORT(rosa_rows)()->int { return static_cast<int>(the().posed.cost.rows()); }
ROSA_EXPORT(rosa_columns)()->int { return static_cast<int>(the().posed.cost.columns()); }

/// 18 numbers in the order of Lab.figures() in core/web/page/lab.js; NaN where the variant has none.
ROSA_EXPORT(rosa_figures)()->const double* { return the().figures.data(); }

/// By rows: Γ, Γ*, the cost, D, S (null if there is none), P.
ROSA_EXPORT(rosa_matrix)(int which)->const double*
{
    Lab& lab = the();
    switch (which) {
        case 0:
            return lab.solution.plan.values().data();
        case 1:
            return lab.references.exact.plan.values().data();
        case 2:
            return lab.posed.cost.values().data();
        case 3:
            return lab.posed.distance.values().data();
        case 4:
            return lab.posed.scale ? lab.posed.scale->values().data() : nullptr;
        case 5:
            return kept(transport::kernelOf(lab::scalingProblem(lab.problem.solve, lab.posed)));
        default:
            return nullptr;
    }
}

/// Weights of the rows and of the columns; log v, log u.
ROSA_EXPORT(rosa_vector)(int which)->const double*
{
    Lab& lab = the();
    switch (which) {
        case 0:
            return lab.posed.rows.data();
        case 1:
            return lab.posed.columns.data();
        case 2:
            return lab.solution.state.logV.data();
        case 3:
            return lab.solution.state.logU.data();
        default:
            return nullptr;
    }
}

/// How many half iterations rosa_trace() has numbers of.
ROSA_EXPORT(rosa_traced)()->int { return static_cast<int>(the().traces[0].size()); }

/// Row gap, column gap, cost after each half iteration.
ROSA_EXPORT(rosa_trace)(int which)->const double* { return which >= 0 && which < 3 ? the().traces[which].data() : nullptr; }

/// The quantity that the text names ("plan[1,2]"), of the problem; NaN after a fault.
ROSA_EXPORT(rosa_quantity)()->double
{
    the().fault.clear();
    const Result<double> number = quantity();
    if (!number) fail(number.error());
    return number ? *number : kNone;
}

/// The last fault as toJson() of core/base/message.h, or why half iterations ended by underflow; "" if there was none. Ends with a 0.
ROSA_EXPORT(rosa_fault)()->const char* { return the().fault.c_str(); }
