/// Small dense matrices, row-major.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/check.h"

namespace rosa::transport {

/// Non-owning view of a row-major matrix; `stride` is the number of elements between the starts of two rows.
template <typename T>
class MatrixView {
public:
    MatrixView() = default;
    MatrixView(const T* data, std::int64_t rows, std::int64_t columns, std::int64_t stride)
        : m_data(data), m_rows(rows), m_columns(columns), m_stride(stride)
    {}
    MatrixView(const T* data, std::int64_t rows, std::int64_t columns) : MatrixView(data, rows, columns, columns) {}

    [[nodiscard]] std::int64_t rows() const { return m_rows; }
    [[nodiscard]] std::int64_t columns() const { return m_columns; }
    [[nodiscard]] T operator()(std::int64_t row, std::int64_t column) const { return m_data[row * m_stride + column]; }
    [[nodiscard]] std::span<const T> row(std::int64_t index) const
    {
        return {m_data + index * m_stride, static_cast<std::size_t>(m_columns)};
    }

private:
    const T* m_data = nullptr;
    std::int64_t m_rows = 0;
    std::int64_t m_columns = 0;
    std::int64_t m_stride = 0;
};

/// A row-major matrix that owns its values; initially zero.
template <typename T>
class Matrix {
public:
    Matrix() = default;
    Matrix(std::int64_t rows, std::int64_t columns)
        : m_rows(rows), m_columns(columns), m_values(static_cast<std::size_t>(rows * columns))
    {}
    Matrix(std::int64_t rows, std::int64_t columns, std::vector<T> values)
        : m_rows(rows), m_columns(columns), m_values(std::move(values))
    {
        ROSA_CHECK(static_cast<std::int64_t>(m_values.size()) == rows * columns, "values do not fill the matrix");
    }

    [[nodiscard]] std::int64_t rows() const { return m_rows; }
    [[nodiscard]] std::int64_t columns() const { return m_columns; }
    [[nodiscard]] T& operator()(std::int64_t row, std::int64_t column)
    {
        return m_values[static_cast<std::size_t>(row * m_columns + column)];
    }
    [[nodiscard]] T operator()(std::int64_t row, std::int64_t column) const
    {
        return m_values[static_cast<std::size_t>(row * m_columns + column)];
    }
    [[nodiscard]] std::span<T> values() { return m_values; }
    [[nodiscard]] std::span<const T> values() const { return m_values; }
    [[nodiscard]] MatrixView<T> view() const { return {m_values.data(), m_rows, m_columns}; }
    operator MatrixView<T>() const { return view(); }

    /// Returns the transpose.
    [[nodiscard]] Matrix transposed() const
    {
        Matrix result(m_columns, m_rows);
        for (std::int64_t i = 0; i < m_rows; ++i)
            for (std::int64_t j = 0; j < m_columns; ++j) result(j, i) = (*this)(i, j);
        return result;
    }

private:
    std::int64_t m_rows = 0;
    std::int64_t m_columns = 0;
    std::vector<T> m_values;
};

/// Allows passing a Matrix to a function template that takes a view: the argument does not take part in deducing T.
template <typename T>
using ViewOf = MatrixView<std::type_identity_t<T>>;

}  // namespace rosa::transport
