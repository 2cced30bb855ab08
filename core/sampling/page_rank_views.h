/// Subgraphs of the nodes that matter most to a centre.
#pragma once

#include <span>

#include "core/graph/graph.h"
#include "core/sampling/view_batch.h"

namespace rosa::sampling {

struct PageRankOptions {
    std::int32_t size = 20;  ///< Nodes of a subgraph at most, the centre among them. >= 1
    double restart = 0.15;   ///< Probability at each step to return to the centre. 0 < restart < 1
    double tolerance =
        1e-5;  ///< What is left unsent at a node for each of its edges: what smaller scores may be wrong by. > 0
};

/// The centre, then the nodes of the highest personalised PageRank for each of their edges, descending; ties by node. Fewer where fewer were
/// reached. By local pushes (Andersen, Chung, Lang, FOCS 2006): O(1 / (restart · tolerance)) time and memory, whatever the graph's size.
std::vector<graph::Node> nearestByPageRank(const graph::Graph& graph, graph::Node centre, const PageRankOptions& options);

/// One view for each list of distinct nodes, its centre first: those nodes with all edges of the graph between them. depths are 0: no walk
/// was taken. In parallel over views; O(sum of the nodes' degrees).
ViewBatch inducedViews(const graph::Graph& graph, std::span<const std::vector<graph::Node>> nodes);

}  // namespace rosa::sampling
