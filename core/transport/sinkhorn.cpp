#include "core/transport/sinkhorn.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/transport/cost.h"
#include "core/transport/half_iteration.h"

namespace rosa::transport {

namespace {

template <typename T>
Result<double> checkedSum(std::span<const T> weights, const char* side)
{
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (!std::isfinite(weights[i]) || weights[i] < 0)
            return badInput("weight of %1 %2 is %3, expected a finite number >= 0", side, i, weights[i]);
        sum += static_cast<double>(weights[i]);
    }
    if (sum <= 0) return badInput("the weights of the %1s are all 0", side);
    if (!std::isfinite(sum)) return badInput("the sum of the %1 weights is too large", side);
    return sum;
}

/// A problem being solved. `Scaling` (below) does the arithmetic, on v and u or on their logarithms.
template <typename T>
struct Problem {
    MatrixView<T> cost;
    std::span<const T> t;
    std::span<const T> r;
    double lambda;
    std::int64_t lastColumns;
    [[nodiscard]] std::int64_t rows() const { return cost.rows(); }
    [[nodiscard]] std::int64_t columns() const { return cost.columns(); }
    /// Number of columns, counting all that the last one represents.
    [[nodiscard]] std::int64_t allColumns() const { return columns() - 1 + lastColumns; }
};

template <typename T>
class PlainScaling {
public:
    explicit PlainScaling(const Problem<T>& problem)
        : m_problem(problem),
          m_kernel(problem.rows(), problem.columns()),
          m_v(problem.t.size()),
          m_u(problem.r.size(), T{1} / static_cast<T>(problem.allColumns()))
    {
        m_u.back() *= static_cast<T>(problem.lastColumns);
        for (std::int64_t i = 0; i < problem.rows(); ++i)
            for (std::int64_t j = 0; j < problem.columns(); ++j)
                m_kernel(i, j) = std::exp(-static_cast<T>(problem.lambda) * problem.cost(i, j));
    }
    void updateRows() { half_iteration::scaleRows<T>(m_kernel, m_problem.t, m_u, m_v); }
    void updateColumns() { half_iteration::scaleColumns<T>(m_kernel, m_problem.r, m_v, m_u); }
    [[nodiscard]] T planAt(std::int64_t i, std::int64_t j) const { return m_v[index(i)] * m_kernel(i, j) * m_u[index(j)]; }
    void store(SinkhornIteration<T>& iteration) const
    {
        iteration.v = m_v;
        iteration.u = m_u;
        for (const T value : m_v) iteration.logV.push_back(std::log(value));
        for (const T value : m_u) iteration.logU.push_back(std::log(value));
    }

private:
    static std::size_t index(std::int64_t i) { return static_cast<std::size_t>(i); }
    const Problem<T>& m_problem;
    Matrix<T> m_kernel;
    std::vector<T> m_v;
    std::vector<T> m_u;
};

/// Like PlainScaling, in the log domain and in double precision for any T: with λ·D in the hundreds, a float logarithm would cost four
/// digits of the plan.
template <typename T>
class LogScaling {
public:
    explicit LogScaling(const Problem<T>& problem)
        : m_problem(problem),
          m_logV(problem.t.size()),
          m_logU(problem.r.size(), -std::log(static_cast<double>(problem.allColumns())))
    {
        m_logU.back() += std::log(static_cast<double>(problem.lastColumns));
    }
    void updateRows() { half_iteration::scaleLogRows<T>(m_problem.cost, m_problem.lambda, m_problem.t, m_logU, m_logV); }
    void updateColumns()
    {
        half_iteration::scaleLogColumns<T>(m_problem.cost, m_problem.lambda, m_problem.r, m_logV, m_logU);
    }
    [[nodiscard]] double planAt(std::int64_t i, std::int64_t j) const
    {
        return std::exp(m_logV[index(i)] + half_iteration::logKernel(m_problem.cost, m_problem.lambda, i, j) +
                        m_logU[index(j)]);
    }
    void store(SinkhornIteration<T>& iteration) const
    {
        for (const double value : m_logV) {
            iteration.logV.push_back(static_cast<T>(value));
            iteration.v.push_back(static_cast<T>(std::exp(value)));
        }
        for (const double value : m_logU) {
            iteration.logU.push_back(static_cast<T>(value));
            iteration.u.push_back(static_cast<T>(std::exp(value)));
        }
    }

private:
    static std::size_t index(std::int64_t i) { return static_cast<std::size_t>(i); }
    const Problem<T>& m_problem;
    std::vector<double> m_logV;
    std::vector<double> m_logU;
};

struct PlanSums {
    double cost = 0;
    double rowGap = 0;
    double mass = 0;
};

/// Computes the plan from a scaling; nullopt if an element is not finite.
template <typename T, typename Scaling>
std::optional<PlanSums> readPlan(const Problem<T>& problem, const Scaling& scaling, Matrix<T>* plan)
{
    PlanSums figures;
    for (std::int64_t i = 0; i < problem.rows(); ++i) {
        double rowSum = 0;
        for (std::int64_t j = 0; j < problem.columns(); ++j) {
            const auto value = static_cast<double>(scaling.planAt(i, j));
            if (!std::isfinite(value)) return {};
            rowSum += value;
            figures.cost += value * static_cast<double>(problem.cost(i, j));
            if (plan) (*plan)(i, j) = static_cast<T>(value);
        }
        figures.mass += rowSum;
        figures.rowGap += std::abs(rowSum - static_cast<double>(problem.t[static_cast<std::size_t>(i)]));
    }
    return figures;
}

/// Returns nullopt if the scaling left the range of T (possible only for plain scaling).
template <typename T, typename Scaling>
std::optional<SinkhornResult<T>> solve(const Problem<T>& problem, const SinkhornOptions& options, double mass,
                                       std::vector<SinkhornIteration<T>>* trace)
{
    Scaling scaling(problem);
    SinkhornResult<T> result;
    for (int iteration = 1; iteration <= options.iterations; ++iteration) {
        scaling.updateRows();
        scaling.updateColumns();
        result.iterations = iteration;
        if (!trace && options.tolerance == 0) continue;
        SinkhornIteration<T> state;
        const auto figures = readPlan(problem, scaling, static_cast<Matrix<T>*>(nullptr));
        if (!figures) return {};
        if (trace) {
            scaling.store(state);
            state.rowGap = figures->rowGap;
            state.cost = figures->cost;
            trace->push_back(std::move(state));
        }
        if (options.tolerance > 0 && figures->rowGap <= options.tolerance) {
            result.end = SinkhornEnd::Converged;
            break;
        }
    }
    result.plan = Matrix<T>(problem.rows(), problem.columns());
    const auto figures = readPlan(problem, scaling, &result.plan);
    // The columns were scaled last, so the total mass of the plan must equal that of r; a difference means that products underflowed.
    if (!figures || std::abs(figures->mass - mass) > 1e-3 * mass) return {};
    result.cost = figures->cost;
    result.rowGap = figures->rowGap;
    return result;
}

}  // namespace

Result<void> checkOptions(const SinkhornOptions& options)
{
    if (!(options.lambda > 0) || !std::isfinite(options.lambda))
        return badInput("lambda is %1, expected a finite number > 0", options.lambda);
    if (options.iterations < 1) return badInput("iterations is %1, expected at least 1", options.iterations);
    if (!(options.tolerance >= 0)) return badInput("tolerance is negative");
    ROSA_CHECK(options.lastColumns >= 1, "a column stands for itself at least");
    return {};
}

template <typename T>
Result<void> checkSides(ViewOf<T> cost, std::span<const T> t, std::span<const T> r)
{
    if (cost.rows() == 0) return badInput("the cost matrix has no rows");
    if (cost.columns() == 0) return badInput("the cost matrix has no columns");
    ROSA_CHECK(static_cast<std::int64_t>(t.size()) == cost.rows(), "expected one weight per row");
    ROSA_CHECK(static_cast<std::int64_t>(r.size()) == cost.columns(), "expected one weight per column");
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        for (std::int64_t j = 0; j < cost.columns(); ++j)
            if (!std::isfinite(cost(i, j))) return badInput("cost in row %1, column %2 is not finite", i, j);
    ROSA_TRY(checkedSum(t, "row"));
    ROSA_TRY(checkedSum(r, "column"));
    return {};
}

template <typename T>
Result<void> checkProblem(ViewOf<T> cost, std::span<const T> t, std::span<const T> r)
{
    ROSA_TRY(checkSides<T>(cost, t, r));
    ROSA_TRY_ASSIGN(const auto rowSum, checkedSum(t, "row"));
    ROSA_TRY_ASSIGN(const auto columnSum, checkedSum(r, "column"));
    if (std::abs(rowSum - columnSum) > 1e-3 * std::max(rowSum, columnSum))
        return badInput("the row weights sum to %1, the column weights to %2, expected equal sums", rowSum, columnSum);
    return {};
}

template <typename T>
Result<SinkhornResult<T>> sinkhorn(ViewOf<T> cost, std::span<const T> t, std::span<const T> r,
                                   const SinkhornOptions& options, std::vector<SinkhornIteration<T>>* trace)
{
    ROSA_TRY(checkOptions(options));
    ROSA_TRY(checkProblem<T>(cost, t, r));
    const Problem<T> problem{cost, t, r, options.lambda, options.lastColumns};
    const double largest = largestCost(cost);
    double mass = 0;
    for (const T weight : r) mass += static_cast<double>(weight);

    if (options.lambda <= kPlainLambda && options.lambda * largest <= kPlainExponent) {
        if (trace) trace->clear();
        if (auto plain = solve<T, PlainScaling<T>>(problem, options, mass, trace)) return std::move(*plain);
    }
    if (trace) trace->clear();
    auto result = solve<T, LogScaling<T>>(problem, options, mass, trace);
    if (!result) return failed("the range of costs is too large for this lambda (largest cost %1)", largest);
    result->logDomain = true;
    return std::move(*result);
}

template Result<SinkhornResult<float>> sinkhorn<float>(ViewOf<float>, std::span<const float>, std::span<const float>,
                                                       const SinkhornOptions&, std::vector<SinkhornIteration<float>>*);
template Result<SinkhornResult<double>> sinkhorn<double>(ViewOf<double>, std::span<const double>, std::span<const double>,
                                                         const SinkhornOptions&, std::vector<SinkhornIteration<double>>*);
template Result<void> checkSides<double>(ViewOf<double>, std::span<const double>, std::span<const double>);
template Result<void> checkProblem<float>(ViewOf<float>, std::span<const float>, std::span<const float>);
template Result<void> checkProblem<double>(ViewOf<double>, std::span<const double>, std::span<const double>);

}  // namespace rosa::transport
