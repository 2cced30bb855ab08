#include "core/learn/training/problem.h"

#include <algorithm>
#include <map>

#include "core/base/random.h"
#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/supervised_options.h"
#include "core/catalog/options/time_options.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/methods/seen_dataset.h"
#include "core/learn/methods/time_views.h"

namespace rosa::learn {

namespace {

/// Training splits of a supervised method, from the configuration's protocol.
Result<std::vector<graph::Split>> splitsToTrainOn(const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    if (!configuration.get<catalog::EvaluationOptions>().isWanted())
        return badInput("method %1 trains on the splits of evaluation.protocol, so evaluation.protocol must not be none",
                        configuration.method());
    ROSA_TRY_ASSIGN(const auto protocol, protocolOf(configuration, dataset));
    auto splits = evaluate::protocolSplits(protocol, dataset.labels, dataset.splits);
    if (!splits) return splits;
    for (const graph::Split& split : *splits) ROSA_TRY(evaluate::checkSplit(split, dataset.labels));
    return splits;
}

/// Checks that an inductive run is evaluated only on nodes hidden from its training.
Result<void> checkMeasured(const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    if (!isEvaluated(dataset, configuration)) return {};
    ROSA_TRY_ASSIGN(const auto protocol, protocolOf(configuration, dataset));
    ROSA_TRY_ASSIGN(const auto splits, evaluate::protocolSplits(protocol, dataset.labels, dataset.splits));
    return checkHidden(splits, dataset, configuration);
}

}  // namespace

Result<ProblemData> ProblemData::make(const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    if (dataset.graph.nodeCount() < 2)
        return badInput("data set %1 has %2 nodes; at least two are needed", dataset.name, dataset.graph.nodeCount());
    ProblemData data(dataset);
    const auto direction = configuration.find<catalog::DirectionOptions>();
    data.m_directed = direction && direction->isDirected && dataset.published.has_value();
    if (configuration.has<catalog::DropoutOptions>()) {
        ROSA_TRY_ASSIGN(auto splits, splitsToTrainOn(dataset, configuration));
        data.m_splits = std::move(splits);
    }
    if (seesTime(configuration)) {
        ROSA_TRY_ASSIGN(auto split, timeSplit(dataset, configuration));
        const auto contrast = configuration.find<catalog::TimeContrastOptions>();
        ROSA_TRY_ASSIGN(auto views, TimeViews::make(std::move(split), contrast ? contrast->apart : 0));
        data.m_time = std::make_shared<const TimeViews>(std::move(views));
    }
    if (isInductive(configuration)) {
        if (data.m_time)
            return badInput(
                "train.inductive: does not apply to a run on time snapshots, which sees only the training snapshots; set it "
                "to false");
        ROSA_TRY_ASSIGN(auto kept, inductiveNodes(dataset));
        ROSA_TRY(checkMeasured(dataset, configuration));
        data.m_trainingNodes = std::move(kept);
        data.m_trainingGraph = dataset.graph.induced(data.m_trainingNodes);
        if (data.m_directed) data.m_trainingHops = dataset.published->induced(data.m_trainingNodes);
    }
    return data;
}

Problem ProblemData::problem(const std::vector<std::pair<int, int>>& watched) const
{
    const auto centre = [this](int number) -> Centre {
        if (m_time) return SnapshotPair{number};
        if (m_trainingNodes.empty()) return TrainingNode{number};
        const auto place = std::lower_bound(m_trainingNodes.begin(), m_trainingNodes.end(), number);
        return TrainingNode{static_cast<std::int32_t>(place - m_trainingNodes.begin())};
    };
    std::vector<std::pair<Centre, Centre>> centres;
    for (const auto& [first, second] : watched) centres.emplace_back(centre(first), centre(second));
    const graph::Graph& messages = m_directed ? *m_dataset->published : m_dataset->graph;
    if (m_trainingNodes.empty())
        return {*m_dataset, m_dataset->graph, messages, messages, std::move(centres), {}, m_splits, m_time.get()};
    return {*m_dataset,         m_trainingGraph, messages, m_directed ? m_trainingHops : m_trainingGraph,
            std::move(centres), m_trainingNodes, m_splits, m_time.get()};
}

std::vector<std::pair<int, int>> chooseWatchedTimePairs(int pairs, int count)
{
    std::vector<std::pair<int, int>> watched;
    int next = 0;
    for (int i = 0; i < count; ++i) {
        const int pair = i % 4 == 3 ? watched.back().first : next++ % pairs;
        const std::pair<int, int> both{pair, i % 4 == 3 ? (2 * pair < pairs ? pairs - 1 : 0) : pair};
        if (std::ranges::find(watched, both) == watched.end()) watched.push_back(both);
    }
    return watched;
}

std::vector<std::pair<int, int>> chooseWatchedPairs(const data::Dataset& dataset, const std::vector<graph::Node>& candidates,
                                                    int count, std::uint64_t seed)
{
    // Enumerates the members of a class in ascending order without storing them: first to count them, then to find those drawn. A data set
    // without labels is one class.
    const auto forEachMember = [&](const auto& visit) {
        const auto nodes = candidates.empty() ? static_cast<std::size_t>(dataset.graph.nodeCount()) : candidates.size();
        for (std::size_t i = 0; i < nodes; ++i) {
            const graph::Node node = candidates.empty() ? static_cast<graph::Node>(i) : candidates[i];
            const std::int32_t label = dataset.labels.empty() ? 0 : dataset.labels.ofNode[static_cast<std::size_t>(node)];
            if (label >= 0) visit(static_cast<std::size_t>(label), node);
        }
    };
    std::vector<std::uint32_t> sizes(static_cast<std::size_t>(std::max(1, dataset.labels.classCount())), 0);
    forEachMember([&](std::size_t label, graph::Node) { ++sizes[label]; });
    std::vector<std::size_t> classes;
    for (std::size_t label = 0; label < sizes.size(); ++label)
        if (sizes[label] > 0) classes.push_back(label);
    std::vector<std::pair<int, int>> pairs;
    if (classes.empty()) return pairs;

    // Drawn members (class, index in the class) and where to store their nodes.
    std::map<std::pair<std::size_t, std::uint32_t>, std::vector<int*>> drawn;
    RandomStream stream(seed, Purpose::Watch);
    pairs.resize(static_cast<std::size_t>(std::max(0, count)));
    const auto draw = [&](std::size_t which, std::initializer_list<int*> ends) {
        const std::size_t label = classes[which % classes.size()];
        auto& wanted = drawn[{label, stream.below(sizes[label])}];
        wanted.insert(wanted.end(), ends);
    };
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        auto& [first, second] = pairs[i];
        if (i % 4 == 3) {
            draw(i, {&first});
            draw(i + 1, {&second});
        } else {
            draw(i, {&first, &second});
        }
    }
    std::vector<std::uint32_t> seen(sizes.size(), 0);
    forEachMember([&](std::size_t label, graph::Node node) {
        if (const auto found = drawn.find({label, seen[label]++}); found != drawn.end())
            for (int* const end : found->second) *end = node;
    });
    return pairs;
}

}  // namespace rosa::learn
