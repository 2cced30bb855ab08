/// Rows as read by a linear probe: those of an embedding or of a data set's features, each scaled to Euclidean length 1.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/graph/features.h"

namespace rosa::evaluate {

/// A view of a matrix (nodes × columns), dense or sparse, with each row divided by its length. Rows of zeros stay zero. Does not own the
/// matrix, which must outlive it. Reading is thread-safe.
class UnitRows {
public:
    /// O(values). Returns an Error that names a node with a value that is not finite: solvers would not end on it.
    static Result<UnitRows> of(const graph::Features& features);
    /// `values` is rows × columns, row-major. Returns an Error if the sizes do not match or that names a value that is not finite.
    static Result<UnitRows> ofDense(std::span<const float> values, graph::Node rows, std::int32_t columns);

    [[nodiscard]] graph::Node rows() const { return static_cast<graph::Node>(m_inverseLengths.size()); }
    [[nodiscard]] std::int32_t columns() const { return m_columns; }

    /// Number of values that visit() reports for this row: all columns of a dense row, the stored ones of a sparse row.
    [[nodiscard]] std::int64_t storedCount(graph::Node row) const;

    /// Calls visit(column, value) in ascending order of columns.
    template <typename Visitor>
    void visit(graph::Node row, Visitor&& visitor) const
    {
        const auto r = static_cast<std::size_t>(row);
        const double scale = m_inverseLengths[r];
        if (m_offsets.empty()) {
            const std::size_t begin = r * static_cast<std::size_t>(m_columns);
            for (std::int32_t c = 0; c < m_columns; ++c) visitor(c, scale * m_values[begin + static_cast<std::size_t>(c)]);
        } else {
            for (auto i = static_cast<std::size_t>(m_offsets[r]); i < static_cast<std::size_t>(m_offsets[r + 1]); ++i)
                visitor(m_columnIndices[i], scale * m_values[i]);
        }
    }

    /// Σ_c weights[c] · row[c]; `weights` has at least columns() entries.
    [[nodiscard]] double dot(graph::Node row, std::span<const double> weights) const
    {
        double sum = 0;
        visit(row, [&](std::int32_t column, double value) { sum += weights[static_cast<std::size_t>(column)] * value; });
        return sum;
    }

private:
    UnitRows() = default;
    void measureLengths(graph::Node rows);

    std::int32_t m_columns = 0;
    std::span<const float> m_values;
    std::span<const std::int64_t> m_offsets;  ///< Empty if dense.
    std::span<const std::int32_t> m_columnIndices;
    std::vector<double> m_inverseLengths;  ///< 0 for a row of zeros.
};

}  // namespace rosa::evaluate
