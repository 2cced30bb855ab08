/// Hop distances Ψ between given nodes, without a table over all pairs.
///
/// The distance is the number of arcs on a shortest path from source to target; in directed graphs arcs are followed in their direction. It
/// is capped at 100, which also stands for unreachable nodes: it fits in one byte, and no use of Ψ (a sigmoid of half its value) is
/// affected.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/stamped_map.h"
#include "core/graph/graph.h"

namespace rosa::graph {

/// Distance of nodes that are not connected, or at least 100 hops apart.
inline constexpr std::uint8_t kUnreachable = 100;

/// A graph prepared for bidirectional search. Immutable; one object may be shared by all threads.
class HopDistance {
public:
    /// `graph` must outlive this object. A directed graph is reversed once, in O(nodes + arcs) time and memory; an undirected one needs
    /// nothing.
    explicit HopDistance(const Graph& graph);

    [[nodiscard]] const Graph& graph() const { return *m_graph; }
    /// The reversed graph: for each node, the nodes with an arc to it.
    [[nodiscard]] const Graph& incoming() const { return m_graph->isUndirected() ? *m_graph : m_reversed; }

private:
    const Graph* m_graph;
    Graph m_reversed;  ///< Empty if the graph is undirected.
};

/// Exact distances of single pairs and small blocks by bidirectional breadth-first search. The cheaper side is expanded, and the pairs of a
/// block share the part explored around each node. Pairs at most two hops apart need only the sorted neighbour lists. Time and memory
/// depend on the nodes visited, not on the size of the graph. Keeps scratch memory: use one object per thread.
class HopSearch {
public:
    /// `distances` must outlive this object.
    explicit HopSearch(const HopDistance& distances) : m_distances(distances) {}

    /// `atMost` is a known upper bound on the distance, which shortens the search; kUnreachable if there is none.
    std::uint8_t between(Node source, Node target, std::int32_t atMost = kUnreachable);

    /// `out` is sources × targets, row-major.
    void block(std::span<const Node> sources, std::span<const Node> targets, std::span<std::uint8_t> out);

    /// As above for nodes connected through a common node of an undirected graph: source i is at most sourceDepths[i] hops from it, target
    /// j at most targetDepths[j].
    void block(std::span<const Node> sources, std::span<const Node> targets, std::span<const std::int32_t> sourceDepths,
               std::span<const std::int32_t> targetDepths, std::span<std::uint8_t> out);

private:
    /// The nodes within `radius` arcs of an origin, by level.
    class Ball {
    public:
        void start(const Graph& arcs, Node origin);
        /// Adds a level; returns false if there are no further nodes.
        bool grow();
        [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
        [[nodiscard]] std::int32_t radius() const { return static_cast<std::int32_t>(m_levels.size()) - 2; }
        [[nodiscard]] std::span<const Node> level(std::int32_t distance) const;
        /// Number of arcs that the next grow() follows.
        [[nodiscard]] std::int64_t costOfGrowing() const { return m_frontierArcs; }
        /// Distance from the origin; −1 outside the ball.
        [[nodiscard]] std::int32_t distanceOf(Node node) const { return m_distances.valueOr(node, -1); }
        /// Returns whether an arc leads from the outermost level of this ball into `other`.
        [[nodiscard]] bool touches(const Ball& other) const;
        /// Returns whether to scan the outermost level again; after kLooks scans growing is cheaper.
        bool mayLookOver() { return m_looks++ < kLooks; }

    private:
        const Graph* m_arcs = nullptr;
        StampedMap<Node> m_distances;
        std::vector<Node> m_nodes;
        std::vector<std::size_t> m_levels;  ///< Start of each level in m_nodes, followed by the end.
        std::int64_t m_frontierArcs = 0;
        int m_looks = 0;
        static constexpr int kLooks = 2;
    };

    std::uint8_t pair(Node source, Node target, std::int32_t atMost);
    std::uint8_t searchBeyondTwo(Node source, Node target, std::int32_t atMost);
    static bool meetAt(std::int32_t distance, const Ball& from, const Ball& into);
    /// Returns the index of the ball around `origin`, creating it if it is not in `known`.
    std::size_t ballOf(StampedMap<Node>& known, const Graph& arcs, Node origin);
    void forgetBalls();

    const HopDistance& m_distances;
    std::vector<Ball> m_balls;  ///< The first m_ballCount are in use; the others keep their memory for reuse.
    std::size_t m_ballCount = 0;
    StampedMap<Node> m_outward;  ///< Balls along the arcs; in an undirected graph, all balls.
    StampedMap<Node> m_inward;   ///< Balls against the direction of the arcs.
};

/// Distances from every source to every target, sources × targets, row-major; nodes may repeat.
///
/// Runs breadth-first searches from 64 sources at a time, one bit per source (Then et al., "The more the merrier", PVLDB 2014), until every
/// target is reached. At worst O((nodes + arcs) · sources/64 · diameter) time, in parallel over groups of 64 sources; 28 bytes per node and
/// thread.
std::vector<std::uint8_t> hopMatrix(const Graph& graph, std::span<const Node> sources, std::span<const Node> targets);

}  // namespace rosa::graph
