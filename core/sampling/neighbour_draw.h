/// The next node of a random walk.
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/graph/graph.h"

namespace rosa::sampling {

/// The neighbour of `node` at `choice`, 0 ≤ choice < 1, if each has a share of this range: equal ones, or those of the weights of a weighted
/// graph. −1 if the node has no neighbour, or all weights are 0. O(1); with weights O(log degree), by their sums (Graph::weightSums()), which
/// take 8 bytes per arc. Alias tables would take O(1) and 12 bytes per arc.
inline graph::Node neighbourAt(const graph::Graph& graph, graph::Node node, double choice)
{
    const auto neighbours = graph.neighbours(node);
    if (neighbours.empty()) return -1;
    if (!graph.isWeighted()) return neighbours[static_cast<std::size_t>(choice * static_cast<double>(neighbours.size()))];
    const auto sums = graph.weightSums(node);
    const double total = sums.back();
    if (total <= 0) return -1;
    auto found = std::upper_bound(sums.begin(), sums.end(), choice * total);
    if (found == sums.end()) found = std::lower_bound(sums.begin(), sums.end(), total);  // if the product was rounded up
    return neighbours[static_cast<std::size_t>(found - sums.begin())];
}

}  // namespace rosa::sampling
