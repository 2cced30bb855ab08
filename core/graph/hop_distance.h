/// Hop distances Ψ between given nodes, without a table over all pairs.
///
/// The distance is the number of arcs of a shortest path from source to target; directed graphs are followed along their
/// arcs. It is 100 where there is no path, and 100 stands for longer paths too: one byte holds it, and no use of Ψ (a
/// sigmoid of half its value) can tell the difference.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/stamped_map.h"
#include "core/graph/graph.h"

namespace rosa::graph {

/// Distance of nodes that are not connected, or 100 hops and more apart.
inline constexpr std::uint8_t kUnreachable = 100;

/// A graph made ready for searches from both ends. Immutable; one serves all threads.
class HopDistance {
public:
    /// `graph` outlives this. A directed graph is turned round once, O(nodes + arcs) time and memory; an undirected one
    /// costs nothing.
    explicit HopDistance(const Graph& graph);

    [[nodiscard]] const Graph& graph() const { return *m_graph; }
    /// For each node those with an arc to it.
    [[nodiscard]] const Graph& incoming() const { return m_graph->isUndirected() ? *m_graph : m_reversed; }

private:
    const Graph* m_graph;
    Graph m_reversed;  ///< Only where the graph is directed.
};

/// Exact distances of single pairs and small blocks by breadth-first search from both ends; it is always the cheaper side
/// that grows, and a block's pairs share what was explored round a node. Pairs at most two hops apart are settled on sorted
/// neighbour lists alone. Time and memory follow what the searches touch, never the number of nodes. Keeps scratch memory:
/// one search a thread.
class HopSearch {
public:
    /// `distances` outlives this.
    explicit HopSearch(const HopDistance& distances) : m_distances(distances) {}

    /// `atMost`: a bound known to hold; the search ends below it. kUnreachable for none.
    std::uint8_t between(Node source, Node target, std::int32_t atMost = kUnreachable);

    /// `out` is sources × targets, row-major.
    void block(std::span<const Node> sources, std::span<const Node> targets, std::span<std::uint8_t> out);

    /// The same where all nodes are connected through one: source i lies at most sourceDepths[i] from it, target j at
    /// most targetDepths[j], in an undirected graph.
    void block(std::span<const Node> sources, std::span<const Node> targets, std::span<const std::int32_t> sourceDepths,
               std::span<const std::int32_t> targetDepths, std::span<std::uint8_t> out);

private:
    /// The nodes within `radius` arcs of an origin, level by level.
    class Ball {
    public:
        void start(const Graph& arcs, Node origin);
        /// Adds a level; false if nothing is left to add.
        bool grow();
        [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
        [[nodiscard]] std::int32_t radius() const { return static_cast<std::int32_t>(m_levels.size()) - 2; }
        [[nodiscard]] std::span<const Node> level(std::int32_t distance) const;
        /// Arcs that the next grow() follows.
        [[nodiscard]] std::int64_t costOfGrowing() const { return m_frontierArcs; }
        /// Distance from the origin, −1 outside the ball.
        [[nodiscard]] std::int32_t distanceOf(Node node) const { return m_distances.valueOr(node, -1); }
        /// An arc leads from this ball's rim into `other`.
        [[nodiscard]] bool touches(const Ball& other) const;
        /// Looking over the rim once more is worth it: after a few times growing is cheaper.
        bool mayLookOver() { return m_looks++ < kLooks; }

    private:
        const Graph* m_arcs = nullptr;
        StampedMap<Node> m_distances;
        std::vector<Node> m_nodes;
        std::vector<std::size_t> m_levels;  ///< Where each level starts in m_nodes, and the end.
        std::int64_t m_frontierArcs = 0;
        int m_looks = 0;
        static constexpr int kLooks = 2;
    };

    std::uint8_t pair(Node source, Node target, std::int32_t atMost);
    std::uint8_t searchBeyondTwo(Node source, Node target, std::int32_t atMost);
    static bool meetAt(std::int32_t distance, const Ball& from, const Ball& into);
    /// The index of the ball round `origin`; `known` tells which are there.
    std::size_t ballOf(StampedMap<Node>& known, const Graph& arcs, Node origin);
    void forgetBalls();

    const HopDistance& m_distances;
    std::vector<Ball> m_balls;  ///< The first m_ballCount are in use, the others keep their memory.
    std::size_t m_ballCount = 0;
    StampedMap<Node> m_outward;  ///< Balls along the arcs; in an undirected graph all balls.
    StampedMap<Node> m_inward;   ///< Balls against the arcs.
};

/// Distances from every source to every target, sources × targets, row-major; nodes may repeat.
///
/// Breadth-first searches from 64 sources at a time, a bit each (Then et al., "The more the merrier", PVLDB 2014), which
/// end as soon as every target is reached. O((nodes + arcs) · sources/64 · diameter) time at worst, in parallel over the
/// groups of 64; 28 bytes a node and thread.
std::vector<std::uint8_t> hopMatrix(const Graph& graph, std::span<const Node> sources, std::span<const Node> targets);

}  // namespace rosa::graph
