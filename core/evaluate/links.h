/// Whether near nodes of an embedding are neighbours in the graph.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/unit_rows.h"
#include "core/graph/graph.h"

namespace rosa::evaluate {

/// Area under the ROC curve: the share of (positive, negative) pairs that `scores` order rightly, ties as halves. An Error where the lengths
/// differ, a score is not finite, or one kind is missing. O(n log n).
Result<double> areaUnderRoc(std::span<const double> scores, std::span<const bool> isPositive);

/// Average precision: Σ (recall step · precision) over falling thresholds, without interpolation, as scikit-learn's. Errors as above.
Result<double> averagePrecision(std::span<const double> scores, std::span<const bool> isPositive);

/// Pairs of nodes to be told apart.
struct LinkSample {
    std::vector<std::pair<graph::Node, graph::Node>> edges;     ///< Of the graph, first < second.
    std::vector<std::pair<graph::Node, graph::Node>> nonEdges;  ///< As many pairs that are no edges, first < second.
};
/// Draws at most `most` edges without replacement, and as many pairs that are none. An Error where there is no edge, or not enough other
/// pairs. Undirected graphs. O(arcs).
Result<LinkSample> sampleLinks(const graph::Graph& graph, std::int64_t most, std::uint64_t seed);

struct LinkScore {
    double auc = 0;
    double averagePrecision = 0;
    std::int64_t edges = 0;  ///< Drawn, and as many other pairs.
};
/// How well the cosine of two rows tells edges from other pairs. It does not hold edges back: an embedding that was trained on the graph has seen
/// them, so the score says how much of the graph it keeps, not what it would predict. Errors as above.
Result<LinkScore> scoreLinks(const UnitRows& rows, const LinkSample& sample);

}  // namespace rosa::evaluate
