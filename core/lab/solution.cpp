#include "core/lab/solution.h"

#include <algorithm>
#include <limits>
#include <numbers>
#include <numeric>

namespace rosa::lab {

namespace {

using Matrix = transport::Matrix<double>;
using Weights = std::vector<double>;

/// t·rᵀ / Σr, whose marginals are t and r for sides of equal mass.
Matrix outerProduct(const Weights& t, const Weights& r)
{
    Matrix plan(static_cast<std::int64_t>(t.size()), static_cast<std::int64_t>(r.size()));
    const double mass = std::accumulate(r.begin(), r.end(), 0.0);
    for (std::int64_t i = 0; i < plan.rows(); ++i)
        for (std::int64_t j = 0; j < plan.columns(); ++j)
            plan(i, j) = t[static_cast<std::size_t>(i)] * r[static_cast<std::size_t>(j)] / mass;
    return plan;
}

Weights normalised(Weights weights)
{
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights) weight /= sum;
    return weights;
}

/// Cheapest cells first, the first of equals by rows.
double greedyCost(const Matrix& cost, Weights t, Weights r)
{
    std::vector<std::int64_t> cells(static_cast<std::size_t>(cost.rows() * cost.columns()));
    std::iota(cells.begin(), cells.end(), std::int64_t{0});
    const auto costOf = [&](std::int64_t cell) { return cost(cell / cost.columns(), cell % cost.columns()); };
    std::ranges::stable_sort(cells, {}, costOf);
    double sum = 0;
    for (const std::int64_t cell : cells) {
        double& sender = t[static_cast<std::size_t>(cell / cost.columns())];
        double& receiver = r[static_cast<std::size_t>(cell % cost.columns())];
        const double mass = std::min(sender, receiver);
        sum += mass * costOf(cell);
        sender -= mass;
        receiver -= mass;
    }
    return sum;
}

/// Costs within one side, by the same ground cost.
Matrix costWithin(const PointList& points, Ground ground)
{
    Problem side;
    side.source = Clouds{points, points};
    side.ground = ground;
    return pose(side).value().distance;
}

Result<void> addScaling(const SolveSettings& settings, const Posed& posed, Solution& solution,
                        const std::function<bool()>& cancelled)
{
    const transport::ScalingProblem problem = scalingProblem(settings, posed);
    ROSA_TRY_ASSIGN(solution.state, transport::startScaling(problem));
    solution.kernel = transport::kernelOf(problem);
    if (settings.halfIterations > 0) {
        const transport::ScalingLimits limits{settings.halfIterations, settings.tolerance};
        ROSA_TRY_ASSIGN(solution.run, transport::runScaling(problem, limits, nullptr, cancelled));
        if (solution.run.end == transport::ScalingEnd::Cancelled) return interruption("stopped");
        if (!solution.run.steps.empty()) solution.state = solution.run.steps.back().state;
    }
    solution.plan = transport::planOf(problem, solution.state);
    return {};
}

constexpr int kToTheEnd = std::numeric_limits<int>::max();

Result<void> addDivergence(const SolveSettings& settings, const Posed& posed, Ground ground, Solution& solution)
{
    ROSA_TRY_ASSIGN(auto solve, divergenceSolve(settings, posed, ground));
    ROSA_TRY(solve.advance(kToTheEnd));
    solution.divergence = solve.divergence();
    return {};
}

Result<void> addUnbalanced(const SolveSettings& settings, const Posed& posed, Solution& solution)
{
    ROSA_TRY_ASSIGN(auto solve, unbalancedSolve(settings, posed));
    solve.advance(kToTheEnd);
    ROSA_TRY_ASSIGN(solution.unbalanced, solve.plan());
    solution.plan = solution.unbalanced->plan;
    return {};
}

Result<void> addSliced(const SolveSettings& settings, const Posed& posed, Ground ground, Solution& solution)
{
    if (posed.rowVectors.empty()) return badInput("sliced transport needs points on both sides, or a graph");
    if (ground == Ground::Cosine) return badInput("sliced transport needs a Euclidean cost");
    const double power = ground == Ground::Squared ? 2 : 1;
    const double angle = settings.angle * std::numbers::pi / 180;
    ROSA_TRY_ASSIGN(auto line, transport::lineTransport(transport::projected(posed.rowVectors, angle),
                                                        transport::projected(posed.columnVectors, angle), posed.rows,
                                                        posed.columns, power));
    ROSA_TRY_ASSIGN(const double mean, transport::slicedCost(posed.rowVectors, posed.columnVectors, posed.rows,
                                                             posed.columns, settings.directions, power));
    solution.sliced = SlicedResult{line.cost, mean};
    solution.plan = std::move(line.plan);
    return {};
}

}  // namespace

Result<transport::DivergenceSolve> divergenceSolve(const SolveSettings& settings, const Posed& posed, Ground ground)
{
    if (posed.rowVectors.empty()) return badInput("the debiased cost needs points on both sides, or a graph");
    transport::DivergenceOptions options;
    options.lambda = settings.lambda;
    return transport::DivergenceSolve::begin(posed.distance, costWithin(posed.rowVectors, ground),
                                             costWithin(posed.columnVectors, ground), posed.rows, posed.columns, options);
}

Result<transport::UnbalancedSolve> unbalancedSolve(const SolveSettings& settings, const Posed& posed)
{
    transport::UnbalancedOptions options;
    options.lambda = settings.lambda;
    options.rho = settings.rho;
    return transport::UnbalancedSolve::begin(posed.cost, posed.rows, posed.columns, options);
}

transport::ScalingProblem scalingProblem(const SolveSettings& settings, const Posed& posed)
{
    return {posed.cost, posed.rows, posed.columns, settings.lambda, settings.arithmetic};
}

Result<References> referencesOf(const Posed& posed)
{
    const Weights t = normalised(posed.rows), r = normalised(posed.columns);
    References references;
    ROSA_TRY_ASSIGN(references.exact, transport::exactTransport(posed.cost, t, r));
    // Weights are rounded to multiples of 2⁻⁴⁰ (transport/exact.h), which moves up to one of these from each side's points to cells that a
    // vertex of the exact weights leaves empty.
    const double least = static_cast<double>(t.size() + r.size()) * 0x1p-40;
    for (double& mass : references.exact.plan.values())
        if (mass <= least) mass = 0;
    references.exactFigures = transport::planFigures(references.exact.plan, posed.cost, t, r);
    references.independentPlan = outerProduct(t, r);
    references.independent = transport::planFigures(references.independentPlan, posed.cost, t, r);
    references.greedyCost = greedyCost(posed.cost, t, r);
    return references;
}

Result<Solution> solve(const SolveSettings& settings, const Posed& posed, const References& references, Ground ground,
                       const std::function<bool()>& cancelled)
{
    Solution solution;
    switch (settings.variant) {
        case Variant::Sinkhorn:
            ROSA_TRY(addScaling(settings, posed, solution, cancelled));
            break;
        case Variant::Debiased:
            ROSA_TRY(addScaling(settings, posed, solution, cancelled));
            ROSA_TRY(addDivergence(settings, posed, ground, solution));
            break;
        case Variant::Exact:
            solution.plan = references.exact.plan;
            break;
        case Variant::Independent:
            solution.plan = references.independentPlan;
            break;
        case Variant::Unbalanced:
            ROSA_TRY(addUnbalanced(settings, posed, solution));
            break;
        case Variant::Sliced:
            ROSA_TRY(addSliced(settings, posed, ground, solution));
            break;
        case Variant::Hand:
            solution.plan = settings.plan.value_or(Matrix(posed.cost.rows(), posed.cost.columns()));
            break;
    }
    solution.figures = transport::planFigures(solution.plan, posed.cost, posed.rows, posed.columns);
    solution.verdict = transport::costVerdict(solution.figures, references.exact.cost, 1e-6);
    return solution;
}

}  // namespace rosa::lab
