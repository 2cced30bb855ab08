/// Iterations of a tile (lane_tile.h) in the log domain, for exponents beyond the range of a float kernel.
///
/// The potentials f = log v and g = log u are doubles, so f + g − λD is as accurate for λD in the thousands as for small values; only the
/// remainder enters a float exponential. The error of a half-iteration is ε < 2e-7 (exponential) + n·6e-8 (sum of n floats) + 2e-7 (logarithm).
/// Since Sinkhorn's updates do not amplify differences of potentials, the total error is below the number of half-iterations times ε for any λ,
/// and the relative error of Γ below twice that.
///
/// Each element and half-iteration needs an exponential and a product and a sum of doubles: about ten times the work of iterations with a kernel.
#pragma once

#include "core/transport/lane_tile.h"

namespace rosa::transport {

/// Scratch memory for the log-domain solve of one tile.
class LogScratch {
public:
    /// See TileScratch.
    LogScratch(std::int64_t rows, std::int64_t columns)
        : m_memory(new Line[static_cast<std::size_t>(2 * (rows + columns) + (rows * columns + rows + columns + 1) / 2)]),
          m_rows(rows),
          m_columns(columns)
    {}

    template <int W>
    struct Parts {
        Lanes<W>* cost;              ///< All rows × all columns of the tile, including padding.
        WideLanes<W>*f, *g;          ///< log v, log u
        WideLanes<W>*logT, *logR;    ///< kNoWeight for a weight of 0.
        Lanes<W>*narrowF, *narrowG;  ///< Float copies, used to find the largest term.
    };
    template <int W>
    ROSA_INLINE Parts<W> parts() const
    {
        const auto take = [](auto*& next, std::int64_t count) {
            auto* taken = next;
            next += count;
            return taken;
        };
        Parts<W> parts{};
        // Wide vectors first: each vector is aligned to its size.
        auto* wide = reinterpret_cast<WideLanes<W>*>(m_memory.get());
        parts.f = take(wide, m_rows);
        parts.logT = take(wide, m_rows);
        parts.g = take(wide, m_columns);
        parts.logR = take(wide, m_columns);
        auto* narrow = reinterpret_cast<Lanes<W>*>(wide);
        parts.cost = take(narrow, m_rows * m_columns);
        parts.narrowF = take(narrow, m_rows);
        parts.narrowG = take(narrow, m_columns);
        return parts;
    }

private:
    struct alignas(128) Line {
        double values[kMostLanes];
    };
    std::unique_ptr<Line[]> m_memory;
    std::int64_t m_rows;
    std::int64_t m_columns;
};

/// Smaller than any logarithm that occurs.
inline constexpr double kNoWeight = -1e30;

template <int W>
ROSA_INLINE WideLanes<W> logOfWeight(const Lanes<W>& weight)
{
    const WideLanes<W> isThere = widened<W>(weight > 0.0f ? Lanes<W>{} : broadcast<W>(1.0f));
    return logarithm<W>(weight > 0.0f ? weight : broadcast<W>(1.0f)) + isThere * kNoWeight;
}

/// Reads all costs of a tile, with those of the padding in the last row and column, and the logarithms of the weights.
template <int W>
ROSA_INLINE void takeLogarithms(const Tile& tile, const TileScratch::Parts<W>& s, const typename LogScratch::Parts<W>& p)
{
    const TilePadding& fills = tile.padding;
    const std::int64_t columns = tile.allColumns();
    for (std::int64_t a = 0; a < tile.n; ++a) {
        const float* d = tile.cost + a * tile.stride;
        Lanes<W>* row = p.cost + a * columns;
        for (std::int64_t b = 0; b < tile.size; ++b)
            row[b] = costFrom<W>(load<W>(d + b * tile.width, tile.costEnd), tile.isOneMinus);
        if (fills.counts.columns > 0) row[tile.size] = broadcast<W>(fills.rowCost[a]);
    }
    if (fills.counts.rows > 0) {
        Lanes<W>* row = p.cost + tile.n * columns;
        for (std::int64_t b = 0; b < tile.size; ++b)
            row[b] = load<W>(fills.columnCost + b * tile.width, fills.columnCostEnd);
        if (fills.counts.columns > 0) row[tile.size] = Lanes<W>{};
    }
    for (std::int64_t a = 0; a < tile.allRows(); ++a) p.logT[a] = logOfWeight<W>(s.t[a]);
    for (std::int64_t b = 0; b < columns; ++b) p.logR[b] = logOfWeight<W>(s.r[b]);
}

/// exp(x); 0 below the range of float.
template <int W>
ROSA_INLINE Lanes<W> exponentialOrZero(const Lanes<W>& x)
{
    return x > -87.0f ? exponential<W>(x) : Lanes<W>{};
}

/// Computes f from g. Stores exp(g − λD) relative to the largest of its row in s.kernel, and t divided by the row sum of that in s.v.
template <int W>
ROSA_INLINE void updateRows(const Tile& tile, const TileScratch::Parts<W>& s, const typename LogScratch::Parts<W>& p)
{
    const std::int64_t columns = tile.allColumns();
    const double lambda = tile.lambda;
    const auto narrowLambda = static_cast<float>(lambda);
    for (std::int64_t a = 0; a < tile.allRows(); ++a) {
        const Lanes<W>* d = p.cost + a * columns;
        Lanes<W>* term = s.kernel + a * columns;
        Lanes<W> largest = p.narrowG[0] - d[0] * narrowLambda;
        for (std::int64_t b = 1; b < columns; ++b) largest = larger<W>(largest, p.narrowG[b] - d[b] * narrowLambda);
        const WideLanes<W> top = widened<W>(largest);
        Lanes<W> sum{};
        for (std::int64_t b = 0; b < columns; ++b) {
            term[b] = exponentialOrZero<W>(narrowed<W>(p.g[b] - widened<W>(d[b]) * lambda - top));
            sum += term[b];
        }
        p.f[a] = p.logT[a] - (top + logarithm<W>(sum));
        p.narrowF[a] = narrowed<W>(p.f[a]);
        s.v[a] = s.t[a] / sum;
    }
}

/// Computes g from f. Stores exp(f − λD) relative to the largest of its column in s.kernel, and r divided by the column sum of that in s.u.
template <int W>
ROSA_INLINE void updateColumns(const Tile& tile, const TileScratch::Parts<W>& s, const typename LogScratch::Parts<W>& p)
{
    const std::int64_t columns = tile.allColumns();
    const std::int64_t rows = tile.allRows();
    const double lambda = tile.lambda;
    const auto narrowLambda = static_cast<float>(lambda);
    Lanes<W>* largest = s.sums;
    for (std::int64_t b = 0; b < columns; ++b) largest[b] = p.narrowF[0] - p.cost[b] * narrowLambda;
    for (std::int64_t a = 1; a < rows; ++a)
        for (std::int64_t b = 0; b < columns; ++b)
            largest[b] = larger<W>(largest[b], p.narrowF[a] - p.cost[a * columns + b] * narrowLambda);
    for (std::int64_t b = 0; b < columns; ++b) {
        const WideLanes<W> top = widened<W>(largest[b]);
        Lanes<W> sum{};
        for (std::int64_t a = 0; a < rows; ++a) {
            const std::int64_t at = a * columns + b;
            s.kernel[at] = exponentialOrZero<W>(narrowed<W>(p.f[a] - widened<W>(p.cost[at]) * lambda - top));
            sum += s.kernel[at];
        }
        p.g[b] = p.logR[b] - (top + logarithm<W>(sum));
        p.narrowG[b] = narrowed<W>(p.g[b]);
        s.u[b] = s.r[b] / sum;
    }
}

/// Initialises potentials to log(1 / all), and that of the padding to log(its rows / all).
template <int W>
ROSA_INLINE void startFrom(std::int64_t nodes, std::int64_t fills, WideLanes<W>* potentials, Lanes<W>* narrow)
{
    const double share = 1 / static_cast<double>(nodes + fills);
    for (std::int64_t i = 0; i < nodes + (fills > 0 ? 1 : 0); ++i) {
        const float weight = static_cast<float>(i < nodes ? share : share * static_cast<double>(fills));
        potentials[i] = logarithm<W>(broadcast<W>(weight));
        narrow[i] = narrowed<W>(potentials[i]);
    }
}

/// All iterations of one direction, like iterate() in lane_tile.h; afterwards Γ is the product of s.kernel, s.v and s.u.
template <int W>
ROSA_INLINE void iterateLogarithms(const Tile& tile, const TileScratch::Parts<W>& s, const typename LogScratch::Parts<W>& p,
                                   bool columnsFirst)
{
    if (columnsFirst)
        startFrom<W>(tile.n, tile.padding.counts.rows, p.f, p.narrowF);
    else
        startFrom<W>(tile.size, tile.padding.counts.columns, p.g, p.narrowG);
    for (int left = tile.iterations; left > 0; --left) {
        if (columnsFirst) updateColumns<W>(tile, s, p);
        updateRows<W>(tile, s, p);
        if (!columnsFirst) updateColumns<W>(tile, s, p);
    }
    // The scaling updated last contains the sums of its terms; the other scaling is contained in the terms.
    if (columnsFirst)
        for (std::int64_t b = 0; b < tile.allColumns(); ++b) s.u[b] = broadcast<W>(1.0f);
    else
        for (std::int64_t a = 0; a < tile.allRows(); ++a) s.v[a] = broadcast<W>(1.0f);
}

/// Returns whether a lane of the tile has a cost too large for a float kernel.
template <int W>
ROSA_INLINE bool needsLogarithms(const Tile& tile)
{
    Lanes<W> largest{};
    for (std::int64_t a = 0; a < tile.n; ++a) {
        const float* d = tile.cost + a * tile.stride;
        for (std::int64_t b = 0; b < tile.size; ++b)
            largest =
                larger<W>(largest, magnitude<W>(costFrom<W>(load<W>(d + b * tile.width, tile.costEnd), tile.isOneMinus)));
        if (tile.padding.counts.columns > 0)
            largest = larger<W>(largest, magnitude<W>(broadcast<W>(tile.padding.rowCost[a])));
    }
    for (std::int64_t b = 0; b < tile.size && tile.padding.counts.rows > 0; ++b)
        largest =
            larger<W>(largest, magnitude<W>(load<W>(tile.padding.columnCost + b * tile.width, tile.padding.columnCostEnd)));
    for (int lane = 0; lane < tile.lanes; ++lane)
        if (largest[lane] > tile.largestCost) return true;
    return false;
}

/// Solves one tile in the log domain from the weights in s.t and s.r; outputs may be null.
template <int W>
ROSA_INLINE void solveTileOnLogarithms(Tile tile, const TileScratch::Parts<W>& s, const typename LogScratch::Parts<W>& p,
                                       const TileOut* rowsFirst, const TileOut* columnsFirst)
{
    tile.largestCost = std::numeric_limits<float>::infinity();
    takeLogarithms<W>(tile, s, p);
    if (rowsFirst) {
        iterateLogarithms<W>(tile, s, p, false);
        finish<W>(tile, s, *rowsFirst);
    }
    if (columnsFirst) {
        iterateLogarithms<W>(tile, s, p, true);
        finish<W>(tile, s, *columnsFirst);
    }
}

}  // namespace rosa::transport
