#include "core/data/parts/streamed.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "core/data/arrays/npy.h"
#include "core/data/arrays/npy_stream.h"
#include "core/data/parts/assemble.h"

namespace rosa::data {

namespace fs = std::filesystem;
using graph::Node;

namespace {

constexpr std::size_t kAtOnce = std::size_t{1} << 20;

Result<void> checkShape(const NpzArchive& npz, Node nodes, const std::string& where)
{
    ROSA_TRY_ASSIGN(const auto array, npz.read("shape"));
    const auto shape = array.toIntegers(npz.budget());
    if (!shape) return shape.error().within("%1: shape.npy", where);
    if (shape->size() != 2) return badInput("%1: shape.npy: expected two numbers, found %2", where, array.describe());
    if ((*shape)[0] == nodes && (*shape)[1] == nodes) return {};
    return badInput("%1: expected %2 rows and columns, the number of feature rows, found %3 and %4", where, nodes,
                    (*shape)[0], (*shape)[1]);
}

/// Row index of each entry: stored in COO, derived from the row offsets in CSR.
class RowsOfEntries {
public:
    static Result<RowsOfEntries> open(const NpzArchive& npz, const fs::path& path, Node nodes, std::size_t entries)
    {
        RowsOfEntries rows;
        if (npz.contains("row")) {
            ROSA_TRY_ASSIGN(auto stream, NpyStream::open(path, "row"));
            if (stream.size() != entries)
                return badInput("%1: expected %2 numbers, found %3", stream.where(), entries, stream.size());
            rows.m_rows = std::move(stream);
            return rows;
        }
        ROSA_TRY_ASSIGN(auto array, npz.read("indptr"));
        auto offsets = array.toIntegers(npz.budget());
        if (!offsets) return offsets.error().within("%1: indptr.npy", path);
        const bool fits = offsets->size() == static_cast<std::size_t>(nodes) + 1 && offsets->front() == 0 &&
                          offsets->back() == static_cast<std::int64_t>(entries) &&
                          std::is_sorted(offsets->begin(), offsets->end());
        if (!fits)
            return badInput("%1: indptr.npy: expected %2 + 1 offsets in ascending order from 0 to %3, found other values",
                            path, nodes, entries);
        rows.m_offsets = *std::move(offsets);
        return rows;
    }

    Result<std::vector<std::int64_t>> next(std::size_t count)
    {
        if (m_rows) {
            ROSA_TRY_ASSIGN(const auto array, m_rows->next(count));
            auto integers = array.toIntegers();
            if (!integers) return integers.error().within(m_rows->where());
            return integers;
        }
        std::vector<std::int64_t> rows(count);
        for (std::int64_t& row : rows) {
            while (m_offsets[m_row + 1] <= m_entry) ++m_row;
            row = static_cast<std::int64_t>(m_row);
            ++m_entry;
        }
        return rows;
    }

private:
    std::optional<NpyStream> m_rows;
    std::vector<std::int64_t> m_offsets;
    std::size_t m_row = 0;
    std::int64_t m_entry = 0;
};

struct Skipped {
    std::int64_t zeros = 0;
    std::int64_t weighted = 0;
};

Result<Skipped> sortEntries(const NpzArchive& npz, const fs::path& path, NpyStream& columns, ArcSorter& sorter, Node nodes,
                            const Watch& watch)
{
    ROSA_TRY_ASSIGN(auto rows, RowsOfEntries::open(npz, path, nodes, columns.size()));
    ROSA_TRY_ASSIGN(auto weights, NpyStream::open(path, "data"));
    if (weights.size() != columns.size())
        return badInput("%1: expected %2 numbers, found %3", weights.where(), columns.size(), weights.size());
    Skipped skipped;
    const auto total = static_cast<std::int64_t>(columns.size());
    while (columns.position() < columns.size()) {
        ROSA_TRY(watch.at("edges", static_cast<std::int64_t>(columns.position()), total));
        ROSA_TRY_ASSIGN(const auto array, columns.next(kAtOnce));
        const auto targets = array.toIntegers();
        if (!targets) return targets.error().within(columns.where());
        ROSA_TRY_ASSIGN(const auto sources, rows.next(targets->size()));
        ROSA_TRY_ASSIGN(const auto some, weights.next(targets->size()));
        const auto values = some.toFloats();
        if (!values) return values.error().within(weights.where());
        for (std::size_t i = 0; i < targets->size(); ++i) {
            const auto isNode = [&](std::int64_t node) { return node >= 0 && node < nodes; };
            if (!isNode(sources[i]) || !isNode((*targets)[i]))
                return badInput("%1: expected nodes below %2, found an edge %3 – %4", path, nodes, sources[i],
                                (*targets)[i]);
            skipped.zeros += (*values)[i] == 0.0f;
            skipped.weighted += (*values)[i] != 0.0f && (*values)[i] != 1.0f;
            if ((*values)[i] != 0.0f) ROSA_TRY(sorter.add(static_cast<Node>(sources[i]), static_cast<Node>((*targets)[i])));
        }
    }
    ROSA_TRY(watch.at("edges", total, total));
    return skipped;
}

}  // namespace

Result<void> streamGraph(const fs::path& path, Node nodes, MappedWriter& writer, Dataset& parts, const Watch& watch)
{
    MemoryBudget budget;
    ROSA_TRY_ASSIGN(const auto npz, NpzArchive::open(path, budget));
    ROSA_TRY(checkShape(npz, nodes, path.string()));
    ROSA_TRY_ASSIGN(auto columns, NpyStream::open(path, npz.contains("row") ? "col" : "indices"));
    ROSA_TRY_ASSIGN(auto sorter, ArcSorter::make(nodes, static_cast<std::int64_t>(columns.size())));
    ROSA_TRY_ASSIGN(const auto skipped, sortEntries(npz, path, columns, sorter, nodes, watch));
    graph::GraphFixUps done;
    ROSA_TRY(putGraph(writer, sorter, nodes, true, done, watch));
    addFixUps(parts, done);
    addFixUp(parts, Message("entries of the adjacency matrix that are zero passed over"), skipped.zeros);
    addFixUp(parts, ignoredWeights(Message("values of the adjacency matrix")), skipped.weighted);
    return {};
}

Result<FeatureShape> streamFeatures(NpyStream& values, graph::Features::Precision precision, MappedWriter& writer,
                                    const Watch& watch)
{
    constexpr std::int64_t mostNodes = std::numeric_limits<Node>::max() - 1;
    constexpr std::int64_t mostColumns = std::numeric_limits<std::int32_t>::max();
    const auto& shape = values.shape();
    if (shape.size() != 2 || shape[0] < 1 || shape[0] > mostNodes || shape[1] < 1 || shape[1] > mostColumns)
        return badInput(
            "%1: expected a matrix with a row for each node, found %2", values.where(),
            shape.size() == 2 ? Message("%1 × %2 numbers", shape[0], shape[1]) : Message("%1 dimensions", shape.size()));
    ROSA_TRY(beginValues(writer, precision));
    while (values.position() < values.size()) {
        const auto at = static_cast<std::int64_t>(values.position());
        ROSA_TRY(watch.at("features", at, static_cast<std::int64_t>(values.size())));
        ROSA_TRY_ASSIGN(const auto some, values.next(kAtOnce));
        const auto floats = some.toFloats();
        if (!floats) return floats.error().within(values.where());
        const auto placeOf = [&](std::size_t i) { return densePlace(at + static_cast<std::int64_t>(i), shape[1]); };
        const auto added = addValues(writer, *floats, precision, placeOf);
        if (!added) return added.error().within(values.where());
    }
    ROSA_TRY(watch.at("features", shape[0] * shape[1], shape[0] * shape[1]));
    return FeatureShape{static_cast<Node>(shape[0]), static_cast<std::int32_t>(shape[1])};
}

std::vector<graph::Split> splitOf(const std::vector<std::uint8_t>& partOfNode)
{
    graph::Split split;
    split.name = "public";
    std::vector<Node>* const parts[] = {nullptr, &split.train, &split.validation, &split.test};
    for (std::size_t node = 0; node < partOfNode.size(); ++node)
        if (auto* const part = parts[partOfNode[node]]) part->push_back(static_cast<Node>(node));
    return {std::move(split)};
}

}  // namespace rosa::data
