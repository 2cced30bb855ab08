/// Attention by operations that each device has, without synchronisation: a sparse product per head.
#include <array>
#include <limits>
#include <optional>
#include <vector>

#include <torch/csrc/autograd/custom_function.h>

#include "core/learn/ops/attention.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// Index arrays of a structure on its device.
struct Entries {
    RowsThere forward, transposed;  ///< Of the structure; their values are not read.
    Tensor rows;                    ///< Row of each entry.
    Tensor places;                  ///< Of each entry of `transposed` among those of `forward`.
};

/// Row of each entry. Entries behind the end of the last row, which belong to none, get a row all the same.
Tensor rowsOf(const Tensor& offsets, std::int64_t entries)
{
    const Tensor numbers = torch::arange(entries, offsets.options());
    return torch::searchsorted(offsets, numbers, false, true).sub_(1).clamp_(0, offsets.size(0) - 2);
}

/// Both orders are ascending in the other index, so that a stable sort by column is the transposed order.
Tensor placesByColumn(const RowsThere& forward)
{
    const std::int64_t entries = forward.columns.size(0);
    const Tensor end = forward.offsets.narrow(0, forward.offsets.size(0) - 1, 1);
    const Tensor isBehind = torch::arange(entries, forward.offsets.options()).ge(end);
    const Tensor columns = forward.columns.masked_fill(isBehind, std::numeric_limits<std::int32_t>::max());
    return std::get<1>(torch::sort(columns, /*stable=*/std::optional<bool>(true), 0));
}

/// Σ over the entries of each row; `values` is entries × columns.
Tensor sumsOf(const Tensor& values, const Tensor& offsets)
{
    return torch::segment_reduce(values, "sum", {}, {}, offsets, 0, /*unsafe=*/true, 0);
}

Tensor leakySlopes(const Tensor& score)
{
    return torch::where(score > 0, torch::ones_like(score), torch::full_like(score, kAttentionSlope));
}

/// α of each entry and head, and LeakyReLU's slope at its score.
std::array<Tensor, 2> weightsOf(const Entries& entries, const Tensor& source, const Tensor& target)
{
    const Tensor raw = target.index_select(0, entries.rows) + source.index_select(0, entries.forward.columns);
    const Tensor slopes = leakySlopes(raw), score = raw * slopes;
    const Tensor& offsets = entries.forward.offsets;
    // The exact largest value does not matter to the result; rows without entries have −∞, which no entry reads.
    const Tensor largest = torch::segment_reduce(score, "max", {}, {}, offsets, 0, /*unsafe=*/true);
    const Tensor powers = (score - largest.index_select(0, entries.rows)).exp_();
    return {powers / sumsOf(powers, offsets).index_select(0, entries.rows), slopes};
}

/// Head `head` of n × (heads · width).
Tensor headOf(const Tensor& x, std::int64_t head, std::int64_t heads)
{
    const std::int64_t width = x.size(1) / heads;
    return x.narrow(1, head * width, width).contiguous();
}

struct EntriesHolder : torch::CustomClassHolder {
    Entries entries;
};

class AttentionThere : public torch::autograd::Function<AttentionThere> {
public:
    static Tensor forward(torch::autograd::AutogradContext* context, const Tensor& x, const Tensor& source,
                          const Tensor& target, const SparseMatrix& structure)
    {
        auto holder = c10::make_intrusive<EntriesHolder>();
        Entries& entries = holder->entries;
        entries.forward = structure.partsThere()->forward;
        entries.transposed = structure.partsThere()->transposed;
        entries.rows = rowsOf(entries.forward.offsets, entries.forward.columns.size(0));
        entries.places = placesByColumn(entries.forward);
        const auto [alpha, slopes] = weightsOf(entries, source, target);
        std::vector<Tensor> sums;
        const std::int64_t heads = source.size(1);
        for (std::int64_t head = 0; head < heads; ++head)
            sums.push_back(
                multiplyThere({entries.forward.offsets, entries.forward.columns, alpha.narrow(1, head, 1).contiguous()},
                              headOf(x, head, heads)));
        context->saved_data["entries"] = c10::IValue::make_capsule(std::move(holder));
        context->save_for_backward({x, alpha, slopes});
        return torch::cat(sums, 1);
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list gradients)
    {
        const auto capsule = context->saved_data["entries"].toCapsule();
        const Entries& entries = static_cast<const EntriesHolder&>(*capsule).entries;
        const auto saved = context->get_saved_variables();
        const Tensor &x = saved[0], &alpha = saved[1], &slopes = saved[2];
        const std::int64_t heads = alpha.size(1);
        const Tensor turned = alpha.index_select(0, entries.places);
        std::vector<Tensor> toX, dots;
        for (std::int64_t head = 0; head < heads; ++head) {
            const Tensor upstream = headOf(gradients[0], head, heads), messages = headOf(x, head, heads);
            toX.push_back(multiplyThere(
                {entries.transposed.offsets, entries.transposed.columns, turned.narrow(1, head, 1).contiguous()}, upstream));
            dots.push_back(
                (upstream.index_select(0, entries.rows) * messages.index_select(0, entries.forward.columns)).sum(1, true));
        }
        const Tensor above = torch::cat(dots, 1);
        const Tensor means = sumsOf(alpha * above, entries.forward.offsets).index_select(0, entries.rows);
        const Tensor toScores = alpha * (above - means) * slopes;
        return {torch::cat(toX, 1), sumsOf(toScores.index_select(0, entries.places), entries.transposed.offsets),
                sumsOf(toScores, entries.forward.offsets), Tensor()};
    }
};

}  // namespace

Tensor attendThere(const Tensor& x, const Tensor& source, const Tensor& target, const SparseMatrix& structure)
{
    return AttentionThere::apply(x, source, target, structure);
}

}  // namespace rosa::learn
