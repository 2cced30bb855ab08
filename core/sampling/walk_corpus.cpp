#include "core/sampling/walk_corpus.h"

#include <algorithm>

#include "core/base/check.h"
#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/sampling/neighbour_draw.h"

namespace rosa::sampling {

namespace {

using graph::Node;

constexpr std::int64_t kCorpusWalksAThread = 32;

/// Draws the node after `here`, given the previous node `before`.
class SecondOrderStep {
public:
    SecondOrderStep(const graph::Graph& graph, const CorpusOptions& options)
        : m_graph(graph),
          m_back(1 / options.returning),
          m_away(1 / options.outward),
          m_largest(std::max(1.0, m_away)),
          m_isFirstOrder(options.returning == 1 && options.outward == 1)
    {}

    [[nodiscard]] bool isFirstOrder() const { return m_isFirstOrder; }

    /// Without a previous node. kWalkEnded if all edges have the weight 0.
    Node first(Node here, RandomStream& stream) const
    {
        if (m_graph.isWeighted()) return neighbourAt(m_graph, here, stream.uniform64());
        const auto neighbours = m_graph.neighbours(here);
        return neighbours[stream.below(static_cast<std::uint32_t>(neighbours.size()))];
    }

    Node next(Node before, Node here, RandomStream& stream) const
    {
        if (m_graph.isWeighted()) return nextByWeight(before, here, stream);
        const auto neighbours = m_graph.neighbours(here);
        const double all = static_cast<double>(neighbours.size()) * m_largest;
        for (;;) {
            if (stream.uniform64() * (m_back + all) < m_back) return before;
            const Node proposed = neighbours[stream.below(static_cast<std::uint32_t>(neighbours.size()))];
            if (proposed == before) continue;  // the return is a separate proposal
            const double weight = m_largest * stream.uniform64();
            if (weight < std::min(1.0, m_away)) return proposed;  // accepted in either case: no search needed
            if (weight < (m_graph.hasArc(before, proposed) ? 1.0 : m_away)) return proposed;
        }
    }

private:
    /// As above; a weight of the bias is multiplied by that of the edge.
    Node nextByWeight(Node before, Node here, RandomStream& stream) const
    {
        const double back = m_back * static_cast<double>(m_graph.weightOf(here, before));
        const double all = m_graph.weightSums(here).back() * m_largest;
        for (;;) {
            if (stream.uniform64() * (back + all) < back) return before;
            const Node proposed = neighbourAt(m_graph, here, stream.uniform64());
            if (proposed == before) continue;
            const double weight = m_largest * stream.uniform64();
            if (weight < std::min(1.0, m_away)) return proposed;
            if (weight < (m_graph.hasArc(before, proposed) ? 1.0 : m_away)) return proposed;
        }
    }

    const graph::Graph& m_graph;
    double m_back;     ///< 1/p
    double m_away;     ///< 1/q
    double m_largest;  ///< Largest weight, excluding the return.
    bool m_isFirstOrder;
};

}  // namespace

Corpus walkCorpus(const graph::Graph& graph, const CorpusOptions& options, std::span<const Node> starts, std::uint64_t seed,
                  std::uint32_t epoch, std::uint32_t firstNumber)
{
    ROSA_CHECK(graph.isUndirected(), "walks run on an undirected graph");
    ROSA_CHECK(options.length >= 1 && options.returning > 0 && options.outward > 0, "options of a corpus out of range");
    Corpus corpus;
    corpus.length = options.length;
    const auto length = static_cast<std::size_t>(options.length);
    corpus.nodes.assign(starts.size() * length, kWalkEnded);
    const SecondOrderStep step(graph, options);
    parallelFor(static_cast<std::int64_t>(starts.size()), kCorpusWalksAThread, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            RandomStream stream(seed, Purpose::Corpus, epoch, firstNumber + static_cast<std::uint32_t>(i));
            Node* const walk = corpus.nodes.data() + i * length;
            walk[0] = starts[i];
            for (std::size_t at = 1; at < length; ++at) {
                if (graph.neighbours(walk[at - 1]).empty()) break;
                const bool isFree = at == 1 || step.isFirstOrder();
                walk[at] = isFree ? step.first(walk[at - 1], stream) : step.next(walk[at - 2], walk[at - 1], stream);
                if (walk[at] == kWalkEnded) break;
            }
        }
    });
    return corpus;
}

}  // namespace rosa::sampling
