/// What a graph looks like in numbers, for a data set's card.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/graph/features.h"
#include "core/graph/graph.h"
#include "core/graph/labels.h"

namespace rosa::graph {

/// Degrees of all nodes: neighbours without the node itself.
struct DegreeDistribution {
    std::int64_t minimum = 0;
    double median = 0;  ///< Mean of the two middle ones for an even number of nodes.
    double mean = 0;
    std::int64_t maximum = 0;
    /// Nodes by degree: [0] of degree 0, [k] of degree 2^(k−1) … 2^k − 1, up to the bin of the maximum.
    std::vector<std::int64_t> histogram;
};

/// Parts of the graph that no path joins, each a component; an isolated node is one of its own.
struct Components {
    std::int64_t count = 0;
    std::int64_t largest = 0;  ///< Nodes in it.
};

/// All sizes 0 for a graph without nodes.
DegreeDistribution degreeDistribution(const Graph& graph);

/// Directed arcs are followed both ways. O((nodes + arcs) · α(nodes)).
Components components(const Graph& graph);

std::int64_t isolatedCount(const Graph& graph);

/// Arcs from a node to itself; 0 in an undirected graph.
std::int64_t selfLoopCount(const Graph& graph);

/// Share of the undirected edges between distinct nodes that join nodes of one class, among those whose ends both have a
/// class (Zhu et al. 2020, "Beyond homophily", eq. 1). In [0, 1]; empty where there is no such edge.
std::optional<double> edgeHomophily(const Graph& graph, const Labels& labels);

/// Share of the values that are not zero, in [0, 1]; 0 where there are no features.
double featureDensity(const Features& features);

/// Nodes of each class, in the order of classNames.
std::vector<std::int64_t> classSizes(const Labels& labels);

}  // namespace rosa::graph
