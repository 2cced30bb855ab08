/// Graphs in compressed sparse row (CSR) form.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/storage/shared_array.h"

namespace rosa::graph {

/// Node index, 0 … nodeCount − 1.
using Node = std::int32_t;

/// A directed edge.
struct Arc {
    Node source = 0;
    Node target = 0;
    friend auto operator<=>(const Arc&, const Arc&) = default;
};

/// Corrections made to the given entries when a graph was built.
struct GraphFixUps {
    std::int64_t selfLoopsRemoved = 0;
    std::int64_t duplicatesRemoved = 0;  ///< Entries given more than once (in an undirected graph: in the same direction).
    std::int64_t reversesAdded = 0;      ///< Reverse arcs added because they were missing in an undirected graph.
};

/// Sorted neighbour lists without duplicates, with weights if they have any; immutable. Copies share the arrays, which may be part of a mapped file.
class Graph {
public:
    Graph() = default;

    /// Builds an undirected graph: adds the reverse of every arc and removes self-loops. Returns an Error that names an arc with an end not
    /// below `nodeCount`. O(arcs log arcs).
    static Result<Graph> undirected(Node nodeCount, std::vector<Arc> arcs, GraphFixUps* fixUps = nullptr);

    /// Builds a directed graph: keeps directions and self-loops and removes duplicates.
    static Result<Graph> directed(Node nodeCount, std::vector<Arc> arcs, GraphFixUps* fixUps = nullptr);

    /// As above with a weight for each arc, finite and not negative; without any if `weights` is empty. Weights of arcs given more than
    /// once are added; if an undirected graph is given both directions of an edge, its weight is the larger one. A graph whose weights are
    /// all 1 has none. The Error names the edge.
    static Result<Graph> undirected(Node nodeCount, std::vector<Arc> arcs, const std::vector<float>& weights,
                                    GraphFixUps* fixUps = nullptr);
    static Result<Graph> directed(Node nodeCount, std::vector<Arc> arcs, const std::vector<float>& weights,
                                  GraphFixUps* fixUps = nullptr);

    /// Builds a graph from CSR arrays: offsets has nodeCount + 1 ascending entries from 0 to targets.size(), rows ascend strictly and
    /// targets are below nodeCount. All of this is checked; the Error names the row.
    static Result<Graph> fromRows(std::vector<std::int64_t> offsets, std::vector<Node> targets, bool isUndirected);

    /// As fromRows(), without a copy and with one check less: it does not check that an undirected graph contains the reverse of every arc
    /// and no self-loops, since on a file larger than memory this needs random reads; checkUndirected() does. Reading the graph is
    /// memory-safe either way. O(nodes + arcs), in parallel.
    static Result<Graph> fromArrays(SharedArray<std::int64_t> offsets, SharedArray<Node> targets, bool isUndirected);

    /// Returns an Error that names an arc without a reverse, or with another weight than its reverse, or a self-loop, of an undirected
    /// graph. O(arcs · log degree), in parallel.
    [[nodiscard]] Result<void> checkUndirected() const;

    /// The graph with a weight per arc, in the order of targets(). The Error names the arc of a weight that is not finite or negative. As
    /// fromArrays(), it does not compare the two directions of an edge. O(arcs) time, and 8 bytes per arc for the sums of weightSums().
    [[nodiscard]] Result<Graph> withWeights(SharedArray<float> weights) const;
    /// The graph without its weights. O(1).
    [[nodiscard]] Graph withoutWeights() const;

    [[nodiscard]] Node nodeCount() const { return static_cast<Node>(m_offsets.size()) - 1; }
    [[nodiscard]] std::int64_t arcCount() const { return static_cast<std::int64_t>(m_targets.size()); }
    [[nodiscard]] bool isUndirected() const { return m_undirected; }
    /// Undirected: half the number of arcs. Directed: number of pairs of distinct nodes joined by an arc in either direction.
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

    /// Whether arcs have weights; without them, each counts 1.
    [[nodiscard]] bool isWeighted() const { return !m_weights.empty(); }
    /// Weights in the order of targets(); empty without weights.
    [[nodiscard]] std::span<const float> weights() const { return m_weights; }
    /// Of a weighted graph, in the order of neighbours().
    [[nodiscard]] std::span<const float> weightsOf(Node node) const { return rowOf(m_weights, node); }
    /// Of a weighted graph: sums of the weights up to each neighbour, so that the last is that of all.
    [[nodiscard]] std::span<const double> weightSums(Node node) const { return rowOf(m_sums, node); }
    /// 0 if there is no such arc; 1 for an arc of a graph without weights. O(log degree).
    [[nodiscard]] float weightOf(Node source, Node target) const;

    [[nodiscard]] std::span<const std::int64_t> offsets() const { return m_offsets; }
    [[nodiscard]] std::span<const Node> targets() const { return m_targets; }
    /// Advises the system that the arcs of nodes begin … end − 1 of a mapped graph will be read next in order. A hint only.
    void expectRows(Node begin, Node end) const;

    /// Returns the induced subgraph on `kept` (ascending, distinct), renumbered in that order.
    [[nodiscard]] Graph induced(std::span<const Node> kept) const;

    /// Returns the graph with every arc reversed; an undirected graph is returned unchanged. O(nodes + arcs).
    [[nodiscard]] Graph reversed() const;

private:
    Graph(SharedArray<std::int64_t> offsets, SharedArray<Node> targets, bool isUndirected)
        : m_offsets(std::move(offsets)), m_targets(std::move(targets)), m_undirected(isUndirected)
    {}
    static Result<Graph> build(Node nodeCount, std::vector<Arc> arcs, bool isUndirected, GraphFixUps* fixUps);
    static Result<Graph> buildWeighted(Node nodeCount, const std::vector<Arc>& arcs, const std::vector<float>& weights,
                                       bool isUndirected, GraphFixUps* fixUps);
    template <typename T>
    [[nodiscard]] std::span<const T> rowOf(const SharedArray<T>& values, Node node) const
    {
        const auto row = static_cast<std::size_t>(node);
        return {values.data() + m_offsets[row], static_cast<std::size_t>(m_offsets[row + 1] - m_offsets[row])};
    }

    SharedArray<std::int64_t> m_offsets{LargeBuffer<std::int64_t>{0}};
    SharedArray<Node> m_targets;
    SharedArray<float> m_weights;  ///< Empty without weights.
    SharedArray<double> m_sums;    ///< Of the weights within each row.
    bool m_undirected = true;
};

}  // namespace rosa::graph
