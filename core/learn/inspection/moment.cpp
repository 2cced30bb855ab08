#include "core/learn/inspection/moment.h"

#include <algorithm>

namespace rosa::learn {

Result<PairwiseMethod*> pairwiseOf(const Moment& moment)
{
    if (PairwiseMethod* const pairwise = moment.method.pairwise()) return pairwise;
    return badInput("method %1 compares nodes, not views, so it has no pairs to show", moment.configuration.method());
}

graph::Node timePairsOf(const Moment& moment)
{
    const PairwiseMethod* const pairwise = moment.method.pairwise();
    return pairwise ? pairwise->timePairs() : 0;
}

Result<Centre> centreAt(const Moment& moment, std::int64_t number)
{
    if (const graph::Node pairs = timePairsOf(moment); pairs > 0) {
        if (number >= 0 && number < pairs) return Centre(SnapshotPair{static_cast<std::int32_t>(number)});
        return badInput("pair %1 does not exist: there are %2 pairs of time snapshots, numbered from 0", number, pairs);
    }
    if (number < 0 || number >= moment.dataset.graph.nodeCount())
        return badInput("node %1 does not exist: data set %3 has %2 nodes, numbered from 0", number,
                        moment.dataset.graph.nodeCount(), moment.dataset.name);
    const auto& nodes = moment.trainingNodes;
    if (nodes.empty()) return Centre(TrainingNode{static_cast<std::int32_t>(number)});
    const auto found = std::lower_bound(nodes.begin(), nodes.end(), number);
    if (found == nodes.end() || *found != number) return badInput("node %1 is hidden from this inductive run", number);
    return Centre(TrainingNode{static_cast<std::int32_t>(found - nodes.begin())});
}

std::int32_t shownNumber(const Moment& moment, Centre centre)
{
    const bool isRenumbered = std::holds_alternative<TrainingNode>(centre) && !moment.trainingNodes.empty();
    return isRenumbered ? moment.trainingNodes[static_cast<std::size_t>(indexOf(centre))] : indexOf(centre);
}

std::int32_t classOf(const Moment& moment, Centre centre)
{
    const graph::Labels& labels = moment.dataset.labels;
    if (labels.empty() || !std::holds_alternative<TrainingNode>(centre)) return -1;
    return labels.ofNode[static_cast<std::size_t>(shownNumber(moment, centre))];
}

std::vector<std::vector<Centre>> centresByClass(const Moment& moment)
{
    if (const graph::Node pairs = timePairsOf(moment); pairs > 0) {
        std::vector<Centre> all;
        for (graph::Node pair = 0; pair < pairs; ++pair) all.emplace_back(SnapshotPair{pair});
        return {std::move(all)};
    }
    const graph::Labels& labels = moment.dataset.labels;
    const graph::Node count = moment.trainingNodes.empty() ? moment.dataset.graph.nodeCount()
                                                           : static_cast<graph::Node>(moment.trainingNodes.size());
    std::vector<std::vector<Centre>> classes(labels.empty() ? 1 : static_cast<std::size_t>(labels.classCount()));
    for (graph::Node node = 0; node < count; ++node) {
        const Centre centre = TrainingNode{node};
        const std::int32_t known = labels.empty() ? 0 : classOf(moment, centre);
        if (known >= 0) classes[static_cast<std::size_t>(known)].push_back(centre);
    }
    return classes;
}

}  // namespace rosa::learn
