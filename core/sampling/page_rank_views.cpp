#include "core/sampling/page_rank_views.h"

#include <algorithm>
#include <deque>

#include "core/base/check.h"
#include "core/base/parallel.h"
#include "core/base/stamped_map.h"

namespace rosa::sampling {

namespace {

using graph::Node;

struct Mass {
    Node node = 0;
    double score = 0;
    double unsent = 0;
    bool isQueued = false;
};

}  // namespace

std::vector<Node> nearestByPageRank(const graph::Graph& graph, Node centre, const PageRankOptions& options)
{
    ROSA_CHECK(options.size >= 1 && options.restart > 0 && options.restart < 1 && options.tolerance > 0,
               "PageRank's options");
    StampedMap<Node> placeOf;
    std::vector<Mass> masses{{centre, 0, 1, true}};
    placeOf.insert(centre, 0);
    std::deque<std::int32_t> queue{0};
    const auto degreeOf = [&](Node node) {
        if (!graph.isWeighted()) return static_cast<double>(std::max<std::int64_t>(graph.degree(node), 1));
        const auto sums = graph.weightSums(node);
        return sums.empty() || sums.back() <= 0 ? 1.0 : sums.back();
    };
    while (!queue.empty()) {
        const auto at = static_cast<std::size_t>(queue.front());
        queue.pop_front();
        masses[at].isQueued = false;
        const Node node = masses[at].node;
        const double sent = std::exchange(masses[at].unsent, 0.0);
        masses[at].score += options.restart * sent;
        const double each = (1 - options.restart) * sent / degreeOf(node);
        const auto neighbours = graph.neighbours(node);
        for (std::size_t i = 0; i < neighbours.size(); ++i) {
            const Node other = neighbours[i];
            const auto [place, isNew] = placeOf.insert(other, static_cast<std::int32_t>(masses.size()));
            const std::int32_t found = place;
            if (isNew) masses.push_back({other, 0, 0, false});
            Mass& mass = masses[static_cast<std::size_t>(found)];
            mass.unsent += graph.isWeighted() ? each * static_cast<double>(graph.weightsOf(node)[i]) : each;
            if (mass.isQueued || mass.unsent <= options.tolerance * degreeOf(other)) continue;
            mass.isQueued = true;
            queue.push_back(found);
        }
    }
    for (Mass& mass : masses) mass.score /= degreeOf(mass.node);
    masses.front().score = 2;  // above all others
    const auto wanted = std::min(masses.size(), static_cast<std::size_t>(options.size));
    std::partial_sort(masses.begin(), masses.begin() + static_cast<std::ptrdiff_t>(wanted), masses.end(),
                      [](const Mass& a, const Mass& b) { return a.score != b.score ? a.score > b.score : a.node < b.node; });
    std::vector<Node> nodes;
    for (std::size_t i = 0; i < wanted && masses[i].score > 0; ++i) nodes.push_back(masses[i].node);
    return nodes;
}

ViewBatch inducedViews(const graph::Graph& graph, std::span<const std::vector<Node>> nodes)
{
    std::vector<std::vector<RowArc>> arcs(nodes.size());
    parallelFor(static_cast<std::int64_t>(nodes.size()), 8, [&](std::int64_t begin, std::int64_t end) {
        StampedMap<Node> rowOf;
        for (auto view = static_cast<std::size_t>(begin); view < static_cast<std::size_t>(end); ++view) {
            rowOf.clear();
            for (std::size_t row = 0; row < nodes[view].size(); ++row)
                rowOf.insert(nodes[view][row], static_cast<std::int32_t>(row));
            for (std::int32_t row = 0; row < static_cast<std::int32_t>(nodes[view].size()); ++row)
                for (const Node other : graph.neighbours(nodes[view][static_cast<std::size_t>(row)])) {
                    const std::int32_t target = rowOf.valueOr(other, -1);
                    if (target <= row) continue;  // -1: outside; each edge is added from its smaller row
                    arcs[view].push_back({row, target});
                    arcs[view].push_back({target, row});
                }
        }
    });
    ViewBatch batch;
    batch.offsets.assign(1, 0);
    for (std::size_t view = 0; view < nodes.size(); ++view) {
        const std::int32_t base = batch.offsets.back();
        batch.nodes.insert(batch.nodes.end(), nodes[view].begin(), nodes[view].end());
        for (const RowArc arc : arcs[view]) batch.arcs.push_back({arc.source + base, arc.target + base});
        batch.offsets.push_back(static_cast<std::int32_t>(batch.nodes.size()));
    }
    batch.depths.assign(batch.nodes.size(), 0);
    return batch;
}

}  // namespace rosa::sampling
