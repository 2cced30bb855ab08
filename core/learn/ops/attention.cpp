#include "core/learn/ops/attention.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

constexpr auto kSlope = static_cast<float>(kAttentionSlope);
constexpr std::int64_t kGrain = 64;

struct Shape {
    std::int64_t rows = 0, heads = 0, width = 0;

    [[nodiscard]] std::int64_t all() const { return heads * width; }
};

std::size_t beginOf(const SparseMatrix::Rows& rows, std::int64_t row)
{
    return static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row)]);
}

float leaky(float x) { return x > 0 ? x : kSlope * x; }

/// α of one row, entries × heads.
void weighRow(const SparseMatrix::Rows& rows, std::int64_t row, const Shape& shape, const float* source, const float* target,
              float* alpha)
{
    const std::size_t begin = beginOf(rows, row), end = beginOf(rows, row + 1);
    for (std::int64_t head = 0; head < shape.heads; ++head) {
        const auto at = [&](std::size_t entry) -> float& {
            return alpha[static_cast<std::int64_t>(entry) * shape.heads + head];
        };
        float largest = -std::numeric_limits<float>::infinity();
        for (std::size_t entry = begin; entry < end; ++entry) {
            at(entry) = leaky(target[row * shape.heads + head] + source[rows.columns[entry] * shape.heads + head]);
            largest = std::max(largest, at(entry));
        }
        float sum = 0;
        for (std::size_t entry = begin; entry < end; ++entry) sum += at(entry) = std::exp(at(entry) - largest);
        for (std::size_t entry = begin; entry < end; ++entry) at(entry) /= sum;
    }
}

/// to += weights (one per head) · from.
void addWeighted(float* to, const float* from, const float* weights, const Shape& shape)
{
    for (std::int64_t head = 0; head < shape.heads; ++head)
        for (std::int64_t k = head * shape.width; k < (head + 1) * shape.width; ++k) to[k] += weights[head] * from[k];
}

struct PartsHolder : torch::CustomClassHolder {
    std::shared_ptr<const SparseMatrix::Parts> parts;
};

/// Maps each column-major entry to its row-major index; both orders are ascending in the other index.
std::vector<std::size_t> placesByColumn(const SparseMatrix::Parts& parts)
{
    std::vector<std::size_t> places(parts.forward.columns.size());
    std::vector<std::int64_t> next(parts.transposed.offsets.begin(), parts.transposed.offsets.end() - 1);
    for (std::size_t entry = 0; entry < parts.forward.columns.size(); ++entry)
        places[static_cast<std::size_t>(next[static_cast<std::size_t>(parts.forward.columns[entry])]++)] = entry;
    return places;
}

class Attention : public torch::autograd::Function<Attention> {
public:
    static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& givenX,
                                 const torch::Tensor& givenSource, const torch::Tensor& givenTarget,
                                 std::shared_ptr<const SparseMatrix::Parts> parts)
    {
        const torch::Tensor x = givenX.contiguous(), source = givenSource.contiguous(), target = givenTarget.contiguous();
        const SparseMatrix::Rows& rows = parts->forward;
        const Shape shape{x.size(0), source.size(1), x.size(1) / source.size(1)};
        torch::Tensor alpha = torch::empty({static_cast<std::int64_t>(rows.columns.size()), shape.heads}, x.options());
        torch::Tensor out = torch::zeros_like(x);
        float* const weights = alpha.data_ptr<float>();
        float* const sums = out.data_ptr<float>();
        const float *const messages = x.const_data_ptr<float>(), *const from = source.const_data_ptr<float>(),
                           *const to = target.const_data_ptr<float>();
        parallelFor(shape.rows, kGrain, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = begin; row < end; ++row) {
                weighRow(rows, row, shape, from, to, weights);
                for (std::size_t entry = beginOf(rows, row); entry < beginOf(rows, row + 1); ++entry)
                    addWeighted(sums + row * shape.all(), messages + rows.columns[entry] * shape.all(),
                                weights + static_cast<std::int64_t>(entry) * shape.heads, shape);
            }
        });
        auto holder = c10::make_intrusive<PartsHolder>();
        holder->parts = std::move(parts);
        context->saved_data["parts"] = c10::IValue::make_capsule(std::move(holder));
        context->save_for_backward({x, source, target, alpha});
        return out;
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list gradients)
    {
        const auto capsule = context->saved_data["parts"].toCapsule();
        const SparseMatrix::Parts& parts = *static_cast<const PartsHolder&>(*capsule).parts;
        const auto saved = context->get_saved_variables();
        const torch::Tensor upstream = gradients[0].contiguous();
        const Shape shape{saved[0].size(0), saved[1].size(1), saved[0].size(1) / saved[1].size(1)};
        torch::Tensor toTarget = torch::zeros_like(saved[2]);
        const torch::Tensor slopes = scoreGradients(parts.forward, shape, saved, upstream, toTarget);
        torch::Tensor toX = torch::zeros_like(saved[0]), toSource = torch::zeros_like(saved[1]);
        const std::vector<std::size_t> places = placesByColumn(parts);
        const float *const alpha = saved[3].const_data_ptr<float>(), *const above = upstream.const_data_ptr<float>(),
                           *const slope = slopes.const_data_ptr<float>();
        float *const x = toX.data_ptr<float>(), *const source = toSource.data_ptr<float>();
        parallelFor(shape.rows, kGrain, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t column = begin; column < end; ++column)
                for (std::size_t i = beginOf(parts.transposed, column); i < beginOf(parts.transposed, column + 1); ++i) {
                    const auto entry = static_cast<std::int64_t>(places[i]);
                    addWeighted(x + column * shape.all(), above + parts.transposed.columns[i] * shape.all(),
                                alpha + entry * shape.heads, shape);
                    for (std::int64_t head = 0; head < shape.heads; ++head)
                        source[column * shape.heads + head] += slope[entry * shape.heads + head];
                }
        });
        return {toX, toSource, toTarget, torch::Tensor()};
    }

private:
    /// Gradients of target_i + source_j, entries × heads; their row sums are added to `toTarget`.
    static torch::Tensor scoreGradients(const SparseMatrix::Rows& rows, const Shape& shape,
                                        const torch::autograd::variable_list& saved, const torch::Tensor& upstream,
                                        torch::Tensor& toTarget)
    {
        torch::Tensor slopes = torch::empty_like(saved[3]);
        const float *const x = saved[0].const_data_ptr<float>(), *const source = saved[1].const_data_ptr<float>(),
                           *const target = saved[2].const_data_ptr<float>(), *const alpha = saved[3].const_data_ptr<float>(),
                           *const above = upstream.const_data_ptr<float>();
        float *const slope = slopes.data_ptr<float>(), *const sums = toTarget.data_ptr<float>();
        parallelFor(shape.rows, kGrain, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = begin; row < end; ++row)
                for (std::int64_t head = 0; head < shape.heads; ++head) {
                    const float* const own = above + row * shape.all() + head * shape.width;
                    float mean = 0;
                    for (std::size_t entry = beginOf(rows, row); entry < beginOf(rows, row + 1); ++entry) {
                        const std::int64_t at = static_cast<std::int64_t>(entry) * shape.heads + head;
                        const float* const message = x + rows.columns[entry] * shape.all() + head * shape.width;
                        float dot = 0;
                        for (std::int64_t k = 0; k < shape.width; ++k) dot += own[k] * message[k];
                        slope[at] = dot;
                        mean += alpha[at] * dot;
                    }
                    for (std::size_t entry = beginOf(rows, row); entry < beginOf(rows, row + 1); ++entry) {
                        const std::int64_t at = static_cast<std::int64_t>(entry) * shape.heads + head;
                        const float score =
                            target[row * shape.heads + head] + source[rows.columns[entry] * shape.heads + head];
                        slope[at] = alpha[at] * (slope[at] - mean) * (score > 0 ? 1.0f : kSlope);
                        sums[row * shape.heads + head] += slope[at];
                    }
                }
        });
        return slopes;
    }
};

}  // namespace

torch::Tensor attend(const torch::Tensor& x, const torch::Tensor& source, const torch::Tensor& target,
                     const SparseMatrix& structure)
{
    ROSA_CHECK(x.dim() == 2 && source.dim() == 2 && source.sizes() == target.sizes() && source.size(0) == x.size(0) &&
                   source.size(1) > 0 && x.size(1) % source.size(1) == 0,
               "attention needs scores for each head of the messages");
    ROSA_CHECK(structure.rows() == x.size(0) && structure.columns() == x.size(0), "attention needs a square structure");
    if (structure.partsThere()) return attendThere(x, source, target, structure);
    return Attention::apply(x, source, target, structure.parts());
}

}  // namespace rosa::learn
