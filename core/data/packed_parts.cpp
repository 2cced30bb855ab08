#include "core/data/packed_parts.h"

#include <algorithm>

namespace rosa::data::packed {

void putCard(ByteWriter& out, const PackedCard& card)
{
    out.text(card.name);
    out.text(card.title);
    out.text(card.source);
    out.text(card.featuresNote);
    for (const std::int64_t count : {card.nodes, card.edges, card.features, card.classes, card.splits})
        out.varint(static_cast<std::uint64_t>(count));
    out.text(card.contentHash);
    out.varint(card.fixUps.size());
    for (const FixUp& fixUp : card.fixUps) {
        out.text(storedText(fixUp.what));
        out.zigzag(fixUp.count);
    }
}

Result<PackedCard> takeCard(ByteReader& in)
{
    PackedCard card;
    card.name = in.text("name");
    card.title = in.text("title");
    card.source = in.text("source note");
    card.featuresNote = in.text("features note");
    constexpr auto kMost = static_cast<std::uint64_t>(INT64_MAX);
    card.nodes = static_cast<std::int64_t>(in.varintUpTo(kMost, "nodes"));
    card.edges = static_cast<std::int64_t>(in.varintUpTo(kMost, "edges"));
    card.features = static_cast<std::int64_t>(in.varintUpTo(kMost, "features"));
    card.classes = static_cast<std::int64_t>(in.varintUpTo(kMost, "classes"));
    card.splits = static_cast<std::int64_t>(in.varintUpTo(kMost, "splits"));
    card.contentHash = in.text("content hash");
    const std::size_t fixUps = in.count("fix-ups");
    for (std::size_t i = 0; i < fixUps && in.ok(); ++i) {
        FixUp fixUp;
        fixUp.what = messageOfStored(in.text("fix-up"));
        fixUp.count = in.zigzag();
        card.fixUps.push_back(std::move(fixUp));
    }
    ROSA_TRY(in.finish());
    return card;
}

PackedCard cardOf(const Dataset& dataset, std::string hash)
{
    return {dataset.name,
            dataset.title,
            dataset.source,
            dataset.featuresNote,
            dataset.graph.nodeCount(),
            dataset.graph.undirectedEdgeCount(),
            dataset.features.columns(),
            dataset.labels.classCount(),
            static_cast<std::int64_t>(dataset.splits.size()),
            std::move(hash),
            dataset.fixUps};
}

Result<void> checkCard(const PackedCard& card, const Dataset& dataset)
{
    const auto same = [&](const char* what, std::int64_t said, std::int64_t found) -> Result<void> {
        if (said == found) return {};
        return badInput("the card states %1 %2, found %3", said, what, found);
    };
    ROSA_TRY(same("nodes", card.nodes, dataset.graph.nodeCount()));
    ROSA_TRY(same("edges", card.edges, dataset.graph.undirectedEdgeCount()));
    ROSA_TRY(same("features", card.features, dataset.features.columns()));
    ROSA_TRY(same("classes", card.classes, dataset.labels.classCount()));
    return same("splits", card.splits, static_cast<std::int64_t>(dataset.splits.size()));
}

void nameBy(PackedCard card, Dataset& dataset)
{
    dataset.name = std::move(card.name);
    dataset.title = std::move(card.title);
    dataset.source = std::move(card.source);
    dataset.featuresNote = std::move(card.featuresNote);
    dataset.fixUps = std::move(card.fixUps);
}

void putSplits(ByteWriter& out, const std::vector<graph::Split>& splits)
{
    out.varint(splits.size());
    for (const graph::Split& split : splits) {
        out.text(split.name);
        out.ascending(split.train);
        out.ascending(split.validation);
        out.ascending(split.test);
    }
}

Result<std::vector<graph::Split>> takeSplits(ByteReader& in, graph::Node nodes)
{
    std::vector<graph::Split> splits;
    const std::size_t count = in.count("splits");
    if (!in.take(count, 2 * sizeof(graph::Split))) return in.error();
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        graph::Split& split = splits.emplace_back();
        split.name = in.text("name of a split");
        in.ascending(split.train, nodes, "training node");
        in.ascending(split.validation, nodes, "validation node");
        in.ascending(split.test, nodes, "test node");
    }
    ROSA_TRY(in.finish());
    return splits;
}

void putTexts(ByteWriter& out, const std::vector<std::string>& texts)
{
    for (const std::string& text : texts) out.text(text);
}

Result<std::vector<std::string>> takeTexts(ByteReader& in, std::size_t count, const char* what)
{
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count && in.ok(); ++i) texts.push_back(in.text(what));
    ROSA_TRY(in.finish());
    return texts;
}

void putContacts(ByteWriter& out, const Contacts& contacts)
{
    out.varint(contacts.dropsIsolated ? 1 : 0);
    out.varint(contacts.list.size());
    std::int64_t last = 0;
    for (const Contact& contact : contacts.list) {
        out.varint(static_cast<std::uint64_t>(contact.time - last));
        out.varint(static_cast<std::uint64_t>(contact.first));
        out.varint(static_cast<std::uint64_t>(contact.second));
        last = contact.time;
    }
}

Result<Contacts> takeContacts(ByteReader& in, graph::Node nodes)
{
    Contacts contacts;
    contacts.dropsIsolated = in.varintUpTo(1, "whether isolated nodes are dropped") == 1;
    const std::size_t count = in.count("contacts");
    if (!in.take(count, 2 * sizeof(Contact))) return in.error();
    const auto most = static_cast<std::uint64_t>(std::max<graph::Node>(nodes, 1) - 1);
    std::int64_t last = 0;
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        last += static_cast<std::int64_t>(in.varintUpTo(static_cast<std::uint64_t>(INT64_MAX - last), "time"));
        const auto first = static_cast<graph::Node>(in.varintUpTo(most, "node of a contact"));
        const auto second = static_cast<graph::Node>(in.varintUpTo(most, "node of a contact"));
        contacts.list.push_back({last, first, second});
    }
    ROSA_TRY(in.finish());
    return contacts;
}

std::string hexOf(std::span<const std::byte> bytes)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    for (const std::byte byte : bytes) {
        text += kDigits[static_cast<unsigned>(byte) >> 4];
        text += kDigits[static_cast<unsigned>(byte) & 15];
    }
    return text;
}

std::vector<std::byte> bytesOfHex(const std::string& digits)
{
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
        bytes.push_back(static_cast<std::byte>(std::stoi(digits.substr(i, 2), nullptr, 16)));
    return bytes;
}

}  // namespace rosa::data::packed
