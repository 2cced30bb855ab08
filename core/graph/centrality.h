/// Centrality of nodes, computed from the graph alone.
#pragma once

#include <vector>

#include "core/graph/graph.h"

namespace rosa::graph {

/// PageRank: c = 1 − d + d·Σ c(u)/degree(u) over the neighbours u, iterated for `sweeps` sweeps from c = 1. The mean of c is 1 if no node
/// is isolated; isolated nodes get 1 − d. Page et al. (1999), for undirected graphs. 0 <= damping < 1. O(sweeps · arcs).
std::vector<double> pageRank(const Graph& graph, double damping = 0.85, int sweeps = 200);

/// The non-negative eigenvector of unit length for the largest eigenvalue of A (Bonacich 1987), by power iteration on A + I until no entry
/// changes by more than 1e-10, at most 2,000 iterations. In a graph of several components, the component with the largest eigenvalue holds
/// all the weight. Undirected graphs only. O(iterations · arcs).
std::vector<double> eigenvectorCentrality(const Graph& graph);

}  // namespace rosa::graph
