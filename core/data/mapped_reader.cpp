#include "core/data/mapped_reader.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <new>
#include <optional>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/storage/mapped_file.h"
#include "core/data/mapped_layout.h"
#include "core/data/packed_layout.h"
#include "core/data/packed_parts.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

using mapped::Element;

/// Location of a section, checked against the size of the file.
struct Place {
    Element element;
    std::uint64_t count, offset;
    std::string digest;
    [[nodiscard]] std::uint64_t bytes() const { return count * mapped::widthOf(element); }
};

std::string quoted(mapped::Section section) { return "section " + std::string(mapped::kTags[section]); }

/// A file with a valid header and table.
class Sections {
public:
    static Result<Sections> open(const fs::path& path)
    {
        ROSA_TRY_ASSIGN(auto file, MappedFile::open(path));
        Sections sections(std::move(file), path.string());
        ROSA_TRY(sections.readTable());
        return sections;
    }

    [[nodiscard]] const std::string& where() const { return m_where; }
    [[nodiscard]] bool has(mapped::Section section) const { return m_places[section].has_value(); }
    [[nodiscard]] Error wrong(mapped::Section section, const Message& what) const
    {
        return badInput("%1, %2: %3", m_where, quoted(section), what);
    }

    template <typename T>
    [[nodiscard]] Result<SharedArray<T>> array(mapped::Section section) const
    {
        const auto& place = m_places[section];
        if (!place) return badInput("%1: expected %2, found none", m_where, quoted(section));
        if (mapped::widthOf(place->element) != sizeof(T)) return wrong(section, Message("the elements have the wrong size"));
        return arrayIn<T>(m_file, place->offset, place->count);
    }
    [[nodiscard]] Element elementOf(mapped::Section section) const { return m_places[section]->element; }

    [[nodiscard]] Result<void> checkDigest(mapped::Section section, const Watch& watch = {}) const
    {
        constexpr std::int64_t atOnce = std::int64_t{64} << 20;
        const auto& place = m_places[section];
        if (!place) return {};
        const auto bytes = m_file->bytes().subspan(place->offset, place->bytes());
        Sha256 digest;
        const auto add = [&](std::int64_t begin, std::int64_t end) -> Result<void> {
            digest.add(bytes.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin)));
            return {};
        };
        ROSA_TRY(inParts(std::ssize(bytes), atOnce, "checksum of " + quoted(section), watch, add));
        if (digest.hex() == place->digest) return {};
        return wrong(section, Message("the SHA-256 of the content does not match; the file is damaged"));
    }

    /// Checks that the gaps between sections are zero.
    [[nodiscard]] Result<void> checkGaps() const
    {
        std::map<std::uint64_t, std::uint64_t> taken{{0, m_tableEnd}, {m_file->bytes().size(), m_file->bytes().size()}};
        for (const auto& place : m_places)
            if (place && place->bytes() > 0) taken[place->offset] = place->offset + place->bytes();
        for (auto at = taken.begin(); std::next(at) != taken.end(); ++at) {
            const auto gap = m_file->bytes().subspan(at->second, std::next(at)->first - at->second);
            if (std::any_of(gap.begin(), gap.end(), [](std::byte byte) { return byte != std::byte{}; }))
                return badInput(
                    "%1: expected zeros from byte %2 to the next section, found other bytes; the file is damaged", m_where,
                    at->second);
        }
        return {};
    }

    void expect(mapped::Section section, MappedFile::Access access) const
    {
        if (const auto& place = m_places[section])
            expectAccess(m_file->bytes().subspan(place->offset, place->bytes()), access);
    }

private:
    Sections(std::shared_ptr<const MappedFile> file, std::string where) : m_file(std::move(file)), m_where(std::move(where))
    {}

    Result<void> readTable()
    {
        ByteReader in(m_file->bytes(), m_where);
        const auto magic = in.raw(packed::kMagic.size(), "magic number of a packed data set");
        if (in.ok() && !std::equal(magic.begin(), magic.end(), std::as_bytes(std::span(packed::kMagic)).begin()))
            return badInput("%1, byte 0: expected a packed data set, found another kind of file", m_where);
        const std::uint32_t version = in.fixed32();
        if (in.ok() && version != mapped::kVersion)
            return packed::withNote(Message("%1, byte 8: expected version %2, found %3", m_where, mapped::kVersion, version),
                                    version > mapped::kVersion,
                                    Message("the file was written by a newer version of the program"));
        const std::uint32_t count = in.fixed32();
        if (in.ok() && (count == 0 || count > mapped::kSectionCount))
            in.fail(Message("expected 1 to %1 sections, found %2", static_cast<int>(mapped::kSectionCount), count));
        const std::uint64_t size = in.fixed64();
        if (in.ok() && size != m_file->bytes().size())
            return packed::withNote(Message("%1: expected %2 bytes, found %3", m_where, size, m_file->bytes().size()),
                                    m_file->bytes().size() < size, Message("the file is truncated"));
        const auto digest = in.raw(mapped::kDigestBytes, "checksum of the header");
        const auto table = in.raw(std::uint64_t{count} * mapped::kEntryBytes, "table of sections");
        if (!in.ok()) return in.error();
        Sha256 found;
        found.add(m_file->bytes().first(mapped::kHeaderBytes - mapped::kDigestBytes));
        found.add(table);
        if (found.hex() != packed::hexOf(digest))
            return badInput("%1, byte 24: the SHA-256 of the header does not match; the file is damaged", m_where);
        ByteReader entries(table, m_where);
        std::uint64_t end = m_tableEnd = mapped::kHeaderBytes + table.size();
        for (std::uint32_t i = 0; i < count; ++i) ROSA_TRY(readEntry(entries, end));
        return {};
    }

    /// `end`: end of the previous section, updated to the end of this one.
    Result<void> readEntry(ByteReader& in, std::uint64_t& end)
    {
        const auto tag = in.raw(4, "section tag");
        const auto element = static_cast<Element>(in.fixed32());
        const std::uint64_t count = in.fixed64();
        const std::uint64_t offset = in.fixed64();
        const auto digest = in.raw(mapped::kDigestBytes, "checksum");
        if (!in.ok()) return in.error();
        const std::string_view name(reinterpret_cast<const char*>(tag.data()), tag.size());
        const auto found = std::find(mapped::kTags.begin(), mapped::kTags.end(), name);
        if (found == mapped::kTags.end()) return badInput("%1: the table contains an unknown section tag", m_where);
        const auto section = static_cast<mapped::Section>(found - mapped::kTags.begin());
        const std::uint64_t size = m_file->bytes().size();
        if (m_places[section]) return wrong(section, Message("expected one such section, found two"));
        if (!mapped::fits(section, element)) return wrong(section, Message("the elements have the wrong type"));
        if (offset % mapped::kAlignment != 0 || offset < end || offset > size)
            return wrong(section, Message("expected the section to begin at a multiple of %1 between %2 and %3, found %4",
                                          mapped::kAlignment, end, size, offset));
        const std::uint64_t room = (size - offset) / mapped::widthOf(element);
        if (count > room) return wrong(section, Message("expected at most %1 elements, found %2", room, count));
        m_places[section] = Place{element, count, offset, packed::hexOf(digest)};
        end = offset + m_places[section]->bytes();
        return {};
    }

    std::shared_ptr<const MappedFile> m_file;
    std::string m_where;
    std::uint64_t m_tableEnd = 0;
    std::array<std::optional<Place>, mapped::kSectionCount> m_places;
};

/// Verifies the checksum of a section of bytes and reads it with `take(reader)`.
template <typename T, typename Take>
Result<T> small(const Sections& file, mapped::Section section, Take take)
{
    ROSA_TRY_ASSIGN(const auto bytes, file.array<std::byte>(section));
    ROSA_TRY(file.checkDigest(section));
    MemoryBudget budget(bytes.size());
    ByteReader in(bytes, file.where() + ", " + quoted(section), &budget);
    return take(in);
}

Result<graph::Graph> readGraph(const Sections& file, mapped::Section offsetsIn, mapped::Section targetsIn,
                               mapped::Section weightsIn, bool isUndirected)
{
    ROSA_TRY_ASSIGN(const auto offsets, file.array<std::int64_t>(offsetsIn));
    ROSA_TRY_ASSIGN(const auto targets, file.array<graph::Node>(targetsIn));
    for (const auto section : {offsetsIn, targetsIn}) file.expect(section, MappedFile::Access::Sequential);
    auto graph = graph::Graph::fromArrays(offsets, targets, isUndirected);
    if (!graph) return file.wrong(targetsIn, graph.error().message);
    for (const auto section : {offsetsIn, targetsIn}) file.expect(section, MappedFile::Access::Random);
    if (!file.has(weightsIn)) return graph;
    ROSA_TRY_ASSIGN(const auto weights, file.array<float>(weightsIn));
    auto weighted = graph->withWeights(weights);
    if (!weighted) return file.wrong(weightsIn, weighted.error().message);
    return weighted;
}

Result<graph::Features> readFeatures(const Sections& file, graph::Node nodes, std::int64_t columns)
{
    if (!file.has(mapped::FeatureValues)) return badInput("%1: expected section FVAL, found none", file.where());
    if (columns < 0 || columns > INT32_MAX)
        return badInput("%1: expected a valid number of features in the card, found %2", file.where(), columns);
    graph::Features::Values values;
    if (file.elementOf(mapped::FeatureValues) == Element::Float16) {
        ROSA_TRY_ASSIGN(auto halves, file.array<Half>(mapped::FeatureValues));
        values.halves = std::move(halves);
    } else {
        ROSA_TRY_ASSIGN(auto floats, file.array<float>(mapped::FeatureValues));
        values.floats = std::move(floats);
    }
    Result<graph::Features> features = graph::Features();
    if (file.has(mapped::FeatureOffsets)) {
        const auto offsets = file.array<std::int64_t>(mapped::FeatureOffsets);
        const auto indices = file.array<std::int32_t>(mapped::FeatureColumns);
        ROSA_TRY(offsets);
        ROSA_TRY(indices);
        features =
            graph::Features::sparseFrom(nodes, static_cast<std::int32_t>(columns), *offsets, *indices, std::move(values));
    } else {
        features = graph::Features::denseFrom(nodes, static_cast<std::int32_t>(columns), std::move(values));
    }
    if (!features) return file.wrong(mapped::FeatureValues, features.error().message);
    for (const auto section : {mapped::FeatureValues, mapped::FeatureColumns, mapped::FeatureOffsets})
        file.expect(section, MappedFile::Access::Random);
    return features;
}

Result<void> readLabels(const Sections& file, Dataset& dataset)
{
    if (!file.has(mapped::Labels)) return {};
    ROSA_TRY_ASSIGN(const auto classes, file.array<std::int32_t>(mapped::Labels));
    ROSA_TRY(file.checkDigest(mapped::Labels));
    ROSA_TRY_ASSIGN(auto names, small<std::vector<std::string>>(file, mapped::ClassNames, [](ByteReader& in) {
                        const std::size_t count = in.count("classes");
                        return packed::takeTexts(in, count, "class name");
                    }));
    dataset.labels.ofNode.assign(classes.begin(), classes.end());
    dataset.labels.classNames = std::move(names);
    return {};
}

Result<PackedCard> cardIn(const Sections& file) { return small<PackedCard>(file, mapped::Card, packed::takeCard); }

/// Reads everything except the counts and the hash on the card.
Result<Dataset> readParts(const Sections& file, const PackedCard& card)
{
    Dataset dataset;
    auto graph = readGraph(file, mapped::Offsets, mapped::Targets, mapped::Weights, true);
    ROSA_TRY(graph);
    dataset.graph = *std::move(graph);
    if (file.has(mapped::PublishedOffsets)) {
        ROSA_TRY_ASSIGN(const auto kind, file.array<std::byte>(mapped::PublishedKind));
        if (kind.size() != 1) return file.wrong(mapped::PublishedKind, Message("expected one byte"));
        ROSA_TRY_ASSIGN(auto published, readGraph(file, mapped::PublishedOffsets, mapped::PublishedTargets,
                                                  mapped::PublishedWeights, kind[0] == std::byte{1}));
        dataset.published = std::move(published);
    }
    const graph::Node nodes = dataset.graph.nodeCount();
    ROSA_TRY_ASSIGN(auto features, readFeatures(file, nodes, card.features));
    dataset.features = std::move(features);
    ROSA_TRY(readLabels(file, dataset));
    if (file.has(mapped::Splits)) {
        ROSA_TRY_ASSIGN(auto splits, small<std::vector<graph::Split>>(file, mapped::Splits, [&](ByteReader& in) {
                            return packed::takeSplits(in, nodes);
                        }));
        dataset.splits = std::move(splits);
    }
    if (file.has(mapped::Names)) {
        ROSA_TRY_ASSIGN(auto names, small<std::vector<std::string>>(file, mapped::Names, [&](ByteReader& in) {
                            return packed::takeTexts(in, static_cast<std::size_t>(nodes), "node name");
                        }));
        dataset.nodeNames = std::move(names);
    }
    if (file.has(mapped::Times)) {
        ROSA_TRY_ASSIGN(auto contacts, small<Contacts>(file, mapped::Times,
                                                       [&](ByteReader& in) { return packed::takeContacts(in, nodes); }));
        dataset.contacts = std::move(contacts);
    }
    if (const auto fits = checkDataset(dataset); !fits) return fits.error().within(file.where());
    return dataset;
}

Result<Dataset> readFinished(const Sections& file)
{
    ROSA_TRY_ASSIGN(auto card, cardIn(file));
    ROSA_TRY_ASSIGN(auto dataset, readParts(file, card));
    if (const auto same = packed::checkCard(card, dataset); !same) return same.error().within(file.where());
    dataset.statedHash = card.contentHash;
    packed::nameBy(std::move(card), dataset);
    return dataset;
}

/// Runs `body` with the file at `path`; converts std::bad_alloc to an Error.
template <typename T, typename Body>
Result<T> withFile(const fs::path& path, Body body)
try {
    ROSA_TRY_ASSIGN(const auto file, Sections::open(path));
    return body(file);
} catch (const std::bad_alloc&) {
    return failed("%1: not enough memory to read it", path);
}

}  // namespace

bool isMapped(const fs::path& path)
{
    std::uint32_t version = 0;
    const std::string start = readStart(path, packed::kMagic.size() + sizeof version);
    if (start.size() != packed::kMagic.size() + sizeof version || !start.starts_with(packed::kMagic)) return false;
    std::memcpy(&version, start.data() + packed::kMagic.size(), sizeof version);
    return version == mapped::kVersion;
}

Result<Dataset> readMapped(const fs::path& path) { return withFile<Dataset>(path, readFinished); }

Result<PackedCard> readMappedCard(const fs::path& path) { return withFile<PackedCard>(path, cardIn); }

Result<Dataset> readUnfinished(const fs::path& path)
{
    return withFile<Dataset>(path, [](const Sections& file) -> Result<Dataset> {
        ROSA_TRY_ASSIGN(auto card, cardIn(file));
        auto dataset = readParts(file, card);
        if (dataset) packed::nameBy(std::move(card), *dataset);
        return dataset;
    });
}

/// Checks that all values are finite.
Result<void> checkValues(const Sections& file, const graph::Features& features, const Watch& watch)
{
    constexpr std::int64_t atOnce = std::int64_t{1} << 26;
    const auto check = [&](std::int64_t begin, std::int64_t end) -> Result<void> {
        const auto good = features.checkFinite(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
        return good ? good : Result<void>(file.wrong(mapped::FeatureValues, good.error().message));
    };
    return inParts(static_cast<std::int64_t>(features.storedCount()), atOnce, "values of the features", watch, check);
}

Result<std::string> checkMapped(const fs::path& path, const Watch& watch)
{
    return withFile<std::string>(path, [&](const Sections& file) -> Result<std::string> {
        for (int section = 0; section < mapped::kSectionCount; ++section)
            ROSA_TRY(file.checkDigest(static_cast<mapped::Section>(section), watch));
        ROSA_TRY(file.checkGaps());
        ROSA_TRY_ASSIGN(const auto dataset, readFinished(file));
        if (const auto good = dataset.graph.checkUndirected(); !good)
            return file.wrong(mapped::Targets, good.error().message);
        ROSA_TRY(checkValues(file, dataset.features, watch));
        auto hash = computedHash(dataset, watch);
        if (hash && *hash != dataset.statedHash)
            return badInput("%1: expected the content hash %2, found %3", file.where(), dataset.statedHash, *hash);
        return hash;
    });
}

}  // namespace rosa::data
