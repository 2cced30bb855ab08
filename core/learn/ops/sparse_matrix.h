/// Differentiable sparse × dense products: neighbourhood aggregation (Â·X) and sparse features (X·W).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <torch/types.h>

#include "core/learn/ops/device_operations.h"

namespace rosa::learn {

/// A constant float32 matrix in compressed sparse rows (CSR) together with its transpose. Immutable; copies share the arrays.
class SparseMatrix {
public:
    SparseMatrix() = default;
    /// `offsets` has rows + 1 entries; columns need not be sorted and may repeat. O(entries) for the transpose.
    SparseMatrix(std::int64_t columnCount, std::vector<std::int64_t> offsets, std::vector<std::int32_t> columns,
                 std::vector<float> values);

    [[nodiscard]] std::int64_t rows() const;
    [[nodiscard]] std::int64_t columns() const;
    [[nodiscard]] std::int64_t entries() const;
    [[nodiscard]] bool empty() const { return !m_parts; }

    /// The product with a dense float32 matrix (columns() × width, contiguous or not): rows() × width. Differentiable in `dense`: the
    /// gradient is the transposed matrix times the upstream gradient. Parallel over rows, without materialised messages; the result does
    /// not depend on the number of threads. O(entries · width).
    [[nodiscard]] torch::Tensor times(const torch::Tensor& dense) const;
    /// The product plus `bias`, a row of `width` elements, in each row; differentiable in both.
    [[nodiscard]] torch::Tensor times(const torch::Tensor& dense, const torch::Tensor& bias) const;
    /// ReLU of that sum, fused into the same pass; differentiable in both.
    [[nodiscard]] torch::Tensor reluOfTimes(const torch::Tensor& dense, const torch::Tensor& bias) const;
    /// sum += matrix · dense, with `dense` columns() × width and `sum` rows() × width, contiguous. No gradient flows.
    void addTimes(const torch::Tensor& dense, torch::Tensor& sum) const;
    /// sum += transpose · dense, with `dense` rows() × width and `sum` columns() × width, contiguous. No gradient flows.
    void addTransposedTimes(const torch::Tensor& dense, torch::Tensor& sum) const;

    /// The same matrix, whose times() accepts tensors of `device` and uses its operations (device_operations.h). Its arrays are copied
    /// asynchronously. Without a kernel of the device, LibTorch's operations materialise all messages: O(entries · width) memory.
    [[nodiscard]] SparseMatrix to(torch::Device device) const;
    /// A rows × rows matrix on `device` without entries and with room for `entries`, to be given values by refill().
    [[nodiscard]] static SparseMatrix withRoom(std::int64_t rows, std::int64_t entries, torch::Device device);
    /// Copies `given`, a square matrix of to() on the same device with no more rows and entries, into the arrays of a withRoom(), which keep
    /// their addresses and sizes; further rows become empty. Asynchronous. Copies of this matrix change with it.
    void refill(const SparseMatrix& given);
    /// As a dense float32 matrix on `device`, copied asynchronously.
    [[nodiscard]] torch::Tensor dense(torch::Device device) const;

    /// CSR arrays of one orientation.
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
    /// Both orientations, for operations that weight the entries differently.
    [[nodiscard]] const std::shared_ptr<const Parts>& parts() const { return m_parts; }
    struct PartsThere {
        RowsThere forward;
        RowsThere transposed;
    };
    /// The same on the device of to() or withRoom(); null without one. Entries behind the last row's end belong to no row.
    [[nodiscard]] const std::shared_ptr<const PartsThere>& partsThere() const { return m_there; }

private:
    struct Product;

    [[nodiscard]] torch::Tensor multiply(bool isTransposed, const torch::Tensor& dense,
                                         const std::optional<torch::Tensor>& bias, bool isRectified) const;

    std::shared_ptr<const Parts> m_parts;
    std::shared_ptr<const PartsThere> m_there;  ///< If set, products use it.
};

/// rows · dense by operations of the device; `dense` is float32 or float64. No gradient flows. Without a kernel of the device for it, all
/// messages are materialised: O(entries · width) memory.
torch::Tensor multiplyThere(const RowsThere& rows, const torch::Tensor& dense);

}  // namespace rosa::learn
