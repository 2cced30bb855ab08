#include "core/transport/cost.h"

#include <cmath>
#include <vector>

namespace rosa::transport {

namespace {

/// Rows scaled to unit length; zero rows for rows without direction. Divides by the largest element first, so that neither huge nor tiny
/// values leave the range of a double.
template <typename T>
std::vector<double> unitRows(MatrixView<T> x)
{
    std::vector<double> unit(static_cast<std::size_t>(x.rows() * x.columns()));
    for (std::int64_t i = 0; i < x.rows(); ++i) {
        double* out = unit.data() + i * x.columns();
        double largest = 0;
        for (const T value : x.row(i)) largest = std::max(largest, std::abs(static_cast<double>(value)));
        if (largest == 0) continue;
        double squares = 0;
        for (std::int64_t c = 0; c < x.columns(); ++c) {
            out[c] = static_cast<double>(x(i, c)) / largest;
            squares += out[c] * out[c];
        }
        const double norm = std::sqrt(squares);
        const double factor = norm * largest < kSmallestNorm ? 0.0 : 1.0 / norm;
        for (std::int64_t c = 0; c < x.columns(); ++c) out[c] *= factor;
    }
    return unit;
}

}  // namespace

template <typename T>
Matrix<T> cosineCost(MatrixView<T> x, MatrixView<T> y)
{
    ROSA_CHECK(x.columns() == y.columns(), "nodes of the two sides have vectors of different length");
    const auto unitX = unitRows(x);
    const auto unitY = unitRows(y);
    const std::int64_t d = x.columns();
    Matrix<T> cost(x.rows(), y.rows());
    for (std::int64_t i = 0; i < x.rows(); ++i)
        for (std::int64_t j = 0; j < y.rows(); ++j) {
            double cosine = 0;
            for (std::int64_t c = 0; c < d; ++c)
                cosine += unitX[static_cast<std::size_t>(i * d + c)] * unitY[static_cast<std::size_t>(j * d + c)];
            cost(i, j) = static_cast<T>(1 - cosine);
        }
    return cost;
}

template <typename T>
Matrix<T> topologyScale(MatrixView<T> hops, double temperature)
{
    ROSA_CHECK(temperature > 0, "the topology temperature must be positive");
    Matrix<T> scale(hops.rows(), hops.columns());
    for (std::int64_t i = 0; i < hops.rows(); ++i)
        for (std::int64_t j = 0; j < hops.columns(); ++j)
            scale(i, j) = static_cast<T>(1 / (1 + std::exp(-static_cast<double>(hops(i, j)) / temperature)));
    return scale;
}

template <typename T>
Matrix<T> rescaled(MatrixView<T> cost, MatrixView<T> scale)
{
    ROSA_CHECK(cost.rows() == scale.rows() && cost.columns() == scale.columns(), "shapes of cost and scale differ");
    Matrix<T> result(cost.rows(), cost.columns());
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        for (std::int64_t j = 0; j < cost.columns(); ++j) result(i, j) = cost(i, j) * scale(i, j);
    return result;
}

template <typename T>
double largestCost(MatrixView<T> cost)
{
    double largest = 0;
    for (std::int64_t i = 0; i < cost.rows(); ++i)
        for (const T value : cost.row(i)) largest = std::max(largest, std::abs(static_cast<double>(value)));
    return largest;
}

template Matrix<float> cosineCost(MatrixView<float>, MatrixView<float>);
template Matrix<double> cosineCost(MatrixView<double>, MatrixView<double>);
template Matrix<float> topologyScale(MatrixView<float>, double);
template Matrix<double> topologyScale(MatrixView<double>, double);
template Matrix<float> rescaled(MatrixView<float>, MatrixView<float>);
template Matrix<double> rescaled(MatrixView<double>, MatrixView<double>);
template double largestCost(MatrixView<float>);
template double largestCost(MatrixView<double>);

}  // namespace rosa::transport
