#include "core/sampling/propagation.h"

#include <algorithm>
#include <cmath>

namespace rosa::sampling {

namespace {

/// As weigh(); the values are the weights.
void weighByValues(SparseRows& rows, Propagation kind)
{
    std::vector<double> degrees(static_cast<std::size_t>(rows.rowCount()));
    for (std::size_t row = 0; row < degrees.size(); ++row)
        for (auto i = static_cast<std::size_t>(rows.offsets[row]); i < static_cast<std::size_t>(rows.offsets[row + 1]); ++i)
            degrees[row] += static_cast<double>(rows.values[i]);
    for (std::size_t row = 0; row < degrees.size(); ++row)
        for (auto i = static_cast<std::size_t>(rows.offsets[row]); i < static_cast<std::size_t>(rows.offsets[row + 1]); ++i)
            rows.values[i] =
                propagationWeight(kind, rows.values[i], degrees[row], degrees[static_cast<std::size_t>(rows.columns[i])]);
}

/// Sets the values of rows with known columns and, if they are weighted, weights as values; the length of a row is otherwise its degree,
/// since every row contains its self-loop.
void weigh(SparseRows& rows, Propagation kind)
{
    if (!rows.values.empty()) return weighByValues(rows, kind);
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
        if (incoming.isWeighted())
            for (const float share : sharesOfOthers(incoming, target)) rows.values.push_back(share);
        else
            rows.values.insert(rows.values.end(), count, count == 0 ? 0.0f : 1.0f / static_cast<float>(count));
        rows.offsets.push_back(static_cast<std::int64_t>(rows.columns.size()));
    }
    return rows;
}

/// Adds row `target` of A + I of an undirected or reversed graph: the arcs for which `isKept(place)` holds, and the self-loop.
template <typename IsKept>
void addWithSelf(SparseRows& rows, const graph::Graph& incoming, graph::Node target, IsKept isKept)
{
    const auto sources = incoming.neighbours(target);
    const auto add = [&](graph::Node source, float weight) {
        rows.columns.push_back(source);
        if (incoming.isWeighted()) rows.values.push_back(weight);
    };
    bool isDone = false;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (!isDone && sources[i] >= target) {
            if (sources[i] > target) add(target, 1);
            isDone = true;
        }
        if (isKept(i)) add(sources[i], incoming.isWeighted() ? incoming.weightsOf(target)[i] : 1);
    }
    if (!isDone) add(target, 1);
    rows.offsets.push_back(static_cast<std::int64_t>(rows.columns.size()));
}

}  // namespace

float propagationWeight(Propagation kind, float weight, double ofTarget, double ofSource)
{
    const double divisor = kind == Propagation::Mean ? ofTarget : std::sqrt(ofTarget * ofSource);
    return divisor > 0 ? static_cast<float>(static_cast<double>(weight) / divisor) : 0.0f;
}

std::vector<float> sharesOfOthers(const graph::Graph& incoming, graph::Node target)
{
    const auto sources = incoming.neighbours(target);
    const auto weights = incoming.weightsOf(target);
    double sum = 0;
    for (std::size_t i = 0; i < sources.size(); ++i)
        if (sources[i] != target) sum += static_cast<double>(weights[i]);
    std::vector<float> shares;
    for (std::size_t i = 0; i < sources.size(); ++i)
        if (sources[i] != target) shares.push_back(propagationWeight(Propagation::Mean, weights[i], sum, 1));
    return shares;
}

SparseRows propagationRows(const ViewBatch& batch, Propagation kind, const graph::Graph& graph)
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
    if (graph.isWeighted())
        for (std::size_t row = 0; row < rowCount; ++row)
            for (auto i = static_cast<std::size_t>(rows.offsets[row]); i < static_cast<std::size_t>(rows.offsets[row + 1]);
                 ++i) {
                const auto source = static_cast<std::size_t>(rows.columns[i]);
                rows.values.push_back(source == row ? 1 : graph.weightOf(batch.nodes[row], batch.nodes[source]));
            }
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
    for (graph::Node target = 0; target < graph.nodeCount(); ++target)
        addWithSelf(rows, incoming, target, [](std::size_t) { return true; });
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
    for (graph::Node target = 0; target < graph.nodeCount(); ++target)
        addWithSelf(rows, graph, target, [&](std::size_t) { return keptArcs[arc++] != 0; });
    weigh(rows, kind);
    return rows;
}

}  // namespace rosa::sampling
