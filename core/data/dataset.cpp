#include "core/data/dataset.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <span>
#include <system_error>
#include <utility>

#include "core/base/hash.h"

namespace rosa::data {

namespace {

static_assert(std::endian::native == std::endian::little, "content hashes are taken over little-endian values");

Result<void> checkPart(const graph::Split& split, const char* part, const std::vector<graph::Node>& nodes,
                       std::vector<std::uint8_t>& taken)
{
    const auto where = [&] { return Message("split \"%1\", %2", split.name, part); };
    graph::Node last = -1;
    for (const graph::Node node : nodes) {
        if (node <= last || static_cast<std::size_t>(node) >= taken.size())
            return badInput("%1: expected ascending nodes below %2, found %3 after %4", where(), taken.size(), node, last);
        if (std::exchange(taken[static_cast<std::size_t>(node)], std::uint8_t{1}))
            return badInput("%1: node %2 is in two parts", where(), node);
        last = node;
    }
    return {};
}

Result<void> checkLabels(const graph::Labels& labels, std::size_t nodes)
{
    if (labels.empty()) {
        if (!labels.classNames.empty()) return badInput("labels: class names are given but no node has a class");
        return {};
    }
    if (labels.ofNode.size() != nodes) return badInput("labels: expected %1, found %2", nodes, labels.ofNode.size());
    for (std::size_t node = 0; node < nodes; ++node)
        if (const std::int32_t label = labels.ofNode[node]; label < -1 || label >= labels.classCount())
            return badInput("labels: class %1 of node %2 is not one of the %3 classes", label, node, labels.classCount());
    return {};
}

/// Passes values to the hash in blocks instead of one call per value.
class Digest {
public:
    template <typename T>
    void add(T value)
    {
        if (m_used + sizeof value > kBlock) flush();
        std::memcpy(m_block.data() + m_used, &value, sizeof value);
        m_used += sizeof value;
    }
    void addTag(const char (&tag)[5])
    {
        for (int i = 0; i < 4; ++i) add(tag[i]);
    }
    std::string hex()
    {
        flush();
        return m_hash.hex();
    }

private:
    static constexpr std::size_t kBlock = std::size_t{1} << 16;
    void flush()
    {
        m_hash.add(std::span(m_block).first(m_used));
        m_used = 0;
    }
    Sha256 m_hash;
    std::vector<std::byte> m_block = std::vector<std::byte>(kBlock);
    std::size_t m_used = 0;
};

constexpr graph::Node kRowsAtOnce = 1 << 14;

Result<void> addGraph(Digest& digest, const graph::Graph& graph, const Watch& watch)
{
    digest.add(static_cast<std::int64_t>(graph.nodeCount()));
    digest.add(graph.arcCount());
    const graph::Node nodes = graph.nodeCount();
    return inParts(
        nodes, kRowsAtOnce, "hash of the graph", watch, [&](std::int64_t begin, std::int64_t end) -> Result<void> {
            graph.expectRows(static_cast<graph::Node>(begin), static_cast<graph::Node>(std::min<std::int64_t>(
                                                                  end + kRowsAtOnce, nodes)));  // and the following ones
            for (auto node = static_cast<graph::Node>(begin); node < end; ++node) {
                digest.add(graph.degree(node));
                for (const graph::Node other : graph.neighbours(node)) digest.add(other);
            }
            return {};
        });
}

Result<void> addFeatures(Digest& digest, const graph::Features& features, const Watch& watch)
{
    constexpr std::int64_t valuesAtOnce = std::int64_t{1} << 26;
    constexpr std::size_t bytesAtOnce = std::size_t{16} << 20;
    digest.add(features.columns());
    std::int64_t entries = 0;
    const auto count = [&](std::int64_t begin, std::int64_t end) -> Result<void> {
        entries += features.nonZeroCount(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
        return {};
    };
    ROSA_TRY(
        inParts(static_cast<std::int64_t>(features.storedCount()), valuesAtOnce, "entries of the features", watch, count));
    digest.add(entries);
    const auto addEntry = [&](graph::Node row, std::int32_t column, float value) {
        if (value == 0.0f) return;
        digest.add(row);
        digest.add(column);
        digest.add(std::bit_cast<std::uint32_t>(value));
    };
    const auto offsets = features.offsets();
    const auto columns = static_cast<std::size_t>(features.columns());
    const auto addRow = [&](graph::Node node) {
        const auto row = static_cast<std::size_t>(node);
        if (features.layout() == graph::Features::Layout::Dense)
            for (std::size_t column = 0; column < columns; ++column)
                addEntry(node, static_cast<std::int32_t>(column), features.stored(row * columns + column));
        else
            for (auto i = static_cast<std::size_t>(offsets[row]); i < static_cast<std::size_t>(offsets[row + 1]); ++i)
                addEntry(node, features.columnIndices()[i], features.stored(i));
    };
    const std::int64_t atOnce = std::min(kRowsAtOnce, features.rowsIn(bytesAtOnce));
    const auto addRows = [&](std::int64_t begin, std::int64_t end) -> Result<void> {
        features.expectRows(static_cast<graph::Node>(begin), static_cast<graph::Node>(std::min<std::int64_t>(
                                                                 end + atOnce, features.rows())));  // and the following ones
        for (auto node = static_cast<graph::Node>(begin); node < end; ++node) addRow(node);
        return {};
    };
    return inParts(features.rows(), atOnce, "hash of the features", watch, addRows);
}

void addNodes(Digest& digest, std::span<const std::int32_t> nodes)
{
    digest.add(static_cast<std::int64_t>(nodes.size()));
    for (const std::int32_t node : nodes) digest.add(node);
}

void addWeights(Digest& digest, const char (&tag)[5], const graph::Graph& graph)
{
    if (!graph.isWeighted()) return;
    digest.addTag(tag);
    for (const float weight : graph.weights()) digest.add(std::bit_cast<std::uint32_t>(weight));
}

bool sameArcs(const graph::Graph& a, const graph::Graph& b)
{
    return std::equal(a.offsets().begin(), a.offsets().end(), b.offsets().begin(), b.offsets().end()) &&
           std::equal(a.targets().begin(), a.targets().end(), b.targets().begin(), b.targets().end());
}

}  // namespace

Result<graph::Node> nodeNamed(const Dataset& dataset, const std::string& text)
{
    const auto named = std::find(dataset.nodeNames.begin(), dataset.nodeNames.end(), text);
    if (named != dataset.nodeNames.end()) return static_cast<graph::Node>(named - dataset.nodeNames.begin());
    const graph::Node count = dataset.graph.nodeCount();
    graph::Node node = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), node);
    if (problem == std::errc() && end == text.data() + text.size() && node >= 0 && node < count) return node;
    return badInput("\"%1\" is not a node of %2; nodes are numbered from 0 to %3", text, dataset.name, count - 1);
}

bool hasTakenSplits(const Dataset& dataset)
{
    const std::string taken = splitsTaken().text();
    return std::ranges::any_of(dataset.fixUps, [&](const FixUp& fixUp) { return fixUp.what.text() == taken; });
}

Result<void> checkDataset(const Dataset& dataset)
{
    const auto nodes = static_cast<std::size_t>(dataset.graph.nodeCount());
    if (!dataset.graph.isUndirected()) return badInput("graph: expected an undirected graph");
    const auto sized = [&](const char* part, std::int64_t found) -> Result<void> {
        if (found == static_cast<std::int64_t>(nodes)) return {};
        return badInput("%1: expected %2 nodes, found %3", part, nodes, found);
    };
    if (dataset.published) ROSA_TRY(sized("published graph", dataset.published->nodeCount()));
    ROSA_TRY(sized("features", dataset.features.rows()));
    if (!dataset.nodeNames.empty()) ROSA_TRY(sized("node names", static_cast<std::int64_t>(dataset.nodeNames.size())));
    ROSA_TRY(checkLabels(dataset.labels, nodes));
    ROSA_TRY(checkContacts(dataset.contacts, dataset.graph.nodeCount()));
    std::vector<std::uint8_t> taken;
    for (const graph::Split& split : dataset.splits) {
        taken.assign(nodes, 0);
        ROSA_TRY(checkPart(split, "train", split.train, taken));
        ROSA_TRY(checkPart(split, "validation", split.validation, taken));
        ROSA_TRY(checkPart(split, "test", split.test, taken));
    }
    return {};
}

std::string contentHash(const Dataset& dataset)
{
    return dataset.statedHash.empty() ? computedHash(dataset) : dataset.statedHash;
}

std::string computedHash(const Dataset& dataset) { return computedHash(dataset, {}).value(); }

Result<std::string> computedHash(const Dataset& dataset, const Watch& watch)
{
    Digest digest;
    digest.addTag("GRPH");
    ROSA_TRY(addGraph(digest, dataset.graph, watch));
    if (dataset.published && !sameArcs(*dataset.published, dataset.graph)) {
        digest.addTag("PUBL");
        ROSA_TRY(addGraph(digest, *dataset.published, watch));
    }
    digest.addTag("FEAT");
    ROSA_TRY(addFeatures(digest, dataset.features, watch));
    digest.addTag("LABL");
    digest.add(dataset.labels.classCount());
    addNodes(digest, dataset.labels.ofNode);
    digest.addTag("SPLT");
    digest.add(static_cast<std::int64_t>(dataset.splits.size()));
    for (const graph::Split& split : dataset.splits) {
        addNodes(digest, split.train);
        addNodes(digest, split.validation);
        addNodes(digest, split.test);
    }
    // Without weights, as before there were any.
    addWeights(digest, "WGHT", dataset.graph);
    if (dataset.published) addWeights(digest, "PWGT", *dataset.published);
    if (dataset.contacts.empty()) return digest.hex();
    digest.addTag("TIME");
    digest.add(static_cast<std::int64_t>(dataset.contacts.list.size()));
    digest.add(static_cast<std::int32_t>(dataset.contacts.dropsIsolated ? 1 : 0));
    for (const Contact& contact : dataset.contacts.list) {
        digest.add(contact.time);
        digest.add(contact.first);
        digest.add(contact.second);
    }
    return digest.hex();
}

}  // namespace rosa::data
