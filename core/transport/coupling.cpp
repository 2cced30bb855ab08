#include "core/transport/coupling.h"

#include <algorithm>

#include "core/transport/exact.h"

namespace rosa::transport {

namespace {

template <typename T>
Matrix<double> inDouble(MatrixView<T> matrix)
{
    Matrix<double> result(matrix.rows(), matrix.columns());
    for (std::int64_t i = 0; i < matrix.rows(); ++i)
        for (std::int64_t j = 0; j < matrix.columns(); ++j) result(i, j) = static_cast<double>(matrix(i, j));
    return result;
}

template <typename T>
Matrix<T> rounded(const Matrix<double>& matrix)
{
    Matrix<T> result(matrix.rows(), matrix.columns());
    std::ranges::transform(matrix.values(), result.values().begin(), [](double value) { return static_cast<T>(value); });
    return result;
}

template <typename T>
CoupledPlan<T> priced(Matrix<T> plan, MatrixView<T> cost)
{
    CoupledPlan<T> result{std::move(plan), 0};
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        for (std::int64_t j = 0; j < cost.columns(); ++j)
            result.cost += static_cast<double>(result.plan(i, j)) * static_cast<double>(cost(i, j));
    return result;
}

template <typename T>
Result<Matrix<T>> exactPlan(MatrixView<T> cost, std::span<const T> t, std::span<const T> r)
{
    ROSA_TRY_ASSIGN(auto solved, exactTransport(inDouble(cost), std::vector<double>(t.begin(), t.end()),
                                                std::vector<double>(r.begin(), r.end())));
    return rounded<T>(solved.plan);
}

/// An assignment is a vertex of a transport problem with unit weights; a zero-cost row takes the columns left over.
template <typename T>
Result<Matrix<T>> matchingPlan(MatrixView<T> cost)
{
    const bool isWide = cost.rows() <= cost.columns();
    const Matrix<double> given = inDouble(cost);
    const Matrix<double> wide = isWide ? given : given.transposed();
    const std::int64_t pairs = wide.rows();
    const std::int64_t left = wide.columns() - pairs;
    Matrix<double> padded(pairs + (left > 0 ? 1 : 0), wide.columns());
    std::ranges::copy(wide.values(), padded.values().begin());
    std::vector<double> sent(static_cast<std::size_t>(padded.rows()), 1);
    if (left > 0) sent.back() = static_cast<double>(left);
    ROSA_TRY_ASSIGN(const auto solved,
                    exactTransport(padded, sent, std::vector<double>(static_cast<std::size_t>(wide.columns()), 1)));
    Matrix<double> plan(pairs, wide.columns());
    for (std::int64_t i = 0; i < pairs; ++i)
        for (std::int64_t j = 0; j < wide.columns(); ++j)
            if (solved.plan(i, j) > 0.5) plan(i, j) = 1 / static_cast<double>(pairs);
    return rounded<T>(isWide ? plan : plan.transposed());
}

template <typename T>
Matrix<T> independentPlan(std::span<const T> t, std::span<const T> r)
{
    Matrix<T> plan(static_cast<std::int64_t>(t.size()), static_cast<std::int64_t>(r.size()));
    for (std::int64_t i = 0; i < plan.rows(); ++i)
        for (std::int64_t j = 0; j < plan.columns(); ++j)
            plan(i, j) = t[static_cast<std::size_t>(i)] * r[static_cast<std::size_t>(j)];
    return plan;
}

template <typename T>
Matrix<T> inOrderPlan(std::int64_t rows, std::int64_t columns)
{
    Matrix<T> plan(rows, columns);
    const std::int64_t pairs = std::min(rows, columns);
    for (std::int64_t k = 0; k < pairs; ++k) plan(k, k) = T{1} / static_cast<T>(pairs);
    return plan;
}

template <typename T>
Result<Matrix<T>> planOf(Coupling coupling, MatrixView<T> cost, std::span<const T> t, std::span<const T> r)
{
    switch (coupling) {
        case Coupling::Sinkhorn:
            break;
        case Coupling::Independent:
            return independentPlan<T>(t, r);
        case Coupling::Uniform: {
            const T share = T{1} / static_cast<T>(cost.rows() * cost.columns());
            return Matrix<T>(cost.rows(), cost.columns(),
                             std::vector<T>(static_cast<std::size_t>(cost.rows() * cost.columns()), share));
        }
        case Coupling::Exact:
            return exactPlan<T>(cost, t, r);
        case Coupling::Matching:
            return matchingPlan<T>(cost);
        case Coupling::InOrder:
            return inOrderPlan<T>(cost.rows(), cost.columns());
    }
    ROSA_CHECK(false, "a coupling with a plan of its own");
}

}  // namespace

template <typename T>
Result<CoupledPlan<T>> couple(Coupling coupling, ViewOf<T> cost, std::span<const T> t, std::span<const T> r,
                              const SinkhornOptions& options)
{
    if (coupling == Coupling::Sinkhorn) {
        ROSA_TRY_ASSIGN(auto solved, sinkhorn<T>(cost, t, r, options));
        return CoupledPlan<T>{std::move(solved.plan), solved.cost};
    }
    ROSA_TRY(checkProblem<T>(cost, t, r));
    ROSA_TRY_ASSIGN(auto plan, planOf<T>(coupling, cost, t, r));
    return priced<T>(std::move(plan), cost);
}

template Result<CoupledPlan<float>> couple(Coupling, MatrixView<float>, std::span<const float>, std::span<const float>,
                                           const SinkhornOptions&);
template Result<CoupledPlan<double>> couple(Coupling, MatrixView<double>, std::span<const double>, std::span<const double>,
                                            const SinkhornOptions&);

}  // namespace rosa::transport
