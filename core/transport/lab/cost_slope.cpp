#include "core/transport/lab/cost_slope.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/transport/cost.h"
#include "core/transport/half_iteration.h"
#include "core/transport/lab/scaler.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

namespace {

using half_iteration::at;

constexpr int kMostSteps = 100000;

/// Solves L x = y for a symmetric positive semidefinite L with a solution, by L = C Cᵀ; unknowns that depend on those before them are 0.
std::vector<double> solvedLaplacian(Matrix<double> matrix, std::vector<double> x)
{
    const std::int64_t size = matrix.rows();
    std::vector<bool> isFree(x.size());
    for (std::int64_t k = 0; k < size; ++k) {
        const double whole = matrix(k, k);
        double pivot = whole;
        for (std::int64_t j = 0; j < k; ++j) pivot -= matrix(k, j) * matrix(k, j);
        isFree[at(k)] = pivot <= 1e-13 * whole;
        matrix(k, k) = isFree[at(k)] ? 1 : std::sqrt(pivot);
        for (std::int64_t i = k + 1; i < size; ++i) {
            double value = matrix(i, k);
            for (std::int64_t j = 0; j < k; ++j) value -= matrix(i, j) * matrix(k, j);
            matrix(i, k) = isFree[at(k)] ? 0 : value / matrix(k, k);
        }
    }
    for (std::int64_t k = 0; k < size; ++k) {
        for (std::int64_t j = 0; j < k; ++j) x[at(k)] -= matrix(k, j) * x[at(j)];
        x[at(k)] = isFree[at(k)] ? 0 : x[at(k)] / matrix(k, k);
    }
    for (std::int64_t k = size - 1; k >= 0; --k) {
        for (std::int64_t i = k + 1; i < size; ++i) x[at(k)] -= matrix(i, k) * x[at(i)];
        x[at(k)] = isFree[at(k)] ? 0 : x[at(k)] / matrix(k, k);
    }
    return x;
}

/// p and q with diag(Γ1) p + Γ q = (Γ∘D) 1 and Γᵀ p + diag(Γᵀ1) q = (Γ∘D)ᵀ 1, in one vector: with −q in the place of q, the matrix is the
/// Laplacian of the graph whose arcs are the elements of Γ. Only p_i + q_j within a component of the graph is determined.
std::vector<double> adjointPrices(const Matrix<double>& plan, const Matrix<double>& cost)
{
    const std::int64_t n = plan.rows();
    const std::int64_t size = n + plan.columns();
    Matrix<double> laplacian(size, size);
    std::vector<double> prices(at(size));
    for (std::int64_t i = 0; i < n; ++i)
        for (std::int64_t j = 0; j < plan.columns(); ++j) {
            const double moved = plan(i, j);
            laplacian(i, i) += moved;
            laplacian(n + j, n + j) += moved;
            laplacian(n + j, i) = -moved;
            prices[at(i)] += moved * cost(i, j);
            prices[at(n + j)] -= moved * cost(i, j);
        }
    prices = solvedLaplacian(std::move(laplacian), std::move(prices));
    for (std::int64_t j = n; j < size; ++j) prices[at(j)] = -prices[at(j)];
    return prices;
}

}  // namespace

Result<CostSlope> costSlope(const ScalingProblem& problem)
{
    ROSA_TRY(startScaling(problem));
    ScalingProblem balanced = problem;
    balanced.arithmetic = Arithmetic::Logarithm;
    double mass = 0;
    for (const double weight : problem.rows) mass += weight;
    double received = 0;
    for (const double weight : problem.columns) received += weight;
    for (double& weight : balanced.columns) weight *= mass / received;

    // Exponents of λ|D| have lost as many digits as they have before the point.
    const double tolerance = std::max(1e-13, 1e-15 * problem.lambda * largestCost(problem.cost.view())) * mass;
    ROSA_TRY_ASSIGN(const auto scaling, convergedScaling(balanced, kMostSteps, tolerance));
    if (!scaling.converged)
        return failed("the scaling does not converge in %1 iterations, expected a smaller lambda", kMostSteps);
    CostSlope slope;
    slope.detached = planOf(balanced, scaling.state);
    slope.through = slope.detached;
    const auto prices = adjointPrices(slope.detached, problem.cost);
    const std::int64_t n = problem.cost.rows();
    for (std::int64_t i = 0; i < n; ++i)
        for (std::int64_t j = 0; j < problem.cost.columns(); ++j)
            slope.through(i, j) *= 1 + problem.lambda * (prices[at(i)] + prices[at(n + j)] - problem.cost(i, j));
    return slope;
}

}  // namespace rosa::transport
