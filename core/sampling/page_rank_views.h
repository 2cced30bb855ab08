/// Subgraphs of the nodes most relevant to a centre node.
#pragma once

#include <span>

#include "core/graph/graph.h"
#include "core/sampling/view_batch.h"

namespace rosa::sampling {

struct PageRankOptions {
    std::int32_t size = 20;  ///< Maximum number of nodes of a subgraph, including the centre. >= 1
    double restart = 0.15;   ///< Probability of returning to the centre at each step. 0 < restart < 1
    /// Threshold on a node's residual divided by its degree; bounds the error of small scores. > 0
    double tolerance = 1e-5;
};

/// Returns the centre, then the nodes with the highest personalised PageRank divided by degree (in a weighted graph, by the sum of the
/// weights, in proportion to which it is passed on), descending; ties by node. Returns fewer
/// nodes if fewer were reached. Uses local pushes (Andersen, Chung, Lang, FOCS 2006): O(1 / (restart · tolerance)) time and memory for any
/// size of graph.
std::vector<graph::Node> nearestByPageRank(const graph::Graph& graph, graph::Node centre, const PageRankOptions& options);

/// Makes one view per list of distinct nodes, centre first: the subgraph induced by the list. depths are 0, since there is no walk. In
/// parallel over views; O(sum of the nodes' degrees).
ViewBatch inducedViews(const graph::Graph& graph, std::span<const std::vector<graph::Node>> nodes);

}  // namespace rosa::sampling
