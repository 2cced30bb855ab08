#include "core/learn/methods/time_sage.h"

#include <numeric>
#include <set>

namespace rosa::learn {

using graph::Node;

JoinedTimes JoinedTimes::of(const TimeViews& views, const data::Dataset& dataset)
{
    std::vector<const data::TimeSnapshot*> snapshots;
    for (const auto* part : {&views.training(), &views.test()})
        for (const data::TimeSnapshot& snapshot : *part) snapshots.push_back(&snapshot);
    const sampling::ViewBatch batch = TimeViews::whole(snapshots);
    std::vector<graph::Arc> arcs;
    for (const sampling::RowArc& arc : batch.arcs) arcs.push_back({arc.source, arc.target});

    JoinedTimes joined;
    joined.nodeOf = batch.nodes;
    joined.trainingCount = batch.offsets[views.training().size()];
    joined.dataset.name = dataset.name;
    joined.dataset.graph = graph::Graph::undirected(batch.rowCount(), std::move(arcs)).value();
    joined.dataset.features = dataset.features.selected(batch.nodes);
    joined.dataset.labels.classNames = dataset.labels.classNames;
    for (const Node node : batch.nodes)
        joined.dataset.labels.ofNode.push_back(dataset.labels.ofNode[static_cast<std::size_t>(node)]);
    return joined;
}

graph::Split JoinedTimes::spread(const graph::Split& split) const
{
    // Random parts are not sorted.
    const auto spreadPart = [&](const std::vector<Node>& part, bool isTest) {
        const std::set<Node> members(part.begin(), part.end());
        std::vector<Node> places;
        const Node first = isTest ? trainingCount : 0;
        const Node end = isTest ? static_cast<Node>(nodeOf.size()) : trainingCount;
        for (Node place = first; place < end; ++place)
            if (members.contains(nodeOf[static_cast<std::size_t>(place)])) places.push_back(place);
        return places;
    };
    return {split.name, spreadPart(split.train, false), spreadPart(split.validation, false), spreadPart(split.test, true)};
}

namespace {

std::vector<Node> firstNodes(Node count)
{
    std::vector<Node> nodes(static_cast<std::size_t>(count));
    std::iota(nodes.begin(), nodes.end(), 0);
    return nodes;
}

std::vector<graph::Split> allSpread(const JoinedTimes& times, std::span<const graph::Split> splits)
{
    std::vector<graph::Split> spread;
    for (const graph::Split& split : splits) spread.push_back(times.spread(split));
    return spread;
}

}  // namespace

TimeSage::TimeSage(const catalog::Configuration& configuration, const Problem& problem)
    : m_nodes(problem.dataset.graph.nodeCount()),
      m_times(JoinedTimes::of(*problem.time, problem.dataset)),
      m_trainingNodes(firstNodes(m_times.trainingCount)),
      m_splits(allSpread(m_times, problem.splits)),
      m_problem{m_times.dataset, m_trainingGraph, m_times.dataset.graph, m_trainingGraph, {}, m_trainingNodes, m_splits}
{
    m_trainingGraph = m_times.dataset.graph.induced(m_trainingNodes);
    m_training = std::make_unique<SupervisedTraining>(SupervisedKind::Neighbours, configuration, m_problem);
}

torch::Tensor TimeSage::inTest(const torch::Tensor& rows) const
{
    const auto first = static_cast<std::size_t>(m_times.trainingCount);
    return meanByNode(rows.slice(0, m_times.trainingCount), std::span(m_times.nodeOf).subspan(first), m_nodes);
}

Result<torch::Tensor> TimeSage::embed(const EmbeddingWatch& watch)
{
    const torch::NoGradGuard constant;
    const auto rows = m_training->embed(watch);
    if (!rows) return rows;
    return inTest(*rows);
}

torch::Tensor TimeSage::classes(std::size_t split)
{
    const torch::NoGradGuard constant;
    return inTest(m_training->logits(split)).argmax(1).contiguous();
}

Message TimeSage::description() const
{
    return Message(
        "two-layer GraphSAGE trained on the labels of the training part in the training snapshots, its own class "
        "predictions on the test part by mean logits over the test snapshots");
}

}  // namespace rosa::learn
