#include "core/evaluate/span_coordinates.h"

#include <algorithm>

#include <Eigen/QR>

#include "core/base/check.h"

namespace rosa::evaluate {

struct SpanCoordinates::Triangulated {
    Eigen::HouseholderQR<Eigen::MatrixXd> turned;  ///< QR decomposition Xᵀ = Q·R; L is Rᵀ.
};

SpanCoordinates::SpanCoordinates(std::span<const double> values, std::int64_t rows, std::int64_t columns)
    : m_triangulated(std::make_unique<Triangulated>())
{
    ROSA_CHECK(rows > 0 && columns > 0 && values.size() == static_cast<std::size_t>(rows * columns),
               "a matrix of that size");
    // Row-major rows × columns is column-major columns × rows.
    m_triangulated->turned.compute(Eigen::Map<const Eigen::MatrixXd>(values.data(), columns, rows));
}

SpanCoordinates::~SpanCoordinates() = default;

std::int64_t SpanCoordinates::width() const
{
    return std::min(m_triangulated->turned.rows(), m_triangulated->turned.cols());
}

std::vector<double> SpanCoordinates::row(std::int64_t row) const
{
    const auto column = m_triangulated->turned.matrixQR().col(row).head(std::min(row + 1, width()));
    return {column.begin(), column.end()};
}

std::vector<double> SpanCoordinates::back(std::span<const double> u) const
{
    ROSA_CHECK(u.size() == static_cast<std::size_t>(width()), "coordinates in the span");
    Eigen::VectorXd w = Eigen::VectorXd::Zero(m_triangulated->turned.rows());
    w.head(width()) = Eigen::Map<const Eigen::VectorXd>(u.data(), width());
    w.applyOnTheLeft(m_triangulated->turned.householderQ());
    return {w.begin(), w.end()};
}

std::int64_t SpanCoordinates::storedCount(std::int64_t rows, std::int64_t columns)
{
    const std::int64_t triangle = std::min(rows, columns);
    return triangle * (triangle + 1) / 2 + (rows - triangle) * columns;
}

}  // namespace rosa::evaluate
