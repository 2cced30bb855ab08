#include "core/transport/lab/scaling_state.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/transport/lab/scaler.h"
#include "core/transport/lab/single_number.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

Result<ScalingState> startScaling(const ScalingProblem& problem)
{
    ROSA_TRY(checkOptions({.lambda = problem.lambda}));
    ROSA_TRY(checkProblem<double>(problem.cost, problem.rows, problem.columns));
    const double share = -std::log(static_cast<double>(problem.columns.size()));
    return ScalingState{std::vector<double>(problem.rows.size()), std::vector<double>(problem.columns.size(), share), 0};
}

Result<ScalingState> halfIteration(const ScalingProblem& problem, const ScalingState& state)
{
    return Scaler(problem).next(state);
}

Matrix<double> planOf(const ScalingProblem& problem, const ScalingState& state) { return Scaler(problem).plan(state); }

Matrix<double> kernelOf(const ScalingProblem& problem)
{
    const bool isSingle = problem.arithmetic == Arithmetic::Single;
    const SingleNumber lambda(problem.lambda);
    Matrix<double> kernel(problem.cost.rows(), problem.cost.columns());
    std::ranges::transform(problem.cost.values(), kernel.values().begin(), [&](double cost) {
        // The exponent is rounded as in sinkhorn<float>(). The exponential is float64's, which rounds to the same float32 everywhere.
        return isSingle ? roundedToSingle(std::exp(-(lambda * SingleNumber(cost)).value()))
                        : std::exp(-problem.lambda * cost);
    });
    return kernel;
}

KernelRange kernelRange(MatrixView<double> cost)
{
    double largest = 0;
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        for (const double value : cost.row(i)) largest = std::max(largest, value);
    if (largest == 0) return {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    return {126 * std::numbers::ln2 / largest, 150 * std::numbers::ln2 / largest};
}

}  // namespace rosa::transport
