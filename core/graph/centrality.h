/// How important a node is, by the graph alone.
#pragma once

#include <vector>

#include "core/graph/graph.h"

namespace rosa::graph {

/// c = 1 − d + d·Σ c(u)/degree(u) over the neighbours u, the mean of all c being 1 where no node is isolated; `sweeps` sweeps from c = 1 on.
/// Page et al. (1999), undirected. Isolated nodes get 1 − d. O(sweeps · arcs). 0 <= damping < 1.
std::vector<double> pageRank(const Graph& graph, double damping = 0.85, int sweeps = 200);

/// The eigenvector of the largest eigenvalue of A, non-negative, of length 1 (Bonacich 1987), by power iteration on A + I until no entry
/// changes by more than 1e-10, at most 2,000 times. Of several components the one of the largest eigenvalue has all the weight. Undirected.
/// O(iterations · arcs).
std::vector<double> eigenvectorCentrality(const Graph& graph);

}  // namespace rosa::graph
