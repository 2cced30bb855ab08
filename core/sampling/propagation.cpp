#include "core/sampling/propagation.h"

#include <algorithm>
#include <cmath>

namespace rosa::sampling {

namespace {

/// Sets the values of rows with known columns; the length of a row is its degree, since every row contains its self-loop.
void weigh(SparseRows& rows, Propagation kind)
{
    const auto degree = [&](std::int32_t row) {
        return static_cast<double>(rows.offsets[static_cast<std::size_t>(row) + 1] -
                                   rows.offsets[static_cast<std::size_t>(row)]);
    };
    rows.values.resize(rows.columns.size());
    for (std::int32_t row = 0; row < rows.rowCount(); ++row) {
        const auto begin = static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row)]);
        const auto end = static_cast<std::size_t>(rows.offsets[static_cast<std::size_t>(row) + 1]);
        for (std::size_t i = begin; i < end; ++i)
            rows.values[i] = static_cast<float>(
                kind == Propagation::Mean ? 1.0 / degree(row) : 1.0 / std::sqrt(degree(row) * degree(rows.columns[i])));
    }
}

/// Neighbours of each node except itself, with equal weights.
SparseRows othersOf(const graph::Graph& incoming)
{
    SparseRows rows;
    rows.offsets.reserve(static_cast<std::size_t>(incoming.nodeCount()) + 1);
    for (graph::Node target = 0; target < incoming.nodeCount(); ++target) {
        const auto begin = rows.columns.size();
        for (const graph::Node source : incoming.neighbours(target))
            if (source != target) rows.columns.push_back(source);
        const auto count = rows.columns.size() - begin;
        rows.values.insert(rows.values.end(), count, count == 0 ? 0.0f : 1.0f / static_cast<float>(count));
        rows.offsets.push_back(static_cast<std::int64_t>(rows.columns.size()));
    }
    return rows;
}

}  // namespace

SparseRows propagationRows(const ViewBatch& batch, Propagation kind)
{
    ROSA_CHECK(kind != Propagation::Others, "views always have self-loops");
    const auto rowCount = static_cast<std::size_t>(batch.rowCount());
    SparseRows rows;
    rows.offsets.assign(rowCount + 1, 1);  // the self-loop
    rows.offsets[0] = 0;
    for (const RowArc& arc : batch.arcs)
        if (arc.source != arc.target) ++rows.offsets[static_cast<std::size_t>(arc.target) + 1];
    for (std::size_t row = 0; row < rowCount; ++row) rows.offsets[row + 1] += rows.offsets[row];

    std::vector<std::int64_t> next(rows.offsets.begin(), rows.offsets.end() - 1);
    rows.columns.resize(static_cast<std::size_t>(rows.offsets.back()));
    const auto put = [&](std::int32_t target, std::int32_t source) {
        rows.columns[static_cast<std::size_t>(next[static_cast<std::size_t>(target)]++)] = source;
    };
    for (std::int32_t row = 0; row < batch.rowCount(); ++row) put(row, row);
    for (const RowArc& arc : batch.arcs)
        if (arc.source != arc.target) put(arc.target, arc.source);
    for (std::size_t row = 0; row < rowCount; ++row)
        std::sort(rows.columns.begin() + rows.offsets[row], rows.columns.begin() + rows.offsets[row + 1]);
    weigh(rows, kind);
    return rows;
}

SparseRows propagationRows(const graph::Graph& graph, Propagation kind)
{
    const graph::Graph turned = graph.isUndirected() ? graph::Graph() : graph.reversed();
    const graph::Graph& incoming = graph.isUndirected() ? graph : turned;
    if (kind == Propagation::Others) return othersOf(incoming);
    SparseRows rows;
    rows.offsets.reserve(static_cast<std::size_t>(graph.nodeCount()) + 1);
    rows.columns.reserve(static_cast<std::size_t>(graph.arcCount() + graph.nodeCount()));
    for (graph::Node target = 0; target < graph.nodeCount(); ++target) {
        const auto sources = incoming.neighbours(target);
        const auto larger = std::lower_bound(sources.begin(), sources.end(), target);
        rows.columns.insert(rows.columns.end(), sources.begin(), larger);
        if (larger == sources.end() || *larger != target) rows.columns.push_back(target);
        rows.columns.insert(rows.columns.end(), larger, sources.end());
        rows.offsets.push_back(static_cast<std::int64_t>(rows.columns.size()));
    }
    weigh(rows, kind);
    return rows;
}

SparseRows propagationRows(const graph::Graph& graph, Propagation kind, std::span<const std::uint8_t> keptArcs)
{
    if (keptArcs.empty()) return propagationRows(graph, kind);
    ROSA_CHECK(graph.isUndirected() && keptArcs.size() == static_cast<std::size_t>(graph.arcCount()),
               "one mark for each arc of an undirected graph");
    ROSA_CHECK(kind != Propagation::Others, "arcs are dropped beside self-loops");
    SparseRows rows;
    rows.offsets.reserve(static_cast<std::size_t>(graph.nodeCount()) + 1);
    std::size_t arc = 0;
    for (graph::Node target = 0; target < graph.nodeCount(); ++target) {
        bool isDone = false;
        for (const graph::Node source : graph.neighbours(target)) {
            if (!isDone && source > target) {
                rows.columns.push_back(target);
                isDone = true;
            }
            if (keptArcs[arc++]) rows.columns.push_back(source);
        }
        if (!isDone) rows.columns.push_back(target);
        rows.offsets.push_back(static_cast<std::int64_t>(rows.columns.size()));
    }
    weigh(rows, kind);
    return rows;
}

}  // namespace rosa::sampling
