/// Sparse × dense products that know their gradient: neighbourhood aggregation (Â·X) and sparse features (X·W).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <torch/types.h>

namespace rosa::learn {

/// A constant float32 matrix in compressed rows together with its transpose. Immutable; copies share the arrays.
class SparseMatrix {
public:
    SparseMatrix() = default;
    /// `offsets` has rows + 1 entries; columns need no order and may repeat. O(entries) for the transpose.
    SparseMatrix(std::int64_t columnCount, std::vector<std::int64_t> offsets, std::vector<std::int32_t> columns,
                 std::vector<float> values);

    [[nodiscard]] std::int64_t rows() const;
    [[nodiscard]] std::int64_t columns() const;
    [[nodiscard]] std::int64_t entries() const;
    [[nodiscard]] bool empty() const { return !m_parts; }

    /// The product with a dense float32 matrix (columns() × width, contiguous or not): rows() × width. Differentiable in `dense`:
    /// the gradient is the transposed matrix times the upstream gradient. Threads over rows, no messages are
    /// materialised; the result does not depend on the number of threads. O(entries · width).
    [[nodiscard]] torch::Tensor times(const torch::Tensor& dense) const;
    /// The same plus `bias`, a row of `width` numbers, in each row; differentiable in both.
    [[nodiscard]] torch::Tensor times(const torch::Tensor& dense, const torch::Tensor& bias) const;
    /// sum += transpose · dense, with `dense` rows() × width and `sum` columns() × width, contiguous. No gradient flows.
    void addTransposedTimes(const torch::Tensor& dense, torch::Tensor& sum) const;

    /// The half of a product: rows of one orientation.
    struct Rows {
        std::int64_t columnCount = 0;
        std::vector<std::int64_t> offsets;
        std::vector<std::int32_t> columns;
        std::vector<float> values;
    };
    struct Parts {
        Rows forward;
        Rows transposed;
    };
    /// Both orientations, for operations that weigh entries in another way.
    [[nodiscard]] const std::shared_ptr<const Parts>& parts() const { return m_parts; }

private:
    std::shared_ptr<const Parts> m_parts;
};

}  // namespace rosa::learn
