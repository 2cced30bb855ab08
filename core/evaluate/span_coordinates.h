/// Rows in coordinates of the space that they span. Used by the logistic probe alone.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace rosa::evaluate {

/// A matrix X (rows × columns) as L·Qᵀ, where Q has orthonormal columns and row i of L at most i + 1 values that are not zero.
///
/// What is minimised over w by Σ f(x·w) + ½‖w‖² has its minimum at w = Q·u, where u minimises Σ f(l·u) + ½‖u‖² over the rows l of L: no
/// approximation, and with fewer rows than columns less than half the numbers. Householder's triangulation, which needs no full rank
/// (Golub and Van Loan, Matrix Computations, section 5.2): O(rows · columns · min(rows, columns)). Not random; reading is thread-safe.
class SpanCoordinates {
public:
    /// `values` is rows × columns, row-major; both at least 1.
    SpanCoordinates(std::span<const double> values, std::int64_t rows, std::int64_t columns);
    ~SpanCoordinates();
    SpanCoordinates(const SpanCoordinates&) = delete;
    SpanCoordinates& operator=(const SpanCoordinates&) = delete;

    /// Values a row of L has at most, which is how long u is: min(rows, columns).
    [[nodiscard]] std::int64_t width() const;
    /// Values 0 … min(row, width() − 1) of a row of L.
    [[nodiscard]] std::vector<double> row(std::int64_t row) const;
    /// Q·u, `columns` long. O(columns · width()).
    [[nodiscard]] std::vector<double> back(std::span<const double> u) const;

    /// Values that the rows of L have together.
    static std::int64_t storedCount(std::int64_t rows, std::int64_t columns);

private:
    struct Triangulated;
    std::unique_ptr<Triangulated> m_triangulated;
};

}  // namespace rosa::evaluate
