#include "core/sampling/layered_batch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

#include "core/base/check.h"

namespace rosa::sampling {

namespace {

using graph::Node;

/// Nodes of a layer in the order in which they are first requested.
class LayerNodes {
public:
    std::int32_t rowOf(Node node)
    {
        const auto [found, isNew] = m_rows.try_emplace(node, static_cast<std::int32_t>(m_nodes.size()));
        if (isNew) m_nodes.push_back(node);
        return found->second;
    }
    [[nodiscard]] std::int32_t size() const { return static_cast<std::int32_t>(m_nodes.size()); }
    std::vector<Node> take() { return std::move(m_nodes); }

private:
    std::unordered_map<Node, std::int32_t> m_rows;
    std::vector<Node> m_nodes;
};

/// Draws at most `count` distinct neighbours, in ascending order (Floyd's algorithm; Bentley, "Programming pearls", CACM 1987).
std::vector<Node> drawSome(std::span<const Node> neighbours, std::int32_t count, RandomStream& stream)
{
    const auto all = static_cast<std::uint32_t>(neighbours.size());
    const auto wanted = static_cast<std::uint32_t>(count);
    if (all <= wanted) return {neighbours.begin(), neighbours.end()};
    std::vector<std::uint32_t> places;
    for (std::uint32_t last = all - wanted; last < all; ++last) {
        const std::uint32_t place = stream.below(last + 1);
        const bool isTaken = std::ranges::find(places, place) != places.end();
        places.push_back(isTaken ? last : place);
    }
    std::ranges::sort(places);
    std::vector<Node> drawn;
    for (const std::uint32_t place : places) drawn.push_back(neighbours[place]);
    return drawn;
}

/// Degree of a node in Â, including its self-loop.
double degreeWithSelf(const graph::Graph& graph, Node node) { return static_cast<double>(graph.degree(node) + 1); }

double symmetricWeight(const graph::Graph& graph, Node one, Node other)
{
    return 1 / std::sqrt(degreeWithSelf(graph, one) * degreeWithSelf(graph, other));
}

void closeRow(SparseRows& rows) { rows.offsets.push_back(static_cast<std::int64_t>(rows.columns.size())); }

}  // namespace

LayeredBatch sampleNeighbours(const graph::Graph& graph, std::span<const Node> targets,
                              std::span<const std::int32_t> fanouts, Propagation kind, RandomStream stream)
{
    ROSA_CHECK(graph.isUndirected() && !fanouts.empty() && kind != Propagation::Symmetric, "no neighbourhood to sample");
    LayeredBatch batch;
    batch.inputs.assign(targets.begin(), targets.end());
    for (const std::int32_t fanout : fanouts) {
        SampledLayer layer;
        LayerNodes below;
        for (const Node node : batch.inputs) {
            const std::int32_t self = below.rowOf(node);
            layer.own.push_back(self);
            const std::vector<Node> heard = drawSome(graph.neighbours(node), fanout, stream);
            const std::size_t count = heard.size() + (kind == Propagation::Mean ? 1 : 0);
            if (kind == Propagation::Mean) layer.rows.columns.push_back(self);
            for (const Node other : heard) layer.rows.columns.push_back(below.rowOf(other));
            layer.rows.values.insert(layer.rows.values.end(), count,
                                     1.0f / static_cast<float>(std::max<std::size_t>(count, 1)));
            closeRow(layer.rows);
        }
        layer.sources = below.size();
        batch.layers.insert(batch.layers.begin(), std::move(layer));
        batch.inputs = below.take();
    }
    return batch;
}

LayerImportance::LayerImportance(const graph::Graph& graph)
{
    ROSA_CHECK(graph.isUndirected(), "importance is of an undirected graph");
    double sum = 0;
    for (Node node = 0; node < graph.nodeCount(); ++node) {
        double heard = 1 / degreeWithSelf(graph, node);
        for (const Node other : graph.neighbours(node)) heard += 1 / degreeWithSelf(graph, other);
        m_probabilities.push_back(heard / degreeWithSelf(graph, node));
        sum += m_probabilities.back();
    }
    double running = 0;
    for (double& probability : m_probabilities) {
        probability /= sum;
        m_sums.push_back(running += probability);
    }
}

Node LayerImportance::draw(RandomStream& stream) const
{
    const auto found = std::ranges::upper_bound(m_sums, stream.uniform64() * m_sums.back());
    return static_cast<Node>(std::min(found - m_sums.begin(), std::ssize(m_sums) - 1));
}

LayeredBatch sampleByImportance(const graph::Graph& graph, const LayerImportance& importance, std::span<const Node> targets,
                                std::int32_t count, RandomStream stream)
{
    std::map<Node, std::int32_t> drawn;  // node -> number of draws
    for (std::int32_t i = 0; i < count; ++i) ++drawn[importance.draw(stream)];

    SampledLayer last;
    LayerNodes middle;
    for (const Node target : targets) {
        const auto hear = [&](Node node) {
            const auto found = drawn.find(node);
            if (found == drawn.end()) return;
            last.rows.columns.push_back(middle.rowOf(node));
            last.rows.values.push_back(static_cast<float>(symmetricWeight(graph, target, node) * found->second /
                                                          (count * importance.probability(node))));
        };
        hear(target);
        for (const Node node : graph.neighbours(target)) hear(node);
        closeRow(last.rows);
    }
    last.sources = middle.size();

    SampledLayer first;
    LayerNodes inputs;
    for (const Node node : middle.take()) {
        const auto hear = [&](Node other) {
            first.rows.columns.push_back(inputs.rowOf(other));
            first.rows.values.push_back(static_cast<float>(symmetricWeight(graph, node, other)));
        };
        hear(node);
        for (const Node other : graph.neighbours(node)) hear(other);
        closeRow(first.rows);
    }
    first.sources = inputs.size();
    LayeredBatch batch;
    batch.inputs = inputs.take();
    batch.layers.push_back(std::move(first));
    batch.layers.push_back(std::move(last));
    return batch;
}

}  // namespace rosa::sampling
