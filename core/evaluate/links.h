/// Link prediction scores: whether nodes with similar rows are neighbours in the graph.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/unit_rows.h"
#include "core/graph/graph.h"

namespace rosa::evaluate {

/// Area under the ROC curve: the fraction of (positive, negative) pairs ordered correctly by `scores`; ties count one half. Returns an
/// Error if the lengths differ, a score is not finite, or all items are of one kind. O(n log n).
Result<double> areaUnderRoc(std::span<const double> scores, std::span<const bool> isPositive);

/// Average precision: Σ (recall step · precision) over decreasing thresholds, without interpolation, as in scikit-learn. Errors as above.
Result<double> averagePrecision(std::span<const double> scores, std::span<const bool> isPositive);

/// Edges and non-edges to be distinguished.
struct LinkSample {
    std::vector<std::pair<graph::Node, graph::Node>> edges;     ///< Edges of the graph, first < second.
    std::vector<std::pair<graph::Node, graph::Node>> nonEdges;  ///< As many pairs that are not edges, first < second.
};
/// Draws at most `most` edges without replacement, and the same number of non-edges. Returns an Error if there are no edges or not enough
/// non-edges. Undirected graphs. O(arcs).
Result<LinkSample> sampleLinks(const graph::Graph& graph, std::int64_t most, std::uint64_t seed);

struct LinkScore {
    double auc = 0;
    double averagePrecision = 0;
    std::int64_t edges = 0;  ///< Number of edges drawn, and of non-edges.
};
/// How well the cosine of two rows distinguishes edges from other pairs. No edges are held out: an embedding trained on the graph has seen
/// them, so the score measures how much of the graph it preserves, not link prediction. Errors as above.
Result<LinkScore> scoreLinks(const UnitRows& rows, const LinkSample& sample);

}  // namespace rosa::evaluate
