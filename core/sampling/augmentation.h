/// Random changes to a batch of views: dropped edges and masked features.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/sampling/view_batch.h"

namespace rosa::sampling {

/// What is dropped as one piece.
enum class EdgeDropMode {
    Undirected,  ///< An edge with both its directions (the article).
    Directed,    ///< Each direction on its own; an edge may stay one way only (the published program).
};

/// Drops every edge, or every direction of one, with `probability` (0 … 1); nodes stay. `batch` is as walkViews made it:
/// arcs come in pairs. View i draws from the stream (seed, purpose, epoch, i). What a smaller probability drops, a larger
/// one drops too. O(arcs).
void dropEdges(ViewBatch& batch, double probability, EdgeDropMode mode, std::uint64_t seed, Purpose purpose,
               std::uint32_t epoch);

/// Which arcs of an undirected graph are kept, 1, or dropped, 0, in their order in its rows. `probabilities` has one for all arcs or one for each
/// (0 … 1); as an undirected edge is one piece in EdgeDropMode::Undirected, that of the arc from the smaller node counts there. Node i draws
/// from the stream (seed, purpose, epoch, i) for its edges. O(nodes + arcs).
std::vector<std::uint8_t> drawKeptArcs(const graph::Graph& graph, std::span<const float> probabilities, EdgeDropMode mode,
                                       std::uint64_t seed, Purpose purpose, std::uint32_t epoch);

/// Which feature columns are kept, 1, or set to 0 in every node, 0: each masked with `probability` (0 … 1) from the stream
/// (seed, purpose, epoch). O(columns).
std::vector<std::uint8_t> drawKeptColumns(std::int32_t columns, double probability, std::uint64_t seed, Purpose purpose,
                                          std::uint32_t epoch);
/// The same with one probability for all columns or one for each.
std::vector<std::uint8_t> drawKeptColumns(std::int32_t columns, std::span<const float> probabilities, std::uint64_t seed,
                                          Purpose purpose, std::uint32_t epoch);

}  // namespace rosa::sampling
