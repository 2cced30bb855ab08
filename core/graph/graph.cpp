#include "core/graph/graph.h"

#include <algorithm>
#include <string>

namespace rosa::graph {

namespace {

Result<void> checkEnds(Node nodeCount, const std::vector<Arc>& arcs)
{
    if (nodeCount < 0) return badInput("a graph cannot have " + std::to_string(nodeCount) + " nodes");
    for (const Arc& arc : arcs)
        if (arc.source < 0 || arc.source >= nodeCount || arc.target < 0 || arc.target >= nodeCount)
            return badInput("edge " + std::to_string(arc.source) + " – " + std::to_string(arc.target) +
                            " names a node that is not among the " + std::to_string(nodeCount));
    return {};
}

std::int64_t sortUnique(std::vector<Arc>& arcs)
{
    std::sort(arcs.begin(), arcs.end());
    const auto before = static_cast<std::int64_t>(arcs.size());
    arcs.erase(std::unique(arcs.begin(), arcs.end()), arcs.end());
    return before - static_cast<std::int64_t>(arcs.size());
}

}  // namespace

Result<Graph> Graph::undirected(Node nodeCount, std::vector<Arc> arcs, GraphFixUps* fixUps)
{
    return build(nodeCount, std::move(arcs), true, fixUps);
}

Result<Graph> Graph::directed(Node nodeCount, std::vector<Arc> arcs, GraphFixUps* fixUps)
{
    return build(nodeCount, std::move(arcs), false, fixUps);
}

Result<Graph> Graph::build(Node nodeCount, std::vector<Arc> arcs, bool isUndirected, GraphFixUps* fixUps)
{
    ROSA_TRY(checkEnds(nodeCount, arcs));
    GraphFixUps done;
    if (isUndirected) {
        done.selfLoopsRemoved =
            static_cast<std::int64_t>(std::erase_if(arcs, [](const Arc& arc) { return arc.source == arc.target; }));
        done.duplicatesRemoved = sortUnique(arcs);
        const std::size_t given = arcs.size();
        arcs.reserve(2 * given);
        for (std::size_t i = 0; i < given; ++i) arcs.push_back({arcs[i].target, arcs[i].source});
        sortUnique(arcs);
        done.reversesAdded = static_cast<std::int64_t>(arcs.size() - given);
    } else {
        done.duplicatesRemoved = sortUnique(arcs);
    }
    LargeBuffer<std::int64_t> offsets(static_cast<std::size_t>(nodeCount) + 1, 0);
    LargeBuffer<Node> targets;
    targets.reserve(arcs.size());
    for (const Arc& arc : arcs) {
        ++offsets[static_cast<std::size_t>(arc.source) + 1];
        targets.push_back(arc.target);
    }
    for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];
    if (fixUps) *fixUps = done;
    return Graph(std::move(offsets), std::move(targets), isUndirected);
}

Result<Graph> Graph::fromRows(std::vector<std::int64_t> offsets, std::vector<Node> targets, bool isUndirected)
{
    if (offsets.empty() || offsets.front() != 0 || offsets.back() != static_cast<std::int64_t>(targets.size()))
        return badInput("row offsets must run from 0 to the number of entries, " + std::to_string(targets.size()));
    const auto nodes = static_cast<Node>(offsets.size() - 1);
    for (std::size_t row = 0; row + 1 < offsets.size(); ++row) {
        if (offsets[row + 1] < offsets[row] || offsets[row + 1] > offsets.back())
            return badInput("row offsets descend after row " + std::to_string(row));
        for (auto i = static_cast<std::size_t>(offsets[row]); i < static_cast<std::size_t>(offsets[row + 1]); ++i) {
            const bool ascends = i == static_cast<std::size_t>(offsets[row]) || targets[i - 1] < targets[i];
            if (targets[i] < 0 || targets[i] >= nodes || !ascends)
                return badInput("row " + std::to_string(row) + " of the graph is not ascending or names node " +
                                std::to_string(targets[i]) + " of " + std::to_string(nodes));
        }
    }
    Graph graph(toLargeBuffer(offsets), toLargeBuffer(targets), isUndirected);
    if (isUndirected)
        for (Node node = 0; node < nodes; ++node)
            for (const Node other : graph.neighbours(node))
                if (other == node || !graph.hasArc(other, node))
                    return badInput("edge " + std::to_string(node) + " – " + std::to_string(other) +
                                    " of an undirected graph " + (other == node ? "is a self-loop" : "has no reverse"));
    return graph;
}

bool Graph::hasArc(Node source, Node target) const
{
    const auto row = neighbours(source);
    return std::binary_search(row.begin(), row.end(), target);
}

std::int64_t Graph::undirectedEdgeCount() const
{
    if (m_undirected) return arcCount() / 2;
    std::int64_t count = 0;
    for (Node node = 0; node < nodeCount(); ++node)
        for (const Node other : neighbours(node))
            if (node < other || (node > other && !hasArc(other, node))) ++count;
    return count;
}

Graph Graph::induced(std::span<const Node> kept) const
{
    std::vector<Node> place(static_cast<std::size_t>(nodeCount()), -1);
    for (std::size_t i = 0; i < kept.size(); ++i) place[static_cast<std::size_t>(kept[i])] = static_cast<Node>(i);
    std::vector<std::int64_t> offsets{0};
    std::vector<Node> targets;
    for (const Node node : kept) {
        for (const Node other : neighbours(node))
            if (const Node to = place[static_cast<std::size_t>(other)]; to >= 0) targets.push_back(to);
        offsets.push_back(static_cast<std::int64_t>(targets.size()));
    }
    return Graph(toLargeBuffer(offsets), toLargeBuffer(targets), m_undirected);
}

Graph Graph::reversed() const
{
    if (m_undirected) return *this;
    LargeBuffer<std::int64_t> offsets(m_offsets.size(), 0);
    for (const Node target : m_targets) ++offsets[static_cast<std::size_t>(target) + 1];
    for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];
    std::vector<std::int64_t> next(offsets.begin(), offsets.end() - 1);
    LargeBuffer<Node> targets(m_targets.size());
    for (Node source = 0; source < nodeCount(); ++source)
        for (const Node target : neighbours(source))
            targets[static_cast<std::size_t>(next[static_cast<std::size_t>(target)]++)] = source;
    return Graph(std::move(offsets), std::move(targets), false);
}

}  // namespace rosa::graph
