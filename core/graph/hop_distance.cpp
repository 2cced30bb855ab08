#include "core/graph/hop_distance.h"

#include <algorithm>

namespace rosa::graph {

namespace {

/// Two ascending rows share a node. O(shorter · log longer), or one pass over both where they are of a length.
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
    for (std::size_t i = begin; i < end; ++i)
        for (const Node next : m_arcs->neighbours(m_nodes[i])) {
            if (!m_distances.insert(next, distance).second) continue;
            m_nodes.push_back(next);
            m_frontierArcs += m_arcs->degree(next);
        }
    m_levels.push_back(m_nodes.size());
    return m_nodes.size() > end;
}

bool HopSearch::Ball::touches(const Ball& other) const
{
    const auto rim = level(radius());
    return std::any_of(rim.begin(), rim.end(), [&](Node node) {
        const auto next = m_arcs->neighbours(node);
        return std::any_of(next.begin(), next.end(), [&](Node there) { return other.distanceOf(there) >= 0; });
    });
}

std::uint8_t HopSearch::between(Node source, Node target, std::int32_t atMost)
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

/// Whether the balls share a node on a path of `distance` arcs, where every shorter path is ruled out already.
bool HopSearch::meetAt(std::int32_t distance) const
{
    const std::int32_t back = std::max(0, distance - m_fromSource.radius());
    const auto level = m_toTarget.level(back);
    return std::any_of(level.begin(), level.end(),
                       [&](Node node) { return m_fromSource.distanceOf(node) == distance - back; });
}

std::uint8_t HopSearch::searchBeyondTwo(Node source, Node target, std::int32_t atMost)
{
    if (!m_fromSource.isAround(source)) m_fromSource.start(m_distances.graph(), source);
    m_toTarget.start(m_distances.incoming(), target);
    for (std::int32_t distance = 3; distance < atMost; ++distance) {
        while (m_fromSource.radius() + m_toTarget.radius() < distance - 1) {
            Ball& cheaper = m_fromSource.costOfGrowing() <= m_toTarget.costOfGrowing() ? m_fromSource : m_toTarget;
            if (!cheaper.grow()) return kUnreachable;
        }
        // One arc more than both radii together is decided by looking across the gap, without storing another level.
        const bool gap = m_fromSource.radius() + m_toTarget.radius() == distance - 1;
        const bool fromSource = m_fromSource.costOfGrowing() <= m_toTarget.costOfGrowing();
        const bool found = !gap         ? meetAt(distance)
                           : fromSource ? m_fromSource.touches(m_toTarget)
                                        : m_toTarget.touches(m_fromSource);
        if (found) return static_cast<std::uint8_t>(distance);
    }
    return static_cast<std::uint8_t>(atMost);
}

void HopSearch::block(std::span<const Node> sources, std::span<const Node> targets, std::span<std::uint8_t> out)
{
    ROSA_CHECK(out.size() == sources.size() * targets.size(), "a block holds sources × targets distances");
    for (std::size_t i = 0; i < sources.size(); ++i)
        for (std::size_t j = 0; j < targets.size(); ++j) out[i * targets.size() + j] = between(sources[i], targets[j]);
}

void HopSearch::block(std::span<const Node> sources, std::span<const Node> targets,
                      std::span<const std::int32_t> sourceDepths, std::span<const std::int32_t> targetDepths,
                      std::span<std::uint8_t> out)
{
    ROSA_CHECK(m_distances.graph().isUndirected(), "depths bound a distance only in an undirected graph");
    ROSA_CHECK(out.size() == sources.size() * targets.size() && sourceDepths.size() == sources.size() &&
                   targetDepths.size() == targets.size(),
               "a block holds sources × targets distances, and every node has a depth");
    for (std::size_t i = 0; i < sources.size(); ++i)
        for (std::size_t j = 0; j < targets.size(); ++j)
            out[i * targets.size() + j] = between(sources[i], targets[j], sourceDepths[i] + targetDepths[j]);
}

}  // namespace rosa::graph
