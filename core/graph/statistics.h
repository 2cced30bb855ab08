/// Summary statistics of a graph for the card of a data set.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/graph/features.h"
#include "core/graph/graph.h"
#include "core/graph/labels.h"

namespace rosa::graph {

/// Degrees of all nodes; self-loops are not counted.
struct DegreeDistribution {
    std::int64_t minimum = 0;
    double median = 0;  ///< Mean of the two middle values for an even number of nodes.
    double mean = 0;
    std::int64_t maximum = 0;
    /// Number of nodes by degree: [0] degree 0, [k] degrees 2^(k−1) … 2^k − 1, up to the bin of the maximum.
    std::vector<std::int64_t> histogram;
};

/// Connected components; an isolated node is a component of its own.
struct Components {
    std::int64_t count = 0;
    std::int64_t largest = 0;  ///< Nodes in the largest component.
};

/// All values are 0 for a graph without nodes.
DegreeDistribution degreeDistribution(const Graph& graph);

/// Weakly connected components: directed arcs are followed both ways. O((nodes + arcs) · α(nodes)).
Components components(const Graph& graph);

std::int64_t isolatedCount(const Graph& graph);

/// Number of self-loops; 0 in an undirected graph.
std::int64_t selfLoopCount(const Graph& graph);

/// Fraction of the undirected edges between distinct, labelled nodes that join nodes of the same class (Zhu et al. 2020, "Beyond
/// homophily", eq. 1). In [0, 1]; nullopt if there is no such edge.
std::optional<double> edgeHomophily(const Graph& graph, const Labels& labels);

/// Fraction of non-zero values, in [0, 1]; 0 if there are no features.
double featureDensity(const Features& features);

/// Smallest and largest value other than 0; nothing if there is none. A value that is not finite may be missed. O(values).
struct ValueRange {
    float least = 0, most = 0;

    /// Whether features of this range are 0 and 1 alone.
    [[nodiscard]] bool isBinary() const { return least == 1.0f && most == 1.0f; }
};
std::optional<ValueRange> featureRange(const Features& features);

/// Smallest and largest weight of an edge; nothing without weights. O(arcs).
std::optional<ValueRange> weightRange(const Graph& graph);

/// Number of nodes per class, in the order of classNames.
std::vector<std::int64_t> classSizes(const Labels& labels);

}  // namespace rosa::graph
