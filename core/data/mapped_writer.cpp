#include "core/data/mapped_writer.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <system_error>

#include <unistd.h>

#include "core/base/hash.h"
#include "core/base/storage/unnamed_file.h"
#include "core/data/mapped_reader.h"
#include "core/data/packed_layout.h"
#include "core/data/packed_parts.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kBufferBytes = std::size_t{4} << 20;
constexpr std::size_t kValuesAtOnce = std::size_t{1} << 18;

struct WrittenSection {
    mapped::Section section;
    mapped::Element element;
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    std::string digest;
};

}  // namespace

struct MappedWriter::File {
    fs::path path;
    UnnamedFile out;
    std::uint64_t position = 0;  ///< Offset of the next byte.
    std::vector<std::byte> buffer;
    std::vector<WrittenSection> entries;
    std::unique_ptr<Sha256> digest;  ///< Of the current section; null between sections.

    File(fs::path place, UnnamedFile file) : path(std::move(place)), out(std::move(file)) {}

    [[nodiscard]] Error problem(const char* step) const
    {
        return failed("%1: cannot be written (%2): %3", path, step, std::generic_category().message(errno));
    }
    Result<void> writeAt(std::uint64_t offset, std::span<const std::byte> bytes) const
    {
        while (!bytes.empty()) {
            const ssize_t count = ::pwrite(out.descriptor(), bytes.data(), bytes.size(), static_cast<off_t>(offset));
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return problem("write");
            offset += static_cast<std::uint64_t>(count);
            bytes = bytes.subspan(static_cast<std::size_t>(count));
        }
        return {};
    }
    Result<void> flush()
    {
        ROSA_TRY(writeAt(position - buffer.size(), buffer));
        buffer.clear();
        return {};
    }
};

MappedWriter::MappedWriter(std::unique_ptr<File> file) : m_file(std::move(file)) {}
MappedWriter::~MappedWriter() = default;
MappedWriter::MappedWriter(MappedWriter&&) noexcept = default;

Result<MappedWriter> MappedWriter::create(const fs::path& path)
{
    ROSA_TRY_ASSIGN(auto out, UnnamedFile::make(path));
    auto file = std::make_unique<File>(path, std::move(out));
    file->position = mapped::kAlignment;  // header and table
    file->buffer.reserve(kBufferBytes);
    return MappedWriter(std::move(file));
}

Result<void> MappedWriter::begin(mapped::Section section, mapped::Element element)
{
    ROSA_CHECK(mapped::fits(section, element), "a section of other elements");
    ROSA_TRY(seal());
    for (const WrittenSection& entry : m_file->entries) ROSA_CHECK(entry.section != section, "a section written twice");
    m_file->entries.push_back({section, element, m_file->position, 0, {}});
    m_file->digest = std::make_unique<Sha256>();
    return {};
}

Result<void> MappedWriter::addBytes(std::span<const std::byte> bytes, std::size_t width)
{
    File& file = *m_file;
    ROSA_CHECK(file.digest && mapped::widthOf(file.entries.back().element) == width, "values of another section");
    file.digest->add(bytes);
    file.entries.back().bytes += bytes.size();
    if (file.buffer.size() + bytes.size() > kBufferBytes) ROSA_TRY(file.flush());
    file.position += bytes.size();
    if (bytes.size() > kBufferBytes) return file.writeAt(file.position - bytes.size(), bytes);
    file.buffer.insert(file.buffer.end(), bytes.begin(), bytes.end());
    return {};
}

/// Ends the current section; the next one begins on a page boundary.
Result<void> MappedWriter::seal()
{
    File& file = *m_file;
    if (!file.digest) return {};
    file.entries.back().digest = file.digest->hex();
    file.digest.reset();
    ROSA_TRY(file.flush());
    file.position = (file.position + mapped::kAlignment - 1) / mapped::kAlignment * mapped::kAlignment;
    return {};
}

Result<void> MappedWriter::putSmallParts(const Dataset& parts)
{
    using mapped::Element;
    const auto bytes = [&](mapped::Section section, const ByteWriter& content) {
        return put(section, Element::Byte, std::span(content.bytes()));
    };
    if (!parts.labels.empty()) {
        ROSA_TRY(put(mapped::Labels, Element::Int32, std::span<const std::int32_t>(parts.labels.ofNode)));
        ByteWriter names;
        names.varint(parts.labels.classNames.size());
        packed::putTexts(names, parts.labels.classNames);
        ROSA_TRY(bytes(mapped::ClassNames, names));
    }
    if (!parts.splits.empty()) {
        ByteWriter splits;
        packed::putSplits(splits, parts.splits);
        ROSA_TRY(bytes(mapped::Splits, splits));
    }
    if (!parts.contacts.empty()) {
        ByteWriter times;
        packed::putContacts(times, parts.contacts);
        ROSA_TRY(bytes(mapped::Times, times));
    }
    if (parts.nodeNames.empty()) return {};
    ByteWriter names;
    packed::putTexts(names, parts.nodeNames);
    return bytes(mapped::Names, names);
}

Result<PackedCard> MappedWriter::finish(PackedCard card, const Watch& watch)
{
    File& file = *m_file;
    // Counts and content hash are those seen by a reader: the file is finished with a provisional card, read, and finished again.
    ROSA_TRY(seal());
    const std::uint64_t cardOffset = file.position;
    const auto writeEnds = [&]() -> Result<void> {
        ByteWriter content;
        packed::putCard(content, card);
        if (file.entries.back().section != mapped::Card)
            file.entries.push_back({mapped::Card, mapped::Element::Byte, 0, 0, {}});
        file.entries.back() = {mapped::Card, mapped::Element::Byte, cardOffset, content.bytes().size(),
                               sha256(content.bytes())};
        ROSA_TRY(file.writeAt(cardOffset, content.bytes()));
        file.position = cardOffset + content.bytes().size();
        ByteWriter table;
        for (const WrittenSection& entry : file.entries) {
            table.raw(std::as_bytes(std::span(mapped::kTags[entry.section])));
            table.fixed32(static_cast<std::uint32_t>(entry.element));
            table.fixed64(entry.bytes / mapped::widthOf(entry.element));
            table.fixed64(entry.offset);
            table.raw(packed::bytesOfHex(entry.digest));
        }
        ByteWriter header;
        header.raw(std::as_bytes(std::span(packed::kMagic)));
        header.fixed32(mapped::kVersion);
        header.fixed32(static_cast<std::uint32_t>(file.entries.size()));
        header.fixed64(file.position);
        Sha256 digest;
        digest.add(header.bytes());
        digest.add(table.bytes());
        header.raw(packed::bytesOfHex(digest.hex()));
        header.raw(table.bytes());
        return file.writeAt(0, header.bytes());
    };
    card.contentHash = std::string(2 * mapped::kDigestBytes, '0');
    ROSA_TRY(writeEnds());
    auto written = readUnfinished(file.out.openable());
    if (!written) return written.error().within(file.path.string());
    ROSA_TRY_ASSIGN(auto hash, computedHash(*written, watch));
    card = packed::cardOf(*written, std::move(hash));
    written = Dataset();
    ROSA_TRY(writeEnds());
    if (::ftruncate(file.out.descriptor(), static_cast<off_t>(file.position)) != 0) return file.problem("size");
    ROSA_TRY(file.out.publish());
    return card;
}

std::string densePlace(std::int64_t index, std::int64_t columns)
{
    return "feature " + std::to_string(index % columns) + " of node " + std::to_string(index / columns);
}

Result<void> beginValues(MappedWriter& writer, graph::Features::Precision precision)
{
    const bool isFloat = precision == graph::Features::Precision::Float32;
    return writer.begin(mapped::FeatureValues, isFloat ? mapped::Element::Float32 : mapped::Element::Float16);
}

Result<void> addValues(MappedWriter& writer, std::span<const float> values, graph::Features::Precision precision,
                       const std::function<std::string(std::size_t)>& placeOf)
{
    const auto wrong = [&](std::size_t i, const Message& what) {
        return badInput("%1 is %2, %3", placeOf(i), values[i], what);
    };
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!std::isfinite(values[i])) return wrong(i, Message("not a finite number"));
    if (precision == graph::Features::Precision::Float32) return writer.add(values);
    std::vector<Half> halves(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        halves[i] = toHalf(values[i]);
        if (!std::isfinite(toFloat(halves[i])))
            return wrong(i, Message("which is outside the float16 range of ±65,504; use float32"));
    }
    return writer.add(std::span<const Half>(halves));
}

namespace {

/// Location of a stored value.
std::string placeIn(const graph::Features& features, std::size_t index)
{
    const auto at = static_cast<std::int64_t>(index);
    if (features.layout() == graph::Features::Layout::Dense) return densePlace(at, features.columns());
    const auto offsets = features.offsets();
    const auto row = std::upper_bound(offsets.begin(), offsets.end(), at) - offsets.begin() - 1;
    return "feature " + std::to_string(features.columnIndices()[index]) + " of node " + std::to_string(row);
}

Result<void> putFeatures(MappedWriter& writer, const graph::Features& features, graph::Features::Precision precision,
                         const Watch& watch)
{
    using mapped::Element;
    if (features.layout() == graph::Features::Layout::Sparse) {
        ROSA_TRY(writer.put(mapped::FeatureOffsets, Element::Int64, features.offsets()));
        ROSA_TRY(writer.put(mapped::FeatureColumns, Element::Int32, features.columnIndices()));
    }
    ROSA_TRY(beginValues(writer, precision));
    std::vector<float> chunk;
    for (std::size_t at = 0; at < features.storedCount(); at += kValuesAtOnce) {
        ROSA_TRY(watch.at("features", static_cast<std::int64_t>(at), static_cast<std::int64_t>(features.storedCount())));
        chunk.resize(std::min(kValuesAtOnce, features.storedCount() - at));
        features.expectValues(at, std::min(2 * kValuesAtOnce, features.storedCount() - at));  // and the following ones
        for (std::size_t i = 0; i < chunk.size(); ++i) chunk[i] = features.stored(at + i);
        ROSA_TRY(addValues(writer, chunk, precision, [&](std::size_t i) { return placeIn(features, at + i); }));
    }
    const auto count = static_cast<std::int64_t>(features.storedCount());
    return watch.at("features", count, count);
}

}  // namespace

Result<PackedCard> writeMapped(const fs::path& path, const Dataset& dataset, graph::Features::Precision precision,
                               const Watch& watch)
{
    using mapped::Element;
    if (const auto fits = checkDataset(dataset); !fits) return fits.error().within("data set %1", dataset.name);
    ROSA_TRY_ASSIGN(auto writer, MappedWriter::create(path));
    ROSA_TRY(writer.put(mapped::Offsets, Element::Int64, dataset.graph.offsets()));
    ROSA_TRY(writer.put(mapped::Targets, Element::Int32, dataset.graph.targets()));
    if (dataset.graph.isWeighted()) ROSA_TRY(writer.put(mapped::Weights, Element::Float32, dataset.graph.weights()));
    if (const auto& published = dataset.published) {
        const std::byte kind{static_cast<std::uint8_t>(published->isUndirected() ? 1 : 0)};
        ROSA_TRY(writer.put(mapped::PublishedOffsets, Element::Int64, published->offsets()));
        ROSA_TRY(writer.put(mapped::PublishedTargets, Element::Int32, published->targets()));
        ROSA_TRY(writer.put(mapped::PublishedKind, Element::Byte, std::span(&kind, 1)));
        if (published->isWeighted()) ROSA_TRY(writer.put(mapped::PublishedWeights, Element::Float32, published->weights()));
    }
    ROSA_TRY(putFeatures(writer, dataset.features, precision, watch));
    ROSA_TRY(writer.putSmallParts(dataset));
    return writer.finish(packed::cardOf(dataset, {}), watch);
}

}  // namespace rosa::data
