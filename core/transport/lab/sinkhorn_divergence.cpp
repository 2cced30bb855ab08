#include "core/transport/lab/sinkhorn_divergence.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/transport/half_iteration.h"
#include "core/transport/lab/scaler.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

namespace {

/// Values of one entropic solve.
struct EntropicValues {
    double cost = 0;
    double value = 0;
    bool converged = false;
};

/// One of the three solves.
struct EntropicSolve {
    ScalingProblem problem;
    ConvergedScaling scaling;
};

Result<EntropicSolve> begun(MatrixView<double> cost, std::span<const double> a, std::span<const double> b, double lambda)
{
    Matrix<double> copy(cost.rows(), cost.columns());
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        std::ranges::copy(cost.row(i), copy.values().subspan(half_iteration::at(i * cost.columns())).begin());
    EntropicSolve solve;
    solve.problem = {std::move(copy), {a.begin(), a.end()}, {b.begin(), b.end()}, lambda, Arithmetic::Logarithm};
    ROSA_TRY_ASSIGN(solve.scaling.state, startScaling(solve.problem));
    return solve;
}

EntropicValues valuesOf(const EntropicSolve& solve)
{
    using half_iteration::at;
    const auto& [cost, a, b, lambda, arithmetic] = solve.problem;
    const ScalingState& state = solve.scaling.state;
    const auto plan = planOf(solve.problem, state);
    EntropicValues values{.converged = solve.scaling.converged};
    double entropic = 0;
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        for (std::int64_t j = 0; j < cost.columns(); ++j) {
            const double moved = plan(i, j);
            values.cost += moved * cost(i, j);
            entropic += a[at(i)] * b[at(j)] - moved;
            if (moved > 0)
                entropic += moved * (state.logV[at(i)] + half_iteration::logKernel(cost.view(), lambda, i, j) +
                                     state.logU[at(j)] - std::log(a[at(i)]) - std::log(b[at(j)]));
        }
    values.value = values.cost + entropic / lambda;
    return values;
}

}  // namespace

struct DivergenceSolve::Solves {
    DivergenceOptions options;
    EntropicSolve between, withinA, withinB;
};

DivergenceSolve::DivergenceSolve(std::unique_ptr<Solves> solves) : m_solves(std::move(solves)) {}
DivergenceSolve::~DivergenceSolve() = default;
DivergenceSolve::DivergenceSolve(DivergenceSolve&& other) noexcept = default;
DivergenceSolve& DivergenceSolve::operator=(DivergenceSolve&& other) noexcept = default;

Result<DivergenceSolve> DivergenceSolve::begin(MatrixView<double> cost, MatrixView<double> costA, MatrixView<double> costB,
                                               std::span<const double> a, std::span<const double> b,
                                               const DivergenceOptions& options)
{
    ROSA_TRY(checkOptions({.lambda = options.lambda, .iterations = options.iterations, .tolerance = options.tolerance}));
    ROSA_CHECK(costA.columns() == costA.rows() && costB.columns() == costB.rows(), "costs within a side are square");
    auto solves = std::make_unique<Solves>();
    solves->options = options;
    ROSA_TRY_ASSIGN(solves->between, begun(cost, a, b, options.lambda));
    ROSA_TRY_ASSIGN(solves->withinA, begun(costA, a, a, options.lambda));
    ROSA_TRY_ASSIGN(solves->withinB, begun(costB, b, b, options.lambda));
    return DivergenceSolve(std::move(solves));
}

Result<bool> DivergenceSolve::advance(int iterations)
{
    const auto& [most, tolerance] = std::pair(m_solves->options.iterations, m_solves->options.tolerance);
    bool isDone = true;
    for (EntropicSolve* solve : {&m_solves->between, &m_solves->withinA, &m_solves->withinB}) {
        ConvergedScaling& scaling = solve->scaling;
        if (scaling.converged || scaling.iterations == most) continue;
        ROSA_TRY(converge(solve->problem, std::min(most - scaling.iterations, iterations) + scaling.iterations, tolerance,
                          scaling));
        isDone = isDone && (scaling.converged || scaling.iterations == most);
    }
    return isDone;
}

SinkhornDivergence DivergenceSolve::divergence() const
{
    const EntropicValues between = valuesOf(m_solves->between);
    const EntropicValues withinA = valuesOf(m_solves->withinA);
    const EntropicValues withinB = valuesOf(m_solves->withinB);
    return SinkhornDivergence{.cost = between.cost,
                              .costSelfA = withinA.cost,
                              .costSelfB = withinB.cost,
                              .sharp = between.cost - (withinA.cost + withinB.cost) / 2,
                              .value = between.value,
                              .valueSelfA = withinA.value,
                              .valueSelfB = withinB.value,
                              .debiased = between.value - (withinA.value + withinB.value) / 2,
                              .converged = between.converged && withinA.converged && withinB.converged};
}

Result<SinkhornDivergence> sinkhornDivergence(MatrixView<double> cost, MatrixView<double> costA, MatrixView<double> costB,
                                              std::span<const double> a, std::span<const double> b,
                                              const DivergenceOptions& options)
{
    ROSA_TRY_ASSIGN(DivergenceSolve solve, DivergenceSolve::begin(cost, costA, costB, a, b, options));
    ROSA_TRY(solve.advance(options.iterations));
    return solve.divergence();
}

}  // namespace rosa::transport
