/// Node features: one row a node, dense or sparse.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/half.h"
#include "core/base/result.h"
#include "core/base/shared_array.h"
#include "core/graph/graph.h"

namespace rosa::graph {

/// A matrix (nodes × columns), immutable. Sparse rows (CSR, columns ascending) where most values are zero, as in bags of
/// words; dense and row-major otherwise. Values are float32, or float16 at half the memory. Copies share the arrays, which
/// may lie in a mapped file.
class Features {
public:
    enum class Layout { Dense, Sparse };
    enum class Precision { Float32, Float16 };

    Features() = default;

    /// `values` is rows × columns, row-major. An Error names a value that is not finite.
    static Result<Features> dense(Node rows, std::int32_t columns, std::vector<float> values);
    /// CSR; columns ascend strictly within a row, values are finite. An Error names the row. Explicit zeros are dropped.
    static Result<Features> sparse(Node rows, std::int32_t columns, std::vector<std::int64_t> offsets,
                                   std::vector<std::int32_t> columnIndices, std::vector<float> values);

    /// The values of one matrix; just one of the two is filled.
    struct Values {
        SharedArray<float> floats;
        SharedArray<Half> halves;

        [[nodiscard]] std::size_t size() const { return floats.size() + halves.size(); }
        [[nodiscard]] float operator[](std::size_t i) const { return halves.empty() ? floats[i] : toFloat(halves[i]); }
        void expect(std::size_t begin, std::size_t count) const;  ///< As Features::expectValues().
    };
    /// Without a copy, and without a look at the values: one that is not finite is found by checkFinite(). An Error says that
    /// the sizes do not fit. O(1).
    static Result<Features> denseFrom(Node rows, std::int32_t columns, Values values);
    /// Likewise; offsets and columns are checked, explicit zeros stay. O(rows + entries), in parallel.
    static Result<Features> sparseFrom(Node rows, std::int32_t columns, SharedArray<std::int64_t> offsets,
                                       SharedArray<std::int32_t> columnIndices, Values values);
    /// An Error names a stored value that is not finite. O(values), in parallel.
    [[nodiscard]] Result<void> checkFinite() const { return checkFinite(0, storedCount()); }
    /// The same for `count` stored values from `begin` on.
    [[nodiscard]] Result<void> checkFinite(std::size_t begin, std::size_t count) const;

    [[nodiscard]] Layout layout() const { return m_layout; }
    [[nodiscard]] Precision precision() const { return m_values.halves.empty() ? Precision::Float32 : Precision::Float16; }
    [[nodiscard]] Node rows() const { return m_rows; }
    [[nodiscard]] std::int32_t columns() const { return m_columns; }
    /// O(values), in parallel.
    [[nodiscard]] std::int64_t nonZeroCount() const { return nonZeroCount(0, storedCount()); }
    /// Of `count` stored values from `begin` on.
    [[nodiscard]] std::int64_t nonZeroCount(std::size_t begin, std::size_t count) const;
    /// Every non-zero value is 1. O(values).
    [[nodiscard]] bool isBinary() const;

    /// Writes a row's `columns()` values.
    void copyRow(Node row, std::span<float> out) const;

    /// Values in memory: all of a dense matrix, the entries of a sparse one.
    [[nodiscard]] std::size_t storedCount() const { return m_values.size(); }
    /// The i-th of them.
    [[nodiscard]] float stored(std::size_t i) const { return m_values[i]; }
    [[nodiscard]] std::size_t storedBytes() const
    {
        return m_values.floats.size() * sizeof(float) + m_values.halves.size() * sizeof(Half) +
               m_columnIndices.size() * sizeof(std::int32_t) + m_offsets.size() * sizeof(std::int64_t);
    }

    /// The stored values; of float32 features alone.
    [[nodiscard]] std::span<const float> values() const
    {
        ROSA_CHECK(precision() == Precision::Float32, "float16 features read as float32");
        return m_values.floats;
    }
    /// Of float16 features alone; else empty.
    [[nodiscard]] std::span<const Half> halves() const { return m_values.halves; }
    /// Sparse only: rows() + 1 offsets into columnIndices() and the stored values.
    [[nodiscard]] std::span<const std::int64_t> offsets() const { return m_offsets; }
    [[nodiscard]] std::span<const std::int32_t> columnIndices() const { return m_columnIndices; }

    /// Tell the system that rows begin … end − 1, or so many stored values from `begin` on, of a mapped matrix are read next,
    /// one after another. Hints.
    void expectRows(Node begin, Node end) const;
    void expectValues(std::size_t begin, std::size_t count) const { m_values.expect(begin, count); }
    /// Likewise these rows, in any order: all are read from the disk at once, where one after another would wait for each. Nothing below the
    /// size from which arrays lie in files. Else some rows are looked for: where those are in memory (isResident), nothing more is done, and
    /// else the system is called for each row, some microseconds (once for rows that follow each other).
    void expectRows(std::span<const Node> rows) const;
    /// Rows of mean size that `bytes` hold; at least 1.
    [[nodiscard]] Node rowsIn(std::size_t bytes) const;

    /// The rows of `kept`, in that order, same layout and precision. O(values of those rows).
    [[nodiscard]] Features selected(std::span<const Node> kept) const;
    /// The same numbers as float32; shares everything where they are already. O(values).
    [[nodiscard]] Features widened() const;

private:
    [[nodiscard]] std::size_t placeOf(Node row) const;  ///< Of its first value among those stored.
    /// Sparse: the offsets of rows begin … end − 1 and the one behind them; dense: none.
    [[nodiscard]] std::span<const std::int64_t> offsetsOf(Node begin, Node end) const;
    [[nodiscard]] bool isRowResident(Node row) const;

    Layout m_layout = Layout::Dense;
    Node m_rows = 0;
    std::int32_t m_columns = 0;
    Values m_values;
    SharedArray<std::int64_t> m_offsets;
    SharedArray<std::int32_t> m_columnIndices;
};

}  // namespace rosa::graph
