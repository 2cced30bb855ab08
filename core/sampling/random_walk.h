/// Random walk with restart, the sampler of RoSA's views.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/random.h"
#include "core/base/stamped_map.h"
#include "core/graph/graph.h"

namespace rosa::sampling {

/// Options of a walk.
struct WalkOptions {
    std::int32_t steps = 10;  ///< Steps of a walk, including returns to the centre. 0 … 100,000
    double restart = 0.5;     ///< Probability of a return at each step. 0 … 1
};

/// A directed edge between two rows of a view or of a batch of views.
struct RowArc {
    std::int32_t source = 0;
    std::int32_t target = 0;
    friend auto operator<=>(const RowArc&, const RowArc&) = default;
};

/// The subgraph visited by one walk. Rows are indices into `nodes`.
struct View {
    std::vector<graph::Node> nodes;    ///< Distinct: the centre first, then in order of first visit.
    std::vector<std::int32_t> depths;  ///< Minimum number of steps since the centre was last visited; ≥ the hop distance.
    std::vector<RowArc> arcs;          ///< Walked edges, each once, in order of first use, as two arcs: forward, backward.
};

/// Random walks on one graph. A step returns to the centre with the restart probability (a return is not an edge); otherwise it follows an
/// edge of the current node, chosen uniformly, or in proportion to the weights of a weighted graph (neighbour_draw.h). A node without edges
/// is left only by a return.
///
/// Each step consumes the same amount of the random stream, so two walks that differ only in their options remain comparable step by step.
/// O(steps) time and memory, with weights O(steps · log degree) time. Keeps scratch memory: use one walker per thread.
class Walker {
public:
    /// `graph` must be undirected and outlive the walker.
    Walker(const graph::Graph& graph, const WalkOptions& options);

    View walk(graph::Node centre, RandomStream stream);

private:
    const graph::Graph& m_graph;
    WalkOptions m_options;
    StampedMap<graph::Node> m_rowOf;
    StampedMap<std::uint64_t> m_walked;  ///< Edges visited: smaller row · 2^32 + larger row.
};

}  // namespace rosa::sampling
