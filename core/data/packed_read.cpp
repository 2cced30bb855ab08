#include <algorithm>
#include <new>
#include <optional>

#include <zlib.h>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/data/byte_coding.h"
#include "core/data/feature_values.h"
#include "core/data/mapped_layout.h"
#include "core/data/mapped_reader.h"
#include "core/data/packed.h"
#include "core/data/packed_layout.h"
#include "core/data/packed_parts.h"

namespace rosa::data {

namespace {

using packed::FeatureCoding;

/// Deflate encodes at most 258 bytes in 2 bits, so no valid section declares more than this multiple of its stored size.
constexpr std::uint64_t kMostInflation = 1032;

struct SectionEntry {
    packed::Section section;
    std::uint64_t rawSize, offset, storedSize;
};

struct PackedHeader {
    std::uint64_t fileSize = 0;
    std::vector<SectionEntry> entries;
};

/// Reads an entry of the section table; `previous` is the preceding section, −1 at the start.
Result<SectionEntry> readEntry(ByteReader& in, int previous, std::uint64_t offset, const PackedHeader& header)
{
    const auto tag = in.raw(4, "section tag");
    const std::uint32_t reserved = in.fixed32();
    const std::uint64_t rawSize = in.fixed64();
    const std::uint64_t storedSize = in.fixed64();
    if (!in.ok()) return in.error();
    const std::string_view name(reinterpret_cast<const char*>(tag.data()), tag.size());
    const auto found = std::find(packed::kTags.begin(), packed::kTags.end(), name);
    const int section = static_cast<int>(found - packed::kTags.begin());
    const std::uint64_t room = header.fileSize - packed::kDigestBytes - offset;
    if (found == packed::kTags.end() || section <= previous || reserved != 0)
        in.fail(Message("the section tag is unknown or out of order"));
    else if (storedSize > room)
        in.fail(Message("%1: expected at most %2 stored bytes, found %3", name, room, storedSize));
    else if (rawSize / kMostInflation > storedSize)
        in.fail(Message("%1: %2 stored bytes cannot inflate to %3", name, storedSize, rawSize));
    if (!in.ok()) return in.error();
    return SectionEntry{static_cast<packed::Section>(section), rawSize, offset, storedSize};
}

/// Reads header and table from the start of a file.
Result<PackedHeader> readHeader(std::span<const std::byte> bytes, const std::string& where)
{
    ByteReader in(bytes, where);
    const auto magic = in.raw(packed::kMagic.size(), "magic number of a packed data set");
    if (!in.ok()) return in.error();
    if (!std::equal(magic.begin(), magic.end(), std::as_bytes(std::span(packed::kMagic)).begin()))
        return badInput("%1, byte 0: expected a packed data set, found another kind of file", where);
    const std::uint32_t version = in.fixed32();
    if (in.ok() && version == mapped::kVersion)
        return badInput("%1, byte 8: expected version 1 or 3, found 2, which can be read only from a file, not from memory",
                        where);
    if (in.ok() && version != packed::kVersion && version != packed::kVersionWithTable)
        return packed::withNote(Message("%1, byte 8: expected version 1, 2 or 3, found %2", where, version),
                                version > packed::kVersionWithTable,
                                Message("the file was written by a newer version of the program"));
    const std::uint32_t sections = in.fixed32();
    PackedHeader header;
    header.fileSize = in.fixed64();
    if (in.ok() && (sections == 0 || sections > packed::kSectionCount))
        in.fail(Message("expected 1 to %1 sections, found %2", static_cast<int>(packed::kSectionCount), sections));
    std::uint64_t offset = packed::kHeaderBytes + sections * packed::kEntryBytes;
    if (in.ok() && header.fileSize < offset + packed::kDigestBytes)
        in.fail(Message("expected a file of at least %1 bytes, found %2", offset + packed::kDigestBytes, header.fileSize));
    int previous = -1;
    for (std::uint32_t i = 0; i < sections && in.ok(); ++i) {
        ROSA_TRY_ASSIGN(const auto entry, readEntry(in, previous, offset, header));
        previous = entry.section;
        offset += entry.storedSize;
        header.entries.push_back(entry);
    }
    if (in.ok() && offset + packed::kDigestBytes != header.fileSize)
        in.fail(
            Message("expected the sections to end at byte %1, found %2", header.fileSize - packed::kDigestBytes, offset));
    if (in.ok() && header.entries.front().section != packed::Card)
        in.fail(Message("expected section CARD first, found another"));
    if (!in.ok()) return in.error();
    return header;
}

Result<std::vector<std::byte>> inflated(std::span<const std::byte> bytes, const SectionEntry& entry,
                                        const std::string& where, MemoryBudget& budget)
{
    if (const auto taken = budget.take(entry.rawSize); !taken) return taken.error().within(where);
    std::vector<std::byte> out(static_cast<std::size_t>(entry.rawSize));
    uLongf size = out.size();
    uLong stored = entry.storedSize;
    std::byte nowhere{};
    const int code = ::uncompress2(reinterpret_cast<Bytef*>(out.empty() ? &nowhere : out.data()), &size,
                                   reinterpret_cast<const Bytef*>(bytes.data() + entry.offset), &stored);
    if (code == Z_MEM_ERROR) throw std::bad_alloc();
    if (code != Z_OK || size != out.size() || stored != entry.storedSize)
        return badInput("%1: expected %2 bytes after inflating the %3 at byte %4, found damaged data or another size", where,
                        entry.rawSize, entry.storedSize, entry.offset);
    return out;
}

/// Rows contain the neighbours above each node. Filled in node order, every row is ascending.
Result<graph::Graph> readGraph(ByteReader& in)
{
    const std::size_t nodes = in.count("nodes");
    if (!in.take(nodes, 4 * sizeof(std::int64_t))) return in.error();
    std::vector<std::int32_t> above;
    std::vector<std::int64_t> offsets(nodes + 1, 0);
    std::vector<std::size_t> lengths(nodes);
    for (std::size_t node = 0; node < nodes && in.ok(); ++node) {
        const std::size_t begin = above.size();
        lengths[node] = in.ascending(above, static_cast<std::int64_t>(nodes), "neighbour", static_cast<std::int64_t>(node));
        offsets[node + 1] += static_cast<std::int64_t>(lengths[node]);
        for (std::size_t i = begin; i < above.size(); ++i) ++offsets[static_cast<std::size_t>(above[i]) + 1];
    }
    in.take(above.size(), 4 * sizeof(graph::Node));  // Both directions, once here and once in the graph.
    ROSA_TRY(in.finish());
    for (std::size_t node = 0; node < nodes; ++node) offsets[node + 1] += offsets[node];
    std::vector<std::int64_t> next(offsets.begin(), offsets.end() - 1);
    std::vector<graph::Node> targets(2 * above.size());
    std::size_t read = 0;
    for (std::size_t node = 0; node < nodes; ++node)
        for (std::size_t i = 0; i < lengths[node]; ++i) {
            const auto other = static_cast<std::size_t>(above[read++]);
            targets[static_cast<std::size_t>(next[node]++)] = static_cast<graph::Node>(other);
            targets[static_cast<std::size_t>(next[other]++)] = static_cast<graph::Node>(node);
        }
    return graph::Graph::fromRows(std::move(offsets), std::move(targets), true);
}

Result<graph::Graph> readPublished(ByteReader& in)
{
    const std::size_t nodes = in.count("nodes");
    const bool undirected = in.varintUpTo(1, "direction") == 1;
    if (!in.take(nodes, 3 * sizeof(std::int64_t))) return in.error();
    std::vector<std::int64_t> offsets{0};
    std::vector<graph::Node> targets;
    for (std::size_t node = 0; node < nodes && in.ok(); ++node) {
        in.ascending(targets, static_cast<std::int64_t>(nodes), "target");
        offsets.push_back(static_cast<std::int64_t>(targets.size()));
    }
    ROSA_TRY(in.finish());
    return graph::Graph::fromRows(std::move(offsets), std::move(targets), undirected);
}

/// Gives the graph the weights of its edges, each once.
Result<graph::Graph> readWeights(ByteReader& in, const graph::Graph& graph)
{
    const auto arcs = static_cast<std::size_t>(graph.arcCount());
    const std::vector<float> ofEdges = in.floats(arcs / 2, "weights of edges");
    in.take(arcs, sizeof(float) + sizeof(double));
    ROSA_TRY(in.finish());
    LargeBuffer<float> weights(arcs);
    // Filled in node order, as readGraph() does with the targets.
    std::vector<std::int64_t> next(graph.offsets().begin(), graph.offsets().end() - 1);
    std::size_t read = 0;
    for (graph::Node node = 0; node < graph.nodeCount(); ++node)
        for (const graph::Node other : graph.neighbours(node)) {
            if (other < node) continue;
            weights[static_cast<std::size_t>(next[static_cast<std::size_t>(node)]++)] = ofEdges[read];
            weights[static_cast<std::size_t>(next[static_cast<std::size_t>(other)]++)] = ofEdges[read++];
        }
    return graph.withWeights(std::move(weights));
}

Result<graph::Graph> readPublishedWeights(ByteReader& in, const std::optional<graph::Graph>& graph)
{
    if (!graph) return badInput("expected a published graph, found only its weights");
    const auto arcs = static_cast<std::size_t>(graph->arcCount());
    const std::vector<float> weights = in.floats(arcs, "weights of arcs");
    in.take(arcs, sizeof(float) + sizeof(double));
    ROSA_TRY(in.finish());
    return graph->withWeights(weights);
}

/// Of entries in the columns `indices` of a sparse matrix.
std::vector<float> readValues(ByteReader& in, FeatureCoding coding, std::int32_t columns,
                              std::span<const std::int32_t> indices)
{
    if (coding == FeatureCoding::SparseTable) return packed::takeValues(in, columns, indices);
    if (coding == FeatureCoding::Sparse) return in.floats(indices.size(), "feature values");
    if (!in.take(indices.size(), sizeof(float))) return {};
    return std::vector<float>(indices.size(), 1.0f);
}

Result<graph::Features> readFeatures(ByteReader& in, graph::Node nodes)
{
    const auto coding = static_cast<FeatureCoding>(in.varintUpTo(3, "layout of features"));
    const auto columns = static_cast<std::int32_t>(in.varintUpTo(INT32_MAX, "features"));
    if (coding == FeatureCoding::Dense) {
        auto values = in.floats(static_cast<std::uint64_t>(nodes) * static_cast<std::uint64_t>(columns), "feature values");
        ROSA_TRY(in.finish());
        return graph::Features::dense(nodes, columns, std::move(values));
    }
    if (!in.take(static_cast<std::uint64_t>(nodes), 3 * sizeof(std::int64_t))) return in.error();
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> indices;
    for (graph::Node node = 0; node < nodes && in.ok(); ++node) {
        in.ascending(indices, columns, "feature");
        offsets.push_back(static_cast<std::int64_t>(indices.size()));
    }
    if (!in.ok()) return in.error();
    auto values = readValues(in, coding, columns, indices);
    ROSA_TRY(in.finish());
    return graph::Features::sparse(nodes, columns, std::move(offsets), std::move(indices), std::move(values));
}

Result<graph::Labels> readLabels(ByteReader& in, graph::Node nodes)
{
    graph::Labels labels;
    const std::size_t classes = in.count("classes");
    for (std::size_t i = 0; i < classes && in.ok(); ++i) labels.classNames.push_back(in.text("class name"));
    in.take(static_cast<std::uint64_t>(nodes), 2 * sizeof(std::int32_t));
    for (graph::Node node = 0; node < nodes && in.ok(); ++node)
        labels.ofNode.push_back(static_cast<std::int32_t>(in.varintUpTo(classes, "class")) - 1);
    ROSA_TRY(in.finish());
    return labels;
}

/// Moves a part to its target, or returns its Error with the location.
template <typename T, typename Target>
Result<void> place(Result<T> part, Target& target, const std::string& where)
{
    if (!part) return part.error().text().starts_with(where) ? part.error() : part.error().within(where);
    target = *std::move(part);
    return {};
}

Result<void> readSection(packed::Section section, ByteReader& in, const std::string& where, PackedCard& card,
                         Dataset& dataset)
{
    const graph::Node nodes = dataset.graph.nodeCount();
    switch (section) {
        case packed::Card:
            return place(packed::takeCard(in), card, where);
        case packed::Graph:
            return place(readGraph(in), dataset.graph, where);
        case packed::Published:
            return place(readPublished(in), dataset.published, where);
        case packed::Features:
            return place(readFeatures(in, nodes), dataset.features, where);
        case packed::Labels:
            return place(readLabels(in, nodes), dataset.labels, where);
        case packed::Splits:
            return place(packed::takeSplits(in, nodes), dataset.splits, where);
        case packed::Names:
            return place(packed::takeTexts(in, static_cast<std::size_t>(nodes), "node name"), dataset.nodeNames, where);
        case packed::Times:
            return place(packed::takeContacts(in, nodes), dataset.contacts, where);
        case packed::Weights:
            return place(readWeights(in, dataset.graph), dataset.graph, where);
        case packed::PublishedWeights:
            return place(readPublishedWeights(in, dataset.published), dataset.published, where);
        default:
            break;
    }
    ROSA_CHECK(false, "a section that the table of tags does not have");
    return {};
}

Result<void> checkWhole(std::span<const std::byte> bytes, const PackedHeader& header, const std::string& where)
{
    if (bytes.size() != header.fileSize)
        return packed::withNote(Message("%1: expected %2 bytes, found %3", where, header.fileSize, bytes.size()),
                                bytes.size() < header.fileSize, Message("the file is truncated"));
    const auto digest = bytes.last(packed::kDigestBytes);
    if (sha256(bytes.first(bytes.size() - packed::kDigestBytes)) != packed::hexOf(digest))
        return badInput("%1, byte %2: the SHA-256 of the content does not match; the file is damaged", where,
                        bytes.size() - packed::kDigestBytes);
    const auto has = [&](packed::Section section) {
        return std::any_of(header.entries.begin(), header.entries.end(),
                           [&](const SectionEntry& entry) { return entry.section == section; });
    };
    for (const packed::Section section : {packed::Graph, packed::Features})
        if (!has(section))
            return badInput("%1: expected section %2, found none", where, std::string(packed::kTags[section]));
    return {};
}

std::string inSection(const std::string& where, packed::Section section)
{
    return where + ", section " + std::string(packed::kTags[section]);
}

}  // namespace

Result<Dataset> unpackDataset(std::span<const std::byte> bytes, const std::string& where)
try {
    ROSA_TRY_ASSIGN(const auto header, readHeader(bytes, where));
    ROSA_TRY(checkWhole(bytes, header, where));
    MemoryBudget budget(bytes.size(), MemoryBudget::Input::Compressed);
    PackedCard card;
    Dataset dataset;
    for (const SectionEntry& entry : header.entries) {
        const std::string section = inSection(where, entry.section);
        ROSA_TRY_ASSIGN(const auto content, inflated(bytes, entry, section, budget));
        ByteReader in(content, section, &budget);
        ROSA_TRY(readSection(entry.section, in, section, card, dataset));
        budget.giveBack(entry.rawSize);
    }
    if (const auto fits = checkDataset(dataset); !fits) return fits.error().within(where);
    if (const auto fits = packed::checkCard(card, dataset); !fits) return fits.error().within(where);
    packed::nameBy(std::move(card), dataset);
    return dataset;
} catch (const std::bad_alloc&) {
    return failed("%1: not enough memory to read it", where);
}

Result<PackedCard> unpackCard(std::span<const std::byte> bytes, const std::string& where)
try {
    ROSA_TRY_ASSIGN(const auto header, readHeader(bytes, where));
    const SectionEntry& entry = header.entries.front();
    if (entry.offset + entry.storedSize > bytes.size())
        return badInput("%1: expected at least %2 bytes, found %3", where, entry.offset + entry.storedSize, bytes.size());
    const std::string section = inSection(where, packed::Card);
    MemoryBudget budget(bytes.size(), MemoryBudget::Input::Compressed);
    ROSA_TRY_ASSIGN(const auto content, inflated(bytes, entry, section, budget));
    ByteReader in(content, section, &budget);
    return packed::takeCard(in);
} catch (const std::bad_alloc&) {
    return failed("%1: not enough memory to read its card", where);
}

Result<PackedCard> readPackedCard(const std::filesystem::path& path)
{
    if (isMapped(path)) return readMappedCard(path);
    ROSA_TRY_ASSIGN(auto file, OpenFile::open(path));
    // Enough for the header and nearly every card; for a longer card the whole file is read.
    std::vector<std::byte> start(std::size_t{64} << 10);
    const auto count = file.read(start);
    if (!count) return count.error().within(path.string());
    const bool isAll = *count < start.size();
    start.resize(*count);
    ROSA_TRY_ASSIGN(const auto header, readHeader(start, path.string()));
    const SectionEntry& card = header.entries.front();
    if (card.offset + card.storedSize <= start.size() || isAll) return unpackCard(start, path.string());
    ROSA_TRY_ASSIGN(const auto whole, readFile(path));
    return unpackCard(whole, path.string());
}

Result<Dataset> readPacked(const std::filesystem::path& path)
{
    if (isMapped(path)) return readMapped(path);
    ROSA_TRY_ASSIGN(const auto bytes, readFile(path));
    return unpackDataset(bytes, path.string());
}

Result<std::string> checkPacked(const std::filesystem::path& path, const Watch& watch)
{
    if (isMapped(path)) return checkMapped(path, watch);
    ROSA_TRY_ASSIGN(const auto bytes, readFile(path));
    ROSA_TRY_ASSIGN(const auto card, unpackCard(bytes, path.string()));
    ROSA_TRY_ASSIGN(const auto dataset, unpackDataset(bytes, path.string()));
    std::string hash = computedHash(dataset);
    if (hash != card.contentHash)
        return badInput("%1: expected the content hash %2, found %3", path, card.contentHash, hash);
    return hash;
}

}  // namespace rosa::data
