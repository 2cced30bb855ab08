#include "core/transport/block_sinkhorn.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/parallel.h"
#include "core/transport/block_plain.h"
#include "core/transport/lane_tile.h"

namespace rosa::transport {

namespace {

/// Sums over the blocks of one row view.
struct Sums {
    double gap = 0;
    double largestGap = 0;
    double entropy = 0;      ///< of the plans
    double independent = 0;  ///< of t rᵀ

    void add(const Sums& other)
    {
        gap += other.gap;
        largestGap = std::max(largestGap, other.largestGap);
        entropy += other.entropy;
        independent += other.independent;
    }
    void addBlock(double blockGap, double blockEntropy, double blockIndependent)
    {
        add({blockGap, blockGap, blockEntropy, blockIndependent});
    }
};

/// Entropy of mass `p` shared equally by `count` elements; the share of one may be too small for a double.
double entropyOf(double p, std::int64_t count = 1)
{
    return p > 0 ? p * (std::log(static_cast<double>(count)) - std::log(p)) : 0.0;
}

template <typename T>
Sums measureBlock(const BlockBatch<T>& batch, const Block<T>& block, const BlockPlace& place, std::span<const T> plan,
                  const PaddingPlan<const T>& fills)
{
    const std::int64_t stride = batch.columns->columnCount();
    const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(place.view)];
    const PaddingCounts& counts = block.padding;
    const std::int64_t rows = block.cost.rows() - (counts.rows > 0 ? 1 : 0);
    const auto weight = [](T value) { return static_cast<double>(value); };
    Sums sums;
    double gap = 0;
    double left = counts.columns > 0 ? weight(block.r.back()) : 0;
    for (std::int64_t a = 0; a < rows; ++a) {
        double rowSum = 0;
        for (std::int64_t b = 0; b < place.group.size; ++b) {
            const double p = plan[static_cast<std::size_t>((firstRow + a) * stride + place.column(b))];
            rowSum += p;
            sums.entropy += entropyOf(p);
        }
        if (counts.columns > 0) {
            const double p =
                fills.rows[static_cast<std::size_t>((firstRow + a) * batch.columns->viewCount() + place.lane())];
            rowSum += p;
            left -= p;
            sums.entropy += entropyOf(p, counts.columns);
        }
        gap += std::abs(rowSum - weight(block.t[static_cast<std::size_t>(a)]));
        sums.independent += entropyOf(weight(block.t[static_cast<std::size_t>(a)]));
    }
    if (counts.rows > 0) {
        double rowSum = std::max(left, 0.0);  // The columns were scaled last, so their sums are r.
        sums.entropy += entropyOf(rowSum, counts.rows * counts.columns);
        for (std::int64_t b = 0; b < place.group.size; ++b) {
            const double p = fills.columns[static_cast<std::size_t>(place.view * stride + place.column(b))];
            rowSum += p;
            sums.entropy += entropyOf(p, counts.rows);
        }
        gap += std::abs(rowSum - weight(block.t.back()));
        sums.independent += entropyOf(weight(block.t.back()), counts.rows);
    }
    for (std::int64_t b = 0; b < place.group.size; ++b)
        sums.independent += entropyOf(weight(block.r[static_cast<std::size_t>(b)]));
    if (counts.columns > 0) sums.independent += entropyOf(weight(block.r.back()), counts.columns);
    sums.gap = sums.largestGap = gap;
    return sums;
}

template <typename T>
Sums measurePlain(const BlockBatch<T>& batch, MarginalRule rule, std::span<const T> plan, const PaddingPlan<const T>& fills,
                  std::int64_t view)
{
    Sums sums;
    for (const LaneGroup& group : batch.columns->groups)
        for (int lane = 0; lane < group.width; ++lane) {
            const BlockPlace place{view, group, lane};
            const auto block = takeBlock(batch, rule, place);
            // A block that cannot be extracted has not been solved.
            if (block) sums.add(measureBlock(batch, *block, place, plan, fills));
        }
    return sums;
}

/// As measurePlain, with the views of a group in parallel lanes.
struct MeasureRowView {
    template <int W>
    struct LaneSums {
        Lanes<W> gap{}, entropy{}, independent{};
    };

    /// −p log(p / count)
    template <int W>
    ROSA_INLINE static Lanes<W> sharedEntropy(const Lanes<W>& p, std::int64_t count)
    {
        return entropyTerm<W>(p) + p * std::log(static_cast<float>(std::max<std::int64_t>(count, 1)));
    }

    /// Measures the padding row of the row view; `corner` is its mass at the padding of the column views.
    template <int W>
    ROSA_INLINE static void measurePadding(const BlockBatch<float>& batch, std::int64_t view, const LaneGroup& group,
                                           const PaddingCounts& counts, const typename TileScratch::Parts<W>& s,
                                           const Lanes<W>& corner, std::span<const float> fills, LaneSums<W>& sums)
    {
        const float* row = fills.data() + view * batch.columns->columnCount() + group.firstColumn;
        const std::int64_t n =
            batch.rowOffsets[static_cast<std::size_t>(view) + 1] - batch.rowOffsets[static_cast<std::size_t>(view)];
        Lanes<W> rowSum = larger<W>(corner, Lanes<W>{});
        sums.entropy += sharedEntropy<W>(rowSum, counts.rows * counts.columns);
        for (std::int64_t b = 0; b < group.size; ++b) {
            const Lanes<W> p = load<W>(row + b * group.width, fills.data() + fills.size());
            rowSum += p;
            sums.entropy += sharedEntropy<W>(p, counts.rows);
        }
        const Lanes<W> off = rowSum - s.t[n];
        sums.gap += off < 0.0f ? -off : off;
        sums.independent += sharedEntropy<W>(s.t[n], counts.rows);
    }

    template <int W>
    ROSA_INLINE static void measureGroup(const BlockBatch<float>& batch, MarginalRule rule, std::int64_t view,
                                         const PaddingCounts& counts, const LaneGroup& group, const TileScratch& scratch,
                                         std::span<const float> plan, const PaddingPlan<const float>& fills, Sums& sums)
    {
        const std::int64_t stride = batch.columns->columnCount();
        const std::int64_t lanes = batch.columns->viewCount();
        const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(view)];
        const std::int64_t n = batch.rowOffsets[static_cast<std::size_t>(view) + 1] - firstRow;
        const auto s = scratch.parts<W>();
        takeWeights<W>(batch, rule, view, group, 0, counts, s);
        LaneSums<W> found;
        Lanes<W> corner{};
        if (counts.columns > 0) corner = s.r[group.size];
        for (std::int64_t a = 0; a < n; ++a) {
            const float* row = plan.data() + (firstRow + a) * stride + group.firstColumn;
            Lanes<W> rowSum{};
            for (std::int64_t b = 0; b < group.size; ++b) {
                const Lanes<W> p = load<W>(row + b * group.width, plan.data() + plan.size());
                rowSum += p;
                found.entropy += entropyTerm<W>(p);
            }
            if (counts.columns > 0) {
                const Lanes<W> p = load<W>(fills.rows.data() + (firstRow + a) * lanes + group.firstLane,
                                           fills.rows.data() + fills.rows.size());
                rowSum += p;
                corner -= p;  // The columns were scaled last, so their sums are r.
                found.entropy += sharedEntropy<W>(p, counts.columns);
            }
            const Lanes<W> off = rowSum - s.t[a];
            found.gap += off < 0.0f ? -off : off;
            found.independent += entropyTerm<W>(s.t[a]);
        }
        if (counts.rows > 0) measurePadding<W>(batch, view, group, counts, s, corner, fills.columns, found);
        for (std::int64_t b = 0; b < group.size; ++b) found.independent += entropyTerm<W>(s.r[b]);
        if (counts.columns > 0) found.independent += sharedEntropy<W>(s.r[group.size], counts.columns);
        for (int lane = 0; lane < group.width; ++lane)
            if (std::isfinite(found.gap[lane])) sums.addBlock(found.gap[lane], found.entropy[lane], found.independent[lane]);
    }

    ROSA_INLINE static void run(const BlockBatch<float>& batch, MarginalRule rule, std::int64_t view,
                                const TileScratch& scratch, std::span<const float> plan,
                                const PaddingPlan<const float>& fills, Sums& sums)
    {
        PaddingCounts counts = batch.paddingOf(view, 0);
        const std::int64_t widest = counts.columns;
        for (const LaneGroup& group : batch.columns->groups) {
            counts.columns = std::max<std::int64_t>(widest - group.size, 0);
            if (group.width > 8)
                measureGroup<16>(batch, rule, view, counts, group, scratch, plan, fills, sums);
            else if (group.width > 4)
                measureGroup<8>(batch, rule, view, counts, group, scratch, plan, fills, sums);
            else
                measureGroup<4>(batch, rule, view, counts, group, scratch, plan, fills, sums);
        }
    }
};

}  // namespace

template <typename T>
BlockDiagnostics diagnose(const BlockBatch<T>& batch, MarginalRule rule, std::span<const T> plan,
                          const PaddingPlan<const T>& padding)
{
    std::vector<Sums> views(static_cast<std::size_t>(batch.rowViews()));
    parallelFor(batch.rowViews(), 8, [&](std::int64_t begin, std::int64_t end) {
        if constexpr (std::is_same_v<T, float>) {
            const TileScratch scratch = scratchFor(batch);
            for (std::int64_t view = begin; view < end; ++view)
                dispatch<MeasureRowView>(batch, rule, view, scratch, plan, padding, views[static_cast<std::size_t>(view)]);
        } else {
            for (std::int64_t view = begin; view < end; ++view)
                views[static_cast<std::size_t>(view)] = measurePlain(batch, rule, plan, padding, view);
        }
    });
    Sums sums;
    for (const Sums& view : views) sums.add(view);
    const auto blocks = static_cast<double>(batch.rowViews() * batch.columns->viewCount());
    return {sums.gap / blocks, sums.largestGap, sums.independent > 0 ? sums.entropy / sums.independent : 1,
            sums.independent / blocks};
}

template BlockDiagnostics diagnose(const BlockBatch<float>&, MarginalRule, std::span<const float>,
                                   const PaddingPlan<const float>&);
template BlockDiagnostics diagnose(const BlockBatch<double>&, MarginalRule, std::span<const double>,
                                   const PaddingPlan<const double>&);

}  // namespace rosa::transport
