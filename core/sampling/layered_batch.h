/// Subgraphs that a network of several layers needs for a few nodes: sampled neighbourhoods, and layers sampled by importance.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/graph/graph.h"
#include "core/sampling/propagation.h"

namespace rosa::sampling {

/// How the rows of one layer are computed from those of the layer below, its sources.
struct SampledLayer {
    SparseRows rows;                ///< One row per node of this layer, one column per source.
    std::int32_t sources = 0;       ///< Number of nodes of the layer below.
    std::vector<std::int32_t> own;  ///< For each row, the source that is the node itself; empty if unused.
};

/// Layers from the features up to the requested nodes.
struct LayeredBatch {
    std::vector<graph::Node> inputs;   ///< Distinct; the sources of layers.front().
    std::vector<SampledLayer> layers;  ///< The rows of the last layer are the targets, in their order.
};

/// GraphSAGE (Hamilton et al., NeurIPS 2017, algorithm 2): each node receives the mean of at most fanouts[i] of its neighbours, drawn
/// uniformly without replacement; all of them if it has no more. fanouts[0] belongs to the last layer, next to the targets. With Others a
/// node receives its neighbours only, with Mean also itself (with the weight of one drawn neighbour); Symmetric is not supported. A node
/// needed several times in a layer occurs once, with one neighbourhood. `graph` must be undirected, `targets` distinct. O(Σ nodes of a
/// layer · fanout) expected time and memory.
LayeredBatch sampleNeighbours(const graph::Graph& graph, std::span<const graph::Node> targets,
                              std::span<const std::int32_t> fanouts, Propagation kind, RandomStream stream);

/// FastGCN's importance distribution (Chen, Ma, Xiao, ICLR 2018, section 3.3): q(u) ∝ ‖Â(:, u)‖², Â = D^-½ (A + I) D^-½.
class LayerImportance {
public:
    /// `graph` must be undirected. O(nodes + arcs).
    explicit LayerImportance(const graph::Graph& graph);

    [[nodiscard]] double probability(graph::Node node) const { return m_probabilities[static_cast<std::size_t>(node)]; }
    graph::Node draw(RandomStream& stream) const;  ///< O(log nodes).

private:
    std::vector<double> m_probabilities;
    std::vector<double> m_sums;  ///< Cumulative sums of the probabilities.
};

/// FastGCN's two layers (section 3.3): `count` nodes u are drawn by importance, with replacement, and the rows of the last layer are Σ over
/// the draws of Â(v, u)/(count · q(u)), with expectation Â(v, :). The first layer is exact for the drawn nodes, as in the article, which
/// multiplies Â and the features in advance. O(Σ degrees of targets and drawn nodes).
LayeredBatch sampleByImportance(const graph::Graph& graph, const LayerImportance& importance,
                                std::span<const graph::Node> targets, std::int32_t count, RandomStream stream);

}  // namespace rosa::sampling
