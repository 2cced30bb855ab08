/// Random walk with restart, the sampler of RoSA's views.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/random.h"
#include "core/base/stamped_map.h"
#include "core/graph/graph.h"

namespace rosa::sampling {

/// How a walk goes.
struct WalkOptions {
    std::int32_t steps = 10;  ///< Steps of a walk, returns to the centre among them. 0 … 100,000
    double restart = 0.5;     ///< Probability of a return, at each step. 0 … 1
};

/// A directed entry between two rows of a view or of a batch of views.
struct RowArc {
    std::int32_t source = 0;
    std::int32_t target = 0;
    friend auto operator<=>(const RowArc&, const RowArc&) = default;
};

/// The subgraph that one walk saw. Rows are places in `nodes`.
struct View {
    std::vector<graph::Node> nodes;    ///< Distinct: the centre first, then in order of first visit.
    std::vector<std::int32_t> depths;  ///< Fewest steps since the last stay at the centre; ≥ the hop distance from it.
    std::vector<RowArc> arcs;          ///< Walked edges, each once, in order of first use, as two arcs: there, back.
};

/// Walks on one graph. A step returns to the centre with the restart probability (a return is no edge), otherwise goes
/// along an edge of the present node, all equally likely; a node without edges is never left but by a return.
///
/// Each step takes the same share of the stream whatever it does, so two walks that differ only in their options stay
/// comparable step by step. O(steps) time and memory. Keeps scratch memory: one walker a thread.
class Walker {
public:
    /// `graph` is undirected and outlives the walker.
    Walker(const graph::Graph& graph, const WalkOptions& options);

    View walk(graph::Node centre, RandomStream stream);

private:
    const graph::Graph& m_graph;
    WalkOptions m_options;
    StampedMap<graph::Node> m_rowOf;
    StampedMap<std::uint64_t> m_walked;  ///< Edges seen: smaller row · 2^32 + larger row.
};

}  // namespace rosa::sampling
