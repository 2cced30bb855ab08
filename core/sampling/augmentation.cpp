#include "core/sampling/augmentation.h"

namespace rosa::sampling {

void dropEdges(ViewBatch& batch, double probability, EdgeDropMode mode, std::uint64_t seed, Purpose purpose,
               std::uint32_t epoch)
{
    ROSA_CHECK(probability >= 0 && probability <= 1, "a probability lies between 0 and 1");
    ROSA_CHECK(batch.arcs.size() % 2 == 0, "edges are dropped from whole pairs of arcs");
    if (probability == 0) return;
    std::vector<RowArc> kept;
    kept.reserve(batch.arcs.size());
    std::size_t at = 0;
    for (std::int32_t view = 0; view < batch.viewCount(); ++view) {
        const std::int32_t end = batch.offsets[static_cast<std::size_t>(view) + 1];
        RandomStream stream(seed, purpose, epoch, static_cast<std::uint32_t>(view));
        for (; at < batch.arcs.size() && batch.arcs[at].source < end; at += 2) {
            const RowArc there = batch.arcs[at];
            const RowArc back = batch.arcs[at + 1];
            ROSA_CHECK(there.source == back.target && there.target == back.source, "arcs do not come in pairs");
            const bool keepsThere = stream.uniform64() >= probability;
            const bool keepsBack = mode == EdgeDropMode::Undirected ? keepsThere : stream.uniform64() >= probability;
            if (keepsThere) kept.push_back(there);
            if (keepsBack) kept.push_back(back);
        }
    }
    batch.arcs = std::move(kept);
}

std::vector<std::uint8_t> drawKeptColumns(std::int32_t columns, double probability, std::uint64_t seed, Purpose purpose,
                                          std::uint32_t epoch)
{
    ROSA_CHECK(probability >= 0 && probability <= 1, "a probability lies between 0 and 1");
    RandomStream stream(seed, purpose, epoch);
    std::vector<std::uint8_t> kept(static_cast<std::size_t>(columns));
    for (std::uint8_t& column : kept) column = stream.uniform64() >= probability ? 1 : 0;
    return kept;
}

std::vector<std::uint8_t> drawKeptColumns(std::int32_t columns, std::span<const float> probabilities, std::uint64_t seed,
                                          Purpose purpose, std::uint32_t epoch)
{
    ROSA_CHECK(probabilities.size() == 1 || probabilities.size() == static_cast<std::size_t>(columns),
               "one probability for all columns or one for each");
    if (probabilities.size() == 1)
        return drawKeptColumns(columns, static_cast<double>(probabilities[0]), seed, purpose, epoch);
    RandomStream stream(seed, purpose, epoch);
    std::vector<std::uint8_t> kept(probabilities.size());
    for (std::size_t i = 0; i < kept.size(); ++i)
        kept[i] = stream.uniform64() >= static_cast<double>(probabilities[i]) ? 1 : 0;
    return kept;
}

std::vector<std::uint8_t> drawKeptArcs(const graph::Graph& graph, std::span<const float> probabilities, EdgeDropMode mode,
                                       std::uint64_t seed, Purpose purpose, std::uint32_t epoch)
{
    const auto arcs = static_cast<std::size_t>(graph.arcCount());
    ROSA_CHECK(graph.isUndirected(), "edges are dropped from undirected graphs");
    ROSA_CHECK(probabilities.size() == 1 || probabilities.size() == arcs, "one probability for all arcs or one for each");
    const auto probabilityOf = [&](std::size_t arc) {
        return static_cast<double>(probabilities[probabilities.size() == 1 ? 0 : arc]);
    };
    std::vector<std::uint8_t> kept(arcs);
    // Rows ascend, so the reverse arcs of larger nodes are visited in the order of their rows.
    std::vector<std::int64_t> back(graph.offsets().begin(), graph.offsets().end() - 1);
    for (graph::Node node = 0; node < graph.nodeCount(); ++node) {
        RandomStream stream(seed, purpose, epoch, static_cast<std::uint32_t>(node));
        auto arc = static_cast<std::size_t>(graph.offsets()[static_cast<std::size_t>(node)]);
        for (const graph::Node other : graph.neighbours(node)) {
            const bool isDrawn = mode == EdgeDropMode::Directed || other > node;
            if (isDrawn) kept[arc] = stream.uniform64() >= probabilityOf(arc) ? 1 : 0;
            if (mode == EdgeDropMode::Undirected && other > node)
                kept[static_cast<std::size_t>(back[static_cast<std::size_t>(other)]++)] = kept[arc];
            ++arc;
        }
    }
    return kept;
}

}  // namespace rosa::sampling
