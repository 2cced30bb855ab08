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

}  // namespace rosa::sampling
