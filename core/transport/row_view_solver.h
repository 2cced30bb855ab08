/// The solver of a row view (row_view.h) for registers of a given width. Included once for each instruction set.
#pragma once

#include <algorithm>

#include "core/transport/row_view.h"

namespace rosa::transport {

/// `kWidest`: floats in a register. Wider vectors are not used: the compiler keeps them in memory, and a group of 16 lanes then takes four
/// times as long as two groups of 8.
template <int kWidest>
struct RowViewSolver {
    /// The lanes first … first + width − 1 of a group.
    struct Part {
        std::int64_t first;
        int width;
    };

    template <int W>
    ROSA_INLINE static Tile tileOf(const RowViewTask& task, const LaneGroup& group, const PaddingCounts& counts,
                                   const Part& part)
    {
        const BlockBatch<float>& batch = task.batch;
        const std::int64_t stride = batch.columns->columnCount();
        const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(task.view)];
        const std::int64_t firstColumn = group.firstColumn + part.first;
        TilePadding fills{};
        if (batch.padding.isThere())
            fills = {counts,
                     batch.padding.rowCost.data() + firstRow,
                     task.kernels.rows.data() + firstRow,
                     batch.padding.columnCost.data() + firstColumn,
                     task.kernels.columns.data() + firstColumn,
                     batch.padding.columnCost.data() + stride,
                     task.kernels.columns.data() + stride};
        return {batch.cost.data() + firstRow * stride + firstColumn,
                batch.cost.data() + batch.cost.size(),
                stride,
                batch.rowOffsets[static_cast<std::size_t>(task.view) + 1] - firstRow,
                group.size,
                group.width,
                part.width,
                task.options.iterations,
                task.options.lambda,
                batch.isOneMinus,
                static_cast<float>(kPlainExponent / task.options.lambda),
                fills};
    }

    ROSA_INLINE static TileOut outOf(const RowViewTask& task, const LaneGroup& group, const Part& part,
                                     const BlockSolution<float>& solution)
    {
        const std::int64_t stride = task.batch.columns->columnCount();
        const std::int64_t lanes = task.batch.columns->viewCount();
        const std::int64_t firstRow = task.batch.rowOffsets[static_cast<std::size_t>(task.view)];
        const std::int64_t firstColumn = group.firstColumn + part.first;
        const std::int64_t firstLane = group.firstLane + part.first;
        float* const emd = solution.emd.data() + task.view * lanes;
        const auto at = [](std::span<float> values, std::int64_t place) {
            return values.empty() ? nullptr : values.data() + place;
        };
        return {emd + firstLane,
                emd + lanes,
                at(solution.plan, firstRow * stride + firstColumn),
                stride - firstColumn,
                at(solution.padding.rows, firstRow * lanes + firstLane),
                lanes,
                lanes - firstLane,
                at(solution.padding.columns, task.view * stride + firstColumn)};
    }

    /// Whether a cost of the group is too large for a float kernel. All its lanes are then solved in the log domain, whatever the width of the
    /// registers, so that results do not depend on it.
    template <int W>
    ROSA_INLINE static bool isSharp(const RowViewTask& task, const LaneGroup& group, const PaddingCounts& counts)
    {
        for (std::int64_t first = 0; first < group.width; first += W)
            if (needsLogarithms<W>(tileOf<W>(task, group, counts, partOf<W>(group, first)))) return true;
        return false;
    }

    template <int W>
    ROSA_INLINE static Part partOf(const LaneGroup& group, std::int64_t first)
    {
        return {first, static_cast<int>(std::min<std::int64_t>(W, group.width - first))};
    }

    template <int W>
    ROSA_INLINE static void solveGroup(const RowViewTask& task, const LaneGroup& group, const PaddingCounts& counts)
    {
        const bool onLogarithms = task.options.lambda > kPlainLambda && isSharp<W>(task, group, counts);
        // From the last part: what it stores beyond the group's width belongs to the first lanes of the next node, which are solved later.
        for (std::int64_t first = (group.width - 1) / W * W; first >= 0; first -= W) {
            const Part part = partOf<W>(group, first);
            const Tile tile = tileOf<W>(task, group, counts, part);
            const auto s = task.scratch.tile.template parts<W>();
            takeWeights<W>(task.batch, task.options.marginals, task.view, group, first, counts, s);
            TileOut outs[2];
            if (task.rowsFirst) outs[0] = outOf(task, group, part, *task.rowsFirst);
            if (task.columnsFirst) outs[1] = outOf(task, group, part, *task.columnsFirst);
            const TileOut* const there = task.rowsFirst ? &outs[0] : nullptr;
            const TileOut* const back = task.columnsFirst ? &outs[1] : nullptr;
            if (onLogarithms)
                solveTileOnLogarithms<W>(tile, s, task.scratch.logarithms->template parts<W>(), there, back);
            else
                solveTile<W>(tile, s, there, back);
        }
    }

    ROSA_INLINE static void run(const RowViewTask& task)
    {
        PaddingCounts counts = task.batch.paddingOf(task.view, 0);
        const std::int64_t widest = counts.columns;
        for (const LaneGroup& group : task.batch.columns->groups) {
            counts.columns = std::max<std::int64_t>(widest - group.size, 0);
            if (kWidest >= 16 && group.width > 8)
                solveGroup<std::min(16, kWidest)>(task, group, counts);
            else if (kWidest >= 8 && group.width > 4)
                solveGroup<std::min(8, kWidest)>(task, group, counts);
            else
                solveGroup<4>(task, group, counts);
        }
    }
};

}  // namespace rosa::transport
