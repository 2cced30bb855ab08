#include "core/learn/methods/time_views.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/learn/encoders/feature_rows.h"
#include "core/sampling/centres.h"
#include "core/sampling/propagation.h"

namespace rosa::learn {

using graph::Node;

Result<TimeViews> TimeViews::make(data::TimeSplit split, std::int64_t apart)
{
    if (split.training.size() < 4)
        return badInput(
            "expected at least 4 training snapshots (two pairs to contrast), found %1; "
            "increase time.snapshots or decrease time.test_snapshots",
            split.training.size());
    return TimeViews(std::move(split), apart);
}

bool TimeViews::areNegatives(Node pair, Node other) const
{
    return std::abs(static_cast<std::int64_t>(snapshotOf(pair, 0)) - static_cast<std::int64_t>(snapshotOf(other, 0))) >
           m_apart;
}

torch::Tensor TimeViews::negatives(std::span<const Node> pairs) const
{
    const auto count = static_cast<std::int64_t>(pairs.size());
    torch::Tensor mask = torch::zeros({count, count}, torch::kBool);
    bool* value = mask.data_ptr<bool>();
    for (const Node pair : pairs)
        for (const Node other : pairs) *value++ = pair != other && areNegatives(pair, other);
    return mask;
}

Result<void> TimeViews::checkBatch(std::int64_t batchSize) const
{
    std::int64_t most = 0;  // maximum number of pairs that are not negatives of a pair, itself included
    for (Node pair = 0; pair < pairCount(); ++pair) {
        std::int64_t near = 0;
        for (Node other = 0; other < pairCount(); ++other) near += pair == other || !areNegatives(pair, other) ? 1 : 0;
        most = std::max(most, near);
    }
    const std::int64_t drawn = std::min<std::int64_t>(batchSize, pairCount());
    if (drawn > most) return {};
    if (most >= pairCount())
        return badInput(
            "a pair of time snapshots has no negative among the %1 pairs; decrease time.apart or increase time.snapshots",
            pairCount());
    return badInput(
        "sampling.batch_size: expected at least %1 pairs of time snapshots, so that each has a negative, found %2", most + 1,
        batchSize);
}

Node TimeViews::firstUnaligned() const
{
    for (Node pair = 0; pair < pairCount(); ++pair)
        if (snapshot(pair, 0).nodes != snapshot(pair, 1).nodes) return pair;
    return -1;
}

sampling::ViewBatch TimeViews::whole(std::span<const data::TimeSnapshot* const> snapshots)
{
    sampling::ViewBatch batch;
    batch.offsets.assign(1, 0);
    for (const data::TimeSnapshot* snapshot : snapshots) {
        const std::int32_t base = batch.offsets.back();
        const std::vector<Node>& nodes = snapshot->nodes;
        const auto placeOf = [&](Node node) {
            return base + static_cast<std::int32_t>(std::ranges::lower_bound(nodes, node) - nodes.begin());
        };
        for (const Node node : snapshot->active)
            for (const Node other : snapshot->graph.neighbours(node)) {
                if (other < node) continue;
                batch.arcs.push_back({placeOf(node), placeOf(other)});
                batch.arcs.push_back({placeOf(other), placeOf(node)});
            }
        batch.nodes.insert(batch.nodes.end(), nodes.begin(), nodes.end());
        batch.offsets.push_back(static_cast<std::int32_t>(batch.nodes.size()));
    }
    batch.depths.assign(batch.nodes.size(), 0);
    return batch;
}

sampling::StepSample TimeViews::draw(const sampling::StepOptions& options, std::uint64_t seed, std::uint32_t epoch) const
{
    constexpr std::array drops{Purpose::EdgeDropFirst, Purpose::EdgeDropSecond};
    constexpr std::array masks{Purpose::FeatureMaskFirst, Purpose::FeatureMaskSecond};
    sampling::StepSample step;
    step.centres = sampling::drawCentres(pairCount(), options.batchSize, seed, epoch);
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        std::vector<const data::TimeSnapshot*> snapshots;
        for (const Node pair : step.centres) snapshots.push_back(&snapshot(pair, static_cast<std::uint32_t>(side)));
        sampling::StepView& view = side == 0 ? step.first : step.second;
        view.batch = whole(snapshots);
        sampling::dropEdges(view.batch, options.edgeDrop[side], options.edgeDropMode, seed, drops[side], epoch);
        view.keptColumns =
            sampling::drawKeptColumns(options.featureColumns, options.featureMask[side], seed, masks[side], epoch);
    }
    return step;
}

SparseMatrix neighbourhoodOf(const sampling::ViewBatch& batch, Neighbourhood neighbourhood)
{
    if (neighbourhood == Neighbourhood::None) return {};
    sampling::SparseRows rows = sampling::propagationRows(
        batch, neighbourhood == Neighbourhood::Mean ? sampling::Propagation::Mean : sampling::Propagation::Symmetric);
    const std::int64_t count = rows.rowCount();
    return {count, std::move(rows.offsets), std::move(rows.columns), std::move(rows.values)};
}

torch::Tensor embedTestSnapshots(Encoder& encoder, const graph::Features& features, const TimeViews& views)
{
    const torch::NoGradGuard constant;
    std::vector<const data::TimeSnapshot*> snapshots;
    for (const data::TimeSnapshot& snapshot : views.test()) snapshots.push_back(&snapshot);
    const sampling::ViewBatch batch = TimeViews::whole(snapshots);
    const torch::Tensor h =
        encoder.forward(gatherFeatures(features, batch.nodes, {}), neighbourhoodOf(batch, encoder.neighbourhood()), nullptr);
    return meanByNode(h, batch.nodes, features.rows());
}

torch::Tensor meanByNode(const torch::Tensor& rows, std::span<const Node> nodes, Node count)
{
    const torch::Tensor places = torch::tensor(torch::ArrayRef<Node>(nodes.data(), nodes.size()), torch::kInt64);
    const torch::Tensor sums = torch::zeros({count, rows.size(1)}, rows.options()).index_add_(0, places, rows);
    const torch::Tensor times = torch::bincount(places, {}, count).clamp_min(1).to(rows.scalar_type());
    return sums / times.unsqueeze(1);
}

}  // namespace rosa::learn
