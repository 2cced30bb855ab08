/// Node features: one row per node, dense or sparse.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/half.h"
#include "core/base/result.h"
#include "core/base/storage/shared_array.h"
#include "core/graph/graph.h"

namespace rosa::graph {

/// An immutable matrix (nodes × columns). Sparse (CSR, columns ascending) if most values are zero, as in bags of words; otherwise dense and
/// row-major. Values are float32, or float16 at half the memory. Copies share the arrays, which may be part of a mapped file.
class Features {
public:
    enum class Layout { Dense, Sparse };
    enum class Precision { Float32, Float16 };

    Features() = default;

    /// `values` is rows × columns, row-major. Returns an Error that names a non-finite value.
    static Result<Features> dense(Node rows, std::int32_t columns, std::vector<float> values);
    /// CSR; columns must ascend strictly within a row and values must be finite, otherwise returns an Error that names the row. Drops
    /// explicit zeros.
    static Result<Features> sparse(Node rows, std::int32_t columns, std::vector<std::int64_t> offsets,
                                   std::vector<std::int32_t> columnIndices, std::vector<float> values);

    /// The stored values of a matrix; exactly one of the two arrays is in use.
    struct Values {
        SharedArray<float> floats;
        SharedArray<Half> halves;

        [[nodiscard]] std::size_t size() const { return floats.size() + halves.size(); }
        [[nodiscard]] float operator[](std::size_t i) const { return halves.empty() ? floats[i] : toFloat(halves[i]); }
        void expect(std::size_t begin, std::size_t count) const;  ///< See Features::expectValues().
    };
    /// Neither copies nor checks the values: whoever computes with them calls checkFinite() before. Returns an Error if the sizes do not match. O(1).
    static Result<Features> denseFrom(Node rows, std::int32_t columns, Values values);
    /// As denseFrom(); checks offsets and columns and keeps explicit zeros. O(rows + entries), in parallel.
    static Result<Features> sparseFrom(Node rows, std::int32_t columns, SharedArray<std::int64_t> offsets,
                                       SharedArray<std::int32_t> columnIndices, Values values);
    /// Returns an Error that names the node of the first non-finite stored value. O(values) in parallel at the first call for an array, which
    /// reads a mapped file once from front to back (a gigabyte takes a core half a second once it is in memory); nothing afterwards, for all copies. Nothing
    /// for dense() and sparse(), which check their values.
    [[nodiscard]] Result<void> checkFinite() const;
    /// As above for `count` stored values from `begin` on.
    [[nodiscard]] Result<void> checkFinite(std::size_t begin, std::size_t count) const;

    [[nodiscard]] Layout layout() const { return m_layout; }
    [[nodiscard]] Precision precision() const { return m_values.halves.empty() ? Precision::Float32 : Precision::Float16; }
    [[nodiscard]] Node rows() const { return m_rows; }
    [[nodiscard]] std::int32_t columns() const { return m_columns; }
    /// Number of non-zero values. O(values), in parallel.
    [[nodiscard]] std::int64_t nonZeroCount() const { return nonZeroCount(0, storedCount()); }
    /// Number of non-zero values among `count` stored values from `begin` on.
    [[nodiscard]] std::int64_t nonZeroCount(std::size_t begin, std::size_t count) const;
    /// Returns whether every non-zero value is 1. O(values).
    [[nodiscard]] bool isBinary() const;

    /// Writes the `columns()` values of a row.
    void copyRow(Node row, std::span<float> out) const;

    /// Number of stored values: all values of a dense matrix, the entries of a sparse one.
    [[nodiscard]] std::size_t storedCount() const { return m_values.size(); }
    /// The i-th stored value.
    [[nodiscard]] float stored(std::size_t i) const { return m_values[i]; }
    [[nodiscard]] std::size_t storedBytes() const
    {
        return m_values.floats.size() * sizeof(float) + m_values.halves.size() * sizeof(Half) +
               m_columnIndices.size() * sizeof(std::int32_t) + m_offsets.size() * sizeof(std::int64_t);
    }

    /// The stored values; float32 features only (checked).
    [[nodiscard]] std::span<const float> values() const
    {
        ROSA_CHECK(precision() == Precision::Float32, "float16 features read as float32");
        return m_values.floats;
    }
    /// The stored values of float16 features; empty otherwise.
    [[nodiscard]] std::span<const Half> halves() const { return m_values.halves; }
    /// Sparse only: rows() + 1 offsets into columnIndices() and the stored values.
    [[nodiscard]] std::span<const std::int64_t> offsets() const { return m_offsets; }
    [[nodiscard]] std::span<const std::int32_t> columnIndices() const { return m_columnIndices; }

    /// Advise the system that rows begin … end − 1, or `count` stored values from `begin` on, of a mapped matrix will be read next in
    /// order. Hints only.
    void expectRows(Node begin, Node end) const;
    void expectValues(std::size_t begin, std::size_t count) const { m_values.expect(begin, count); }
    /// As above for rows in any order: all are requested from the disk at once instead of one after another. Does nothing for features
    /// below the size from which arrays are file-backed. Samples some rows first and does nothing if they are in memory (isResident);
    /// otherwise makes one system call of a few microseconds per run of consecutive rows.
    void expectRows(std::span<const Node> rows) const;
    /// Number of rows of average size that fit into `bytes`; at least 1.
    [[nodiscard]] Node rowsIn(std::size_t bytes) const;

    /// Returns the rows `kept`, in that order, with the same layout and precision. O(values of those rows).
    [[nodiscard]] Features selected(std::span<const Node> kept) const;
    /// Returns the same matrix as float32; shares all arrays if it already is float32. O(values).
    [[nodiscard]] Features widened() const;

private:
    [[nodiscard]] std::size_t placeOf(Node row) const;  ///< Index of the row's first value among the stored values.
    /// Sparse: offsets of rows begin … end, where the last is the end offset; empty if dense.
    [[nodiscard]] std::span<const std::int64_t> offsetsOf(Node begin, Node end) const;
    [[nodiscard]] bool isRowResident(Node row) const;

    Layout m_layout = Layout::Dense;
    Node m_rows = 0;
    std::int32_t m_columns = 0;
    Values m_values;
    SharedArray<std::int64_t> m_offsets;
    SharedArray<std::int32_t> m_columnIndices;
    std::shared_ptr<std::atomic<bool>>
        m_isFinite;  ///< Whether all values were found finite; null: they were checked when this was made.
};

}  // namespace rosa::graph
