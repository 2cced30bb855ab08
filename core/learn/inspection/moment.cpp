#include "core/learn/inspection/moment.h"

#include <algorithm>

namespace rosa::learn {

Result<PairwiseMethod*> pairwiseOf(const Moment& moment)
{
    if (PairwiseMethod* const pairwise = moment.method.pairwise()) return pairwise;
    return badInput("method %1 compares nodes, not views of them: it has no pairs to show", moment.configuration.method());
}

graph::Node timePairsOf(const Moment& moment)
{
    const PairwiseMethod* const pairwise = moment.method.pairwise();
    return pairwise ? pairwise->timePairs() : 0;
}

Result<graph::Node> trainingPlace(const Moment& moment, std::int64_t node)
{
    if (const graph::Node pairs = timePairsOf(moment); pairs > 0) {
        if (node >= 0 && node < pairs) return static_cast<graph::Node>(node);
        return badInput("pair %1 is not among the %2 pairs of time snapshots (they are numbered from 0)", node, pairs);
    }
    if (node < 0 || node >= moment.dataset.graph.nodeCount())
        return badInput("node %1 is not among the %2 of data set %3 (they are numbered from 0)", node,
                        moment.dataset.graph.nodeCount(), moment.dataset.name);
    const auto& nodes = moment.trainingNodes;
    if (nodes.empty()) return static_cast<graph::Node>(node);
    const auto found = std::lower_bound(nodes.begin(), nodes.end(), node);
    if (found == nodes.end() || *found != node) return badInput("node %1 is hidden from this inductive run", node);
    return static_cast<graph::Node>(found - nodes.begin());
}

graph::Node nodeAt(const Moment& moment, graph::Node place)
{
    return moment.trainingNodes.empty() ? place : moment.trainingNodes[static_cast<std::size_t>(place)];
}

std::vector<std::vector<graph::Node>> placesByClass(const Moment& moment)
{
    const graph::Labels labels = timePairsOf(moment) > 0 ? graph::Labels() : moment.dataset.labels;
    const graph::Node count = timePairsOf(moment) > 0        ? timePairsOf(moment)
                              : moment.trainingNodes.empty() ? moment.dataset.graph.nodeCount()
                                                             : static_cast<graph::Node>(moment.trainingNodes.size());
    std::vector<std::vector<graph::Node>> classes(labels.empty() ? 1 : static_cast<std::size_t>(labels.classCount()));
    for (graph::Node place = 0; place < count; ++place) {
        const std::int32_t known = labels.empty() ? 0 : labels.ofNode[static_cast<std::size_t>(nodeAt(moment, place))];
        if (known >= 0) classes[static_cast<std::size_t>(known)].push_back(place);
    }
    return classes;
}

}  // namespace rosa::learn
