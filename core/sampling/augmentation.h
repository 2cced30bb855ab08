/// Random augmentations of a batch of views: edge dropping and feature masking.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/sampling/view_batch.h"

namespace rosa::sampling {

/// The unit that is dropped.
enum class EdgeDropMode {
    Undirected,  ///< An edge with both its directions (the article).
    Directed,    ///< Each direction separately; an edge may remain in one direction only (the published program).
};

/// Drops every edge, or every direction of an edge, with `probability` (0 … 1); nodes are kept. `batch` must be as made by walkViews: arcs
/// come in pairs. View i draws from the stream (seed, purpose, epoch, i). Arcs dropped with a smaller probability are also dropped with a
/// larger one. O(arcs).
void dropEdges(ViewBatch& batch, double probability, EdgeDropMode mode, std::uint64_t seed, Purpose purpose,
               std::uint32_t epoch);

/// Draws which arcs of an undirected graph are kept (1) or dropped (0), in row order. `probabilities` (0 … 1) has one element for all arcs
/// or one per arc; in EdgeDropMode::Undirected the probability of the arc from the smaller node applies to the whole edge. Node i draws
/// from the stream (seed, purpose, epoch, i) for its edges. O(nodes + arcs).
std::vector<std::uint8_t> drawKeptArcs(const graph::Graph& graph, std::span<const float> probabilities, EdgeDropMode mode,
                                       std::uint64_t seed, Purpose purpose, std::uint32_t epoch);

/// Draws which feature columns are kept (1) or masked, i.e. set to 0 in every node (0): each with `probability` (0 … 1), from the stream
/// (seed, purpose, epoch). O(columns).
std::vector<std::uint8_t> drawKeptColumns(std::int32_t columns, double probability, std::uint64_t seed, Purpose purpose,
                                          std::uint32_t epoch);
/// As above with one probability for all columns or one per column.
std::vector<std::uint8_t> drawKeptColumns(std::int32_t columns, std::span<const float> probabilities, std::uint64_t seed,
                                          Purpose purpose, std::uint32_t epoch);

}  // namespace rosa::sampling
