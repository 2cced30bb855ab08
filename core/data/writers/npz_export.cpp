#include "core/data/writers/npz_export.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/text/lower_case.h"
#include "core/data/arrays/npy.h"
#include "core/data/arrays/zip_archive.h"

namespace rosa::data {

namespace {

/// Of an archive without the zip64 extension (writeZip()).
constexpr std::uint64_t kMostBytes = (std::uint64_t{1} << 32) - (std::uint64_t{1} << 20);

using SplitPart = std::vector<graph::Node> graph::Split::*;

std::size_t sizeOf(const graph::Graph& graph) { return static_cast<std::size_t>(graph.arcCount()); }

bool isSame(const graph::Graph& a, const graph::Graph& b)
{
    return std::ranges::equal(a.offsets(), b.offsets()) && std::ranges::equal(a.targets(), b.targets()) &&
           std::ranges::equal(a.weights(), b.weights());
}

std::vector<graph::Arc> arcsOf(const graph::Graph& graph)
{
    std::vector<graph::Arc> arcs;
    arcs.reserve(sizeOf(graph));
    for (graph::Node node = 0; node < graph.nodeCount(); ++node)
        for (const graph::Node target : graph.neighbours(node)) arcs.push_back({node, target});
    return arcs;
}

/// Whether the graph for walks follows from the published one, as readers make it.
bool followsFromPublished(const Dataset& dataset)
{
    const std::span<const float> weights = dataset.published->weights();
    const auto made = graph::Graph::undirected(dataset.graph.nodeCount(), arcsOf(*dataset.published),
                                               std::vector<float>(weights.begin(), weights.end()));
    return made && isSame(*made, dataset.graph);
}

void addEdges(std::vector<ZipMember>& npz, const graph::Graph& graph)
{
    const std::size_t count = sizeOf(graph);
    std::vector<std::int64_t> ends(2 * count);
    std::size_t at = 0;
    for (const graph::Arc& arc : arcsOf(graph)) {
        ends[at] = arc.source;
        ends[count + at++] = arc.target;
    }
    npz.push_back({"edge_index.npy", npyBytes<std::int64_t>(ends, std::array{std::int64_t{2}, graph.arcCount()})});
    if (graph.isWeighted())
        npz.push_back({"edge_weight.npy", npyBytes<float>(graph.weights(), std::array{graph.arcCount()})});
}

void addFeatures(std::vector<ZipMember>& npz, const graph::Features& features)
{
    const auto columns = static_cast<std::size_t>(features.columns());
    std::vector<float> values(static_cast<std::size_t>(features.rows()) * columns);
    for (graph::Node node = 0; node < features.rows(); ++node)
        features.copyRow(node, std::span(values).subspan(static_cast<std::size_t>(node) * columns, columns));
    const std::array<std::int64_t, 2> shape{features.rows(), features.columns()};
    npz.push_back({"x.npy", npyBytes<float>(values, shape)});
}

void addClasses(std::vector<ZipMember>& npz, const graph::Labels& labels)
{
    const std::vector<std::int64_t> classes(labels.ofNode.begin(), labels.ofNode.end());
    npz.push_back({"y.npy", npyBytes<std::int64_t>(classes, std::array{static_cast<std::int64_t>(classes.size())})});
}

/// The head of an array of truth values, one byte each: that of numbers, with the name of the other type, which is as long.
std::string booleanHead(std::span<const std::int64_t> shape)
{
    std::string head = npyHead<float>(shape);
    constexpr std::string_view kFloat = "<f4", kBoolean = "|b1";
    const std::size_t place = head.find(kFloat);
    ROSA_CHECK(place != std::string::npos, "the type in the head of an npy file");
    return head.replace(place, kFloat.size(), kBoolean);
}

/// One column for each split.
void addMask(std::vector<ZipMember>& npz, const char* name, const Dataset& dataset, SplitPart part)
{
    const auto nodes = static_cast<std::size_t>(dataset.graph.nodeCount());
    const std::size_t splits = dataset.splits.size();
    std::vector<std::int64_t> shape{static_cast<std::int64_t>(nodes)};
    if (splits > 1) shape.push_back(static_cast<std::int64_t>(splits));
    const std::string head = booleanHead(shape);
    std::vector<std::byte> bytes(head.size() + nodes * splits, std::byte{0});
    std::ranges::transform(head, bytes.begin(), [](char c) { return static_cast<std::byte>(c); });
    for (std::size_t split = 0; split < splits; ++split)
        for (const graph::Node node : dataset.splits[split].*part)
            bytes[head.size() + static_cast<std::size_t>(node) * splits + split] = std::byte{1};
    npz.push_back({name, std::move(bytes)});
}

std::uint64_t bytesOf(const Dataset& dataset, const graph::Graph& graph)
{
    const auto nodes = static_cast<std::uint64_t>(dataset.graph.nodeCount());
    return (graph.isWeighted() ? 20 : 16) * static_cast<std::uint64_t>(graph.arcCount()) +
           nodes * (sizeof(float) * static_cast<std::uint64_t>(dataset.features.columns()) + sizeof(std::int64_t) +
                    3 * dataset.splits.size());
}

}  // namespace

const graph::Graph& writtenEdges(const Dataset& dataset)
{
    return dataset.published && followsFromPublished(dataset) ? *dataset.published : dataset.graph;
}

bool isNpzPath(const std::filesystem::path& path) { return lowerCase(path.extension().string()) == ".npz"; }

Result<void> writeNpz(const std::filesystem::path& path, const Dataset& dataset)
{
    const graph::Graph& graph = writtenEdges(dataset);
    if (const std::uint64_t bytes = bytesOf(dataset, graph); bytes > kMostBytes)
        return badInput(
            "%1: the arrays of %2 take %3 bytes, more than an npz file can hold; write a packed file (.rosadata)", path,
            dataset.name, bytes);
    std::vector<ZipMember> npz;
    addEdges(npz, graph);
    addFeatures(npz, dataset.features);
    if (!dataset.labels.empty()) addClasses(npz, dataset.labels);
    if (!dataset.splits.empty()) {
        addMask(npz, "train_mask.npy", dataset, &graph::Split::train);
        addMask(npz, "val_mask.npy", dataset, &graph::Split::validation);
        addMask(npz, "test_mask.npy", dataset, &graph::Split::test);
    }
    return writeZip(path, npz);
}

Message edgesInNpz(const Dataset& dataset)
{
    const graph::Graph& graph = writtenEdges(dataset);
    if (&graph == &dataset.graph)
        return Message("edge_index has each of the %1 undirected edges, on which the program trains, in both directions",
                       graph.undirectedEdgeCount());
    return Message(
        "edge_index has the %1 arcs as published; the program trains on the %2 undirected edges that follow from them",
        graph.arcCount(), dataset.graph.undirectedEdgeCount());
}

std::vector<Message> lostInNpz(const Dataset& dataset)
{
    std::vector<Message> lost;
    if (!dataset.nodeNames.empty()) lost.push_back(Message("names of nodes"));
    const graph::Labels& labels = dataset.labels;
    bool areNumbered = true;
    for (std::size_t i = 0; i < labels.classNames.size(); ++i)
        areNumbered = areNumbered && labels.classNames[i] == std::to_string(i);
    if (!areNumbered) lost.push_back(Message("names of classes"));
    const std::int32_t largest = labels.empty() ? -1 : *std::ranges::max_element(labels.ofNode);
    if (labels.classCount() > largest + 1) lost.push_back(Message("classes without a node"));
    if (!dataset.contacts.empty()) lost.push_back(Message("times of contacts"));
    if (dataset.published && !followsFromPublished(dataset)) lost.push_back(Message("edges as published"));
    return lost;
}

}  // namespace rosa::data
