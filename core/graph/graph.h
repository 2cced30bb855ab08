/// A graph in compressed sparse rows.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/shared_array.h"

namespace rosa::graph {

/// Index of a node, 0 … nodeCount − 1.
using Node = std::int32_t;

/// A directed entry.
struct Arc {
    Node source = 0;
    Node target = 0;
    friend auto operator<=>(const Arc&, const Arc&) = default;
};

/// What building a graph changed in the entries it was given.
struct GraphFixUps {
    std::int64_t selfLoopsRemoved = 0;
    std::int64_t duplicatesRemoved = 0;  ///< Entries given more than once (in an undirected graph: in the same direction).
    std::int64_t reversesAdded = 0;      ///< Entries whose reverse was missing in an undirected graph.
};

/// Neighbour lists, sorted, without duplicates; immutable. Copies share the arrays, which may lie in a mapped file.
class Graph {
public:
    Graph() = default;

    /// Undirected: every arc's reverse is in it, self-loops are not. O(arcs log arcs).
    /// An Error names an arc whose end is not below `nodeCount`.
    static Result<Graph> undirected(Node nodeCount, std::vector<Arc> arcs, GraphFixUps* fixUps = nullptr);

    /// As published: direction and self-loops are kept, duplicates are not.
    static Result<Graph> directed(Node nodeCount, std::vector<Arc> arcs, GraphFixUps* fixUps = nullptr);

    /// From arrays that hold already: offsets has nodeCount + 1 ascending entries from 0 to targets.size(), rows ascend
    /// strictly, targets are below nodeCount. Checked; an Error names the row.
    static Result<Graph> fromRows(std::vector<std::int64_t> offsets, std::vector<Node> targets, bool isUndirected);

    /// The same without a copy, and all but one thing checked: that an undirected graph has the reverse of every arc (and no
    /// self-loops) is not, since on a file larger than memory that takes random reads; checkUndirected() does it. Nothing
    /// that reads the graph leaves its arrays either way. O(nodes + arcs), in parallel.
    static Result<Graph> fromArrays(SharedArray<std::int64_t> offsets, SharedArray<Node> targets, bool isUndirected);

    /// An Error names an arc without a reverse, or a self-loop, of an undirected graph. O(arcs · log degree), in parallel.
    [[nodiscard]] Result<void> checkUndirected() const;

    [[nodiscard]] Node nodeCount() const { return static_cast<Node>(m_offsets.size()) - 1; }
    [[nodiscard]] std::int64_t arcCount() const { return static_cast<std::int64_t>(m_targets.size()); }
    [[nodiscard]] bool isUndirected() const { return m_undirected; }
    /// Undirected: pairs of arcs. Directed: pairs of distinct nodes joined by an arc in either direction.
    [[nodiscard]] std::int64_t undirectedEdgeCount() const;

    [[nodiscard]] std::span<const Node> neighbours(Node node) const
    {
        const auto row = static_cast<std::size_t>(node);
        return {m_targets.data() + m_offsets[row], static_cast<std::size_t>(m_offsets[row + 1] - m_offsets[row])};
    }
    [[nodiscard]] std::int64_t degree(Node node) const
    {
        return m_offsets[static_cast<std::size_t>(node) + 1] - m_offsets[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] bool hasArc(Node source, Node target) const;  ///< O(log degree).

    [[nodiscard]] std::span<const std::int64_t> offsets() const { return m_offsets; }
    [[nodiscard]] std::span<const Node> targets() const { return m_targets; }
    /// Tells the system that the arcs of nodes begin … end − 1 of a mapped graph are read next, one after another. A hint.
    void expectRows(Node begin, Node end) const;

    /// The graph on `kept` (ascending, distinct), renumbered in that order, with the arcs between them.
    [[nodiscard]] Graph induced(std::span<const Node> kept) const;

    /// Every arc turned round; an undirected graph as it is. O(nodes + arcs).
    [[nodiscard]] Graph reversed() const;

private:
    Graph(SharedArray<std::int64_t> offsets, SharedArray<Node> targets, bool isUndirected)
        : m_offsets(std::move(offsets)), m_targets(std::move(targets)), m_undirected(isUndirected)
    {}
    static Result<Graph> build(Node nodeCount, std::vector<Arc> arcs, bool isUndirected, GraphFixUps* fixUps);

    SharedArray<std::int64_t> m_offsets{LargeBuffer<std::int64_t>{0}};
    SharedArray<Node> m_targets;
    bool m_undirected = true;
};

}  // namespace rosa::graph
