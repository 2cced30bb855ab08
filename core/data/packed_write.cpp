#include <algorithm>
#include <new>
#include <optional>

#include <zlib.h>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/data/byte_coding.h"
#include "core/data/feature_values.h"
#include "core/data/packed.h"
#include "core/data/packed_layout.h"
#include "core/data/packed_parts.h"

namespace rosa::data {

namespace {

using packed::FeatureCoding;

struct StoredSection {
    packed::Section section;
    std::size_t rawSize;
    std::vector<std::byte> stored;
};

/// Above this size the last percent of compression is not worth the minutes that the highest level takes.
constexpr std::size_t kBestCompressionUpTo = std::size_t{16} << 20;

std::vector<std::byte> deflated(std::span<const std::byte> raw)
{
    uLongf size = ::compressBound(raw.size());
    std::vector<std::byte> out(size);
    const int level = raw.size() <= kBestCompressionUpTo ? Z_BEST_COMPRESSION : Z_DEFAULT_COMPRESSION;
    const int code = ::compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(raw.data()),
                                 raw.size(), level);
    if (code == Z_MEM_ERROR) throw std::bad_alloc();
    ROSA_CHECK(code == Z_OK, "compress2 into compressBound bytes");
    out.resize(size);
    return out;
}

ByteWriter graphRows(const graph::Graph& graph)
{
    ByteWriter out;
    out.varint(static_cast<std::uint64_t>(graph.nodeCount()));
    for (graph::Node node = 0; node < graph.nodeCount(); ++node) {
        const auto row = graph.neighbours(node);
        const auto above = std::upper_bound(row.begin(), row.end(), node);
        out.ascending(row.subspan(static_cast<std::size_t>(above - row.begin())), node);
    }
    return out;
}

ByteWriter publishedRows(const graph::Graph& graph)
{
    ByteWriter out;
    out.varint(static_cast<std::uint64_t>(graph.nodeCount()));
    out.varint(graph.isUndirected() ? 1 : 0);
    for (graph::Node node = 0; node < graph.nodeCount(); ++node) out.ascending(graph.neighbours(node));
    return out;
}

/// In the order of graphRows(): each undirected edge once.
ByteWriter weightList(const graph::Graph& graph)
{
    std::vector<float> weights;
    for (graph::Node node = 0; node < graph.nodeCount(); ++node) {
        const auto row = graph.neighbours(node);
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row[i] > node) weights.push_back(graph.weightsOf(node)[i]);
    }
    ByteWriter out;
    out.floats(weights);
    return out;
}

struct FeatureRows {
    FeatureCoding coding = FeatureCoding::Dense;
    ByteWriter bytes;
};

FeatureRows featureRows(const graph::Features& given)
{
    FeatureRows rows;
    const graph::Features features = given.widened();
    std::optional<packed::DistinctValues> distinct;
    if (features.layout() == graph::Features::Layout::Sparse) {
        const bool isBinary = features.isBinary();
        if (!isBinary) distinct = packed::distinctValues(features);
        rows.coding = isBinary ? FeatureCoding::SparseBinary : distinct ? FeatureCoding::SparseTable : FeatureCoding::Sparse;
    }
    rows.bytes.varint(static_cast<std::uint64_t>(rows.coding));
    rows.bytes.varint(static_cast<std::uint64_t>(features.columns()));
    const auto offsets = features.offsets();
    for (std::size_t row = 0; row + 1 < offsets.size(); ++row)
        rows.bytes.ascending(features.columnIndices().subspan(static_cast<std::size_t>(offsets[row]),
                                                              static_cast<std::size_t>(offsets[row + 1] - offsets[row])));
    if (distinct)
        packed::putValues(rows.bytes, features, *distinct);
    else if (rows.coding != FeatureCoding::SparseBinary)
        rows.bytes.floats(features.values());
    return rows;
}

ByteWriter labelList(const graph::Labels& labels)
{
    ByteWriter out;
    out.varint(labels.classNames.size());
    for (const std::string& name : labels.classNames) out.text(name);
    for (const std::int32_t label : labels.ofNode) out.varint(static_cast<std::uint64_t>(label + 1));
    return out;
}

std::vector<std::byte> assembled(const std::vector<StoredSection>& sections, std::uint32_t version)
{
    std::size_t size = packed::kHeaderBytes + sections.size() * packed::kEntryBytes + packed::kDigestBytes;
    for (const StoredSection& section : sections) size += section.stored.size();
    ByteWriter out;
    out.raw(std::as_bytes(std::span(packed::kMagic)));
    out.fixed32(version);
    out.fixed32(static_cast<std::uint32_t>(sections.size()));
    out.fixed64(size);
    for (const StoredSection& section : sections) {
        out.raw(std::as_bytes(std::span(packed::kTags[section.section])));
        out.fixed32(0);
        out.fixed64(section.rawSize);
        out.fixed64(section.stored.size());
    }
    for (const StoredSection& section : sections) out.raw(section.stored);
    out.raw(packed::bytesOfHex(sha256(out.bytes())));
    return out.take();
}

}  // namespace

Result<std::vector<std::byte>> packDataset(const Dataset& dataset)
try {
    if (const auto fits = checkDataset(dataset); !fits) return fits.error().within("data set %1", dataset.name);
    std::vector<StoredSection> sections;
    ByteWriter card, splits, names, times;
    packed::putCard(card, packed::cardOf(dataset, computedHash(dataset)));
    packed::putSplits(splits, dataset.splits);
    packed::putTexts(names, dataset.nodeNames);
    packed::putContacts(times, dataset.contacts);
    const auto add = [&](packed::Section section, const ByteWriter& content) {
        sections.push_back({section, content.bytes().size(), deflated(content.bytes())});
    };
    add(packed::Card, card);
    add(packed::Graph, graphRows(dataset.graph));
    if (dataset.published) add(packed::Published, publishedRows(*dataset.published));
    const FeatureRows features = featureRows(dataset.features);
    add(packed::Features, features.bytes);
    if (!dataset.labels.empty()) add(packed::Labels, labelList(dataset.labels));
    if (!dataset.splits.empty()) add(packed::Splits, splits);
    if (!dataset.nodeNames.empty()) add(packed::Names, names);
    if (!dataset.contacts.empty()) add(packed::Times, times);
    if (dataset.graph.isWeighted()) add(packed::Weights, weightList(dataset.graph));
    if (dataset.published && dataset.published->isWeighted()) {
        ByteWriter weights;
        weights.floats(dataset.published->weights());
        add(packed::PublishedWeights, weights);
    }
    return assembled(sections, features.coding == FeatureCoding::SparseTable ? packed::kVersionWithTable : packed::kVersion);
} catch (const std::bad_alloc&) {
    return failed("data set %1: not enough memory to pack it", dataset.name);
}

Result<void> writePacked(const std::filesystem::path& path, const Dataset& dataset)
{
    ROSA_TRY_ASSIGN(const auto bytes, packDataset(dataset));
    return writeFileAtomically(path, bytes);
}

}  // namespace rosa::data
