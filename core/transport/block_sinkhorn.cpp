#include "core/transport/block_sinkhorn.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <vector>

#include "core/base/parallel.h"
#include "core/transport/block_plain.h"
#include "core/transport/vector_math.h"

namespace rosa::transport {

namespace {

/// Memory for the blocks of one row view against one group of lanes. All arrays have a group's width innermost.
struct Scratch {
    std::vector<float> kernel;  ///< P: n × size × width
    std::vector<float> t;       ///< n × width
    std::vector<float> v;
    std::vector<float> r;  ///< size × width
    std::vector<float> u;

    Scratch(std::int64_t rows, std::int64_t columns)
        : kernel(static_cast<std::size_t>(rows * columns)),
          t(static_cast<std::size_t>(rows * 16)),
          v(t.size()),
          r(static_cast<std::size_t>(columns)),
          u(r.size())
    {}
};

/// One row view against one group: `n` rows from `cost` on, `stride` elements apart.
struct Tile {
    const float* cost;
    std::int64_t stride;
    std::int64_t n;
    std::int64_t size;
};

/// What a direction writes: `emd` for each lane, `plan` null or laid out as the cost.
struct TileOut {
    float* emd;
    float* plan;
};

/// normaliseWeights for W lanes at once; `count` weights a lane, W apart.
template <int W>
ROSA_INLINE void normaliseLanes(float* weights, std::int64_t count, float substitute)
{
    float largest[W] = {};
    for (std::int64_t i = 0; i < count; ++i)
        for (int l = 0; l < W; ++l) {
            float& weight = weights[i * W + l];
            weight = weight > 0 ? weight : substitute;
            largest[l] = largest[l] > weight ? largest[l] : weight;
        }
    // Where all are 0 every weight becomes 1 before the division by their number.
    float add[W];
    float scale[W];
    float sum[W] = {};
    for (int l = 0; l < W; ++l) {
        add[l] = largest[l] > 0 ? 0.0f : 1.0f;
        scale[l] = 1 / (largest[l] + add[l]);
    }
    for (std::int64_t i = 0; i < count; ++i)
        for (int l = 0; l < W; ++l) {
            float& weight = weights[i * W + l];
            weight = weight * scale[l] + add[l];
            sum[l] += weight;
        }
    for (int l = 0; l < W; ++l) sum[l] = 1 / sum[l];
    for (std::int64_t i = 0; i < count; ++i)
        for (int l = 0; l < W; ++l) weights[i * W + l] *= sum[l];
}

/// out = weights / (P · other): `outer` sums of `inner` terms; P's elements lie `outerStep` and `innerStep` vectors apart.
template <int W>
ROSA_INLINE void rescale(const float* kernel, std::int64_t outer, std::int64_t outerStep, std::int64_t inner,
                         std::int64_t innerStep, const float* weights, const float* other, float* out)
{
    for (std::int64_t a = 0; a < outer; ++a) {
        float sum[W] = {};
        const float* element = kernel + a * outerStep * W;
        for (std::int64_t b = 0; b < inner; ++b, element += innerStep * W)
            for (int l = 0; l < W; ++l) sum[l] += element[l] * other[b * W + l];
        for (int l = 0; l < W; ++l) out[a * W + l] = weights[a * W + l] / sum[l];
    }
}

/// Γ and <Γ, D> from the scalings. A lane whose costs exceed `largestCost` (too much for a kernel of floats), or whose plan
/// is not finite or has lost its mass, gets an emd that is not a number.
template <int W>
ROSA_INLINE void finish(const Tile& tile, float largestCost, const Scratch& s, const TileOut& out)
{
    float cost[W] = {};
    float mass[W] = {};
    float largest[W] = {};
    for (std::int64_t a = 0; a < tile.n; ++a)
        for (std::int64_t b = 0; b < tile.size; ++b) {
            const float* kernel = s.kernel.data() + (a * tile.size + b) * W;
            const float* d = tile.cost + a * tile.stride + b * W;
            float gamma[W];
            for (int l = 0; l < W; ++l) {
                gamma[l] = (s.v[static_cast<std::size_t>(a * W + l)] * kernel[l]) * s.u[static_cast<std::size_t>(b * W + l)];
                mass[l] += gamma[l];
                cost[l] += gamma[l] * d[l];
                const float size = std::abs(d[l]);
                largest[l] = largest[l] > size ? largest[l] : size;
            }
            if (out.plan)
                for (int l = 0; l < W; ++l) out.plan[a * tile.stride + b * W + l] = gamma[l];
        }
    for (int l = 0; l < W; ++l) {
        const bool good = largest[l] <= largestCost && std::abs(mass[l] - 1) < 1e-3f;
        out.emd[l] = good ? cost[l] : std::numeric_limits<float>::quiet_NaN();
    }
}

template <int W>
ROSA_INLINE void sweepRowsFirst(const Tile& tile, int iterations, Scratch& s)
{
    for (std::int64_t i = 0; i < tile.size * W; ++i) s.u[static_cast<std::size_t>(i)] = 1.0f / static_cast<float>(tile.size);
    for (int sweep = 0; sweep < iterations; ++sweep) {
        rescale<W>(s.kernel.data(), tile.n, tile.size, tile.size, 1, s.t.data(), s.u.data(), s.v.data());
        rescale<W>(s.kernel.data(), tile.size, 1, tile.n, tile.size, s.r.data(), s.v.data(), s.u.data());
    }
}

template <int W>
ROSA_INLINE void sweepColumnsFirst(const Tile& tile, int iterations, Scratch& s)
{
    for (std::int64_t i = 0; i < tile.n * W; ++i) s.v[static_cast<std::size_t>(i)] = 1.0f / static_cast<float>(tile.n);
    for (int sweep = 0; sweep < iterations; ++sweep) {
        rescale<W>(s.kernel.data(), tile.size, 1, tile.n, tile.size, s.r.data(), s.v.data(), s.u.data());
        rescale<W>(s.kernel.data(), tile.n, tile.size, tile.size, 1, s.t.data(), s.u.data(), s.v.data());
    }
}

/// The whole solve of one tile; s.t and s.r hold raw weights.
template <int W>
ROSA_INLINE void solveTile(const Tile& tile, const BlockOptions& options, Scratch& s, const TileOut* rowsFirst,
                           const TileOut* columnsFirst)
{
    const float substitute = options.marginals == MarginalRule::FloorTiny ? static_cast<float>(kTinyWeight) : 0.0f;
    normaliseLanes<W>(s.t.data(), tile.n, substitute);
    normaliseLanes<W>(s.r.data(), tile.size, substitute);
    const float factor = -static_cast<float>(options.lambda);
    const auto largestCost = static_cast<float>(kPlainExponent / options.lambda);
    for (std::int64_t a = 0; a < tile.n; ++a) {
        const float* d = tile.cost + a * tile.stride;
        float* kernel = s.kernel.data() + a * tile.size * W;
        for (std::int64_t i = 0; i < tile.size * W; ++i) kernel[i] = fastExp(factor * d[i]);
    }
    if (rowsFirst) {
        sweepRowsFirst<W>(tile, options.iterations, s);
        finish<W>(tile, largestCost, s, *rowsFirst);
    }
    if (columnsFirst) {
        sweepColumnsFirst<W>(tile, options.iterations, s);
        finish<W>(tile, largestCost, s, *columnsFirst);
    }
}

ROSA_VECTOR_CLONES void solveTileOfWidth(int width, const Tile& tile, const BlockOptions& options, Scratch& s,
                                         const TileOut* rowsFirst, const TileOut* columnsFirst)
{
    switch (width) {
        case 16:
            return solveTile<16>(tile, options, s, rowsFirst, columnsFirst);
        case 8:
            return solveTile<8>(tile, options, s, rowsFirst, columnsFirst);
        case 4:
            return solveTile<4>(tile, options, s, rowsFirst, columnsFirst);
        case 2:
            return solveTile<2>(tile, options, s, rowsFirst, columnsFirst);
        default:
            return solveTile<1>(tile, options, s, rowsFirst, columnsFirst);
    }
}

/// Row view `view` against every group; answers that are not finite stay so for the caller to see.
void solveRowView(const BlockBatch<float>& batch, const BlockOptions& options, std::int64_t view, Scratch& s,
                  const BlockSolution<float>* rowsFirst, const BlockSolution<float>* columnsFirst)
{
    const std::int64_t stride = batch.columns->columnCount();
    const std::int64_t lanes = batch.columns->viewCount();
    const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(view)];
    const std::int64_t n = batch.rowOffsets[static_cast<std::size_t>(view) + 1] - firstRow;
    for (const LaneGroup& group : batch.columns->groups) {
        const std::int64_t start = firstRow * stride + group.firstColumn;
        const Tile tile{batch.cost.data() + start, stride, n, group.size};
        for (std::int64_t a = 0; a < n; ++a)
            std::copy_n(batch.rowWeights.data() + (firstRow + a) * lanes + group.firstLane, group.width,
                        s.t.data() + a * group.width);
        std::copy_n(batch.columnWeights.data() + view * stride + group.firstColumn, group.size * group.width, s.r.data());
        const auto out = [&](const BlockSolution<float>* solution) {
            return TileOut{solution->emd.data() + view * lanes + group.firstLane,
                           solution->plan.empty() ? nullptr : solution->plan.data() + start};
        };
        const TileOut first = rowsFirst ? out(rowsFirst) : TileOut{};
        const TileOut second = columnsFirst ? out(columnsFirst) : TileOut{};
        solveTileOfWidth(group.width, tile, options, s, rowsFirst ? &first : nullptr, columnsFirst ? &second : nullptr);
    }
}

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
    std::int64_t mostRows = 1;
    for (std::int64_t view = 0; view < batch.rowViews(); ++view)
        mostRows = std::max(mostRows, batch.rowOffsets[static_cast<std::size_t>(view) + 1] -
                                          batch.rowOffsets[static_cast<std::size_t>(view)]);
    std::int64_t mostColumns = 1;
    for (const LaneGroup& group : batch.columns->groups) mostColumns = std::max(mostColumns, group.size * group.width);

    std::vector<char> broken(static_cast<std::size_t>(batch.rowViews()), 0);
    parallelFor(batch.rowViews(), 4, [&](std::int64_t begin, std::int64_t end) {
        Scratch scratch(mostRows, mostColumns);
        for (std::int64_t view = begin; view < end; ++view) {
            solveRowView(batch, options, view, scratch, rowsFirst, columnsFirst);
            broken[static_cast<std::size_t>(view)] =
                !isSolved(batch, view, rowsFirst) || !isSolved(batch, view, columnsFirst);
        }
    });
    for (std::int64_t view = 0; view < batch.rowViews(); ++view)
        if (broken[static_cast<std::size_t>(view)]) ROSA_TRY(repair(batch, options, view, rowsFirst, columnsFirst));
    return {};
}

}  // namespace

template <typename T>
Result<void> blockSinkhorn(const BlockBatch<T>& batch, const BlockOptions& options, const BlockSolution<T>* rowsFirst,
                           const BlockSolution<T>* columnsFirst)
{
    checkShapes(batch, rowsFirst);
    checkShapes(batch, columnsFirst);
    ROSA_TRY(checkOptions({.lambda = options.lambda, .iterations = options.iterations}));
    if constexpr (std::is_same_v<T, float>)
        if (options.lambda <= kPlainLambda) return solveInLanes(batch, options, rowsFirst, columnsFirst);
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
    const std::int64_t lanes = columns.viewCount();
    // One row of each gradient, spread over the columns of its views; rows of a view share it.
    parallelFor(static_cast<std::int64_t>(rowOffsets.size()) - 1, 8, [&](std::int64_t begin, std::int64_t end) {
        std::vector<T> spread(static_cast<std::size_t>(2 * stride));
        for (std::int64_t view = begin; view < end; ++view) {
            for (const LaneGroup& group : columns.groups)
                for (std::int64_t i = 0; i < group.size * group.width; ++i) {
                    const std::int64_t lane = view * lanes + group.firstLane + i % group.width;
                    const auto column = static_cast<std::size_t>(group.firstColumn + i);
                    if (!first.gradient.empty()) spread[column] = first.gradient[static_cast<std::size_t>(lane)];
                    if (!second.gradient.empty())
                        spread[static_cast<std::size_t>(stride) + column] = second.gradient[static_cast<std::size_t>(lane)];
                }
            for (std::int64_t row = rowOffsets[static_cast<std::size_t>(view)];
                 row < rowOffsets[static_cast<std::size_t>(view) + 1]; ++row) {
                T* target = out.data() + row * stride;
                const T* g1 = spread.data();
                const T* g2 = g1 + stride;
                const T* p1 = first.gradient.empty() ? nullptr : first.plan.data() + row * stride;
                const T* p2 = second.gradient.empty() ? nullptr : second.plan.data() + row * stride;
                if (p1 && p2)
                    for (std::int64_t j = 0; j < stride; ++j) target[j] = p1[j] * g1[j] + p2[j] * g2[j];
                else
                    for (std::int64_t j = 0; j < stride; ++j) target[j] = p1 ? p1[j] * g1[j] : p2 ? p2[j] * g2[j] : T{0};
            }
        }
    });
}

template void blockGradient(std::span<const std::int64_t>, const LaneLayout&, const BlockUpstream<float>&,
                            const BlockUpstream<float>&, std::span<float>);
template void blockGradient(std::span<const std::int64_t>, const LaneLayout&, const BlockUpstream<double>&,
                            const BlockUpstream<double>&, std::span<double>);

}  // namespace rosa::transport
