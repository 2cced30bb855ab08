#include "core/transport/lab/unbalanced.h"

#include <algorithm>
#include <cmath>

#include "core/transport/cost.h"
#include "core/transport/half_iteration.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

namespace {

using half_iteration::at;

/// KL of two numbers; 0·log 0 = 0.
double divergence(double a, double b) { return (a > 0 ? a * std::log(a / b) : 0) - a + b; }

/// The potentials f + ρk and g − ρk of Γ = t rᵀ exp((f + g − D)/ε), with F = λf, G = λg.
///
/// k is the translation that is best for given f and g: without it, F and G converge as slowly as (ρ/(ρ+ε))^(2·iterations) (Séjourné, Vialard, Peyré,
/// 2022). It is kept apart, since ρk would swallow the digits of f for large ρ.
class UnbalancedScaling {
public:
    UnbalancedScaling(const Matrix<double>& cost, std::span<const double> t, std::span<const double> r,
                      const UnbalancedOptions& options)
        : m_cost(cost.view()),
          m_options(options),
          m_leaving(1 / (options.lambda * options.rho)),
          m_logT(t.size()),
          m_logR(r.size()),
          m_f(t.size()),
          m_g(r.size())
    {
        std::ranges::transform(t, m_logT.begin(), half_iteration::logOf<double>);
        std::ranges::transform(r, m_logR.begin(), half_iteration::logOf<double>);
    }

    /// Returns the largest change.
    double iteration()
    {
        const double damping = 1 / (1 + m_leaving);
        double change = 0;
        const auto put = [&](double& potential, double value) {
            change = std::max(change, std::isfinite(value) ? std::abs(value - potential) : HUGE_VAL);
            potential = value;
        };
        const double beforeRows = translation();
        for (std::int64_t i = 0; i < m_cost.rows(); ++i)
            put(m_f[at(i)], -damping * (half_iteration::logSumExp(m_cost.columns(), [&](auto j) { return ofColumn(i, j); }) +
                                        beforeRows));
        const double beforeColumns = translation();
        for (std::int64_t j = 0; j < m_cost.columns(); ++j)
            put(m_g[at(j)],
                -damping * (half_iteration::logSumExp(m_cost.rows(), [&](auto i) { return ofRow(i, j); }) - beforeColumns));
        return change;
    }

    /// log Γ/(t r)
    [[nodiscard]] double logDensity(std::int64_t i, std::int64_t j) const
    {
        return m_f[at(i)] + half_iteration::logKernel(m_cost, m_options.lambda, i, j) + m_g[at(j)];
    }
    [[nodiscard]] double planAt(std::int64_t i, std::int64_t j) const
    {
        return std::exp(m_logT[at(i)] + logDensity(i, j) + m_logR[at(j)]);
    }

private:
    [[nodiscard]] double ofColumn(std::int64_t i, std::int64_t j) const
    {
        return half_iteration::logKernel(m_cost, m_options.lambda, i, j) + m_g[at(j)] + m_logR[at(j)];
    }
    [[nodiscard]] double ofRow(std::int64_t i, std::int64_t j) const
    {
        return half_iteration::logKernel(m_cost, m_options.lambda, i, j) + m_f[at(i)] + m_logT[at(i)];
    }
    /// k, at which Σ t exp(−(f + ρk)/ρ) = Σ r exp(−(g − ρk)/ρ). None in the balanced problem, whose columns are exact after an iteration.
    [[nodiscard]] double translation() const
    {
        if (std::isinf(m_options.rho)) return 0;
        const auto logMass = [&](const std::vector<double>& logWeights, const std::vector<double>& potential) {
            return half_iteration::logSumExp(std::ssize(potential),
                                             [&](auto k) { return logWeights[at(k)] - m_leaving * potential[at(k)]; });
        };
        return (logMass(m_logT, m_f) - logMass(m_logR, m_g)) / 2;
    }

    MatrixView<double> m_cost;
    UnbalancedOptions m_options;
    double m_leaving;  ///< ε/ρ
    std::vector<double> m_logT;
    std::vector<double> m_logR;
    std::vector<double> m_f;
    std::vector<double> m_g;
};

Result<void> checkUnbalanced(MatrixView<double> cost, std::span<const double> t, std::span<const double> r,
                             const UnbalancedOptions& options)
{
    ROSA_TRY(checkOptions({.lambda = options.lambda, .iterations = options.iterations, .tolerance = options.tolerance}));
    if (!(options.rho > 0)) return badInput("rho is %1, expected a number > 0", options.rho);
    return std::isinf(options.rho) ? checkProblem<double>(cost, t, r) : checkSides<double>(cost, t, r);
}

/// Fills in all but the state of the solve.
void readPlan(const UnbalancedScaling& scaling, MatrixView<double> cost, std::span<const double> t,
              std::span<const double> r, const UnbalancedOptions& options, UnbalancedPlan& result)
{
    result.plan = Matrix<double>(cost.rows(), cost.columns());
    result.rows.assign(t.size(), 0);
    result.columns.assign(r.size(), 0);
    double entropic = 0;
    double left = 0;
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        for (std::int64_t j = 0; j < cost.columns(); ++j) {
            const double moved = scaling.planAt(i, j);
            result.plan(i, j) = moved;
            result.rows[at(i)] += moved;
            result.columns[at(j)] += moved;
            result.mass += moved;
            result.cost += moved * cost(i, j);
            entropic += (moved > 0 ? moved * scaling.logDensity(i, j) : 0) - moved + t[at(i)] * r[at(j)];
        }
    for (std::size_t i = 0; i < t.size(); ++i) left += divergence(result.rows[i], t[i]);
    for (std::size_t j = 0; j < r.size(); ++j) left += divergence(result.columns[j], r[j]);
    result.objective = result.cost + entropic / options.lambda + (std::isinf(options.rho) ? 0 : options.rho * left);
}

Matrix<double> copyOf(MatrixView<double> matrix)
{
    Matrix<double> copy(matrix.rows(), matrix.columns());
    for (std::int64_t i = 0; i < matrix.rows(); ++i)
        std::ranges::copy(matrix.row(i), copy.values().subspan(at(i * matrix.columns())).begin());
    return copy;
}

}  // namespace

struct UnbalancedSolve::State {
    State(MatrixView<double> costs, std::span<const double> rows, std::span<const double> columns,
          const UnbalancedOptions& wanted)
        : cost(copyOf(costs)),
          t(rows.begin(), rows.end()),
          r(columns.begin(), columns.end()),
          options(wanted),
          scaling(cost, t, r, options)
    {}

    Matrix<double> cost;
    std::vector<double> t, r;
    UnbalancedOptions options;
    UnbalancedScaling scaling;
    int iterations = 0;
    bool converged = false;
};

UnbalancedSolve::UnbalancedSolve(std::unique_ptr<State> state) : m_state(std::move(state)) {}
UnbalancedSolve::~UnbalancedSolve() = default;
UnbalancedSolve::UnbalancedSolve(UnbalancedSolve&& other) noexcept = default;
UnbalancedSolve& UnbalancedSolve::operator=(UnbalancedSolve&& other) noexcept = default;

Result<UnbalancedSolve> UnbalancedSolve::begin(MatrixView<double> cost, std::span<const double> t, std::span<const double> r,
                                               const UnbalancedOptions& options)
{
    ROSA_TRY(checkUnbalanced(cost, t, r, options));
    return UnbalancedSolve(std::make_unique<State>(cost, t, r, options));
}

bool UnbalancedSolve::advance(int iterations)
{
    State& state = *m_state;
    for (int i = 0; i < iterations && !state.converged && state.iterations < state.options.iterations; ++i) {
        state.converged = state.scaling.iteration() <= state.options.tolerance;
        ++state.iterations;
    }
    return state.converged || state.iterations == state.options.iterations;
}

Result<UnbalancedPlan> UnbalancedSolve::plan() const
{
    UnbalancedPlan result;
    result.iterations = m_state->iterations;
    result.converged = m_state->converged;
    readPlan(m_state->scaling, m_state->cost, m_state->t, m_state->r, m_state->options, result);
    if (!std::isfinite(result.mass) || !std::isfinite(result.objective))
        return failed("the range of costs is too large for this lambda (largest cost %1)",
                      largestCost(m_state->cost.view()));
    return result;
}

Result<UnbalancedPlan> unbalancedTransport(MatrixView<double> cost, std::span<const double> t, std::span<const double> r,
                                           const UnbalancedOptions& options)
{
    ROSA_TRY_ASSIGN(UnbalancedSolve solve, UnbalancedSolve::begin(cost, t, r, options));
    solve.advance(options.iterations);
    return solve.plan();
}

}  // namespace rosa::transport
