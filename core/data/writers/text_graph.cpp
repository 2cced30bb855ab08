#include "core/data/writers/text_graph.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_set>

#include "core/data/parts/assemble.h"
#include "core/data/text.h"
#include "core/data/writers/npz_export.h"

namespace rosa::data {

namespace {

/// Whether a text is the same after it was written in a line, trimmed and read.
bool isPlain(const std::string& text)
{
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    return !text.empty() && text.front() != ' ' && text.back() != ' ' && std::ranges::none_of(text, isControl) &&
           isUtf8(text);
}

bool areIds(const std::vector<std::string>& names)
{
    std::unordered_set<std::string_view> seen;
    return !names.empty() &&
           std::ranges::all_of(names, [&](const std::string& name) { return isPlain(name) && seen.insert(name).second; });
}

std::vector<std::string> idsOf(const Dataset& dataset, std::vector<Message>& lost)
{
    if (areIds(dataset.nodeNames)) return dataset.nodeNames;
    if (!dataset.nodeNames.empty()) lost.push_back(Message("names of nodes"));
    std::vector<std::string> ids;
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node) ids.push_back(std::to_string(node));
    return ids;
}

/// The classes without those that no node has, as readers number them.
graph::Labels usedLabels(const graph::Labels& given, std::vector<Message>& lost)
{
    const std::int32_t count = given.classCount();
    std::vector<std::int32_t> places(static_cast<std::size_t>(count), -1);
    for (const std::int32_t label : given.ofNode)
        if (label >= 0) places[static_cast<std::size_t>(label)] = 0;
    graph::Labels used;
    for (std::int32_t label = 0; label < count; ++label) {
        if (places[static_cast<std::size_t>(label)] < 0) continue;
        places[static_cast<std::size_t>(label)] = used.classCount();
        used.classNames.push_back(given.classNames[static_cast<std::size_t>(label)]);
    }
    if (used.classNames.empty()) return {};
    if (used.classCount() < count) lost.push_back(Message("classes without a node"));
    for (const std::int32_t label : given.ofNode)
        used.ofNode.push_back(label < 0 ? -1 : places[static_cast<std::size_t>(label)]);
    return used;
}

/// Whether readers number classes of these names in this order.
bool keepTheirOrder(const std::vector<std::string>& names)
{
    Dataset read;
    return std::ranges::all_of(names, isPlain) && setLabels(read, names) && read.labels.classNames == names;
}

std::vector<std::string> classesOf(const graph::Labels& labels, bool areNamed, std::vector<Message>& lost)
{
    std::vector<std::string> names;
    for (std::int32_t label = 0; label < labels.classCount(); ++label) names.push_back(std::to_string(label));
    if (areNamed && keepTheirOrder(labels.classNames))
        names = labels.classNames;
    else if (names != labels.classNames)
        lost.push_back(Message("names of classes"));
    std::vector<std::string> classes;
    for (const std::int32_t label : labels.ofNode)
        classes.push_back(label < 0 ? std::string() : names[static_cast<std::size_t>(label)]);
    return classes;
}

std::vector<std::string> partsOf(const graph::Split& split, graph::Node nodes)
{
    std::vector<std::string> parts(static_cast<std::size_t>(nodes));
    for (const auto& [name, members] :
         {std::pair{"train", &split.train}, std::pair{"val", &split.validation}, std::pair{"test", &split.test}})
        for (const graph::Node node : *members) parts[static_cast<std::size_t>(node)] = name;
    return parts;
}

bool areAddedByReaders(const Dataset& dataset)
{
    if (dataset.featuresNote.empty()) return false;
    Dataset bare;
    bare.graph = dataset.graph;
    if (!fillMissingFeatures(bare)) return false;
    Dataset given = bare;
    given.features = dataset.features;
    return computedHash(bare) == computedHash(given);
}

}  // namespace

TextGraph textGraphOf(const Dataset& dataset, const TextLimits& limits, bool areNamed)
{
    TextGraph text;
    text.held.graph = dataset.graph;
    text.held.features = dataset.features;
    text.ids = idsOf(dataset, text.lost);
    text.areNumbered = text.ids != dataset.nodeNames;
    text.held.labels = usedLabels(dataset.labels, text.lost);
    text.classes = classesOf(text.held.labels, areNamed, text.lost);
    if (limits.hasSplits && dataset.splits.size() == 1) {
        text.held.splits = dataset.splits;
        text.parts = partsOf(dataset.splits.front(), dataset.graph.nodeCount());
    } else if (!dataset.splits.empty()) {
        text.lost.push_back(Message("splits (`rosa data splits export` writes them)"));
    }
    const graph::Graph& written = writtenEdges(dataset);
    text.isDirected = &written != &dataset.graph;
    text.edges = written;
    if (text.isDirected && limits.hasDirections) text.held.published = written;
    if (text.isDirected && !limits.hasDirections)
        text.lost.push_back(Message("directions of edges when it is imported again"));
    if (dataset.published && !text.isDirected) text.lost.push_back(Message("edges as published"));
    text.hasFeatures = !areAddedByReaders(dataset);
    if (!dataset.contacts.empty()) text.lost.push_back(Message("times of contacts"));
    return text;
}

void appendNumber(std::string& text, float value)
{
    std::array<char, 32> digits{};
    const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    ROSA_CHECK(problem == std::errc(), "a number of at most 32 characters");
    text.append(digits.data(), end);
}

std::string numberText(float value)
{
    std::string text;
    appendNumber(text, value);
    return text;
}

}  // namespace rosa::data
