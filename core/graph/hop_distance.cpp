#include "core/graph/hop_distance.h"

#include <algorithm>

namespace rosa::graph {

namespace {

/// Returns whether two ascending rows share a node. O(shorter · log longer), or one pass over both if their lengths are similar.
bool intersect(std::span<const Node> a, std::span<const Node> b)
{
    if (a.size() > b.size()) std::swap(a, b);
    if (a.size() * 8 < b.size())
        return std::any_of(a.begin(), a.end(), [&](Node node) { return std::binary_search(b.begin(), b.end(), node); });
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i] == b[j]) return true;
        if (a[i] < b[j])
            ++i;
        else
            ++j;
    }
    return false;
}

// On a graph of millions of nodes nearly every row is a cache miss, so rows are prefetched a few nodes before they are used.
constexpr std::size_t kAhead = 8;

void expectDegree(const Graph& arcs, Node node) { __builtin_prefetch(arcs.offsets().data() + node); }

void expectRow(const Graph& arcs, Node node)
{
    __builtin_prefetch(arcs.targets().data() + arcs.offsets()[static_cast<std::size_t>(node)]);
}

}  // namespace

HopDistance::HopDistance(const Graph& graph) : m_graph(&graph)
{
    if (!graph.isUndirected()) m_reversed = graph.reversed();
}

void HopSearch::Ball::start(const Graph& arcs, Node origin)
{
    m_arcs = &arcs;
    m_distances.clear();
    m_distances.insert(origin, 0);
    m_nodes.assign(1, origin);
    m_levels.assign({0, 1});
    m_frontierArcs = arcs.degree(origin);
    m_looks = 0;
}

std::span<const Node> HopSearch::Ball::level(std::int32_t distance) const
{
    const auto at = static_cast<std::size_t>(distance);
    return std::span(m_nodes).subspan(m_levels[at], m_levels[at + 1] - m_levels[at]);
}

bool HopSearch::Ball::grow()
{
    const std::size_t begin = m_levels[m_levels.size() - 2];
    const std::size_t end = m_levels.back();
    const std::int32_t distance = radius() + 1;
    m_frontierArcs = 0;
    m_looks = 0;
    for (std::size_t i = begin; i < std::min(begin + kAhead, end); ++i) expectRow(*m_arcs, m_nodes[i]);
    for (std::size_t i = begin; i < end; ++i) {
        if (i + kAhead < end) expectRow(*m_arcs, m_nodes[i + kAhead]);
        for (const Node next : m_arcs->neighbours(m_nodes[i])) {
            if (!m_distances.insert(next, distance).second) continue;
            m_nodes.push_back(next);
            expectDegree(*m_arcs, next);
        }
    }
    for (std::size_t i = end; i < m_nodes.size(); ++i) m_frontierArcs += m_arcs->degree(m_nodes[i]);
    m_levels.push_back(m_nodes.size());
    return m_nodes.size() > end;
}

bool HopSearch::Ball::touches(const Ball& other) const
{
    const auto rim = level(radius());
    for (std::size_t i = 0; i < std::min(kAhead, rim.size()); ++i) expectRow(*m_arcs, rim[i]);
    for (std::size_t i = 0; i < rim.size(); ++i) {
        if (i + kAhead < rim.size()) expectRow(*m_arcs, rim[i + kAhead]);
        const auto next = m_arcs->neighbours(rim[i]);
        if (std::any_of(next.begin(), next.end(), [&](Node there) { return other.distanceOf(there) >= 0; })) return true;
    }
    return false;
}

void HopSearch::forgetBalls()
{
    constexpr std::size_t largestKept = 1 << 16;  // nodes; memory of a few searches through hubs must not be kept
    for (std::size_t i = 0; i < m_ballCount; ++i)
        if (m_balls[i].size() > largestKept) m_balls[i] = Ball();
    m_ballCount = 0;
    m_outward.clear();
    m_inward.clear();
}

std::size_t HopSearch::ballOf(StampedMap<Node>& known, const Graph& arcs, Node origin)
{
    const auto [index, isNew] = known.insert(origin, static_cast<std::int32_t>(m_ballCount));
    if (isNew) {
        if (m_ballCount == m_balls.size()) m_balls.emplace_back();
        m_balls[m_ballCount++].start(arcs, origin);
    }
    return static_cast<std::size_t>(index);
}

std::uint8_t HopSearch::between(Node source, Node target, std::int32_t atMost)
{
    forgetBalls();
    return pair(source, target, atMost);
}

std::uint8_t HopSearch::pair(Node source, Node target, std::int32_t atMost)
{
    const Graph& graph = m_distances.graph();
    if (source == target) return 0;
    if (atMost <= 1 || graph.hasArc(source, target)) return 1;
    if (atMost == 2) return 2;
    const auto from = graph.neighbours(source);
    const auto into = m_distances.incoming().neighbours(target);
    if (from.empty() || into.empty()) return kUnreachable;
    if (intersect(from, into)) return 2;
    if (atMost == 3) return 3;
    return searchBeyondTwo(source, target, std::min<std::int32_t>(atMost, kUnreachable));
}

/// Returns whether the balls share a node on a path of `distance` arcs, given that there is no shorter path. Such a node must be in a
/// specific level of either ball; the smaller level is scanned.
bool HopSearch::meetAt(std::int32_t distance, const Ball& from, const Ball& into)
{
    const std::int32_t forth = std::max(0, distance - into.radius());
    const std::int32_t back = std::max(0, distance - from.radius());
    const auto holds = [](std::span<const Node> level, const Ball& other, std::int32_t rest) {
        return std::any_of(level.begin(), level.end(), [&](Node node) { return other.distanceOf(node) == rest; });
    };
    if (from.level(forth).size() < into.level(back).size()) return holds(from.level(forth), into, distance - forth);
    return holds(into.level(back), from, distance - back);
}

std::uint8_t HopSearch::searchBeyondTwo(Node source, Node target, std::int32_t atMost)
{
    const Graph& graph = m_distances.graph();
    const std::size_t fromIndex = ballOf(m_outward, graph, source);
    const std::size_t intoIndex = ballOf(graph.isUndirected() ? m_outward : m_inward, m_distances.incoming(), target);
    Ball& from = m_balls[fromIndex];
    Ball& into = m_balls[intoIndex];
    for (std::int32_t distance = 3; distance < atMost; ++distance) {
        bool found = false;
        // A distance of one more than the sum of the radii is decided by scanning the arcs across the gap, without storing another level.
        for (std::int32_t radii = from.radius() + into.radius(); radii < distance; ++radii) {
            const bool growsFrom = from.costOfGrowing() <= into.costOfGrowing();
            Ball& cheaper = growsFrom ? from : into;
            if (radii == distance - 1 && cheaper.mayLookOver()) {
                found = cheaper.touches(growsFrom ? into : from);
                break;
            }
            if (!cheaper.grow()) return kUnreachable;
        }
        if (!found && from.radius() + into.radius() >= distance) found = meetAt(distance, from, into);
        if (found) return static_cast<std::uint8_t>(distance);
    }
    return static_cast<std::uint8_t>(atMost);
}

void HopSearch::block(std::span<const Node> sources, std::span<const Node> targets, std::span<std::uint8_t> out)
{
    ROSA_CHECK(out.size() == sources.size() * targets.size(), "a block holds sources × targets distances");
    forgetBalls();
    for (std::size_t i = 0; i < sources.size(); ++i)
        for (std::size_t j = 0; j < targets.size(); ++j)
            out[i * targets.size() + j] = pair(sources[i], targets[j], kUnreachable);
}

void HopSearch::block(std::span<const Node> sources, std::span<const Node> targets,
                      std::span<const std::int32_t> sourceDepths, std::span<const std::int32_t> targetDepths,
                      std::span<std::uint8_t> out)
{
    ROSA_CHECK(m_distances.graph().isUndirected(), "depths bound a distance only in an undirected graph");
    ROSA_CHECK(out.size() == sources.size() * targets.size() && sourceDepths.size() == sources.size() &&
                   targetDepths.size() == targets.size(),
               "a block holds sources × targets distances, and every node has a depth");
    forgetBalls();
    for (std::size_t i = 0; i < sources.size(); ++i)
        for (std::size_t j = 0; j < targets.size(); ++j)
            out[i * targets.size() + j] = pair(sources[i], targets[j], sourceDepths[i] + targetDepths[j]);
}

}  // namespace rosa::graph
