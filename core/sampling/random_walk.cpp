#include "core/sampling/random_walk.h"

#include <algorithm>

#include "core/sampling/neighbour_draw.h"

namespace rosa::sampling {

namespace {

constexpr std::int32_t kUsualSteps = 32;  ///< Memory is reserved for this many steps.

}  // namespace

Walker::Walker(const graph::Graph& graph, const WalkOptions& options) : m_graph(graph), m_options(options)
{
    ROSA_CHECK(graph.isUndirected(), "walks run on an undirected graph");
    ROSA_CHECK(options.steps >= 0 && options.restart >= 0 && options.restart <= 1, "walk options out of range");
}

View Walker::walk(graph::Node centre, RandomStream stream)
{
    ROSA_CHECK(centre >= 0 && centre < m_graph.nodeCount(), "a walk starts at a node of its graph");
    View view;
    const auto most = static_cast<std::size_t>(std::min(m_options.steps, kUsualSteps));
    view.nodes.reserve(most + 1);
    view.depths.reserve(most + 1);
    view.arcs.reserve(2 * most);
    view.nodes.push_back(centre);
    view.depths.push_back(0);
    m_rowOf.clear();
    m_walked.clear();
    m_rowOf.insert(centre, 0);
    std::int32_t row = 0;
    for (std::int32_t step = 0; step < m_options.steps; ++step) {
        const bool returns = static_cast<double>(stream.uniform()) < m_options.restart;
        const double choice = stream.uniform64();
        if (returns) {
            row = 0;
            continue;
        }
        const graph::Node next = neighbourAt(m_graph, view.nodes[static_cast<std::size_t>(row)], choice);
        if (next < 0) continue;
        const std::int32_t nextDepth = view.depths[static_cast<std::size_t>(row)] + 1;
        const auto [nextRow, isNew] = m_rowOf.insert(next, static_cast<std::int32_t>(view.nodes.size()));
        if (isNew) {
            view.nodes.push_back(next);
            view.depths.push_back(nextDepth);
        }
        std::int32_t& depth = view.depths[static_cast<std::size_t>(nextRow)];
        depth = std::min(depth, nextDepth);
        const auto low = static_cast<std::uint64_t>(std::min(row, nextRow));
        const auto high = static_cast<std::uint64_t>(std::max(row, nextRow));
        if (m_walked.insert(low << 32 | high, 0).second) {
            view.arcs.push_back({row, nextRow});
            view.arcs.push_back({nextRow, row});
        }
        row = nextRow;
    }
    return view;
}

}  // namespace rosa::sampling
