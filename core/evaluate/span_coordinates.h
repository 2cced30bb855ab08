/// Rows in coordinates of the space that they span. Only for the logistic probe.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace rosa::evaluate {

/// Factorises a matrix X (rows × columns) as L·Qᵀ, where Q has orthonormal columns and row i of L at most i + 1 non-zero values.
///
/// The minimum of Σ f(x·w) + ½‖w‖² over w is at w = Q·u, where u minimises Σ f(l·u) + ½‖u‖² over the rows l of L. This is exact, and with
/// fewer rows than columns it needs less than half the numbers. Uses Householder triangularisation, which does not require full rank (Golub
/// and Van Loan, Matrix Computations, section 5.2): O(rows · columns · min(rows, columns)). Deterministic; reading is thread-safe.
class SpanCoordinates {
public:
    /// `values` is rows × columns, row-major; both at least 1.
    SpanCoordinates(std::span<const double> values, std::int64_t rows, std::int64_t columns);
    ~SpanCoordinates();
    SpanCoordinates(const SpanCoordinates&) = delete;
    SpanCoordinates& operator=(const SpanCoordinates&) = delete;

    /// Maximum number of values in a row of L, which is the length of u: min(rows, columns).
    [[nodiscard]] std::int64_t width() const;
    /// Returns values 0 … min(row, width() − 1) of a row of L.
    [[nodiscard]] std::vector<double> row(std::int64_t row) const;
    /// Returns Q·u, of length `columns`. O(columns · width()).
    [[nodiscard]] std::vector<double> back(std::span<const double> u) const;

    /// Total number of values in the rows of L.
    static std::int64_t storedCount(std::int64_t rows, std::int64_t columns);

private:
    struct Triangulated;
    std::unique_ptr<Triangulated> m_triangulated;
};

}  // namespace rosa::evaluate
