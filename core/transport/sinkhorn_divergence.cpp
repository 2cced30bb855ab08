#include "core/transport/sinkhorn_divergence.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/transport/half_sweep.h"
#include "core/transport/scaler.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

namespace {

/// Values of one entropic solve.
struct EntropicValues {
    double cost = 0;
    double value = 0;
    bool converged = false;
};

Result<EntropicValues> solved(MatrixView<double> cost, std::span<const double> a, std::span<const double> b,
                              const DivergenceOptions& options)
{
    using half_sweep::at;
    Matrix<double> copy(cost.rows(), cost.columns());
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        std::ranges::copy(cost.row(i), copy.values().subspan(at(i * cost.columns())).begin());
    const ScalingProblem problem{
        std::move(copy), {a.begin(), a.end()}, {b.begin(), b.end()}, options.lambda, Arithmetic::Logarithm};
    ROSA_TRY_ASSIGN(const auto scaling, convergedScaling(problem, options.iterations, options.tolerance));
    const auto plan = planOf(problem, scaling.state);
    EntropicValues values{.converged = scaling.converged};
    double entropic = 0;
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        for (std::int64_t j = 0; j < cost.columns(); ++j) {
            const double moved = plan(i, j);
            values.cost += moved * cost(i, j);
            entropic += a[at(i)] * b[at(j)] - moved;
            if (moved > 0)
                entropic += moved * (scaling.state.logV[at(i)] + half_sweep::logKernel(cost, options.lambda, i, j) +
                                     scaling.state.logU[at(j)] - std::log(a[at(i)]) - std::log(b[at(j)]));
        }
    values.value = values.cost + entropic / options.lambda;
    return values;
}

}  // namespace

Result<SinkhornDivergence> sinkhornDivergence(MatrixView<double> cost, MatrixView<double> costA, MatrixView<double> costB,
                                              std::span<const double> a, std::span<const double> b,
                                              const DivergenceOptions& options)
{
    ROSA_TRY(checkOptions({.lambda = options.lambda, .iterations = options.iterations, .tolerance = options.tolerance}));
    ROSA_CHECK(costA.columns() == costA.rows() && costB.columns() == costB.rows(), "costs within a side are square");
    ROSA_TRY_ASSIGN(const auto between, solved(cost, a, b, options));
    ROSA_TRY_ASSIGN(const auto withinA, solved(costA, a, a, options));
    ROSA_TRY_ASSIGN(const auto withinB, solved(costB, b, b, options));
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

}  // namespace rosa::transport
