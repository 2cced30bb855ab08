#include "core/transport/block_sinkhorn.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <vector>

#include "core/base/parallel.h"
#include "core/transport/block_plain.h"
#include "core/transport/lane_tile.h"

namespace rosa::transport {

namespace {

/// Row view `view` against every group; answers that are not finite stay so for the caller to see.
struct SolveRowView {
    template <int W>
    ROSA_INLINE static void solveGroup(const BlockBatch<float>& batch, const BlockOptions& options, std::int64_t view,
                                       const LaneGroup& group, const TileScratch& scratch,
                                       const BlockSolution<float>* rowsFirst, const BlockSolution<float>* columnsFirst)
    {
        const std::int64_t stride = batch.columns->columnCount();
        const std::int64_t lanes = batch.columns->viewCount();
        const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(view)];
        const std::int64_t start = firstRow * stride + group.firstColumn;
        const Tile tile{batch.cost.data() + start,
                        batch.cost.data() + batch.cost.size(),
                        stride,
                        batch.rowOffsets[static_cast<std::size_t>(view) + 1] - firstRow,
                        group.size,
                        group.width,
                        options.iterations,
                        static_cast<float>(options.lambda),
                        batch.isOneMinus,
                        static_cast<float>(kPlainExponent / options.lambda)};
        const auto s = scratch.parts<W>();
        takeWeights<W>(batch, options.marginals, view, group, s);
        const auto out = [&](const BlockSolution<float>* solution) {
            float* const emd = solution->emd.data() + view * lanes;
            return TileOut{emd + group.firstLane, emd + lanes,
                           solution->plan.empty() ? nullptr : solution->plan.data() + start, stride - group.firstColumn};
        };
        const TileOut first = rowsFirst ? out(rowsFirst) : TileOut{};
        const TileOut second = columnsFirst ? out(columnsFirst) : TileOut{};
        solveTile<W>(tile, s, rowsFirst ? &first : nullptr, columnsFirst ? &second : nullptr);
    }

    ROSA_INLINE static void run(const BlockBatch<float>& batch, const BlockOptions& options, std::int64_t view,
                                const TileScratch& scratch, const BlockSolution<float>* rowsFirst,
                                const BlockSolution<float>* columnsFirst)
    {
        for (const LaneGroup& group : batch.columns->groups)
            if (group.width > 8)
                solveGroup<16>(batch, options, view, group, scratch, rowsFirst, columnsFirst);
            else if (group.width > 4)
                solveGroup<8>(batch, options, view, group, scratch, rowsFirst, columnsFirst);
            else
                solveGroup<4>(batch, options, view, group, scratch, rowsFirst, columnsFirst);
    }
};

/// Solves again, block by block, what the vector code could not.
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
    if (!solution) return;
    ROSA_CHECK(holds(solution->emd, batch.rowViews(), lanes), "shape of the answers");
    ROSA_CHECK(solution->plan.empty() || holds(solution->plan, batch.rows(), columns), "shape of the plan");
}

/// Whether every answer for row view `view` is finite.
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
    std::vector<char> broken(static_cast<std::size_t>(batch.rowViews()), 0);
    parallelFor(batch.rowViews(), 4, [&](std::int64_t begin, std::int64_t end) {
        const TileScratch scratch = scratchFor(batch);
        for (std::int64_t view = begin; view < end; ++view) {
            dispatch<SolveRowView>(batch, options, view, scratch, rowsFirst, columnsFirst);
            broken[static_cast<std::size_t>(view)] =
                !isSolved(batch, view, rowsFirst) || !isSolved(batch, view, columnsFirst);
        }
    });
    for (std::int64_t view = 0; view < batch.rowViews(); ++view)
        if (broken[static_cast<std::size_t>(view)]) ROSA_TRY(repair(batch, options, view, rowsFirst, columnsFirst));
    return {};
}

/// The number of each lane at each of the lane's columns. Both sides have room for kMostLanes elements more, which are copied, too: a copy
/// of a constant size is no call.
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
    if constexpr (std::is_same_v<T, float>)
        if (options.coupling == Coupling::Sinkhorn && options.lambda <= kPlainLambda)
            return solveInLanes(batch, options, rowsFirst, columnsFirst);
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
    // One row of each gradient, spread over the columns of its views; rows of a view share it.
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

}  // namespace rosa::transport
