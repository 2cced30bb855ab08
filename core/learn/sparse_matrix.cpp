#include "core/learn/sparse_matrix.h"

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

using Parts = SparseMatrix::Parts;
using Rows = SparseMatrix::Rows;

Rows transpose(const Rows& rows)
{
    const auto rowCount = static_cast<std::int64_t>(rows.offsets.size()) - 1;
    Rows result;
    result.columnCount = rowCount;
    result.offsets.assign(static_cast<std::size_t>(rows.columnCount) + 1, 0);
    for (const std::int32_t column : rows.columns) ++result.offsets[static_cast<std::size_t>(column) + 1];
    for (std::size_t i = 1; i < result.offsets.size(); ++i) result.offsets[i] += result.offsets[i - 1];
    result.columns.resize(rows.columns.size());
    result.values.resize(rows.values.size());
    std::vector<std::int64_t> next(result.offsets.begin(), result.offsets.end() - 1);
    for (std::int64_t row = 0; row < rowCount; ++row)
        for (auto i = static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row)]);
             i < static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row) + 1]); ++i) {
            const auto place = static_cast<std::size_t>(next[static_cast<std::size_t>(rows.columns[i])]++);
            result.columns[place] = static_cast<std::int32_t>(row);
            result.values[place] = rows.values[i];
        }
    return result;
}

/// Rows begin … end − 1 of the product into `target`, which is zero.
struct MultiplyRows {
    ROSA_INLINE static void run(const Rows& rows, const float* __restrict source, std::int64_t width, std::int64_t begin,
                                std::int64_t end, float* __restrict target)
    {
        for (std::int64_t row = begin; row < end; ++row) {
            float* sum = target + row * width;
            const auto last = static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row) + 1]);
            for (auto i = static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row)]); i < last; ++i) {
                const float value = rows.values[i];
                const float* from = source + rows.columns[i] * width;
                for (std::int64_t k = 0; k < width; ++k) sum[k] += value * from[k];
            }
        }
    }
};

torch::Tensor multiply(const Rows& rows, const torch::Tensor& dense)
{
    ROSA_CHECK(dense.dim() == 2 && dense.size(0) == rows.columnCount && dense.scalar_type() == torch::kFloat32,
               "a sparse product needs a float32 matrix of as many rows as the sparse matrix has columns");
    const torch::Tensor in = dense.contiguous();
    const auto rowCount = static_cast<std::int64_t>(rows.offsets.size()) - 1;
    const std::int64_t width = in.size(1);
    torch::Tensor out = torch::zeros({rowCount, width}, in.options());
    const float* source = in.const_data_ptr<float>();
    float* target = out.data_ptr<float>();
    const std::int64_t perRow =
        rowCount ? std::max<std::int64_t>(1, static_cast<std::int64_t>(rows.columns.size()) / rowCount) : 1;
    const std::int64_t grain = std::max<std::int64_t>(1, 65536 / (perRow * std::max<std::int64_t>(width, 1)));
    parallelFor(rowCount, grain, [&](std::int64_t begin, std::int64_t end) {
        dispatch<MultiplyRows>(rows, source, width, begin, end, target);
    });
    return out;
}

/// Keeps the arrays alive from the forward to the backward pass.
struct PartsHolder : torch::CustomClassHolder {
    std::shared_ptr<const Parts> parts;
};

class Product : public torch::autograd::Function<Product> {
public:
    static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& dense,
                                 std::shared_ptr<const Parts> parts)
    {
        torch::Tensor result = multiply(parts->forward, dense);
        auto holder = c10::make_intrusive<PartsHolder>();
        holder->parts = std::move(parts);
        context->saved_data["parts"] = c10::IValue::make_capsule(std::move(holder));
        return result;
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list gradients)
    {
        const auto holder = context->saved_data["parts"].toCapsule();
        const auto& parts = static_cast<const PartsHolder&>(*holder).parts;
        return {multiply(parts->transposed, gradients[0]), torch::Tensor()};
    }
};

}  // namespace

SparseMatrix::SparseMatrix(std::int64_t columnCount, std::vector<std::int64_t> offsets, std::vector<std::int32_t> columns,
                           std::vector<float> values)
{
    auto parts = std::make_shared<Parts>();
    parts->forward = {columnCount, std::move(offsets), std::move(columns), std::move(values)};
    parts->transposed = transpose(parts->forward);
    m_parts = std::move(parts);
}

std::int64_t SparseMatrix::rows() const { return static_cast<std::int64_t>(m_parts->forward.offsets.size()) - 1; }
std::int64_t SparseMatrix::columns() const { return m_parts->forward.columnCount; }
std::int64_t SparseMatrix::entries() const { return static_cast<std::int64_t>(m_parts->forward.columns.size()); }

torch::Tensor SparseMatrix::times(const torch::Tensor& dense) const { return Product::apply(dense, m_parts); }

}  // namespace rosa::learn
