/// Small graphs for the tests of this folder.
#pragma once

#include "core/base/random.h"
#include "core/graph/graph.h"

namespace rosa::sampling {

/// 0 – 1 – … – nodes − 1.
inline graph::Graph pathGraph(graph::Node nodes)
{
    std::vector<graph::Arc> arcs;
    for (graph::Node node = 1; node < nodes; ++node) arcs.push_back({node - 1, node});
    return graph::Graph::undirected(nodes, arcs).value();
}

/// Node 0 connected to all others.
inline graph::Graph starGraph(graph::Node nodes)
{
    std::vector<graph::Arc> arcs;
    for (graph::Node node = 1; node < nodes; ++node) arcs.push_back({0, node});
    return graph::Graph::undirected(nodes, arcs).value();
}

inline graph::Graph randomGraph(graph::Node nodes, int edges)
{
    RandomStream stream(3, Purpose::Generator);
    const auto bound = static_cast<std::uint32_t>(nodes);
    std::vector<graph::Arc> arcs;
    for (int i = 0; i < edges; ++i)
        arcs.push_back({static_cast<graph::Node>(stream.below(bound)), static_cast<graph::Node>(stream.below(bound))});
    return graph::Graph::undirected(nodes, arcs).value();
}

}  // namespace rosa::sampling
