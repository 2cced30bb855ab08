#include "core/transport/lab/scaler.h"

#include <cmath>

#include "core/transport/half_iteration.h"
#include "core/transport/lab/single_number.h"

namespace rosa::transport {

namespace {

using half_iteration::at;

template <typename T>
std::vector<T> scalings(const std::vector<double>& logarithms)
{
    std::vector<T> values;
    values.reserve(logarithms.size());
    for (const double value : logarithms) values.push_back(T(std::exp(value)));
    return values;
}

/// Names the first row (column) with weight whose scaling does not exist; a row without weight has the scaling 0 whatever its kernel.
Result<void> settle(std::vector<double>& logScaling, const std::vector<double>& weights, Side side, Arithmetic arithmetic)
{
    for (std::size_t k = 0; k < weights.size(); ++k) {
        const double weight = arithmetic == Arithmetic::Single ? roundedToSingle(weights[k]) : weights[k];
        if (weight == 0) logScaling[k] = half_iteration::kMinusInfinity;
        if (weight == 0 || std::isfinite(logScaling[k])) continue;
        if (side == Side::Rows)
            return badInput(
                "row %1 cannot be scaled, as its kernel underflows or overflows in this arithmetic, expected a smaller "
                "lambda or the log domain",
                k);
        return badInput(
            "column %1 cannot be scaled, as its kernel underflows or overflows in this arithmetic, expected a smaller "
            "lambda or the log domain",
            k);
    }
    return {};
}

}  // namespace

Scaler::Scaler(const ScalingProblem& problem)
    : m_problem(problem), m_kernel(problem.arithmetic == Arithmetic::Logarithm ? Matrix<double>() : kernelOf(problem))
{
    ROSA_CHECK(std::ssize(problem.rows) == problem.cost.rows() && std::ssize(problem.columns) == problem.cost.columns(),
               "expected one weight per row and column");
}

Result<ScalingState> Scaler::next(const ScalingState& state) const
{
    ROSA_CHECK(state.logV.size() == m_problem.rows.size() && state.logU.size() == m_problem.columns.size(),
               "the state has the problem's shape");
    ScalingState result = state;
    switch (m_problem.arithmetic) {
        case Arithmetic::Single:
            scaleInSingle(result);
            break;
        case Arithmetic::Double:
            scaleInDouble(result);
            break;
        case Arithmetic::Logarithm:
            scaleInLogarithms(result);
            break;
    }
    if (state.next() == Side::Rows)
        ROSA_TRY(settle(result.logV, m_problem.rows, Side::Rows, m_problem.arithmetic));
    else
        ROSA_TRY(settle(result.logU, m_problem.columns, Side::Columns, m_problem.arithmetic));
    ++result.halfIterations;
    return result;
}

void Scaler::scaleInDouble(ScalingState& state) const
{
    auto v = scalings<double>(state.logV);
    auto u = scalings<double>(state.logU);
    if (state.next() == Side::Rows) {
        half_iteration::scaleRows<double>(m_kernel, m_problem.rows, u, v);
        for (std::size_t i = 0; i < v.size(); ++i) state.logV[i] = std::log(v[i]);
    } else {
        half_iteration::scaleColumns<double>(m_kernel, m_problem.columns, v, u);
        for (std::size_t j = 0; j < u.size(); ++j) state.logU[j] = std::log(u[j]);
    }
}

void Scaler::scaleInSingle(ScalingState& state) const
{
    const auto kernel = [this](std::int64_t i, std::int64_t j) { return SingleNumber(m_kernel(i, j)); };
    auto v = scalings<SingleNumber>(state.logV);
    auto u = scalings<SingleNumber>(state.logU);
    if (state.next() == Side::Rows) {
        const std::vector<SingleNumber> t(m_problem.rows.begin(), m_problem.rows.end());
        half_iteration::scaleRows<SingleNumber>(kernel, t, u, v);
        for (std::size_t i = 0; i < v.size(); ++i) state.logV[i] = std::log(v[i].value());
    } else {
        const std::vector<SingleNumber> r(m_problem.columns.begin(), m_problem.columns.end());
        half_iteration::scaleColumns<SingleNumber>(kernel, r, v, u);
        for (std::size_t j = 0; j < u.size(); ++j) state.logU[j] = std::log(u[j].value());
    }
}

void Scaler::scaleInLogarithms(ScalingState& state) const
{
    if (state.next() == Side::Rows)
        half_iteration::scaleLogRows<double>(m_problem.cost, m_problem.lambda, m_problem.rows, state.logU, state.logV);
    else
        half_iteration::scaleLogColumns<double>(m_problem.cost, m_problem.lambda, m_problem.columns, state.logV, state.logU);
}

double Scaler::logKernel(std::int64_t i, std::int64_t j) const
{
    return m_problem.arithmetic == Arithmetic::Logarithm
               ? half_iteration::logKernel(m_problem.cost.view(), m_problem.lambda, i, j)
               : std::log(m_kernel(i, j));
}

Matrix<double> Scaler::plan(const ScalingState& state) const
{
    Matrix<double> plan(m_problem.cost.rows(), m_problem.cost.columns());
    if (state.halfIterations == 0) return plan;
    for (std::int64_t i = 0; i < plan.rows(); ++i)
        for (std::int64_t j = 0; j < plan.columns(); ++j)
            plan(i, j) = std::exp(state.logV[at(i)] + logKernel(i, j) + state.logU[at(j)]);
    return plan;
}

Result<void> converge(const ScalingProblem& inLogarithms, int iterations, double tolerance, ConvergedScaling& scaling)
{
    const Scaler scaler(inLogarithms);
    for (;;) {
        ROSA_TRY_ASSIGN(auto rowsScaled, scaler.next(scaling.state));
        if (scaling.iterations > 0) {
            // The new v would have made the rows exact: where it equals the old one, they were.
            double gap = 0;
            for (std::size_t i = 0; i < inLogarithms.rows.size(); ++i)
                if (inLogarithms.rows[i] > 0)
                    gap += inLogarithms.rows[i] * std::abs(std::expm1(scaling.state.logV[i] - rowsScaled.logV[i]));
            scaling.converged = gap <= tolerance;
        }
        if (scaling.converged || scaling.iterations >= iterations) return {};
        ROSA_TRY_ASSIGN(scaling.state, scaler.next(rowsScaled));
        ++scaling.iterations;
    }
}

Result<ConvergedScaling> convergedScaling(const ScalingProblem& problem, int iterations, double tolerance)
{
    ScalingProblem inLogarithms = problem;
    inLogarithms.arithmetic = Arithmetic::Logarithm;
    ConvergedScaling result;
    ROSA_TRY_ASSIGN(result.state, startScaling(inLogarithms));
    ROSA_TRY(converge(inLogarithms, iterations, tolerance, result));
    return result;
}

}  // namespace rosa::transport
