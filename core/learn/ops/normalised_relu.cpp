#include "core/learn/ops/normalised_relu.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// Rows per partial sum, independent of the number of threads.
constexpr std::int64_t kRowsABlock = 32;
/// Minimum number of blocks per thread.
constexpr std::int64_t kBlocksAThread = 4;

/// Mean and Σ (x − mean)² of each column over rows begin … end − 1.
struct MeasureColumns {
    ROSA_INLINE static void run(const float* x, std::int64_t width, std::int64_t begin, std::int64_t end, float* mean,
                                float* squares)
    {
        std::fill(mean, mean + width, 0.0f);
        std::fill(squares, squares + width, 0.0f);
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t k = 0; k < width; ++k) mean[k] += x[row * width + k];
        const float share = 1.0f / static_cast<float>(end - begin);
        for (std::int64_t k = 0; k < width; ++k) mean[k] *= share;
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t k = 0; k < width; ++k) {
                const float away = x[row * width + k] - mean[k];
                squares[k] += away * away;
            }
    }
};

/// max(0, slope ∘ (x − mean) + offset) of rows begin … end − 1; NaN stays NaN.
struct RectifyColumns {
    ROSA_INLINE static void run(const float* x, std::int64_t width, std::int64_t begin, std::int64_t end, const float* mean,
                                const float* slope, const float* offset, float* made)
    {
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t k = 0; k < width; ++k) {
                const float value = slope[k] * (x[row * width + k] - mean[k]) + offset[k];
                made[row * width + k] = value <= 0 ? 0 : value;
            }
    }
};

/// Σ g and Σ g · (x − mean) of each column over rows begin … end − 1, where g is the gradient where `made` > 0.
struct SumGradients {
    ROSA_INLINE static void run(const float* gradient, const float* made, const float* x, std::int64_t width,
                                std::int64_t begin, std::int64_t end, const float* mean, float* sum, float* along)
    {
        std::fill(sum, sum + width, 0.0f);
        std::fill(along, along + width, 0.0f);
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t k = 0; k < width; ++k) {
                const std::int64_t i = row * width + k;
                const float passed = made[i] <= 0 ? 0 : gradient[i];
                sum[k] += passed;
                along[k] += passed * (x[i] - mean[k]);
            }
    }
};

/// slope ∘ (g − Σ g / n − (x − mean) ∘ along) of rows begin … end − 1, with g as in SumGradients.
struct SendBackColumns {
    ROSA_INLINE static void run(const float* gradient, const float* made, const float* x, std::int64_t width,
                                std::int64_t begin, std::int64_t end, const float* mean, const float* slope,
                                const float* meanGradient, const float* along, float* out)
    {
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t k = 0; k < width; ++k) {
                const std::int64_t i = row * width + k;
                const float passed = made[i] <= 0 ? 0 : gradient[i];
                out[i] = slope[k] * (passed - meanGradient[k] - (x[i] - mean[k]) * along[k]);
            }
    }
};

/// Two values per column.
struct ColumnPairs {
    std::vector<double> first, second;
};

/// Calls pass(begin, end, first, second) for each block of rows, which writes two floats per column.
struct BlockSums {
    std::int64_t rows, width;
    std::int64_t blocks = (rows + kRowsABlock - 1) / kRowsABlock;
    std::vector<float> first = std::vector<float>(static_cast<std::size_t>(blocks * width));
    std::vector<float> second = first;

    template <typename Pass>
    void run(const Pass& pass)
    {
        parallelFor(blocks, kBlocksAThread, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t block = begin; block < end; ++block)
                pass(block * kRowsABlock, std::min(rows, (block + 1) * kRowsABlock), first.data() + block * width,
                     second.data() + block * width);
        });
    }
    [[nodiscard]] double rowsOf(std::int64_t block) const
    {
        return static_cast<double>(std::min(rows, (block + 1) * kRowsABlock) - block * kRowsABlock);
    }
    [[nodiscard]] ColumnPairs sums() const
    {
        const auto columns = static_cast<std::size_t>(width);
        ColumnPairs all{std::vector<double>(columns, 0.0), std::vector<double>(columns, 0.0)};
        for (std::size_t i = 0; i < first.size(); ++i) {
            all.first[i % columns] += static_cast<double>(first[i]);
            all.second[i % columns] += static_cast<double>(second[i]);
        }
        return all;
    }
};

/// Mean and Σ (x − mean)² of each column, merged from blocks (Chan, Golub and LeVeque, 1979).
ColumnPairs measured(const float* x, std::int64_t rows, std::int64_t width)
{
    BlockSums parts{rows, width};
    parts.run([&](std::int64_t begin, std::int64_t end, float* mean, float* squares) {
        dispatch<MeasureColumns>(x, width, begin, end, mean, squares);
    });
    const auto columns = static_cast<std::size_t>(width);
    ColumnPairs all{std::vector<double>(columns, 0.0), std::vector<double>(columns, 0.0)};
    double before = 0;
    for (std::int64_t block = 0; block < parts.blocks; ++block) {
        const double here = parts.rowsOf(block);
        const double share = here / (before + here);
        const auto start = static_cast<std::size_t>(block) * columns;
        for (std::size_t k = 0; k < columns; ++k) {
            const double away = static_cast<double>(parts.first[start + k]) - all.first[k];
            all.first[k] += away * share;
            all.second[k] += static_cast<double>(parts.second[start + k]) + away * away * before * share;
        }
        before += here;
    }
    return all;
}

Tensor rowOf(const std::vector<double>& values)
{
    Tensor row = torch::empty({static_cast<std::int64_t>(values.size())}, torch::kFloat32);
    std::ranges::transform(values, row.data_ptr<float>(), [](double value) { return static_cast<float>(value); });
    return row;
}

struct Operation : torch::autograd::Function<Operation> {
    static torch::autograd::tensor_list forward(torch::autograd::AutogradContext* context, const Tensor& x,
                                                const Tensor& shift, const Tensor& weight, const Tensor& bias,
                                                double epsilon)
    {
        const Tensor rows = x.contiguous();
        const std::int64_t count = rows.size(0), width = rows.size(1);
        const float* const from = rows.const_data_ptr<float>();
        const ColumnPairs columns = measured(from, count, width);
        const auto n = static_cast<double>(count);

        const Tensor mean = rowOf(columns.first);
        const Tensor inverse = torch::empty({width}, torch::kFloat32);
        const Tensor slope = torch::empty({width}, torch::kFloat32);
        const Tensor variance = torch::empty({width}, torch::kFloat32);
        const Tensor factor = weight.detach().contiguous();
        const Tensor offset = bias.detach().contiguous();
        for (std::int64_t k = 0; k < width; ++k) {
            const double squares = columns.second[static_cast<std::size_t>(k)];
            const double scale = 1 / std::sqrt(squares / n + epsilon);
            inverse.data_ptr<float>()[k] = static_cast<float>(scale);
            slope.data_ptr<float>()[k] = static_cast<float>(scale * static_cast<double>(factor.const_data_ptr<float>()[k]));
            variance.data_ptr<float>()[k] = static_cast<float>(squares / (n - 1));
        }
        const Tensor made = torch::empty_like(rows);
        const float* const middle = mean.const_data_ptr<float>();
        const float* const steep = slope.const_data_ptr<float>();
        const float* const high = offset.const_data_ptr<float>();
        float* const to = made.data_ptr<float>();
        parallelFor(count, kRowsABlock * kBlocksAThread, [&](std::int64_t begin, std::int64_t end) {
            dispatch<RectifyColumns>(from, width, begin, end, middle, steep, high, to);
        });
        context->save_for_backward({rows, made, mean, inverse, slope});
        const Tensor shifted = mean + shift.detach();
        context->mark_non_differentiable({shifted, variance});
        return {made, shifted, variance};
    }

    static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                 const torch::autograd::tensor_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const Tensor upstream = gradients[0].contiguous();
        const std::int64_t count = upstream.size(0), width = upstream.size(1);
        const auto n = static_cast<double>(count);
        const float* const g = upstream.const_data_ptr<float>();
        const float* const x = saved[0].const_data_ptr<float>();
        const float* const made = saved[1].const_data_ptr<float>();
        const float* const mean = saved[2].const_data_ptr<float>();
        const float* const inverse = saved[3].const_data_ptr<float>();
        const float* const slope = saved[4].const_data_ptr<float>();
        BlockSums parts{count, width};
        parts.run([&](std::int64_t begin, std::int64_t end, float* sum, float* along) {
            dispatch<SumGradients>(g, made, x, width, begin, end, mean, sum, along);
        });
        ColumnPairs sums = parts.sums();
        const Tensor ofBias = rowOf(sums.first);
        const auto columns = static_cast<std::size_t>(width);
        std::vector<float> meanGradient(columns), along(columns);
        for (std::size_t k = 0; k < columns; ++k) {
            const auto scale = static_cast<double>(inverse[k]);
            meanGradient[k] = static_cast<float>(sums.first[k] / n);
            along[k] = static_cast<float>(sums.second[k] * scale * scale / n);
            sums.second[k] *= scale;
        }
        const Tensor ofRows = torch::empty_like(upstream);
        float* const out = ofRows.data_ptr<float>();
        parallelFor(count, kRowsABlock * kBlocksAThread, [&](std::int64_t begin, std::int64_t end) {
            dispatch<SendBackColumns>(g, made, x, width, begin, end, mean, slope, meanGradient.data(), along.data(), out);
        });
        return {ofRows, torch::zeros({width}, torch::kFloat32), rowOf(sums.second), ofBias, {}};
    }
};

}  // namespace

NormalisedRelu normalisedRelu(const Tensor& x, const Tensor& shift, const Tensor& weight, const Tensor& bias, double epsilon)
{
    ROSA_CHECK(x.dim() == 2 && x.size(0) > 1, "batch normalisation in training needs more than one row");
    for (const Tensor* row : {&shift, &weight, &bias})
        ROSA_CHECK(row->dim() == 1 && row->size(0) == x.size(1) && row->scalar_type() == torch::kFloat32,
                   "a number of float32 for each column");
    ROSA_CHECK(x.scalar_type() == torch::kFloat32 && x.is_cpu(), "float32 rows on a processor");
    const auto made = Operation::apply(x, shift, weight, bias, epsilon);
    return {made[0], made[1], made[2]};
}

}  // namespace rosa::learn
