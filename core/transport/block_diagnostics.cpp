#include "core/transport/block_sinkhorn.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/parallel.h"
#include "core/transport/block_plain.h"
#include "core/transport/lane_tile.h"

namespace rosa::transport {

namespace {

/// Over the blocks of one row view.
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

template <typename T>
Sums measurePlain(const BlockBatch<T>& batch, MarginalRule rule, std::span<const T> plan, std::int64_t view)
{
    const auto entropyOf = [](double p) { return p > 0 ? -p * std::log(p) : 0.0; };
    const std::int64_t stride = batch.columns->columnCount();
    const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(view)];
    Sums sums;
    for (const LaneGroup& group : batch.columns->groups)
        for (int lane = 0; lane < group.width; ++lane) {
            const BlockPlace place{view, group, lane};
            const auto block = takeBlock(batch, rule, place);
            if (!block) continue;  // Such a batch has not been solved.
            double gap = 0;
            double entropy = 0;
            double independent = 0;
            for (std::int64_t a = 0; a < block->cost.rows(); ++a) {
                double rowSum = 0;
                for (std::int64_t b = 0; b < group.size; ++b) {
                    const double p = plan[static_cast<std::size_t>((firstRow + a) * stride + place.column(b))];
                    rowSum += p;
                    entropy += entropyOf(p);
                }
                gap += std::abs(rowSum - static_cast<double>(block->t[static_cast<std::size_t>(a)]));
                independent += entropyOf(block->t[static_cast<std::size_t>(a)]);
            }
            for (const T weight : block->r) independent += entropyOf(weight);
            sums.addBlock(gap, entropy, independent);
        }
    return sums;
}

/// The same, the views of a group side by side.
struct MeasureRowView {
    template <int W>
    ROSA_INLINE static void measureGroup(const BlockBatch<float>& batch, MarginalRule rule, std::int64_t view,
                                         const LaneGroup& group, const TileScratch& scratch, std::span<const float> plan,
                                         Sums& sums)
    {
        const std::int64_t stride = batch.columns->columnCount();
        const std::int64_t firstRow = batch.rowOffsets[static_cast<std::size_t>(view)];
        const std::int64_t n = batch.rowOffsets[static_cast<std::size_t>(view) + 1] - firstRow;
        const auto s = scratch.parts<W>();
        takeWeights<W>(batch, rule, view, group, s);
        Lanes<W> gap{};
        Lanes<W> entropy{};
        Lanes<W> independent{};
        for (std::int64_t a = 0; a < n; ++a) {
            const float* row = plan.data() + (firstRow + a) * stride + group.firstColumn;
            Lanes<W> rowSum{};
            for (std::int64_t b = 0; b < group.size; ++b) {
                const Lanes<W> p = load<W>(row + b * group.width, plan.data() + plan.size());
                rowSum += p;
                entropy += entropyTerm<W>(p);
            }
            const Lanes<W> off = rowSum - s.t[a];
            gap += off < 0.0f ? -off : off;
            independent += entropyTerm<W>(s.t[a]);
        }
        for (std::int64_t b = 0; b < group.size; ++b) independent += entropyTerm<W>(s.r[b]);
        for (int lane = 0; lane < group.width; ++lane)
            if (std::isfinite(gap[lane])) sums.addBlock(gap[lane], entropy[lane], independent[lane]);
    }

    ROSA_INLINE static void run(const BlockBatch<float>& batch, MarginalRule rule, std::int64_t view,
                                const TileScratch& scratch, std::span<const float> plan, Sums& sums)
    {
        for (const LaneGroup& group : batch.columns->groups)
            if (group.width > 8)
                measureGroup<16>(batch, rule, view, group, scratch, plan, sums);
            else if (group.width > 4)
                measureGroup<8>(batch, rule, view, group, scratch, plan, sums);
            else
                measureGroup<4>(batch, rule, view, group, scratch, plan, sums);
    }
};

}  // namespace

template <typename T>
BlockDiagnostics diagnose(const BlockBatch<T>& batch, MarginalRule rule, std::span<const T> plan)
{
    std::vector<Sums> views(static_cast<std::size_t>(batch.rowViews()));
    parallelFor(batch.rowViews(), 8, [&](std::int64_t begin, std::int64_t end) {
        if constexpr (std::is_same_v<T, float>) {
            const TileScratch scratch = scratchFor(batch);
            for (std::int64_t view = begin; view < end; ++view)
                dispatch<MeasureRowView>(batch, rule, view, scratch, plan, views[static_cast<std::size_t>(view)]);
        } else {
            for (std::int64_t view = begin; view < end; ++view)
                views[static_cast<std::size_t>(view)] = measurePlain(batch, rule, plan, view);
        }
    });
    Sums sums;
    for (const Sums& view : views) sums.add(view);
    const auto blocks = static_cast<double>(batch.rowViews() * batch.columns->viewCount());
    return {sums.gap / blocks, sums.largestGap, sums.independent > 0 ? sums.entropy / sums.independent : 1,
            sums.independent / blocks};
}

template BlockDiagnostics diagnose(const BlockBatch<float>&, MarginalRule, std::span<const float>);
template BlockDiagnostics diagnose(const BlockBatch<double>&, MarginalRule, std::span<const double>);

}  // namespace rosa::transport
