#include "core/transport/block_sinkhorn.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <vector>

#include "core/base/parallel.h"
#include "core/transport/block_plain.h"
#include "core/transport/lane_math.h"
#include "core/transport/row_view.h"

namespace rosa::transport {

namespace {

struct FillKernel {
    ROSA_INLINE static void run(std::span<const float> cost, float lambda, std::span<float> kernel)
    {
        const float* end = cost.data() + cost.size();
        float* to = kernel.data();
        for (const float* from = cost.data(); from < end; from += kMostLanes, to += kMostLanes)
            store<kMostLanes>(exponential<kMostLanes>(load<kMostLanes>(from, end) * -lambda), to,
                              kernel.data() + kernel.size());
    }
};

PaddingKernels paddingKernels(const BlockPadding<float>& padding, double lambda)
{
    PaddingKernels kernels{std::vector<float>(padding.rowCost.size()), std::vector<float>(padding.columnCost.size())};
    dispatch<FillKernel>(padding.rowCost, static_cast<float>(lambda), std::span<float>(kernels.rows));
    dispatch<FillKernel>(padding.columnCost, static_cast<float>(lambda), std::span<float>(kernels.columns));
    return kernels;
}

/// Solves a row view against every group in the widest registers of instructionSet().
void solveRowView(const RowViewTask& task)
{
#if ROSA_HAS_LEVELS
    switch (instructionSet()) {
        case InstructionSet::Avx512:
            return solveRowViewAvx512(task);
        case InstructionSet::Avx2:
            return solveRowViewAvx2(task);
        case InstructionSet::Portable:
            break;
    }
#endif
    solveRowViewPortable(task);
}

/// Solves the blocks that the vector code could not solve, one by one.
Result<void> repair(const BlockBatch<float>& batch, const BlockOptions& options, std::int64_t view,
                    const BlockSolution<float>* rowsFirst, const BlockSolution<float>* columnsFirst)
{
    for (const LaneGroup& group : batch.columns->groups)
        for (int lane = 0; lane < group.width; ++lane) {
            const auto index = static_cast<std::size_t>(view * batch.columns->viewCount() + group.firstLane + lane);
            const bool good = (!rowsFirst || std::isfinite(rowsFirst->emd[index])) &&
                              (!columnsFirst || std::isfinite(columnsFirst->emd[index]));
            if (!good) ROSA_TRY(solveBlock(batch, options, {view, group, lane}, rowsFirst, columnsFirst));
        }
    return {};
}

template <typename T>
void checkShapes(const BlockBatch<T>& batch, const BlockSolution<T>* solution)
{
    const std::int64_t columns = batch.columns->columnCount();
    const std::int64_t lanes = batch.columns->viewCount();
    const auto holds = [](auto span, std::int64_t rows, std::int64_t cols) {
        return static_cast<std::int64_t>(span.size()) == rows * cols;
    };
    ROSA_CHECK(holds(batch.cost, batch.rows(), columns), "shape of the cost");
    ROSA_CHECK(holds(batch.rowWeights, batch.rows(), lanes), "shape of the rows' weights");
    ROSA_CHECK(holds(batch.columnWeights, batch.rowViews(), columns), "shape of the columns' weights");
    const BlockPadding<T>& padding = batch.padding;
    ROSA_CHECK(
        !padding.isThere() || (holds(padding.rowCost, batch.rows(), 1) && holds(padding.columnCost, columns, 1) &&
                               holds(padding.rowWeights, lanes, 1) && holds(padding.columnWeights, batch.rowViews(), 1)),
        "shapes of what fills the views");
    if (!solution) return;
    ROSA_CHECK(holds(solution->emd, batch.rowViews(), lanes), "shape of the answers");
    ROSA_CHECK(solution->plan.empty() || holds(solution->plan, batch.rows(), columns), "shape of the plan");
    const PaddingPlan<T>& fills = solution->padding;
    ROSA_CHECK(
        (fills.rows.empty() && fills.columns.empty()) ||
            (padding.isThere() && holds(fills.rows, batch.rows(), lanes) && holds(fills.columns, batch.rowViews(), columns)),
        "shape of the plan where views are filled");
}

/// Returns whether every result of row view `view` is finite.
bool isSolved(const BlockBatch<float>& batch, std::int64_t view, const BlockSolution<float>* solution)
{
    if (!solution) return true;
    const auto lanes = static_cast<std::size_t>(batch.columns->viewCount());
    return std::ranges::all_of(solution->emd.subspan(static_cast<std::size_t>(view) * lanes, lanes),
                               [](float value) { return std::isfinite(value); });
}

Result<void> solveInLanes(const BlockBatch<float>& batch, const BlockOptions& options, const BlockSolution<float>* rowsFirst,
                          const BlockSolution<float>* columnsFirst)
{
    const PaddingKernels kernels = paddingKernels(batch.padding, options.lambda);
    std::vector<char> broken(static_cast<std::size_t>(batch.rowViews()), 0);
    parallelFor(batch.rowViews(), 4, [&](std::int64_t begin, std::int64_t end) {
        const RowViewScratch scratch(batch, options.lambda);
        for (std::int64_t view = begin; view < end; ++view) {
            solveRowView({batch, options, kernels, view, scratch, rowsFirst, columnsFirst});
            broken[static_cast<std::size_t>(view)] =
                !isSolved(batch, view, rowsFirst) || !isSolved(batch, view, columnsFirst);
        }
    });
    for (std::int64_t view = 0; view < batch.rowViews(); ++view)
        if (broken[static_cast<std::size_t>(view)]) ROSA_TRY(repair(batch, options, view, rowsFirst, columnsFirst));
    return {};
}

/// Copies the value of each lane to all columns of the lane. Both arrays have kMostLanes spare elements, which are copied too: a copy of
/// constant size is inlined.
template <typename T>
void spreadOver(const LaneLayout& columns, const T* lanes, T* out)
{
    for (const LaneGroup& group : columns.groups)
        for (std::int64_t node = 0; node < group.size; ++node, out += group.width)
            std::copy_n(lanes + group.firstLane, kMostLanes, out);
}

/// out = p₁ ∘ g₁ + p₂ ∘ g₂; either pair may be null.
struct AddWeighted {
    template <typename T>
    ROSA_INLINE static void run(const T* p1, const T* g1, const T* p2, const T* g2, std::int64_t count, T* out)
    {
        if (p1 && p2)
            for (std::int64_t j = 0; j < count; ++j) out[j] = p1[j] * g1[j] + p2[j] * g2[j];
        else
            for (std::int64_t j = 0; j < count; ++j) out[j] = p1 ? p1[j] * g1[j] : p2 ? p2[j] * g2[j] : T{0};
    }
};

}  // namespace

template <typename T>
Result<void> blockSinkhorn(const BlockBatch<T>& batch, const BlockOptions& options, const BlockSolution<T>* rowsFirst,
                           const BlockSolution<T>* columnsFirst)
{
    checkShapes(batch, rowsFirst);
    checkShapes(batch, columnsFirst);
    ROSA_TRY(checkOptions({.lambda = options.lambda, .iterations = options.iterations}));
    ROSA_CHECK(!batch.padding.isThere() || options.coupling == Coupling::Sinkhorn, "views are filled for Sinkhorn alone");
    if constexpr (std::is_same_v<T, float>)
        if (options.coupling == Coupling::Sinkhorn) return solveInLanes(batch, options, rowsFirst, columnsFirst);
    return blockSinkhornPlain(batch, options, rowsFirst, columnsFirst);
}

template Result<void> blockSinkhorn(const BlockBatch<float>&, const BlockOptions&, const BlockSolution<float>*,
                                    const BlockSolution<float>*);
template Result<void> blockSinkhorn(const BlockBatch<double>&, const BlockOptions&, const BlockSolution<double>*,
                                    const BlockSolution<double>*);

template <typename T>
void blockGradient(std::span<const std::int64_t> rowOffsets, const LaneLayout& columns, const BlockUpstream<T>& first,
                   const BlockUpstream<T>& second, std::span<T> out)
{
    const std::int64_t stride = columns.columnCount();
    const auto lanes = static_cast<std::size_t>(columns.viewCount());
    // One row of each gradient, broadcast over the columns of its views; the rows of a view share it.
    parallelFor(static_cast<std::int64_t>(rowOffsets.size()) - 1, 8, [&](std::int64_t begin, std::int64_t end) {
        std::vector<T> upstream(lanes + kMostLanes);
        std::vector<T> spread(static_cast<std::size_t>(2 * (stride + kMostLanes)));
        const auto spreadRow = [&](std::span<const T> gradient, std::int64_t view, T* to) {
            if (gradient.empty()) return;
            std::copy_n(gradient.data() + static_cast<std::size_t>(view) * lanes, lanes, upstream.data());
            spreadOver(columns, upstream.data(), to);
        };
        T* const firstSpread = spread.data();
        T* const secondSpread = spread.data() + stride + kMostLanes;
        for (std::int64_t view = begin; view < end; ++view) {
            spreadRow(first.gradient, view, firstSpread);
            spreadRow(second.gradient, view, secondSpread);
            for (std::int64_t row = rowOffsets[static_cast<std::size_t>(view)];
                 row < rowOffsets[static_cast<std::size_t>(view) + 1]; ++row) {
                const T* p1 = first.gradient.empty() ? nullptr : first.plan.data() + row * stride;
                const T* p2 = second.gradient.empty() ? nullptr : second.plan.data() + row * stride;
                dispatch<AddWeighted>(p1, firstSpread, p2, secondSpread, stride, out.data() + row * stride);
            }
        }
    });
}

template void blockGradient(std::span<const std::int64_t>, const LaneLayout&, const BlockUpstream<float>&,
                            const BlockUpstream<float>&, std::span<float>);
template void blockGradient(std::span<const std::int64_t>, const LaneLayout&, const BlockUpstream<double>&,
                            const BlockUpstream<double>&, std::span<double>);

namespace {

/// Σ over lanes of gradient ∘ plan, for the rows of one view.
struct GatherLanes {
    template <typename T>
    ROSA_INLINE static void run(const T* gradient, const T* plan, std::int64_t rows, std::int64_t lanes, T* out)
    {
        for (std::int64_t row = 0; row < rows; ++row, plan += lanes) {
            T sums[kMostLanes] = {};
            const std::int64_t whole = lanes - lanes % kMostLanes;
            for (std::int64_t k = 0; k < whole; k += kMostLanes)
                for (int j = 0; j < kMostLanes; ++j) sums[j] += gradient[k + j] * plan[k + j];
            for (std::int64_t k = whole; k < lanes; ++k) sums[k - whole] += gradient[k] * plan[k];
            T sum = 0;
            for (const T part : sums) sum += part;
            out[row] += sum;
        }
    }
};

/// Σ over row views of gradient ∘ plan, for the columns of one group.
struct GatherViews {
    template <typename T>
    ROSA_INLINE static void run(const T* gradient, const T* plan, std::int64_t views, const LaneLayout& columns,
                                const LaneGroup& group, T* out)
    {
        for (std::int64_t view = 0; view < views; ++view) {
            const T* g = gradient + view * columns.viewCount() + group.firstLane;
            const T* p = plan + view * columns.columnCount() + group.firstColumn;
            T* to = out + group.firstColumn;
            for (std::int64_t node = 0; node < group.size; ++node, p += group.width, to += group.width)
                for (int lane = 0; lane < group.width; ++lane) to[lane] += g[lane] * p[lane];
        }
    }
};

}  // namespace

template <typename T>
void paddingGradient(std::span<const std::int64_t> rowOffsets, const LaneLayout& columns, const PaddingUpstream<T>& first,
                     const PaddingUpstream<T>& second, const PaddingPlan<T>& out)
{
    const std::int64_t lanes = columns.viewCount();
    const auto views = static_cast<std::int64_t>(rowOffsets.size()) - 1;
    std::ranges::fill(out.rows, T{0});
    std::ranges::fill(out.columns, T{0});
    parallelFor(views, 16, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t view = begin; view < end; ++view)
            for (const PaddingUpstream<T>* given : {&first, &second}) {
                if (given->gradient.empty()) continue;
                const std::int64_t row = rowOffsets[static_cast<std::size_t>(view)];
                dispatch<GatherLanes>(given->gradient.data() + view * lanes, given->plan.rows.data() + row * lanes,
                                      rowOffsets[static_cast<std::size_t>(view) + 1] - row, lanes, out.rows.data() + row);
            }
    });
    parallelFor(static_cast<std::int64_t>(columns.groups.size()), 2, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t group = begin; group < end; ++group)
            for (const PaddingUpstream<T>* given : {&first, &second})
                if (!given->gradient.empty())
                    dispatch<GatherViews>(given->gradient.data(), given->plan.columns.data(), views, columns,
                                          columns.groups[static_cast<std::size_t>(group)], out.columns.data());
    });
}

template void paddingGradient(std::span<const std::int64_t>, const LaneLayout&, const PaddingUpstream<float>&,
                              const PaddingUpstream<float>&, const PaddingPlan<float>&);
template void paddingGradient(std::span<const std::int64_t>, const LaneLayout&, const PaddingUpstream<double>&,
                              const PaddingUpstream<double>&, const PaddingPlan<double>&);

}  // namespace rosa::transport
