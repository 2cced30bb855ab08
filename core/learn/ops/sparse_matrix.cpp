#include "core/learn/ops/sparse_matrix.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <optional>
#include <span>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/learn/ops/device.h"

#if defined(__GNUC__) && !defined(__clang__)
// Vector types cross only inlined function boundaries, so the ABI is not affected.
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

/// Initial value of a product's sums.
enum class Beginning { Zero, Bias, WhatIsThere };

/// Computes rows begin … end − 1 of the product with its initial value; a tile of a row's sums stays in registers. If `isRectified`,
/// negative sums become 0.
struct MultiplyRows {
    ROSA_INLINE static void run(const Rows& rows, const float* source, std::int64_t width, std::int64_t begin,
                                std::int64_t end, Beginning beginning, const float* bias, bool isRectified, float* target)
    {
        const std::int64_t tiled = width - width % kTile;
        for (std::int64_t row = begin; row < end; ++row) {
            float* sum = target + row * width;
            const auto first = static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row)]);
            const auto last = static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row) + 1]);
            const float* start = beginning == Beginning::WhatIsThere ? sum : bias;
            for (std::int64_t k = 0; k < tiled; k += kTile)
                makeTile(rows, source + k, width, first, last, beginning == Beginning::Zero ? nullptr : start + k,
                         isRectified, sum + k);
            if (tiled == width) continue;
            if (beginning == Beginning::Zero) std::fill(sum + tiled, sum + width, 0.0f);
            if (beginning == Beginning::Bias) std::copy(bias + tiled, bias + width, sum + tiled);
            for (auto i = first; i < last; ++i) {
                const float* from = source + rows.columns[i] * width;
                for (std::int64_t k = tiled; k < width; ++k) sum[k] += rows.values[i] * from[k];
            }
            for (std::int64_t k = tiled; isRectified && k < width; ++k) sum[k] = sum[k] < 0 ? 0 : sum[k];
        }
    }

    /// `beginning` null: zeros.
    ROSA_INLINE static void makeTile(const Rows& rows, const float* source, std::int64_t width, std::size_t first,
                                     std::size_t last, const float* beginning, bool isRectified, float* target)
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
        if (isRectified) {
            sum0 = sum0 < 0.0f ? Floats{} : sum0;
            sum1 = sum1 < 0.0f ? Floats{} : sum1;
            sum2 = sum2 < 0.0f ? Floats{} : sum2;
            sum3 = sum3 < 0.0f ? Floats{} : sum3;
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

/// out = rows · dense + initial value; `bias` is one row, read only for Beginning::Bias.
void multiplyInto(const Rows& rows, const torch::Tensor& dense, Beginning beginning, const float* bias, bool isRectified,
                  torch::Tensor& out)
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
        dispatch<MultiplyRows>(rows, source, width, begin, end, beginning, bias, isRectified, target);
    });
}

/// rows · dense, plus the row `bias` in every row if given; negative sums become 0 if `isRectified`.
torch::Tensor multiply(const Rows& rows, const torch::Tensor& dense, const std::optional<torch::Tensor>& bias,
                       bool isRectified)
{
    torch::Tensor out = torch::empty({static_cast<std::int64_t>(rows.offsets.size()) - 1, dense.size(1)}, dense.options());
    if (!bias) {
        multiplyInto(rows, dense, Beginning::Zero, nullptr, isRectified, out);
        return out;
    }
    ROSA_CHECK(bias->dim() == 1 && bias->size(0) == dense.size(1) && bias->scalar_type() == torch::kFloat32,
               "a bias is a float32 row of the product");
    const torch::Tensor row = bias->contiguous();
    multiplyInto(rows, dense, Beginning::Bias, row.const_data_ptr<float>(), isRectified, out);
    return out;
}

/// Rows begin … end − 1 of a gradient masked by `made` > 0, and their sum.
struct PassWhereMade {
    ROSA_INLINE static void run(const float* gradient, const float* made, std::int64_t width, std::int64_t begin,
                                std::int64_t end, float* passed, float* sum)
    {
        std::fill(sum, sum + width, 0.0f);
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t k = 0; k < width; ++k) {
                const std::int64_t i = row * width + k;
                passed[i] = made[i] <= 0 ? 0 : gradient[i];
                sum[k] += passed[i];
            }
    }
};

/// Rows per partial sum, independent of the number of threads.
constexpr std::int64_t kRowsAPartialSum = 32;

/// Gradient before a ReLU.
struct Passed {
    torch::Tensor gradient;
    torch::Tensor sum;  ///< Over its rows.
};

Passed passWhereMade(const torch::Tensor& upstream, const torch::Tensor& made)
{
    if (!takesCpuPath(upstream.device())) {
        const torch::Tensor gradient = torch::threshold_backward(upstream, made, 0);
        return {gradient, gradient.sum(0)};
    }
    const torch::Tensor gradient = upstream.contiguous();
    const std::int64_t rows = gradient.size(0), width = gradient.size(1),
                       blocks = (rows + kRowsAPartialSum - 1) / kRowsAPartialSum;
    const Passed passed{torch::empty_like(gradient), torch::empty({width}, gradient.options())};
    std::vector<float> sums(static_cast<std::size_t>(blocks * width));
    const float* const from = gradient.const_data_ptr<float>();
    const float* const mark = made.const_data_ptr<float>();
    float* const to = passed.gradient.data_ptr<float>();
    parallelFor(blocks, 4, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t block = begin; block < end; ++block)
            dispatch<PassWhereMade>(from, mark, width, block * kRowsAPartialSum,
                                    std::min(rows, (block + 1) * kRowsAPartialSum), to, sums.data() + block * width);
    });
    std::vector<double> total(static_cast<std::size_t>(width), 0.0);
    for (std::size_t i = 0; i < sums.size(); ++i) total[i % total.size()] += static_cast<double>(sums[i]);
    std::ranges::copy(total, passed.sum.data_ptr<float>());
    return passed;
}

/// A tensor that aliases `values`, which must outlive it.
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
                                 const std::optional<torch::Tensor>& bias, const SparseMatrix& matrix, bool isRectified)
    {
        context->saved_data["matrix"] = c10::IValue::make_capsule(c10::make_intrusive<MatrixHolder>(matrix));
        context->saved_data["biased"] = bias.has_value();
        const torch::Tensor made = matrix.multiply(false, dense, bias, isRectified);
        if (isRectified) context->save_for_backward({made});
        return made;
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list gradients)
    {
        const auto holder = context->saved_data["matrix"].toCapsule();
        const bool isBiased = context->saved_data["biased"].toBool();
        const auto made = context->get_saved_variables();
        const Passed passed = made.empty() ? Passed{gradients[0], isBiased ? gradients[0].sum(0) : torch::Tensor()}
                                           : passWhereMade(gradients[0], made[0]);
        return {static_cast<const MatrixHolder&>(*holder).matrix.multiply(true, passed.gradient, std::nullopt, false),
                isBiased ? passed.sum : torch::Tensor(), torch::Tensor(), torch::Tensor()};
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

SparseMatrix SparseMatrix::to(torch::Device device) const
{
    SparseMatrix result = *this;
    if (empty()) return result;
    // One copy for all arrays: offsets, whose elements are the largest, before columns and values.
    const Rows& forward = m_parts->forward;
    const Rows& transposed = m_parts->transposed;
    const std::array<std::span<const std::byte>, 6> given{
        std::as_bytes(std::span(forward.offsets)), std::as_bytes(std::span(transposed.offsets)),
        std::as_bytes(std::span(forward.columns)), std::as_bytes(std::span(transposed.columns)),
        std::as_bytes(std::span(forward.values)),  std::as_bytes(std::span(transposed.values))};
    std::int64_t bytes = 0;
    for (const auto& part : given) bytes += std::ssize(part);
    const torch::Tensor all = torch::empty({bytes}, torch::kByte);
    auto* to = static_cast<std::byte*>(all.data_ptr());
    for (const auto& part : given) to = std::ranges::copy(part, to).out;
    const torch::Tensor there = toDevice(all, device);
    std::int64_t begin = 0;
    std::array<torch::Tensor, 6> arrays;
    for (std::size_t i = 0; i < given.size(); ++i) {
        const auto type = i < 2 ? torch::kInt64 : i < 4 ? torch::kInt32 : torch::kFloat32;
        arrays[i] = there.slice(0, begin, begin + std::ssize(given[i])).view(type);
        begin += std::ssize(given[i]);
    }
    result.m_there = std::make_shared<const PartsThere>(
        PartsThere{{arrays[0], arrays[2], arrays[4].unsqueeze(1)}, {arrays[1], arrays[3], arrays[5].unsqueeze(1)}});
    return result;
}

SparseMatrix SparseMatrix::withRoom(std::int64_t rows, std::int64_t entries, torch::Device device)
{
    SparseMatrix result(rows, std::vector<std::int64_t>(static_cast<std::size_t>(rows) + 1, 0), {}, {});
    const auto arrays = [&]() -> RowsThere {
        return {torch::zeros({rows + 1}, torch::dtype(torch::kInt64).device(device)),
                torch::zeros({entries}, torch::dtype(torch::kInt32).device(device)),
                torch::zeros({entries, 1}, torch::dtype(torch::kFloat32).device(device))};
    };
    result.m_there = std::make_shared<const PartsThere>(PartsThere{arrays(), arrays()});
    return result;
}

void SparseMatrix::refill(const SparseMatrix& given)
{
    ROSA_CHECK(m_there && given.m_there, "both matrices are on a device");
    const torch::NoGradGuard constant;
    const auto copy = [&](const RowsThere& from, const RowsThere& to) {
        const std::int64_t offsets = from.offsets.size(0), entries = from.columns.size(0);
        ROSA_CHECK(offsets <= to.offsets.size(0) && entries <= to.columns.size(0), "there is room");
        to.offsets.narrow(0, 0, offsets).copy_(from.offsets);
        to.offsets.narrow(0, offsets, to.offsets.size(0) - offsets).fill_(entries);
        to.columns.narrow(0, 0, entries).copy_(from.columns);
        to.values.narrow(0, 0, entries).copy_(from.values);
    };
    copy(given.m_there->forward, m_there->forward);
    copy(given.m_there->transposed, m_there->transposed);
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

torch::Tensor multiplyThere(const RowsThere& rows, const torch::Tensor& dense)
{
    if (const auto& own = deviceOperations(dense.device().type());
        own.multiplyRows && dense.scalar_type() == torch::kFloat32)
        return own.multiplyRows(rows, dense.contiguous(), torch::Tensor(), false);
    const torch::Tensor messages = dense.index_select(0, rows.columns).mul_(rows.values);
    return torch::segment_reduce(messages, "sum", {}, {}, rows.offsets, 0, /*unsafe=*/true, 0);
}

torch::Tensor SparseMatrix::multiply(bool isTransposed, const torch::Tensor& dense, const std::optional<torch::Tensor>& bias,
                                     bool isRectified) const
{
    if (!m_there) return learn::multiply(isTransposed ? m_parts->transposed : m_parts->forward, dense, bias, isRectified);
    const RowsThere& rows = isTransposed ? m_there->transposed : m_there->forward;
    if (const auto& own = deviceOperations(dense.device().type());
        own.multiplyRows && dense.scalar_type() == torch::kFloat32)
        return own.multiplyRows(rows, dense.contiguous(), bias ? bias->contiguous() : torch::Tensor(), isRectified);
    torch::Tensor sums = multiplyThere(rows, dense);
    if (bias) sums = sums + *bias;
    return isRectified ? torch::relu(sums) : sums;
}

torch::Tensor SparseMatrix::times(const torch::Tensor& dense) const
{
    return Product::apply(dense, std::nullopt, *this, false);
}

torch::Tensor SparseMatrix::times(const torch::Tensor& dense, const torch::Tensor& bias) const
{
    return Product::apply(dense, bias, *this, false);
}

torch::Tensor SparseMatrix::reluOfTimes(const torch::Tensor& dense, const torch::Tensor& bias) const
{
    return Product::apply(dense, bias, *this, true);
}

void SparseMatrix::addTimes(const torch::Tensor& dense, torch::Tensor& sum) const
{
    multiplyInto(m_parts->forward, dense, Beginning::WhatIsThere, nullptr, false, sum);
}

void SparseMatrix::addTransposedTimes(const torch::Tensor& dense, torch::Tensor& sum) const
{
    multiplyInto(m_parts->transposed, dense, Beginning::WhatIsThere, nullptr, false, sum);
}

}  // namespace rosa::learn
