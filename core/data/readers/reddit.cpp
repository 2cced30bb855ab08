#include "core/data/arrays/npy.h"
#include "core/data/arrays/npy_stream.h"
#include "core/data/packed_parts.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/streamed.h"

namespace rosa::data {

namespace {

/// Reads an array of one integer per node.
Result<std::vector<std::int64_t>> integersOf(const NpzArchive& npz, const std::string& name, graph::Node nodes,
                                             const std::string& where)
{
    ROSA_TRY_ASSIGN(const auto array, npz.read(name));
    auto numbers = array.toIntegers(npz.budget());
    if (!numbers) return numbers.error().within("%1: %2.npy", where, name);
    if (numbers->size() != static_cast<std::size_t>(nodes))
        return badInput("%1: %2.npy: expected a number for each of %3 nodes, found %4", where, name, nodes,
                        array.describe());
    return numbers;
}

Result<std::vector<graph::Split>> readSplits(const NpzArchive& npz, graph::Node nodes, const std::string& where)
{
    if (!npz.contains("node_types")) return std::vector<graph::Split>();
    ROSA_TRY_ASSIGN(const auto types, integersOf(npz, "node_types", nodes, where));
    std::vector<std::uint8_t> parts;
    for (std::size_t node = 0; node < types.size(); ++node) {
        const std::int64_t type = types[node];
        if (type < 0 || type > 3)
            return badInput("%1: node_types.npy: expected 1 (training), 2 (validation), 3 (test) or 0, found %2 at node %3",
                            where, type, node);
        parts.push_back(static_cast<std::uint8_t>(type));
    }
    return splitOf(parts);
}

}  // namespace

Result<PackedCard> streamReddit(const Found& found, const std::filesystem::path& out, graph::Features::Precision precision,
                                const Watch& watch)
{
    const auto dataFile = found.path / "reddit_data.npz";
    const std::string where = dataFile.string();
    ROSA_TRY_ASSIGN(auto writer, MappedWriter::create(out));
    Dataset parts;
    parts.name = found.name;
    parts.title = "Reddit";
    parts.source = "npz as of DGL's Reddit (Hamilton, Ying, Leskovec: Inductive representation learning, 2017)";
    ROSA_TRY_ASSIGN(auto features, NpyStream::open(dataFile, "feature"));
    ROSA_TRY_ASSIGN(const auto shape, streamFeatures(features, precision, writer, watch));
    ROSA_TRY(streamGraph(found.path / "reddit_graph.npz", shape.nodes, writer, parts, watch));
    MemoryBudget budget;
    ROSA_TRY_ASSIGN(const auto npz, NpzArchive::open(dataFile, budget));
    ROSA_TRY_ASSIGN(const auto labels, integersOf(npz, "label", shape.nodes, where));
    if (const auto set = setLabels(parts, labels, {}); !set) return set.error().within("%1: label.npy", where);
    ROSA_TRY_ASSIGN(auto splits, readSplits(npz, shape.nodes, where));
    parts.splits = std::move(splits);
    ROSA_TRY(writer.putSmallParts(parts));
    PackedCard card = packed::cardOf(parts, {});
    card.features = shape.columns;
    return writer.finish(std::move(card), watch);
}

}  // namespace rosa::data
