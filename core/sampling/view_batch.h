/// A batch of views: small subgraphs around centre nodes, concatenated into one ragged structure.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/graph/graph.h"
#include "core/sampling/random_walk.h"

namespace rosa::sampling {

/// B views as one structure. A *row* is an index into `nodes`: 0 … rowCount() − 1 over the whole batch. A node in several views has a row
/// in each, so no arc joins two views.
struct ViewBatch {
    std::vector<graph::Node> nodes;     ///< Nodes of the graph; each view's centre first, then in order of first visit.
    std::vector<std::int32_t> offsets;  ///< B + 1; view i has the rows offsets[i] … offsets[i + 1] − 1.
    std::vector<std::int32_t> depths;   ///< Per row: steps walked from the centre, ≥ the hop distance from it.
    std::vector<RowArc> arcs;           ///< View by view. From walks, arcs 2k and 2k + 1 are the two directions of an edge.

    [[nodiscard]] std::int32_t viewCount() const { return static_cast<std::int32_t>(offsets.size()) - 1; }
    [[nodiscard]] std::int32_t rowCount() const { return static_cast<std::int32_t>(nodes.size()); }
    [[nodiscard]] std::int32_t sizeOf(std::int32_t view) const
    {
        return offsets[static_cast<std::size_t>(view) + 1] - offsets[static_cast<std::size_t>(view)];
    }
    [[nodiscard]] std::span<const graph::Node> nodesOf(std::int32_t view) const
    {
        return std::span(nodes).subspan(begin(view), static_cast<std::size_t>(sizeOf(view)));
    }
    [[nodiscard]] std::span<const std::int32_t> depthsOf(std::int32_t view) const
    {
        return std::span(depths).subspan(begin(view), static_cast<std::size_t>(sizeOf(view)));
    }

private:
    [[nodiscard]] std::size_t begin(std::int32_t view) const
    {
        return static_cast<std::size_t>(offsets[static_cast<std::size_t>(view)]);
    }
};

/// Makes one view per centre by a random walk with restart (random_walk.h). Walk i draws from the stream (seed, purpose, epoch, i), so a
/// view depends neither on the other centres nor on the number of threads. O(centres · steps) time and memory, in parallel over centres.
/// `graph` must be undirected and contain every centre.
ViewBatch walkViews(const graph::Graph& graph, std::span<const graph::Node> centres, const WalkOptions& options,
                    std::uint64_t seed, Purpose purpose, std::uint32_t epoch);

}  // namespace rosa::sampling
