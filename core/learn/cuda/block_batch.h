/// Tensors of a batched solve (ops/gemd.h) as the pointers that the kernels read: for the CUDA kernels, and for their test on the CPU.
///
/// Matrices may have more rows and columns than the views' nodes; no kernel reads or writes these, and their gradients are 0. Calls no function
/// of librosa_learn.
#pragma once

#include <algorithm>

#include "core/learn/cuda/lane_measures.h"
#include "core/learn/cuda/lane_solver.h"
#include "core/learn/ops/gemd.h"

namespace rosa::learn {

/// Null for an undefined tensor.
template <typename T>
T* dataOf(const torch::Tensor& tensor)
{
    return tensor.defined() ? tensor.data_ptr<std::remove_const_t<T>>() : nullptr;
}

template <typename T>
LaneBatch<T> laneBatchOf(const BlockTensors& tensors)
{
    TORCH_CHECK(!tensors.isOneMinus, "these kernels read costs");
    LanePadding<T> padding;
    if (tensors.padding.rowCost.defined())
        padding = {dataOf<const T>(tensors.padding.rowCost), dataOf<const T>(tensors.padding.columnCost),
                   dataOf<const T>(tensors.padding.rowWeights), dataOf<const T>(tensors.padding.columnWeights)};
    const torch::Tensor& matrix = tensors.cost.defined()          ? tensors.cost
                                  : tensors.forwardPlan.defined() ? tensors.forwardPlan
                                                                  : tensors.backwardPlan;
    return {dataOf<const T>(tensors.cost),
            dataOf<const T>(tensors.rowWeights),
            dataOf<const T>(tensors.columnWeights),
            dataOf<const std::int64_t>(tensors.rowOffsets),
            dataOf<const std::int64_t>(tensors.lanePlaces),
            tensors.rows->viewCount(),
            tensors.columns->viewCount(),
            matrix.size(1),
            matrix.size(0),
            tensors.rows->groups.back().size,  // groups are sorted by size
            tensors.columns->groups.back().size,
            padding,
            dataOf<const std::int64_t>(tensors.largestRows),
            dataOf<const std::int64_t>(tensors.largestColumns)};
}

/// Outputs and working memory of the directions of a solve. LibTorch reuses freed memory only for later work on the same stream, so it may
/// be freed while the kernel runs.
template <typename T>
class BlockAnswers {
public:
    explicit BlockAnswers(const BlockTensors& tensors)
        : m_rows(tensors.rowWeights.numel()),
          m_columns(tensors.columnWeights.numel()),
          m_sums(std::max(m_rows, m_columns)),
          m_numbers(torch::empty({2 * (m_rows + m_columns + m_sums)}, tensors.cost.options().dtype(torch::kFloat64)))
    {
        if (tensors.forward.defined()) add(tensors, false);
        if (tensors.backward.defined()) add(tensors, true);
    }

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] const LaneAnswer<T>* directions() const { return m_answers; }

private:
    /// A plan that is undefined gets memory of its own.
    void add(const BlockTensors& tensors, bool columnsFirst)
    {
        torch::Tensor& plan = m_plans[m_count];
        plan = columnsFirst ? tensors.backwardPlan : tensors.forwardPlan;
        if (!plan.defined()) plan = torch::empty_like(tensors.cost);
        BlockTensors::PaddingPlan& padding = m_padding[m_count];
        padding = columnsFirst ? tensors.backwardPadding : tensors.forwardPadding;
        if (tensors.padding.rowCost.defined() && !padding.rows.defined())
            padding = {torch::empty_like(tensors.rowWeights), torch::empty_like(tensors.columnWeights)};
        double* const numbers = m_numbers.data_ptr<double>() + m_count * (m_rows + m_columns + m_sums);
        m_answers[m_count++] = {dataOf<T>(columnsFirst ? tensors.backward : tensors.forward),
                                dataOf<T>(plan),
                                numbers,
                                numbers + m_rows,
                                numbers + m_rows + m_columns,
                                columnsFirst,
                                dataOf<T>(padding.rows),
                                dataOf<T>(padding.columns)};
    }

    std::int64_t m_rows, m_columns, m_sums;
    torch::Tensor m_numbers;
    torch::Tensor m_plans[2];
    BlockTensors::PaddingPlan m_padding[2];
    LaneAnswer<T> m_answers[2];
    int m_count = 0;
};

/// Memory for the gradients of a solve; zeros where a matrix has rows or columns that belong to no view.
inline BlockGradients gradientsFor(const BlockTensors& tensors)
{
    const torch::Tensor& plan = tensors.forwardPlan.defined() ? tensors.forwardPlan : tensors.backwardPlan;
    const bool isFull = plan.size(0) == tensors.rows->columnCount() && plan.size(1) == tensors.columns->columnCount();
    const auto room = [&](torch::IntArrayRef shape) {
        return isFull ? torch::empty(shape, plan.options()) : torch::zeros(shape, plan.options());
    };
    BlockGradients out{room(plan.sizes()), {}, {}};
    if (tensors.padding.rowCost.defined()) {
        out.rowPadding = room({plan.size(0)});
        out.columnPadding = room({plan.size(1)});
    }
    return out;
}

/// Inputs of a gradient from the upstream gradients of both directions, either of which may be undefined, and its outputs in `out`.
template <typename T>
LaneGradient<T> laneGradient(const BlockTensors& tensors, const torch::Tensor& forward, const torch::Tensor& backward,
                             const BlockGradients& out)
{
    LaneGradient<T> given;
    if (forward.defined()) {
        given.forwardGradient = dataOf<T>(forward);
        given.forwardPlan = dataOf<T>(tensors.forwardPlan);
        given.paddingRows.forward = dataOf<T>(tensors.forwardPadding.rows);
        given.paddingColumns.forward = dataOf<T>(tensors.forwardPadding.columns);
    }
    if (backward.defined()) {
        given.backwardGradient = dataOf<T>(backward);
        given.backwardPlan = dataOf<T>(tensors.backwardPlan);
        given.paddingRows.backward = dataOf<T>(tensors.backwardPadding.rows);
        given.paddingColumns.backward = dataOf<T>(tensors.backwardPadding.columns);
    }
    given.out = dataOf<T>(out.cost);
    given.paddingRows.out = dataOf<T>(out.rowPadding);
    given.paddingColumns.out = dataOf<T>(out.columnPadding);
    return given;
}

/// Reduces 3 × views × lanes measures to mean and maximum gap, relative entropy, and mean entropy of the independent coupling, in the order
/// of BlockDiagnostics.
inline torch::Tensor summary(const torch::Tensor& measures)
{
    const torch::Tensor gaps = measures[0];
    const torch::Tensor entropy = measures[1].sum();
    const torch::Tensor independent = measures[2].sum();
    const torch::Tensor share = torch::where(independent > 0, entropy / independent, torch::ones_like(independent));
    return torch::stack({gaps.mean(), gaps.max(), share, independent / gaps.numel()});
}

}  // namespace rosa::learn
