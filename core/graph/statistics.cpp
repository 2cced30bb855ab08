#include "core/graph/statistics.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace rosa::graph {

DegreeDistribution degreeDistribution(const Graph& graph)
{
    DegreeDistribution out;
    const auto nodes = static_cast<std::size_t>(graph.nodeCount());
    if (nodes == 0) return out;
    std::vector<std::int64_t> degrees(nodes);
    for (std::size_t i = 0; i < nodes; ++i) {
        const auto node = static_cast<Node>(i);
        degrees[i] = graph.degree(node) - (graph.hasArc(node, node) ? 1 : 0);
        const auto bin = static_cast<std::size_t>(std::bit_width(static_cast<std::uint64_t>(degrees[i])));
        if (bin >= out.histogram.size()) out.histogram.resize(bin + 1, 0);
        ++out.histogram[bin];
    }
    std::sort(degrees.begin(), degrees.end());
    out.minimum = degrees.front();
    out.maximum = degrees.back();
    out.median = static_cast<double>(degrees[(nodes - 1) / 2] + degrees[nodes / 2]) / 2;
    out.mean =
        static_cast<double>(std::accumulate(degrees.begin(), degrees.end(), std::int64_t{0})) / static_cast<double>(nodes);
    return out;
}

Components components(const Graph& graph)
{
    std::vector<Node> parent(static_cast<std::size_t>(graph.nodeCount()));
    std::iota(parent.begin(), parent.end(), 0);
    std::vector<std::int64_t> size(parent.size(), 1);
    const auto root = [&](Node node) {
        auto i = static_cast<std::size_t>(node);
        while (parent[i] != static_cast<Node>(i)) {
            parent[i] = parent[static_cast<std::size_t>(parent[i])];
            i = static_cast<std::size_t>(parent[i]);
        }
        return i;
    };
    Components out;
    out.count = graph.nodeCount();
    for (Node node = 0; node < graph.nodeCount(); ++node)
        for (const Node other : graph.neighbours(node)) {
            std::size_t a = root(node);
            std::size_t b = root(other);
            if (a == b) continue;
            if (size[a] < size[b]) std::swap(a, b);
            parent[b] = static_cast<Node>(a);
            size[a] += size[b];
            --out.count;
        }
    if (!size.empty()) out.largest = *std::max_element(size.begin(), size.end());
    return out;
}

std::int64_t isolatedCount(const Graph& graph)
{
    std::vector<std::uint8_t> joined(static_cast<std::size_t>(graph.nodeCount()), 0);
    for (Node node = 0; node < graph.nodeCount(); ++node)
        for (const Node other : graph.neighbours(node))
            if (other != node) joined[static_cast<std::size_t>(node)] = joined[static_cast<std::size_t>(other)] = 1;
    return std::count(joined.begin(), joined.end(), 0);
}

std::int64_t selfLoopCount(const Graph& graph)
{
    std::int64_t count = 0;
    for (Node node = 0; node < graph.nodeCount(); ++node) count += graph.hasArc(node, node) ? 1 : 0;
    return count;
}

std::optional<double> edgeHomophily(const Graph& graph, const Labels& labels)
{
    if (labels.empty()) return std::nullopt;
    std::int64_t edges = 0;
    std::int64_t same = 0;
    for (Node node = 0; node < graph.nodeCount(); ++node)
        for (const Node other : graph.neighbours(node)) {
            // Visit each edge once: from its lower end, or from the upper end if only that arc exists.
            if (other == node || (other < node && graph.hasArc(other, node))) continue;
            const std::int32_t a = labels.ofNode[static_cast<std::size_t>(node)];
            const std::int32_t b = labels.ofNode[static_cast<std::size_t>(other)];
            if (a < 0 || b < 0) continue;
            ++edges;
            same += a == b ? 1 : 0;
        }
    if (edges == 0) return std::nullopt;
    return static_cast<double>(same) / static_cast<double>(edges);
}

double featureDensity(const Features& features)
{
    const double values = static_cast<double>(features.rows()) * features.columns();
    return values > 0 ? static_cast<double>(features.nonZeroCount()) / values : 0;
}

std::optional<ValueRange> featureRange(const Features& features)
{
    std::optional<ValueRange> range;
    for (std::size_t i = 0; i < features.storedCount(); ++i) {
        const float value = features.stored(i);
        if (value == 0.0f) continue;
        if (!range) range = {value, value};
        range->least = std::min(range->least, value);
        range->most = std::max(range->most, value);
    }
    return range;
}

std::optional<ValueRange> weightRange(const Graph& graph)
{
    if (!graph.isWeighted()) return std::nullopt;
    const auto [least, most] = std::ranges::minmax_element(graph.weights());
    return ValueRange{*least, *most};
}

std::vector<std::int64_t> classSizes(const Labels& labels)
{
    std::vector<std::int64_t> sizes(static_cast<std::size_t>(labels.classCount()), 0);
    for (const std::int32_t label : labels.ofNode)
        if (label >= 0) ++sizes[static_cast<std::size_t>(label)];
    return sizes;
}

}  // namespace rosa::graph
