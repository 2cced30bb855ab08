#include "core/learn/sparse_matrix.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/learn/device.h"

#if defined(__GNUC__) && !defined(__clang__)
// Vectors pass between functions only where those are inlined, so no ABI is concerned.
#pragma GCC diagnostic ignored "-Wpsabi"
#endif

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

using Floats __attribute__((vector_size(64))) = float;
constexpr std::int64_t kTile = 64;

/// What the sums of a product begin with.
enum class Beginning { Zero, Bias, WhatIsThere };

/// Rows begin … end − 1 of the product with its beginning; a tile of a row's sums stays in registers.
struct MultiplyRows {
    ROSA_INLINE static void run(const Rows& rows, const float* source, std::int64_t width, std::int64_t begin,
                                std::int64_t end, Beginning beginning, const float* bias, float* target)
    {
        const std::int64_t tiled = width - width % kTile;
        for (std::int64_t row = begin; row < end; ++row) {
            float* sum = target + row * width;
            const auto first = static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row)]);
            const auto last = static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row) + 1]);
            const float* start = beginning == Beginning::WhatIsThere ? sum : bias;
            for (std::int64_t k = 0; k < tiled; k += kTile)
                makeTile(rows, source + k, width, first, last, beginning == Beginning::Zero ? nullptr : start + k, sum + k);
            if (tiled == width) continue;
            if (beginning == Beginning::Zero) std::fill(sum + tiled, sum + width, 0.0f);
            if (beginning == Beginning::Bias) std::copy(bias + tiled, bias + width, sum + tiled);
            for (auto i = first; i < last; ++i) {
                const float* from = source + rows.columns[i] * width;
                for (std::int64_t k = tiled; k < width; ++k) sum[k] += rows.values[i] * from[k];
            }
        }
    }

    /// `beginning` null: zeros.
    ROSA_INLINE static void makeTile(const Rows& rows, const float* source, std::int64_t width, std::size_t first,
                                     std::size_t last, const float* beginning, float* target)
    {
        Floats sum0{}, sum1{}, sum2{}, sum3{};
        if (beginning) {
            sum0 = load(beginning);
            sum1 = load(beginning + 16);
            sum2 = load(beginning + 32);
            sum3 = load(beginning + 48);
        }
        for (auto i = first; i < last; ++i) {
            const float value = rows.values[i];
            const float* from = source + rows.columns[i] * width;
            sum0 += value * load(from);
            sum1 += value * load(from + 16);
            sum2 += value * load(from + 32);
            sum3 += value * load(from + 48);
        }
        store(sum0, target);
        store(sum1, target + 16);
        store(sum2, target + 32);
        store(sum3, target + 48);
    }

private:
    ROSA_INLINE static Floats load(const float* from)
    {
        Floats values;
        std::memcpy(&values, from, sizeof values);
        return values;
    }
    ROSA_INLINE static void store(const Floats& values, float* to) { std::memcpy(to, &values, sizeof values); }
};

/// out = rows · dense + beginning; `bias` is a row, read where it is the beginning.
void multiplyInto(const Rows& rows, const torch::Tensor& dense, Beginning beginning, const float* bias, torch::Tensor& out)
{
    const auto rowCount = static_cast<std::int64_t>(rows.offsets.size()) - 1;
    ROSA_CHECK(dense.dim() == 2 && dense.size(0) == rows.columnCount && dense.scalar_type() == torch::kFloat32,
               "a sparse product needs a float32 matrix of as many rows as the sparse matrix has columns");
    const std::int64_t width = dense.size(1);
    ROSA_CHECK(out.is_contiguous() && out.dim() == 2 && out.size(0) == rowCount && out.size(1) == width &&
                   out.scalar_type() == torch::kFloat32,
               "a sparse product is added to a contiguous float32 matrix of its shape");
    const torch::Tensor in = dense.contiguous();
    const float* source = in.const_data_ptr<float>();
    float* target = out.data_ptr<float>();
    const std::int64_t perRow =
        rowCount ? std::max<std::int64_t>(1, static_cast<std::int64_t>(rows.columns.size()) / rowCount) : 1;
    const std::int64_t grain = std::max<std::int64_t>(1, 65536 / (perRow * std::max<std::int64_t>(width, 1)));
    parallelFor(rowCount, grain, [&](std::int64_t begin, std::int64_t end) {
        dispatch<MultiplyRows>(rows, source, width, begin, end, beginning, bias, target);
    });
}

/// rows · dense, with a row `bias` added to every row where there is one.
torch::Tensor multiply(const Rows& rows, const torch::Tensor& dense, const std::optional<torch::Tensor>& bias = std::nullopt)
{
    torch::Tensor out = torch::empty({static_cast<std::int64_t>(rows.offsets.size()) - 1, dense.size(1)}, dense.options());
    if (!bias) {
        multiplyInto(rows, dense, Beginning::Zero, nullptr, out);
        return out;
    }
    ROSA_CHECK(bias->dim() == 1 && bias->size(0) == dense.size(1) && bias->scalar_type() == torch::kFloat32,
               "a bias is a float32 row of the product");
    const torch::Tensor row = bias->contiguous();
    multiplyInto(rows, dense, Beginning::Bias, row.const_data_ptr<float>(), out);
    return out;
}

/// A view of `values`, which must outlive it or a copy of it.
template <typename T>
torch::Tensor looksAt(const std::vector<T>& values)
{
    return torch::from_blob(const_cast<T*>(values.data()), {static_cast<std::int64_t>(values.size())},
                            c10::CppTypeToScalarType<T>::value);
}

/// Keeps the matrix from the forward to the backward pass.
struct MatrixHolder : torch::CustomClassHolder {
    explicit MatrixHolder(SparseMatrix kept) : matrix(std::move(kept)) {}

    SparseMatrix matrix;
};

}  // namespace

struct SparseMatrix::Product : torch::autograd::Function<Product> {
    static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& dense,
                                 const std::optional<torch::Tensor>& bias, const SparseMatrix& matrix)
    {
        context->saved_data["matrix"] = c10::IValue::make_capsule(c10::make_intrusive<MatrixHolder>(matrix));
        context->saved_data["biased"] = bias.has_value();
        return matrix.multiply(false, dense, bias);
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list gradients)
    {
        const auto holder = context->saved_data["matrix"].toCapsule();
        torch::Tensor bias;
        if (context->saved_data["biased"].toBool()) bias = gradients[0].sum(0);
        return {static_cast<const MatrixHolder&>(*holder).matrix.multiply(true, gradients[0], std::nullopt), bias,
                torch::Tensor()};
    }
};

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

SparseMatrix::RowsThere SparseMatrix::copyThere(const Rows& rows, torch::Device device)
{
    return {toDevice(looksAt(rows.offsets), device), toDevice(looksAt(rows.columns), device),
            toDevice(looksAt(rows.values), device).unsqueeze(1)};
}

SparseMatrix SparseMatrix::to(torch::Device device) const
{
    SparseMatrix result = *this;
    if (empty()) return result;
    result.m_there = std::make_shared<const PartsThere>(
        PartsThere{copyThere(m_parts->forward, device), copyThere(m_parts->transposed, device)});
    return result;
}

torch::Tensor SparseMatrix::dense(torch::Device device) const
{
    const Rows& rows = m_parts->forward;
    std::vector<std::int64_t> places(rows.columns.size());
    for (std::size_t row = 0; row + 1 < rows.offsets.size(); ++row)
        for (std::int64_t i = rows.offsets[row]; i < rows.offsets[row + 1]; ++i)
            places[static_cast<std::size_t>(i)] =
                static_cast<std::int64_t>(row) * rows.columnCount + rows.columns[static_cast<std::size_t>(i)];
    torch::Tensor flat = torch::zeros({this->rows() * columns()}, torch::dtype(torch::kFloat32).device(device));
    flat.scatter_add_(0, toDevice(looksAt(places), device), toDevice(looksAt(rows.values), device));
    return flat.view({this->rows(), columns()});
}

torch::Tensor SparseMatrix::multiply(bool isTransposed, const torch::Tensor& dense,
                                     const std::optional<torch::Tensor>& bias) const
{
    if (!m_there) return learn::multiply(isTransposed ? m_parts->transposed : m_parts->forward, dense, bias);
    const RowsThere& rows = isTransposed ? m_there->transposed : m_there->forward;
    const torch::Tensor messages = dense.index_select(0, rows.columns).mul_(rows.values);
    const torch::Tensor sums = torch::segment_reduce(messages, "sum", {}, {}, rows.offsets, 0, /*unsafe=*/true, 0);
    return bias ? sums + *bias : sums;
}

torch::Tensor SparseMatrix::times(const torch::Tensor& dense) const { return Product::apply(dense, std::nullopt, *this); }

torch::Tensor SparseMatrix::times(const torch::Tensor& dense, const torch::Tensor& bias) const
{
    return Product::apply(dense, bias, *this);
}

void SparseMatrix::addTimes(const torch::Tensor& dense, torch::Tensor& sum) const
{
    multiplyInto(m_parts->forward, dense, Beginning::WhatIsThere, nullptr, sum);
}

void SparseMatrix::addTransposedTimes(const torch::Tensor& dense, torch::Tensor& sum) const
{
    multiplyInto(m_parts->transposed, dense, Beginning::WhatIsThere, nullptr, sum);
}

}  // namespace rosa::learn
