#include "core/evaluate/links.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <set>
#include <string>

#include "core/base/random.h"

namespace rosa::evaluate {

namespace {

using Pair = std::pair<graph::Node, graph::Node>;

/// Indices of the scores in descending order.
Result<std::vector<std::size_t>> ordered(std::span<const double> scores, std::span<const bool> isPositive)
{
    if (scores.size() != isPositive.size())
        return badInput("expected one score per item, found %1 scores for %2 items", scores.size(), isPositive.size());
    if (!std::ranges::all_of(scores, [](double score) { return std::isfinite(score); }))
        return badInput("a score is not finite");
    const auto positives = std::ranges::count(isPositive, true);
    if (positives == 0 || positives == std::ssize(isPositive)) return badInput("expected both positive and negative items");
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, std::ranges::greater(), [&](std::size_t i) { return scores[i]; });
    return order;
}

/// Calls visit(positives, negatives) for each group of equal scores, in descending order.
template <typename Visitor>
void visitGroups(const std::vector<std::size_t>& order, std::span<const double> scores, std::span<const bool> isPositive,
                 Visitor visit)
{
    for (std::size_t begin = 0; begin < order.size();) {
        double positives = 0, negatives = 0;
        std::size_t end = begin;
        for (; end < order.size() && scores[order[end]] == scores[order[begin]]; ++end)
            ++(isPositive[order[end]] ? positives : negatives);
        visit(positives, negatives);
        begin = end;
    }
}

Pair sorted(graph::Node a, graph::Node b) { return {std::min(a, b), std::max(a, b)}; }

}  // namespace

Result<double> areaUnderRoc(std::span<const double> scores, std::span<const bool> isPositive)
{
    ROSA_TRY_ASSIGN(const auto order, ordered(scores, isPositive));
    double above = 0, right = 0, negatives = 0;
    visitGroups(order, scores, isPositive, [&](double more, double others) {
        right += others * (above + 0.5 * more);
        above += more;
        negatives += others;
    });
    return right / (above * negatives);
}

Result<double> averagePrecision(std::span<const double> scores, std::span<const bool> isPositive)
{
    ROSA_TRY_ASSIGN(const auto order, ordered(scores, isPositive));
    double positives = 0, items = 0, sum = 0;
    visitGroups(order, scores, isPositive, [&](double more, double others) {
        positives += more;
        items += more + others;
        sum += more * positives / items;
    });
    return sum / positives;
}

Result<LinkSample> sampleLinks(const graph::Graph& graph, std::int64_t most, std::uint64_t seed)
{
    std::vector<Pair> edges;
    for (graph::Node node = 0; node < graph.nodeCount(); ++node)
        for (const graph::Node other : graph.neighbours(node))
            if (node < other) edges.emplace_back(node, other);
    const auto nodes = static_cast<std::int64_t>(graph.nodeCount());
    const auto all = static_cast<std::int64_t>(edges.size());
    const std::int64_t wanted = std::min(most, all);
    if (wanted < 1) return badInput("link prediction requires at least one edge, but the graph has none");
    // Pairs are drawn until enough of them are non-edges; in a graph with few non-edges this would not terminate in reasonable time.
    if (nodes * (nodes - 1) / 2 - all < 2 * wanted)
        return badInput("link prediction requires non-edges, but nearly every pair of nodes is an edge");
    LinkSample sample;
    RandomStream first(seed, Purpose::Negative, 0, 0);
    for (std::int64_t i = 0; i < wanted; ++i) {
        const auto left = static_cast<std::uint64_t>(all - i);
        std::swap(edges[static_cast<std::size_t>(i)], edges[static_cast<std::size_t>(i) + first.below64(left)]);
    }
    edges.resize(static_cast<std::size_t>(wanted));
    sample.edges = std::move(edges);
    RandomStream second(seed, Purpose::Negative, 0, 1);
    std::set<Pair> drawn;
    while (std::ssize(sample.nonEdges) < wanted) {
        const auto a = static_cast<graph::Node>(second.below64(static_cast<std::uint64_t>(nodes)));
        const auto b = static_cast<graph::Node>(second.below64(static_cast<std::uint64_t>(nodes)));
        if (a == b || graph.hasArc(a, b) || !drawn.insert(sorted(a, b)).second) continue;
        sample.nonEdges.push_back(sorted(a, b));
    }
    return sample;
}

Result<LinkScore> scoreLinks(const UnitRows& rows, const LinkSample& sample)
{
    std::vector<double> scores;
    std::vector<double> own(static_cast<std::size_t>(rows.columns()), 0.0);
    for (const auto* pairs : {&sample.edges, &sample.nonEdges})
        for (const auto& [a, b] : *pairs) {
            if (std::max(a, b) >= rows.rows())
                return badInput("node %1 has no row in the embedding of %2 rows", std::max(a, b), rows.rows());
            rows.visit(a, [&](std::int32_t column, double value) { own[static_cast<std::size_t>(column)] = value; });
            scores.push_back(rows.dot(b, own));
            rows.visit(a, [&](std::int32_t column, double) { own[static_cast<std::size_t>(column)] = 0; });
        }
    const auto isPositive = std::make_unique<bool[]>(scores.size());
    std::fill_n(isPositive.get(), sample.edges.size(), true);
    const std::span<const bool> positive(isPositive.get(), scores.size());
    ROSA_TRY_ASSIGN(const auto auc, areaUnderRoc(scores, positive));
    ROSA_TRY_ASSIGN(const auto precision, averagePrecision(scores, positive));
    return LinkScore{auc, precision, static_cast<std::int64_t>(sample.edges.size())};
}

}  // namespace rosa::evaluate
