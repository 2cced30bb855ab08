/// Solves one row view against one group of lanes (lanes.h): the arithmetic of a solve, for the kernels of this folder.
#pragma once

#include <algorithm>
#include <limits>
#include <memory>

#include "core/transport/block_sinkhorn.h"
#include "core/transport/lane_math.h"

namespace rosa::transport {

/// Scratch memory for one tile at a time, one vector of lanes per element; aligned to cache lines.
class TileScratch {
public:
    /// For row views of at most `rows` and column views of at most `columns` nodes, counting padding as one additional node.
    TileScratch(std::int64_t rows, std::int64_t columns)
        : m_memory(new Line[static_cast<std::size_t>(rows * columns + 2 * rows + 3 * columns)]),
          m_rows(rows),
          m_columns(columns)
    {}

    template <int W>
    struct Parts {
        Lanes<W>* kernel;  ///< P, n × size
        Lanes<W>* t;       ///< n
        Lanes<W>* v;       ///< n
        Lanes<W>* r;       ///< size
        Lanes<W>* u;       ///< size
        Lanes<W>* sums;    ///< size
    };
    template <int W>
    ROSA_INLINE Parts<W> parts() const
    {
        auto* next = reinterpret_cast<Lanes<W>*>(m_memory.get());
        const auto take = [&](std::int64_t count) {
            auto* taken = next;
            next += count;
            return taken;
        };
        return {take(m_rows * m_columns), take(m_rows), take(m_rows), take(m_columns), take(m_columns), take(m_columns)};
    }

private:
    struct alignas(64) Line {
        float values[kMostLanes];
    };
    std::unique_ptr<Line[]> m_memory;
    std::int64_t m_rows;
    std::int64_t m_columns;
};

/// Padding of a tile (padding.h), solved as one row after the nodes and one column after the nodes.
struct TilePadding {
    PaddingCounts counts;       ///< 0 if there is no such row or column.
    const float* rowCost;       ///< n
    const float* rowKernel;     ///< n: exp(−λ·rowCost).
    const float* columnCost;    ///< Laid out like a row of the tile's costs.
    const float* columnKernel;  ///< Likewise.
    const float* columnCostEnd;
    const float* columnKernelEnd;
};

/// Location of a tile in the matrices of its batch. Vectors may hold more lanes than the group has: the extra lanes contain values of other
/// blocks or 0, and are computed, too.
struct Tile {
    const float* cost;
    const float* costEnd;
    std::int64_t stride;  ///< Elements between two rows of `cost`.
    std::int64_t n;       ///< Number of rows that are nodes.
    std::int64_t size;    ///< Number of columns per lane that are nodes.
    int width;            ///< Elements between two columns of a lane: the lanes of the group.
    int lanes;            ///< Lanes to be solved; at most those of a vector.
    int iterations;
    double lambda;
    bool isOneMinus;    ///< `cost` holds 1 − D.
    float largestCost;  ///< Costs above this are too large for a float kernel.
    TilePadding padding;

    ROSA_INLINE std::int64_t allRows() const { return n + (padding.counts.rows > 0 ? 1 : 0); }
    ROSA_INLINE std::int64_t allColumns() const { return size + (padding.counts.columns > 0 ? 1 : 0); }
};

/// Outputs of a direction: `emd` per lane; `plan` is null or laid out like the cost. A vector with more lanes than the group is stored
/// whole unless it crosses the end of the row; the excess is overwritten when the next group is solved. So groups must be solved in the
/// order of their columns.
struct TileOut {
    float* emd;
    float* emdEnd;  ///< End of the row of all lanes.
    float* plan;
    std::int64_t toRowEnd;  ///< Elements from `plan` to the end of its row.
    // PaddingPlan, likewise: null, or the first lane of the first row and the first column.
    float* paddingRows;
    std::int64_t lanes;       ///< Elements between two rows of `paddingRows`.
    std::int64_t toLanesEnd;  ///< Elements from `paddingRows` to the end of its row.
    float* paddingColumns;
};

/// Scratch memory for any tile of a batch.
inline TileScratch scratchFor(const BlockBatch<float>& batch)
{
    const std::int64_t more = batch.padding.isThere() ? 1 : 0;
    return {largestView(batch.rowOffsets) + more, batch.columns->groups.back().size + more};
}

/// Reads the normalised weights of the lanes of a group from lane `first` on into s.t and s.r: first the nodes, then the padding.
template <int W>
ROSA_INLINE void takeWeights(const BlockBatch<float>& batch, MarginalRule rule, std::int64_t view, const LaneGroup& group,
                             std::int64_t first, const PaddingCounts& counts, const TileScratch::Parts<W>& s)
{
    const float substitute = rule == MarginalRule::FloorTiny ? static_cast<float>(kTinyWeight) : 0.0f;
    const std::int64_t lanes = batch.columns->viewCount();
    const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(view)];
    const std::int64_t n = batch.rowOffsets[static_cast<std::size_t>(view) + 1] - firstRow;
    const float* rowWeights = batch.rowWeights.data() + firstRow * lanes + group.firstLane + first;
    const float* rowEnd = batch.rowWeights.data() + batch.rowWeights.size();
    for (std::int64_t a = 0; a < n; ++a) s.t[a] = load<W>(rowWeights + a * lanes, rowEnd);
    const float* columnWeights =
        batch.columnWeights.data() + view * batch.columns->columnCount() + group.firstColumn + first;
    const float* columnEnd = batch.columnWeights.data() + batch.columnWeights.size();
    for (std::int64_t b = 0; b < group.size; ++b) s.r[b] = load<W>(columnWeights + b * group.width, columnEnd);
    const auto& fills = batch.padding;
    if (counts.rows > 0)
        s.t[n] =
            load<W>(fills.rowWeights.data() + group.firstLane + first, fills.rowWeights.data() + fills.rowWeights.size());
    if (counts.columns > 0) s.r[group.size] = broadcast<W>(fills.columnWeights[static_cast<std::size_t>(view)]);
    normaliseLanes<W>(s.t, n + (counts.rows > 0 ? 1 : 0), substitute, std::max<std::int64_t>(counts.rows, 1));
    normaliseLanes<W>(s.r, group.size + (counts.columns > 0 ? 1 : 0), substitute, std::max<std::int64_t>(counts.columns, 1));
}

/// Returns D for a value of `cost`.
template <int W>
ROSA_INLINE Lanes<W> costFrom(const Lanes<W>& there, bool isOneMinus)
{
    return isOneMinus ? 1.0f - there : there;
}

/// P = exp(−λD).
template <int W>
ROSA_INLINE void fillKernel(const Tile& tile, const TileScratch::Parts<W>& s)
{
    const float factor = -static_cast<float>(tile.lambda);
    const TilePadding& fills = tile.padding;
    const std::int64_t columns = tile.allColumns();
    for (std::int64_t a = 0; a < tile.n; ++a) {
        const float* d = tile.cost + a * tile.stride;
        Lanes<W>* row = s.kernel + a * columns;
        for (std::int64_t b = 0; b < tile.size; ++b)
            row[b] = exponential<W>(costFrom<W>(load<W>(d + b * tile.width, tile.costEnd), tile.isOneMinus) * factor);
        if (fills.counts.columns > 0) row[tile.size] = broadcast<W>(fills.rowKernel[a]);
    }
    if (fills.counts.rows == 0) return;
    Lanes<W>* row = s.kernel + tile.n * columns;
    for (std::int64_t b = 0; b < tile.size; ++b)
        row[b] = load<W>(fills.columnKernel + b * tile.width, fills.columnKernelEnd);
    if (fills.counts.columns > 0) row[tile.size] = broadcast<W>(1.0f);
}

/// Runs all iterations of one direction from normalised weights; leaves the scalings in s.v and s.u. S is the number of all columns if known at
/// compile time, so that their vectors stay in registers; otherwise 0.
///
/// Rows first: u⁰ = 1/m, then v = t / Pu and u = r / Pᵀv alternate. Columns first is the transposed problem: v⁰ = 1/n, and u is updated
/// first. m and n are the sizes of padded views; padding starts with the share of all its rows. Both directions are the same chain of
/// updates with different start and end; the v of a row enters Pᵀv immediately.
template <int W, int S>
ROSA_INLINE void iterate(const Tile& tile, const TileScratch::Parts<W>& s, bool columnsFirst)
{
    const std::int64_t rows = tile.allRows();
    const std::int64_t size = S ? S : tile.allColumns();
    const PaddingCounts& fills = tile.padding.counts;
    Lanes<W> uHere[S ? S : 1];
    Lanes<W> sumsHere[S ? S : 1];
    Lanes<W>* u = S ? uHere : s.u;
    Lanes<W>* sums = S ? sumsHere : s.sums;
    if (columnsFirst) {
        const float share = 1.0f / static_cast<float>(tile.n + fills.rows);
        for (std::int64_t b = 0; b < size; ++b) sums[b] = Lanes<W>{};
        for (std::int64_t a = 0; a < rows; ++a) {
            const float start = a < tile.n ? share : share * static_cast<float>(fills.rows);
            for (std::int64_t b = 0; b < size; ++b) sums[b] += s.kernel[a * size + b] * start;
        }
        for (std::int64_t b = 0; b < size; ++b) u[b] = s.r[b] / sums[b];
    } else {
        const float share = 1.0f / static_cast<float>(tile.size + fills.columns);
        for (std::int64_t b = 0; b < size; ++b) u[b] = broadcast<W>(share);
        if (fills.columns > 0) u[size - 1] = broadcast<W>(share * static_cast<float>(fills.columns));
    }
    for (int left = tile.iterations; left > 0; --left) {
        for (std::int64_t b = 0; b < size; ++b) sums[b] = Lanes<W>{};
        for (std::int64_t a = 0; a < rows; ++a) {
            const Lanes<W>* row = s.kernel + a * size;
            Lanes<W> even = row[0] * u[0];
            Lanes<W> odd{};
            for (std::int64_t b = 1; b < size; b += 2) odd += row[b] * u[b];
            for (std::int64_t b = 2; b < size; b += 2) even += row[b] * u[b];
            const Lanes<W> v = s.t[a] / (even + odd);
            s.v[a] = v;
            for (std::int64_t b = 0; b < size; ++b) sums[b] += row[b] * v;
        }
        if (columnsFirst && left == 1) break;
        for (std::int64_t b = 0; b < size; ++b) u[b] = s.r[b] / sums[b];
    }
    if (S)
        for (std::int64_t b = 0; b < size; ++b) s.u[b] = u[b];
}

/// Calls iterate for the size of the tile.
template <int W>
ROSA_INLINE void iterateOfSize(const Tile& tile, const TileScratch::Parts<W>& s, bool columnsFirst)
{
    switch (tile.allColumns()) {
        case 1:
            return iterate<W, 1>(tile, s, columnsFirst);
        case 2:
            return iterate<W, 2>(tile, s, columnsFirst);
        case 3:
            return iterate<W, 3>(tile, s, columnsFirst);
        case 4:
            return iterate<W, 4>(tile, s, columnsFirst);
        case 5:
            return iterate<W, 5>(tile, s, columnsFirst);
        case 6:
            return iterate<W, 6>(tile, s, columnsFirst);
        case 7:
            return iterate<W, 7>(tile, s, columnsFirst);
        case 8:
            return iterate<W, 8>(tile, s, columnsFirst);
        default:
            return iterate<W, 0>(tile, s, columnsFirst);
    }
}

/// Adds the plan's mass at padding rows to the outputs, the cost and the mass.
template <int W>
ROSA_INLINE void finishPadding(const Tile& tile, const TileScratch::Parts<W>& s, const TileOut& out, Lanes<W>& cost,
                               Lanes<W>& mass, Lanes<W>& largest)
{
    const TilePadding& fills = tile.padding;
    const std::int64_t columns = tile.allColumns();
    for (std::int64_t a = 0; a < tile.n; ++a) {
        Lanes<W> gamma{};
        if (fills.counts.columns > 0) gamma = (s.v[a] * s.kernel[a * columns + tile.size]) * s.u[tile.size];
        const Lanes<W> there = broadcast<W>(fills.rowCost[a]);
        mass += gamma;
        cost += gamma * there;
        largest = larger<W>(largest, magnitude<W>(there));
        if (!out.paddingRows) continue;
        float* to = out.paddingRows + a * out.lanes;
        store<W>(gamma, to, to + out.toLanesEnd);
    }
    for (std::int64_t b = 0; b < tile.size; ++b) {
        Lanes<W> gamma{};
        if (fills.counts.rows > 0) gamma = (s.v[tile.n] * s.kernel[tile.n * columns + b]) * s.u[b];
        const Lanes<W> there = load<W>(fills.columnCost + b * tile.width, fills.columnCostEnd);
        mass += gamma;
        cost += gamma * there;
        largest = larger<W>(largest, magnitude<W>(there));
        if (out.paddingColumns) store<W>(gamma, out.paddingColumns + b * tile.width, out.paddingColumns + out.toRowEnd);
    }
    if (fills.counts.rows > 0 && fills.counts.columns > 0)
        mass += (s.v[tile.n] * s.kernel[tile.n * columns + tile.size]) * s.u[tile.size];
}

/// Computes Γ and <Γ, D> from the scalings. The emd is NaN for a lane whose largest cost is too large or whose plan is not finite or has
/// lost mass.
template <int W>
ROSA_INLINE void finish(const Tile& tile, const TileScratch::Parts<W>& s, const TileOut& out)
{
    Lanes<W> cost{};
    Lanes<W> mass{};
    Lanes<W> largest{};
    const std::int64_t columns = tile.allColumns();
    for (std::int64_t a = 0; a < tile.n; ++a) {
        const float* d = tile.cost + a * tile.stride;
        float* plan = out.plan ? out.plan + a * tile.stride : nullptr;
        float* planEnd = plan ? plan + out.toRowEnd : nullptr;
        for (std::int64_t b = 0; b < tile.size; ++b) {
            const Lanes<W> there = costFrom<W>(load<W>(d + b * tile.width, tile.costEnd), tile.isOneMinus);
            const Lanes<W> gamma = (s.v[a] * s.kernel[a * columns + b]) * s.u[b];
            mass += gamma;
            cost += gamma * there;
            const Lanes<W> size = there < 0.0f ? -there : there;
            largest = larger<W>(largest, size);  // a NaN is kept only if it comes last; otherwise it shows in the mass
            if (plan) store<W>(gamma, plan + b * tile.width, planEnd);
        }
    }
    if (tile.padding.rowCost) finishPadding<W>(tile, s, out, cost, mass, largest);
    mass -= 1.0f;
    const Lanes<W> off = mass < 0.0f ? -mass : mass;
    const auto good = (largest <= tile.largestCost) & (off < 1e-3f);
    const Lanes<W> emd = good ? cost : broadcast<W>(std::numeric_limits<float>::quiet_NaN());
    store<W>(emd, out.emd, out.emdEnd);
}

/// Solves one tile from the weights in s.t and s.r; outputs may be null.
template <int W>
ROSA_INLINE void solveTile(const Tile& tile, const TileScratch::Parts<W>& s, const TileOut* rowsFirst,
                           const TileOut* columnsFirst)
{
    fillKernel<W>(tile, s);
    if (rowsFirst) {
        iterateOfSize<W>(tile, s, false);
        finish<W>(tile, s, *rowsFirst);
    }
    if (columnsFirst) {
        iterateOfSize<W>(tile, s, true);
        finish<W>(tile, s, *columnsFirst);
    }
}

}  // namespace rosa::transport
