/// GCA (Zhu et al., WWW 2021): GRACE whose views lose unimportant edges and features more often.
#pragma once

#include <span>
#include <vector>

#include "core/graph/features.h"
#include "core/graph/graph.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// Probability to drop each arc of an undirected graph: min(p · (max s − s)/(max s − mean s), limit) with s = log(1 + centrality) of the node
/// that the arc's message reaches, the row's, or where `isUndirected` of the mean of both ends (article, equations 6 and 7, as the program has
/// them: scaled so that the mean is p before the limit). Where all s are equal, p for all.
std::vector<float> edgeDropProbabilities(const graph::Graph& graph, std::span<const double> centrality, double probability,
                                         double limit, bool isUndirected);

/// Probability to mask each column likewise: s = log(1 + Σ centrality of the nodes that have the feature), or of dense features weighted by
/// the values' sizes.
std::vector<float> featureMaskProbabilities(const graph::Features& features, std::span<const double> centrality,
                                            double probability, double limit);

}  // namespace rosa::learn
