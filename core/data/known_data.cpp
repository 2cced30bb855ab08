#include "core/data/known_data.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/hash.h"

namespace rosa::data {

namespace {

bool fitsCounts(const KnownData& known, const PackedCard& card)
{
    return known.nodes == card.nodes && known.edges == card.edges && known.features == card.features &&
           known.classes == card.classes;
}

/// The entries of a name, those whose counts fit first.
std::vector<KnownData> entriesOf(const std::string& name, const PackedCard& card)
{
    std::vector<KnownData> entries;
    for (const KnownData& known : knownData())
        if (known.name == name) entries.push_back(known);
    std::stable_partition(entries.begin(), entries.end(), [&](const KnownData& known) { return fitsCounts(known, card); });
    return entries;
}

Difference otherCounts(const KnownData& known, const PackedCard& card)
{
    return {
        Message(
            "data set %1 is not the published one of this name, which has %2 nodes, %3 edges, %4 features and %5 classes "
            "instead of %6, %7, %8 and %9; no published number is shown beside it, and the general preset is used",
            known.name, known.nodes, known.edges, known.features, known.classes, card.nodes, card.edges, card.features,
            card.classes),
        true};
}

/// Beyond the counts, which fit.
Difference otherContent(const KnownData& known, const Dataset& dataset)
{
    if (!known.structure.empty() && structureHash(dataset.graph) != known.structure)
        return {
            Message("data set %1 is not the published one of this name: the counts are equal, but the edges or the order "
                    "of the nodes differ; no published number is shown beside it, and the general preset is used",
                    known.name),
            true};
    if (known.isBinary && !dataset.features.isBinary())
        return {Message("data set %1 has the published graph, but weighted features; published numbers of this name were "
                        "measured on features 0 and 1",
                        known.name),
                false};
    return {};
}

PackedCard countsOf(const Dataset& dataset)
{
    PackedCard card;
    card.nodes = dataset.graph.nodeCount();
    card.edges = dataset.graph.undirectedEdgeCount();
    card.features = dataset.features.columns();
    card.classes = dataset.labels.classCount();
    return card;
}

}  // namespace

std::span<const KnownData> knownData()
{
    // Flickr and Reddit: counts of the GraphSAINT and GraphSAGE articles; Reddit has two releases with different edges. CIAW's features are
    // generated, one per person.
    static constexpr std::array<KnownData, 15> kAll{
        {{"cora", 2708, 5278, 1433, 7, "e6bb1272300aece105a864b565592078fcbfc4ffadd74ddc48a15b6e2590c7e9", true},
         {"citeseer", 3327, 4552, 3703, 6, "9fc5a7ddb2801d763975d2c2aced690c73c609fe062b18e52b47943a1a7b4295", true},
         {"pubmed", 19717, 44324, 500, 3, "07dd64cd9412d4f4d3181a8411623d1706d9ef488bc86f5670c287ca0dfe6173"},
         {"dblp", 17716, 52867, 1639, 4, "b33168836ad44532d1fba426d54a7dff4d66761b40c30fee95c1b07c88afbece"},
         {"cornell", 183, 277, 1703, 5, "f5957af76eb3be876435b42f9e63d0f4388a23ab4708b547193d8092962df5e3", true},
         {"texas", 183, 279, 1703, 5, "7b5cd8649848cadd5a6b848ac5aed3f45be36975fb03d8fc143cf969f7e9dea1", true},
         {"wisconsin", 251, 450, 1703, 5, "f48daff9a8584e919830959626a87a4c847da4fc20206300fa66c7bc4a1c5e18", true},
         {"amazon-photo", 7650, 119081, 745, 8, "01a911f0ed2e042fa856fd4d823070b4e89834cc05babf63903472d626389544", true},
         {"amazon-computers", 13752, 245861, 767, 10, "db38f6dc199977fab1eb25af274e1962745a248a48996e5c274f5f70650278c5",
          true},
         {"coauthor-cs", 18333, 81894, 6805, 15, "3f759dc9d8c44c735ad53176aca607e5d0405c35fde928fd77e73471cfa4ddfd"},
         {"flickr", 89250, 449878, 500, 7, ""},
         {"reddit", 232965, 57307946, 602, 41, ""},
         {"reddit", 232965, 11606919, 602, 41, ""},
         {"ciaw", 92, 755, 92, 5, "830d0af080c489627bf1da5e6a2812d3d9b9d5a6b6296fe873d4317f370f47c7", true},
         {"ciaw-star", 92, 755, 92, 5, "830d0af080c489627bf1da5e6a2812d3d9b9d5a6b6296fe873d4317f370f47c7", true}}};
    return kAll;
}

std::string structureHash(const graph::Graph& graph)
{
    Sha256 hash;
    std::vector<graph::Node> pairs;
    for (graph::Node node = 0; node < graph.nodeCount(); ++node) {
        pairs.clear();
        for (const graph::Node other : graph.neighbours(node))
            if (other > node) pairs.insert(pairs.end(), {node, other});
        hash.addValues(std::span<const graph::Node>(pairs));
    }
    return hash.hex();
}

Difference differenceFromKnown(const std::string& name, const Dataset& dataset)
{
    const PackedCard card = countsOf(dataset);
    const auto entries = entriesOf(name, card);
    if (entries.empty()) return {};
    if (!fitsCounts(entries.front(), card)) return otherCounts(entries.front(), card);
    return otherContent(entries.front(), dataset);
}

Difference differenceFromKnown(const std::string& name, const Catalogue& store)
{
    if (std::ranges::find(knownData(), name, &KnownData::name) == knownData().end()) return {};
    const auto entry = store.find(name);
    if (!entry || entry->problem || entry->origin == Origin::Embedded) return {};
    const auto entries = entriesOf(name, entry->card);
    if (!fitsCounts(entries.front(), entry->card)) return otherCounts(entries.front(), entry->card);
    if (entries.front().structure.empty() && !entries.front().isBinary) return {};
    const auto dataset = store.open(name);
    return dataset ? otherContent(entries.front(), *dataset) : Difference{};
}

}  // namespace rosa::data
