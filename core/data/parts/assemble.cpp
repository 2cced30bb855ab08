#include "core/data/parts/assemble.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <optional>
#include <utility>

#include "core/base/text/joined.h"
#include "core/data/parts/found.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::int64_t kMaxClasses = 100000;
constexpr std::uint64_t kWeightBytes = 56;  // While sorted, and in a graph with sums: both directions.
constexpr const char* kWeightColumn = "weight";

Result<void> checkWeights(const ArcList& list)
{
    for (std::size_t i = 0; i < list.weights.size(); ++i)
        if (!(list.weights[i] >= 0 && list.weights[i] <= std::numeric_limits<float>::max()))
            return badInput(
                "edge %1 – %2 (nodes counted from 0): expected a weight of 0 or more, found %3; --ignore weight leaves the "
                "weights out",
                list.arcs[i].source, list.arcs[i].target, list.weights[i]);
    return {};
}

void addWeightFixUps(Dataset& dataset, const graph::GraphFixUps& done, const Message& where)
{
    const auto isOther = [](float weight) { return weight != 1.0f; };
    std::int64_t count = std::ranges::count_if(dataset.graph.weights(), isOther) / 2;
    if (count == 0 && dataset.published) count = std::ranges::count_if(dataset.published->weights(), isOther);
    addFixUp(dataset, Message("self-loops removed"), done.selfLoopsRemoved);
    addFixUp(dataset, Message("duplicate edges joined and their weights added"), done.duplicatesRemoved);
    addFixUp(dataset, Message("edges made undirected (their reverse was added)"), done.reversesAdded);
    addFixUp(dataset, keptWeights(where), count);
}

std::optional<std::int64_t> wholeNumber(const std::string& text)
{
    std::int64_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// "2" before "10", numbers before names.
struct ByNumberThenName {
    bool operator()(const std::string& a, const std::string& b) const
    {
        const auto x = wholeNumber(a);
        const auto y = wholeNumber(b);
        if (x && y && *x != *y) return *x < *y;
        if (x.has_value() != y.has_value()) return x.has_value();
        return a < b;
    }
};

/// Removes the names that stand for a missing label and returns them.
std::vector<std::string> eraseMissing(std::map<std::string, std::int64_t, ByNumberThenName>& numbers,
                                      const std::optional<std::vector<std::string>>& unlabelled)
{
    std::vector<std::string> missing;
    const auto erase = [&](const std::string& name) {
        if (numbers.erase(name) > 0) missing.push_back(name);
    };
    if (unlabelled) {
        for (const std::string& name : *unlabelled) erase(name);
        return missing;
    }
    for (const char* name : kMissingLabels) erase(name);
    if (std::ranges::all_of(numbers, [](const auto& entry) { return wholeNumber(entry.first).has_value(); })) erase("-1");
    return missing;
}

Result<graph::Node> checkedCount(std::int64_t nodeCount)
{
    if (nodeCount < 1) return badInput("expected at least one node, found none");
    if (nodeCount >= std::numeric_limits<graph::Node>::max())
        return badInput("expected fewer than 2^31 nodes, found %1", nodeCount);
    return static_cast<graph::Node>(nodeCount);
}

}  // namespace

Result<void> setGraph(Dataset& dataset, std::int64_t nodeCount, std::vector<graph::Arc> arcs, Published published)
{
    ROSA_TRY_ASSIGN(const graph::Node nodes, checkedCount(nodeCount));
    if (published == Published::Keep) {
        ROSA_TRY_ASSIGN(auto given, graph::Graph::directed(nodes, arcs));
        dataset.published = std::move(given);
    }
    graph::GraphFixUps fixUps;
    ROSA_TRY_ASSIGN(auto made, graph::Graph::undirected(nodes, std::move(arcs), &fixUps));
    dataset.graph = std::move(made);
    if (fixUps.selfLoopsRemoved == 0 && fixUps.reversesAdded == 0) dataset.published.reset();
    addFixUps(dataset, fixUps);
    return {};
}

void ArcList::add(graph::Arc arc, float weight)
{
    if (weight != 1.0f && weights.empty()) weights.assign(arcs.size(), 1.0f);
    arcs.push_back(arc);
    if (weight != 1.0f || !weights.empty()) weights.push_back(weight);
}

Result<void> setGraph(Dataset& dataset, std::int64_t nodeCount, ArcList arcs, Published published, const Message& where,
                      MemoryBudget& budget)
{
    if (arcs.weights.empty()) return setGraph(dataset, nodeCount, std::move(arcs.arcs), published);
    ROSA_TRY(checkWeights(arcs));
    ROSA_TRY(budget.take(arcs.weights.size(), kWeightBytes));
    ROSA_TRY_ASSIGN(const graph::Node nodes, checkedCount(nodeCount));
    graph::GraphFixUps fixUps;
    ROSA_TRY_ASSIGN(auto made, graph::Graph::undirected(nodes, arcs.arcs, arcs.weights, &fixUps));
    dataset.graph = std::move(made);
    if (published == Published::Keep) {
        ROSA_TRY_ASSIGN(auto given, graph::Graph::directed(nodes, std::move(arcs.arcs), arcs.weights));
        const bool isSame = fixUps.selfLoopsRemoved == 0 && fixUps.reversesAdded == 0 &&
                            std::ranges::equal(given.weights(), dataset.graph.weights());
        if (!isSame) dataset.published = std::move(given);
    }
    addWeightFixUps(dataset, fixUps, where);
    return {};
}

bool leavesOutWeights(const ReadOptions& options)
{
    return std::ranges::find(options.ignoredColumns, kWeightColumn) != options.ignoredColumns.end();
}

Result<void> setUndirected(Dataset& dataset, std::int64_t nodeCount, ArcList arcs, const Message& where,
                           MemoryBudget& budget)
{
    ROSA_TRY(checkWeights(arcs));
    if (!arcs.weights.empty()) ROSA_TRY(budget.take(arcs.weights.size(), kWeightBytes));
    ROSA_TRY_ASSIGN(const graph::Node nodes, checkedCount(nodeCount));
    graph::GraphFixUps fixUps;
    ROSA_TRY_ASSIGN(auto made, graph::Graph::undirected(nodes, std::move(arcs.arcs), arcs.weights, &fixUps));
    dataset.graph = std::move(made);
    fixUps.reversesAdded = 0;
    if (arcs.weights.empty())
        addFixUps(dataset, fixUps);
    else
        addWeightFixUps(dataset, fixUps, where);
    return {};
}

void addFixUps(Dataset& dataset, const graph::GraphFixUps& done)
{
    addFixUp(dataset, Message("self-loops removed"), done.selfLoopsRemoved);
    addFixUp(dataset, Message("duplicate edges removed"), done.duplicatesRemoved);
    addFixUp(dataset, Message("edges made undirected (their reverse was added)"), done.reversesAdded);
}

void addFixUp(Dataset& dataset, const Message& what, std::int64_t count)
{
    if (count != 0) dataset.fixUps.push_back({what, count});
}

Message ignoredWeights(const Message& where)
{
    return Message("edge weights ignored (%1): walks and convolutions treat all edges alike", where);
}

Message keptWeights(const Message& where)
{
    return Message("edge weights kept (%1): methods use them only with data.edge_weights=true", where);
}

bool isAboutWeights(const Message& what)
{
    return what.words() == ignoredWeights({}).words() || what.words() == keptWeights({}).words();
}

Result<void> setLabels(Dataset& dataset, const std::vector<std::int64_t>& classes, std::vector<std::string> names)
{
    const std::int64_t limit =
        names.empty() ? std::numeric_limits<std::int32_t>::max() : static_cast<std::int64_t>(names.size());
    for (std::size_t node = 0; node < classes.size(); ++node)
        if (classes[node] < -1 || classes[node] >= limit)
            return badInput("label of node %1: expected a class from 0 to %2, or -1 for none, found %3", node, limit - 1,
                            classes[node]);
    // A class without a node is none: it would count as a cluster, a row of every table and a class that no probe predicts.
    std::vector<std::int64_t> numbers = classes;
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    std::erase(numbers, -1);
    dataset.labels = {};
    if (numbers.empty()) return {};
    if (static_cast<std::int64_t>(numbers.size()) > kMaxClasses)
        return badInput("expected at most %1 classes, found %2", kMaxClasses, numbers.size());
    for (const std::int64_t number : numbers)
        dataset.labels.classNames.push_back(names.empty() ? std::to_string(number)
                                                          : std::move(names[static_cast<std::size_t>(number)]));
    dataset.labels.ofNode.reserve(classes.size());
    for (const std::int64_t number : classes) {
        const auto place = std::ranges::lower_bound(numbers, number) - numbers.begin();
        dataset.labels.ofNode.push_back(static_cast<std::int32_t>(number < 0 ? -1 : place));
    }
    const std::int64_t all = names.empty() ? numbers.back() + 1 : limit;
    addFixUp(dataset, Message("classes without a node left out"), all - dataset.labels.classCount());
    addFixUp(dataset, Message("nodes without a label"), std::ranges::count(classes, -1));
    return {};
}

Result<void> setLabels(Dataset& dataset, std::vector<std::string> classes,
                       const std::optional<std::vector<std::string>>& unlabelled)
{
    std::map<std::string, std::int64_t, ByNumberThenName> numbers;
    for (const std::string& name : classes)
        if (!name.empty()) numbers.emplace(name, 0);
    const std::vector<std::string> missing = eraseMissing(numbers, unlabelled);
    if (static_cast<std::int64_t>(numbers.size()) > kMaxClasses)
        return badInput("expected at most %1 classes, found %2", kMaxClasses, numbers.size());
    std::vector<std::string> names;
    for (auto& [name, number] : numbers) {
        number = static_cast<std::int64_t>(names.size());
        names.push_back(name);
    }
    if (names.empty()) return {};
    std::vector<std::int64_t> ofNode;
    ofNode.reserve(classes.size());
    for (const std::string& name : classes) {
        const auto found = numbers.find(name);
        ofNode.push_back(found == numbers.end() ? -1 : found->second);
    }
    ROSA_TRY(setLabels(dataset, ofNode, std::move(names)));
    if (!missing.empty()) dataset.fixUps.back().what = Message("nodes without a label (empty or %1)", joined(missing));
    return {};
}

void removeLabels(Dataset& dataset, const std::vector<std::string>& unlabelled)
{
    graph::Labels& labels = dataset.labels;
    std::vector<std::int32_t> places;
    std::vector<std::string> kept, removed;
    for (const std::string& name : labels.classNames) {
        const bool isMissing = std::ranges::find(unlabelled, name) != unlabelled.end();
        places.push_back(isMissing ? -1 : static_cast<std::int32_t>(kept.size()));
        (isMissing ? removed : kept).push_back(name);
    }
    if (removed.empty()) return;
    std::int64_t count = 0;
    for (std::int32_t& label : labels.ofNode) {
        const std::int32_t before = label;
        if (before >= 0) label = places[static_cast<std::size_t>(before)];
        count += label != before && label < 0;
    }
    labels.classNames = std::move(kept);
    if (labels.classNames.empty()) labels = {};
    addFixUp(dataset, Message("labels taken as missing (%1)", joined(removed)), count);
    dataset.statedHash.clear();
}

void addTableSplit(Dataset& dataset, const std::vector<std::int8_t>& parts)
{
    graph::Split split{"public", {}, {}, {}};
    std::vector<graph::Node>* const places[] = {nullptr, &split.train, &split.validation, &split.test};
    for (std::size_t node = 0; node < parts.size(); ++node)
        if (auto* const place = places[std::clamp<std::int8_t>(parts[node], 0, 3)])
            place->push_back(static_cast<graph::Node>(node));
    if (!split.train.empty() && !split.test.empty()) dataset.splits.push_back(std::move(split));
}

Result<void> fillMissingFeatures(Dataset& dataset)
{
    const graph::Node nodes = dataset.graph.nodeCount();
    const bool isOneHot = nodes <= kMaxOneHot;
    std::vector<float> values;
    std::vector<std::int32_t> columns;
    std::vector<std::int64_t> offsets{0};
    for (graph::Node node = 0; node < nodes; ++node) {
        values.push_back(isOneHot ? 1.0f : static_cast<float>(dataset.graph.degree(node)));
        columns.push_back(node);
        offsets.push_back(node + std::int64_t{1});
    }
    ROSA_TRY_ASSIGN(auto features, isOneHot ? graph::Features::sparse(nodes, nodes, std::move(offsets), std::move(columns),
                                                                      std::move(values))
                                            : graph::Features::dense(nodes, 1, std::move(values)));
    dataset.features = std::move(features);
    const Message made = isOneHot ? Message("one-hot of the node") : Message("degree");
    dataset.featuresNote = made.text();
    addFixUp(dataset, Message("features added, as the files have none (%1)", made), dataset.features.columns());
    return {};
}

Result<Dataset> checked(Dataset dataset)
{
    const graph::Node nodes = dataset.graph.nodeCount();
    const auto mismatch = [&](const Message& what, std::size_t found) {
        return badInput("expected %1 of %2 nodes, found %3", what, nodes, found);
    };
    if (dataset.features.rows() != nodes)
        return mismatch(Message("features"), static_cast<std::size_t>(dataset.features.rows()));
    if (dataset.features.columns() < 1) return badInput("expected at least one feature, found none");
    if (!dataset.labels.empty() && dataset.labels.ofNode.size() != static_cast<std::size_t>(nodes))
        return mismatch(Message("labels"), dataset.labels.ofNode.size());
    if (!dataset.nodeNames.empty() && dataset.nodeNames.size() != static_cast<std::size_t>(nodes))
        return mismatch(Message("names"), dataset.nodeNames.size());
    for (const std::string& name : dataset.labels.classNames)
        if (!isUtf8(name)) return badInput("expected class names in UTF-8, found '%1'", printable(name));
    for (const std::string& name : dataset.nodeNames)
        if (!isUtf8(name)) return badInput("expected node names in UTF-8, found '%1'", printable(name));
    return dataset;
}

}  // namespace rosa::data
