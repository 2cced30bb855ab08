#include "core/data/readers/assemble.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <optional>

#include "core/data/readers/readers.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::int64_t kMaxClasses = 100000;

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

Result<void> setUndirected(Dataset& dataset, std::int64_t nodeCount, std::vector<graph::Arc> arcs)
{
    ROSA_TRY_ASSIGN(const graph::Node nodes, checkedCount(nodeCount));
    graph::GraphFixUps fixUps;
    ROSA_TRY_ASSIGN(auto made, graph::Graph::undirected(nodes, std::move(arcs), &fixUps));
    dataset.graph = std::move(made);
    fixUps.reversesAdded = 0;
    addFixUps(dataset, fixUps);
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

bool isIgnoredWeights(const Message& what) { return what.words() == ignoredWeights({}).words(); }

void addIgnoredWeights(Dataset& dataset, const Message& where, std::int64_t count)
{
    addFixUp(dataset, ignoredWeights(where), count);
}

Result<void> setLabels(Dataset& dataset, const std::vector<std::int64_t>& classes, std::vector<std::string> names)
{
    std::int64_t limit = names.empty() ? kMaxClasses : static_cast<std::int64_t>(names.size());
    std::int64_t largest = -1;
    for (std::size_t node = 0; node < classes.size(); ++node) {
        if (classes[node] < -1 || classes[node] >= limit)
            return badInput("label of node %1: expected a class from 0 to %2, or -1 for none, found %3", node, limit - 1,
                            classes[node]);
        largest = std::max(largest, classes[node]);
    }
    if (largest < 0) {
        dataset.labels = {};
        return {};
    }
    // A class without a node is none: it would count as a cluster, a row of every table and a class that no probe predicts.
    std::vector<std::int64_t> numbers(static_cast<std::size_t>(largest) + 1, -1);
    for (const std::int64_t number : classes)
        if (number >= 0) numbers[static_cast<std::size_t>(number)] = 0;
    dataset.labels = {};
    for (std::size_t number = 0; number < numbers.size(); ++number) {
        if (numbers[number] < 0) continue;
        numbers[number] = dataset.labels.classCount();
        dataset.labels.classNames.push_back(names.empty() ? std::to_string(number) : std::move(names[number]));
    }
    dataset.labels.ofNode.reserve(classes.size());
    for (const std::int64_t number : classes)
        dataset.labels.ofNode.push_back(
            static_cast<std::int32_t>(number < 0 ? -1 : numbers[static_cast<std::size_t>(number)]));
    const auto all = static_cast<std::int64_t>(names.empty() ? numbers.size() : names.size());
    addFixUp(dataset, Message("classes without a node left out"), all - dataset.labels.classCount());
    return {};
}

Result<void> setLabels(Dataset& dataset, const std::vector<std::string>& classes)
{
    std::map<std::string, std::int64_t, ByNumberThenName> numbers;
    for (const std::string& name : classes)
        if (!name.empty()) numbers.emplace(name, 0);
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
    for (const std::string& name : classes) ofNode.push_back(name.empty() ? -1 : numbers[name]);
    return setLabels(dataset, ofNode, std::move(names));
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
