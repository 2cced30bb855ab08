#include "core/transport/block_plain.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>

#include "core/base/parallel.h"

namespace rosa::transport {

namespace {

template <typename T>
Result<void> checkFinite(std::span<const T> weights, const char* side)
{
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (!std::isfinite(weights[i])) return badInput("raw weight of %1 %2 is not finite", side, i);
    return {};
}

/// Writes a plan (transposed for the other direction) to the location of its block.
template <typename T>
void putPlan(const BlockBatch<T>& batch, const BlockPlace& place, const Matrix<T>& plan, bool transposed,
             const BlockSolution<T>& out)
{
    const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(place.view)];
    const std::int64_t rows = batch.rowOffsets[static_cast<std::size_t>(place.view) + 1] - firstRow;
    const std::int64_t columns = place.group.size;
    const std::int64_t stride = batch.columns->columnCount();
    const PaddingCounts padding = batch.paddingOf(place.view, columns);
    const auto at = [&](std::int64_t a, std::int64_t b) { return transposed ? plan(b, a) : plan(a, b); };
    for (std::int64_t a = 0; a < rows && !out.plan.empty(); ++a)
        for (std::int64_t b = 0; b < columns; ++b)
            out.plan[static_cast<std::size_t>((firstRow + a) * stride + place.column(b))] = at(a, b);
    for (std::int64_t a = 0; a < rows && !out.padding.rows.empty(); ++a)
        out.padding.rows[static_cast<std::size_t>((firstRow + a) * batch.columns->viewCount() + place.lane())] =
            padding.columns > 0 ? at(a, columns) : T{0};
    for (std::int64_t b = 0; b < columns && !out.padding.columns.empty(); ++b)
        out.padding.columns[static_cast<std::size_t>(place.view * stride + place.column(b))] =
            padding.rows > 0 ? at(rows, b) : T{0};
}

/// Costs of a block, with those of the padding in the last row and column.
template <typename T>
Matrix<T> costOf(const BlockBatch<T>& batch, const BlockPlace& place, std::int64_t firstRow, std::int64_t rows,
                 const PaddingCounts& padding)
{
    const std::int64_t columns = place.group.size;
    const std::int64_t stride = batch.columns->columnCount();
    Matrix<T> cost(rows + (padding.rows > 0 ? 1 : 0), columns + (padding.columns > 0 ? 1 : 0));
    for (std::int64_t a = 0; a < rows; ++a) {
        for (std::int64_t b = 0; b < columns; ++b) {
            const T there = batch.cost[static_cast<std::size_t>((firstRow + a) * stride + place.column(b))];
            cost(a, b) = batch.isOneMinus ? 1 - there : there;
        }
        if (padding.columns > 0) cost(a, columns) = batch.padding.rowCost[static_cast<std::size_t>(firstRow + a)];
    }
    for (std::int64_t b = 0; b < columns && padding.rows > 0; ++b)
        cost(rows, b) = batch.padding.columnCost[static_cast<std::size_t>(place.column(b))];
    return cost;
}

}  // namespace

template <typename T>
Result<Block<T>> takeBlock(const BlockBatch<T>& batch, MarginalRule rule, const BlockPlace& place)
{
    const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(place.view)];
    const std::int64_t rows = batch.rowOffsets[static_cast<std::size_t>(place.view) + 1] - firstRow;
    const std::int64_t stride = batch.columns->columnCount();
    const PaddingCounts padding = batch.paddingOf(place.view, place.group.size);
    Block<T> block{costOf(batch, place, firstRow, rows, padding), {}, {}, padding};
    for (std::int64_t a = 0; a < rows; ++a)
        block.t.push_back(
            batch.rowWeights[static_cast<std::size_t>((firstRow + a) * batch.columns->viewCount() + place.lane())]);
    for (std::int64_t b = 0; b < place.group.size; ++b)
        block.r.push_back(batch.columnWeights[static_cast<std::size_t>(place.view * stride + place.column(b))]);
    if (padding.rows > 0) block.t.push_back(batch.padding.rowWeights[static_cast<std::size_t>(place.lane())]);
    if (padding.columns > 0) block.r.push_back(batch.padding.columnWeights[static_cast<std::size_t>(place.view)]);
    ROSA_TRY(checkFinite<T>(block.t, "row"));
    ROSA_TRY(checkFinite<T>(block.r, "column"));
    normaliseWeights<T>(block.t, rule, std::max<std::int64_t>(padding.rows, 1));
    normaliseWeights<T>(block.r, rule, std::max<std::int64_t>(padding.columns, 1));
    return block;
}

template <typename T>
Result<void> solveBlock(const BlockBatch<T>& batch, const BlockOptions& options, const BlockPlace& place,
                        const BlockSolution<T>* rowsFirst, const BlockSolution<T>* columnsFirst)
{
    const auto where = [&] {
        return "view " + std::to_string(place.view) + " against view " +
               std::to_string(batch.columns->viewOrder[static_cast<std::size_t>(place.lane())]);
    };
    const auto block = takeBlock(batch, options.marginals, place);
    if (!block) return block.error().within(where());
    const auto knobs = [&](std::int64_t lastColumns) {
        return SinkhornOptions{.lambda = options.lambda,
                               .iterations = options.iterations,
                               .lastColumns = std::max<std::int64_t>(lastColumns, 1)};
    };
    const bool isOnePlan = options.coupling != Coupling::Sinkhorn;
    std::optional<CoupledPlan<T>> solved;
    for (const BlockSolution<T>* wanted : {rowsFirst, columnsFirst}) {
        if (!wanted) continue;
        const bool transposed = wanted == columnsFirst && !isOnePlan;
        if (!solved || !isOnePlan) {
            auto next =
                transposed
                    ? couple<T>(options.coupling, block->cost.transposed(), block->r, block->t, knobs(block->padding.rows))
                    : couple<T>(options.coupling, block->cost, block->t, block->r, knobs(block->padding.columns));
            if (!next) return next.error().within(where());
            solved = *std::move(next);
        }
        wanted->emd[static_cast<std::size_t>(place.view * batch.columns->viewCount() + place.lane())] =
            static_cast<T>(solved->cost);
        putPlan(batch, place, solved->plan, transposed, *wanted);
    }
    return {};
}

template <typename T>
Result<void> blockSinkhornPlain(const BlockBatch<T>& batch, const BlockOptions& options, const BlockSolution<T>* rowsFirst,
                                const BlockSolution<T>* columnsFirst)
{
    // If several blocks fail, reports the error of the first row view, so that the message does not depend on the threads.
    std::mutex mutex;
    std::optional<std::pair<std::int64_t, Error>> first;
    parallelFor(batch.rowViews(), 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t view = begin; view < end; ++view)
            for (const LaneGroup& group : batch.columns->groups)
                for (int lane = 0; lane < group.width; ++lane) {
                    const auto solved = solveBlock(batch, options, {view, group, lane}, rowsFirst, columnsFirst);
                    if (solved.ok()) continue;
                    const std::scoped_lock lock(mutex);
                    if (!first || view < first->first) first = {view, solved.error()};
                    return;
                }
    });
    if (first) return first->second;
    return {};
}

template Result<Block<float>> takeBlock(const BlockBatch<float>&, MarginalRule, const BlockPlace&);
template Result<Block<double>> takeBlock(const BlockBatch<double>&, MarginalRule, const BlockPlace&);
template Result<void> solveBlock(const BlockBatch<float>&, const BlockOptions&, const BlockPlace&,
                                 const BlockSolution<float>*, const BlockSolution<float>*);
template Result<void> solveBlock(const BlockBatch<double>&, const BlockOptions&, const BlockPlace&,
                                 const BlockSolution<double>*, const BlockSolution<double>*);
template Result<void> blockSinkhornPlain(const BlockBatch<float>&, const BlockOptions&, const BlockSolution<float>*,
                                         const BlockSolution<float>*);
template Result<void> blockSinkhornPlain(const BlockBatch<double>&, const BlockOptions&, const BlockSolution<double>*,
                                         const BlockSolution<double>*);

}  // namespace rosa::transport
