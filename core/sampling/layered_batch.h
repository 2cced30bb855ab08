/// Parts of a graph that a network of several layers needs for a few nodes: sampled neighbourhoods, and layers sampled by importance.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/graph/graph.h"
#include "core/sampling/propagation.h"

namespace rosa::sampling {

/// How one layer's rows are made of those of the layer below, its sources.
struct SampledLayer {
    SparseRows rows;                ///< A row a node of this layer, a column a source.
    std::int32_t sources = 0;       ///< Nodes of the layer below.
    std::vector<std::int32_t> own;  ///< Source that is the node itself, one a row; empty where a layer does not look at it.
};

/// Layers from the features up to the nodes that were asked for.
struct LayeredBatch {
    std::vector<graph::Node> inputs;   ///< Distinct; the sources of layers.front().
    std::vector<SampledLayer> layers;  ///< The rows of the last one are the targets, in their order.
};

/// GraphSAGE (Hamilton et al., NeurIPS 2017, algorithm 2): each node hears the mean of at most fanouts[i] of its neighbours, distinct and
/// uniformly drawn; all where it has no more. fanouts[0] belongs to the last layer, next to the targets. Kind Others hears neighbours alone,
/// Mean the node as well (whose share is that of one of the neighbours drawn); Symmetric is not sampled so. A node that is needed several
/// times in a layer is there once, with one neighbourhood. `graph` is undirected, `targets` are distinct.
/// O(Σ nodes of a layer · fanout) expected time and memory.
LayeredBatch sampleNeighbours(const graph::Graph& graph, std::span<const graph::Node> targets,
                              std::span<const std::int32_t> fanouts, Propagation kind, RandomStream stream);

/// FastGCN's importance distribution (Chen, Ma, Xiao, ICLR 2018, section 3.3): q(u) ∝ ‖Â(:, u)‖², Â = D^-½ (A + I) D^-½.
class LayerImportance {
public:
    /// `graph` is undirected. O(nodes + arcs).
    explicit LayerImportance(const graph::Graph& graph);

    [[nodiscard]] double probability(graph::Node node) const { return m_probabilities[static_cast<std::size_t>(node)]; }
    graph::Node draw(RandomStream& stream) const;  ///< O(log nodes).

private:
    std::vector<double> m_probabilities;
    std::vector<double> m_sums;  ///< Running sums of the probabilities.
};

/// FastGCN's two layers (section 3.3): `count` nodes u are drawn by importance, with replacement, and the last layer's rows are
/// Σ over the draws of Â(v, u)/(count · q(u)), whose expectation is Â(v, :). The first layer is exact over the nodes drawn, as the article
/// has it by multiplying Â and the features beforehand. O(Σ degrees of targets and drawn nodes).
LayeredBatch sampleByImportance(const graph::Graph& graph, const LayerImportance& importance,
                                std::span<const graph::Node> targets, std::int32_t count, RandomStream stream);

}  // namespace rosa::sampling
