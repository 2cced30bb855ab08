#include <algorithm>
#include <bit>

#include "core/base/parallel.h"
#include "core/graph/hop_distance.h"

namespace rosa::graph {

namespace {

constexpr std::size_t kSourcesAWord = 64;

/// Distinct nodes in ascending order and, for each given node, its index among them.
struct Distinct {
    std::vector<Node> nodes;
    std::vector<std::size_t> placeOf;
};

Distinct distinct(std::span<const Node> given)
{
    Distinct result{{given.begin(), given.end()}, {}};
    std::sort(result.nodes.begin(), result.nodes.end());
    result.nodes.erase(std::unique(result.nodes.begin(), result.nodes.end()), result.nodes.end());
    result.placeOf.reserve(given.size());
    for (const Node node : given)
        result.placeOf.push_back(static_cast<std::size_t>(std::lower_bound(result.nodes.begin(), result.nodes.end(), node) -
                                                          result.nodes.begin()));
    return result;
}

/// Breadth-first search from up to 64 sources at once; bit s of a word belongs to source s.
class BitSearch {
public:
    BitSearch(const Graph& graph, std::span<const Node> targets)
        : m_graph(graph),
          m_targetAt(static_cast<std::size_t>(graph.nodeCount()), -1),
          m_seen(m_targetAt.size()),
          m_now(m_targetAt.size()),
          m_next(m_targetAt.size()),
          m_targetCount(targets.size())
    {
        for (std::size_t i = 0; i < targets.size(); ++i)
            m_targetAt[static_cast<std::size_t>(targets[i])] = static_cast<std::int32_t>(i);
    }

    /// `out` is sources × targets, initialised with kUnreachable.
    void run(std::span<const Node> sources, std::span<std::uint8_t> out)
    {
        std::fill(m_seen.begin(), m_seen.end(), 0);
        m_missing = static_cast<std::int64_t>(sources.size() * m_targetCount);
        m_frontier.clear();
        for (std::size_t s = 0; s < sources.size(); ++s) {
            m_next[static_cast<std::size_t>(sources[s])] = std::uint64_t{1} << s;
            m_frontier.push_back(sources[s]);
        }
        for (std::uint8_t distance = 0; distance < kUnreachable; ++distance) {
            settle(distance, out);
            if (m_frontier.empty() || m_missing == 0) break;
            advance();
        }
        for (const Node node : m_frontier)
            m_now[static_cast<std::size_t>(node)] = m_next[static_cast<std::size_t>(node)] = 0;
    }

private:
    /// Makes the nodes just reached the frontier and writes the distances of those that are targets.
    void settle(std::uint8_t distance, std::span<std::uint8_t> out)
    {
        for (const Node node : m_frontier) {
            const auto at = static_cast<std::size_t>(node);
            m_now[at] = m_next[at];
            m_next[at] = 0;
            m_seen[at] |= m_now[at];
            if (m_targetAt[at] < 0) continue;
            for (std::uint64_t left = m_now[at]; left != 0; left &= left - 1) {
                const auto source = static_cast<std::size_t>(std::countr_zero(left));
                out[source * m_targetCount + static_cast<std::size_t>(m_targetAt[at])] = distance;
                --m_missing;
            }
        }
    }

    void advance()
    {
        m_beyond.clear();
        for (const Node node : m_frontier) {
            const std::uint64_t bits = m_now[static_cast<std::size_t>(node)];
            for (const Node next : m_graph.neighbours(node)) {
                const auto at = static_cast<std::size_t>(next);
                const std::uint64_t fresh = bits & ~m_seen[at];
                if (fresh == 0) continue;
                if (m_next[at] == 0) m_beyond.push_back(next);
                m_next[at] |= fresh;
            }
        }
        for (const Node node : m_frontier) m_now[static_cast<std::size_t>(node)] = 0;
        m_frontier.swap(m_beyond);
        m_beyond.clear();
    }

    const Graph& m_graph;
    std::vector<std::int32_t> m_targetAt;  ///< Index among the targets; −1 for other nodes.
    std::vector<std::uint64_t> m_seen;
    std::vector<std::uint64_t> m_now;
    std::vector<std::uint64_t> m_next;
    std::vector<Node> m_frontier;
    std::vector<Node> m_beyond;
    std::size_t m_targetCount;
    std::int64_t m_missing = 0;
};

}  // namespace

std::vector<std::uint8_t> hopMatrix(const Graph& graph, std::span<const Node> sources, std::span<const Node> targets)
{
    const Distinct from = distinct(sources);
    const Distinct to = distinct(targets);
    std::vector<std::uint8_t> small(from.nodes.size() * to.nodes.size(), kUnreachable);
    const auto groups = static_cast<std::int64_t>((from.nodes.size() + kSourcesAWord - 1) / kSourcesAWord);
    parallelFor(groups, 1, [&](std::int64_t begin, std::int64_t end) {
        BitSearch search(graph, to.nodes);
        for (auto group = static_cast<std::size_t>(begin); group < static_cast<std::size_t>(end); ++group) {
            const std::size_t first = group * kSourcesAWord;
            const std::size_t count = std::min(kSourcesAWord, from.nodes.size() - first);
            search.run(std::span(from.nodes).subspan(first, count),
                       std::span(small).subspan(first * to.nodes.size(), count * to.nodes.size()));
        }
    });
    std::vector<std::uint8_t> result(sources.size() * targets.size());
    for (std::size_t i = 0; i < sources.size(); ++i)
        for (std::size_t j = 0; j < targets.size(); ++j)
            result[i * targets.size() + j] = small[from.placeOf[i] * to.nodes.size() + to.placeOf[j]];
    return result;
}

}  // namespace rosa::graph
