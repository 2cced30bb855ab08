/// Gradients and quality of a batch's plans, as computed by one thread of the CUDA kernels.
#pragma once

#include "core/learn/cuda/lane_batch.h"

namespace rosa::learn {

/// Quality of one block's solution.
struct LaneMeasure {
    double gap = 0;          ///< L1 error of the row marginal.
    double entropy = 0;      ///< Entropy of the plan.
    double independent = 0;  ///< Entropy of t rᵀ.
};

/// ∂/∂D of one block: Γ₁·g₁ + Γ₂·g₂ with the two directions' upstream gradients (views × lanes). Both pointers of a direction may be null.
template <typename T>
struct LaneGradient {
    const T* forwardGradient = nullptr;
    const T* forwardPlan = nullptr;
    const T* backwardGradient = nullptr;
    const T* backwardPlan = nullptr;
    T* out = nullptr;  ///< rows × columns
    /// The parts of the plans at padding rows, with the same upstream gradients.
    struct {
        const T* forward = nullptr;
        const T* backward = nullptr;
        T* out = nullptr;
    } paddingRows, paddingColumns;  ///< rows × lanes, out: rows; views × columns, out: columns.
};

/// A row and its view, or a column and its lane.
struct LaneNode {
    std::int64_t at = 0, owner = 0;
    bool isThere = false;

    /// Row `row`; its view by bisection. Rows behind the last view belong to none.
    template <typename T>
    ROSA_ON_BOTH static LaneNode ofRow(const LaneBatch<T>& batch, std::int64_t row)
    {
        std::int64_t first = 0, end = batch.views;
        while (end - first > 1) {
            const std::int64_t middle = (first + end) / 2;
            (batch.rowOffsets[middle] <= row ? first : end) = middle;
        }
        return {row, first, row < batch.rowOffsets[batch.views]};
    }
    /// Node `number` / lanes of the lane `number` mod lanes: adjacent numbers are adjacent columns.
    template <typename T>
    ROSA_ON_BOTH static LaneNode ofColumn(const LaneBatch<T>& batch, std::int64_t number)
    {
        const std::int64_t lane = number % batch.lanes, node = number / batch.lanes;
        const std::int64_t* place = batch.lanePlaces + 3 * lane;
        return {place[0] + node * place[1], lane, node < place[2]};
    }
};

/// One row of one block. Reads only positions and counts of `batch`, as do the next two.
template <typename T>
ROSA_ON_BOTH void gradientRow(const LaneBatch<T>& batch, const LaneGradient<T>& given, const LaneNode& row,
                              std::int64_t lane)
{
    const std::int64_t* place = batch.lanePlaces + 3 * lane;
    const std::int64_t block = row.owner * batch.lanes + lane;
    const T there = given.forwardGradient ? given.forwardGradient[block] : T{0};
    const T back = given.backwardGradient ? given.backwardGradient[block] : T{0};
    for (std::int64_t b = 0; b < place[2]; ++b) {
        const std::int64_t at = row.at * batch.columns + place[0] + b * place[1];
        T sum = 0;
        if (given.forwardGradient) sum += there * given.forwardPlan[at];
        if (given.backwardGradient) sum += back * given.backwardPlan[at];
        given.out[at] = sum;
    }
}

/// ∂/∂(cost to a padding row), transport::paddingGradient, of a row node: its terms of every `step`-th lane from `first` on.
template <typename T>
ROSA_ON_BOTH T rowPaddingTerms(const LaneBatch<T>& batch, const LaneGradient<T>& given, const LaneNode& row,
                               std::int64_t first, std::int64_t step)
{
    T sum = 0;
    for (std::int64_t lane = first; lane < batch.lanes; lane += step) {
        const std::int64_t block = row.owner * batch.lanes + lane;
        const std::int64_t at = row.at * batch.lanes + lane;
        if (given.forwardGradient) sum += given.forwardGradient[block] * given.paddingRows.forward[at];
        if (given.backwardGradient) sum += given.backwardGradient[block] * given.paddingRows.backward[at];
    }
    return sum;
}

/// The same of a column node: its terms of every `step`-th row view.
template <typename T>
ROSA_ON_BOTH T columnPaddingTerms(const LaneBatch<T>& batch, const LaneGradient<T>& given, const LaneNode& column,
                                  std::int64_t first, std::int64_t step)
{
    T sum = 0;
    for (std::int64_t view = first; view < batch.views; view += step) {
        const std::int64_t block = view * batch.lanes + column.owner;
        const std::int64_t at = view * batch.columns + column.at;
        if (given.forwardGradient) sum += given.forwardGradient[block] * given.paddingColumns.forward[at];
        if (given.backwardGradient) sum += given.backwardGradient[block] * given.paddingColumns.backward[at];
    }
    return sum;
}

/// A rows-first plan and its part at padding rows; null without padding.
template <typename T>
struct LanePlan {
    const T* nodes = nullptr;           ///< rows × columns
    const T* paddingRows = nullptr;     ///< rows × lanes
    const T* paddingColumns = nullptr;  ///< views × columns
};

/// Measures one block, as transport::diagnose.
template <typename T>
ROSA_ON_BOTH LaneMeasure measureLane(const LaneBatch<T>& batch, const LaneOptions& options, const LanePlan<T>& plan,
                                     std::int64_t view, std::int64_t lane)
{
    // Entropy of a mass p distributed equally over `count` entries; the share of an entry may be too small for T.
    const auto entropyOf = [](T p, std::int64_t count = 1) {
        return p > 0 ? static_cast<double>(p * (std::log(static_cast<T>(count)) - std::log(p))) : 0.0;
    };
    const LanePlace place = LanePlace::of(batch, view, lane);
    const LaneWeights<T> t({batch.rowWeights + place.row * batch.lanes + lane, batch.lanes}, place.rows, options.substitute,
                           behind(batch.padding.rowWeights, lane), place.rowFills);
    const LaneWeights<T> r({batch.columnWeights + view * batch.columns + place.column, place.columnStep}, place.columnCount,
                           options.substitute, behind(batch.padding.columnWeights, view), place.columnFills);
    LaneMeasure measure;
    const auto addRow = [&](T sum, T weight) {
        measure.gap += static_cast<double>(sum > weight ? sum - weight : weight - sum);
    };
    T left = r.filling();  // The columns were scaled last, so their sums are r.
    for (std::int64_t a = 0; a < place.rows; ++a) {
        T sum = 0;
        for (std::int64_t b = 0; b < place.columnCount; ++b) {
            const T p = plan.nodes[(place.row + a) * batch.columns + place.column + b * place.columnStep];
            sum += p;
            measure.entropy += entropyOf(p);
        }
        if (place.columnFills > 0) {
            const T p = plan.paddingRows[(place.row + a) * batch.lanes + lane];
            sum += p;
            left -= p;
            measure.entropy += entropyOf(p, place.columnFills);
        }
        addRow(sum, t[a]);
        measure.independent += entropyOf(t[a]);
    }
    if (place.rowFills > 0) {
        T sum = left > 0 ? left : T{0};
        measure.entropy += entropyOf(sum, place.rowFills * place.columnFills);
        for (std::int64_t b = 0; b < place.columnCount; ++b) {
            const T p = plan.paddingColumns[view * batch.columns + place.column + b * place.columnStep];
            sum += p;
            measure.entropy += entropyOf(p, place.rowFills);
        }
        addRow(sum, t.filling());
        measure.independent += entropyOf(t.filling(), place.rowFills);
    }
    for (std::int64_t b = 0; b < place.columnCount; ++b) measure.independent += entropyOf(r[b]);
    if (place.columnFills > 0) measure.independent += entropyOf(r.filling(), place.columnFills);
    return measure;
}

}  // namespace rosa::learn
