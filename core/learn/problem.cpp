#include "core/learn/problem.h"

#include <algorithm>
#include <numeric>

#include "core/base/random.h"

namespace rosa::learn {

Result<std::vector<graph::Node>> inductiveNodes(const data::Dataset& dataset)
{
    if (dataset.splits.empty())
        return badInput("data set " + dataset.name +
                        " has no published split, so it is not known which nodes an inductive run may see; "
                        "set train.inductive=false");
    std::vector<bool> hidden(static_cast<std::size_t>(dataset.graph.nodeCount()), false);
    for (const auto* part : {&dataset.splits.front().validation, &dataset.splits.front().test})
        for (const graph::Node node : *part) hidden[static_cast<std::size_t>(node)] = true;
    std::vector<graph::Node> kept;
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node)
        if (!hidden[static_cast<std::size_t>(node)]) kept.push_back(node);
    if (kept.size() < 2)
        return badInput("split " + dataset.splits.front().name + " of " + dataset.name + " leaves no nodes to train on");
    return kept;
}

Result<ProblemData> ProblemData::make(const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    if (dataset.graph.nodeCount() < 2)
        return badInput("data set " + dataset.name + " has " + std::to_string(dataset.graph.nodeCount()) +
                        " nodes; at least two are needed");
    ProblemData data(dataset);
    data.m_directed =
        configuration.has("data.directed") && configuration.flag("data.directed") && dataset.published.has_value();
    if (configuration.has("train.inductive") && configuration.flag("train.inductive")) {
        auto kept = inductiveNodes(dataset);
        if (!kept) return kept.error();
        data.m_trainingNodes = std::move(*kept);
        data.m_trainingGraph = dataset.graph.induced(data.m_trainingNodes);
        if (data.m_directed) data.m_trainingHops = dataset.published->induced(data.m_trainingNodes);
        data.m_trainingFeatures = dataset.features.selected(data.m_trainingNodes);
    }
    return data;
}

Problem ProblemData::problem(std::vector<std::pair<int, int>> watched) const
{
    const graph::Graph& messages = m_directed ? *m_dataset->published : m_dataset->graph;
    if (m_trainingNodes.empty())
        return {*m_dataset, m_dataset->graph, m_dataset->features, messages, messages, std::move(watched)};
    for (auto& [first, second] : watched) {
        const auto place = [&](int node) {
            return static_cast<int>(std::lower_bound(m_trainingNodes.begin(), m_trainingNodes.end(), node) -
                                    m_trainingNodes.begin());
        };
        first = place(first);
        second = place(second);
    }
    return {*m_dataset,        m_trainingGraph, m_trainingFeatures, messages, m_directed ? m_trainingHops : m_trainingGraph,
            std::move(watched)};
}

std::vector<std::pair<int, int>> chooseWatchedPairs(const data::Dataset& dataset, const std::vector<graph::Node>& candidates,
                                                    int count, std::uint64_t seed)
{
    std::vector<graph::Node> nodes = candidates;
    if (nodes.empty()) {
        nodes.resize(static_cast<std::size_t>(dataset.graph.nodeCount()));
        std::iota(nodes.begin(), nodes.end(), 0);
    }
    // One list a class; a data set without labels is one class.
    std::vector<std::vector<graph::Node>> classes(static_cast<std::size_t>(std::max(1, dataset.labels.classCount())));
    for (const graph::Node node : nodes) {
        const std::int32_t label = dataset.labels.empty() ? 0 : dataset.labels.ofNode[static_cast<std::size_t>(node)];
        if (label >= 0) classes[static_cast<std::size_t>(label)].push_back(node);
    }
    std::erase_if(classes, [](const auto& members) { return members.empty(); });
    std::vector<std::pair<int, int>> pairs;
    if (classes.empty()) return pairs;
    RandomStream stream(seed, Purpose::Watch);
    const auto draw = [&](std::size_t which) {
        const auto& members = classes[which % classes.size()];
        return members[stream.below(static_cast<std::uint32_t>(members.size()))];
    };
    for (int i = 0; i < count; ++i) {
        const auto which = static_cast<std::size_t>(i);
        const graph::Node first = draw(which);
        const bool negative = i % 4 == 3;
        pairs.emplace_back(first, negative ? draw(which + 1) : first);
    }
    return pairs;
}

}  // namespace rosa::learn
