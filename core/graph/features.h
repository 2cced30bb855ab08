/// Node features: one row a node, dense or sparse.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/large_buffer.h"
#include "core/base/result.h"
#include "core/graph/graph.h"

namespace rosa::graph {

/// A float32 matrix (nodes × columns), immutable. Sparse rows (CSR, columns ascending) where most values are zero, as
/// in bags of words; dense and row-major otherwise.
class Features {
public:
    enum class Layout { Dense, Sparse };

    Features() = default;

    /// `values` is rows × columns, row-major. An Error names a value that is not finite.
    static Result<Features> dense(Node rows, std::int32_t columns, std::vector<float> values);
    /// CSR; columns ascend strictly within a row, values are finite. An Error names the row. Explicit zeros are dropped.
    static Result<Features> sparse(Node rows, std::int32_t columns, std::vector<std::int64_t> offsets,
                                   std::vector<std::int32_t> columnIndices, std::vector<float> values);

    [[nodiscard]] Layout layout() const { return m_layout; }
    [[nodiscard]] Node rows() const { return m_rows; }
    [[nodiscard]] std::int32_t columns() const { return m_columns; }
    [[nodiscard]] std::int64_t nonZeroCount() const;
    /// Every non-zero value is 1.
    [[nodiscard]] bool isBinary() const;

    /// Writes a row's `columns()` values.
    void copyRow(Node row, std::span<float> out) const;

    /// Dense: all values. Sparse: the stored ones.
    [[nodiscard]] std::span<const float> values() const { return m_values; }
    /// Sparse only: rows() + 1 offsets into columnIndices() and values().
    [[nodiscard]] std::span<const std::int64_t> offsets() const { return m_offsets; }
    [[nodiscard]] std::span<const std::int32_t> columnIndices() const { return m_columnIndices; }

    /// The rows of `kept`, in that order, same layout.
    [[nodiscard]] Features selected(std::span<const Node> kept) const;

private:
    Layout m_layout = Layout::Dense;
    Node m_rows = 0;
    std::int32_t m_columns = 0;
    LargeBuffer<float> m_values;
    LargeBuffer<std::int64_t> m_offsets;
    LargeBuffer<std::int32_t> m_columnIndices;
};

}  // namespace rosa::graph
