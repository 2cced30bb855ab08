/// GCA (Zhu et al., WWW 2021): GRACE with adaptive augmentation, which drops unimportant edges and features more often.
#pragma once

#include <span>
#include <vector>

#include "core/graph/features.h"
#include "core/graph/graph.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// Drop probability of each arc of an undirected graph: min(p · (max s − s)/(max s − mean s), limit), where s = log(1 + centrality) of the
/// node that receives the arc's message (the row's), or, if `isUndirected`, of the mean of both ends (article, equations 6 and 7, as in
/// their program: scaled to mean p before the limit). If all s are equal, p for all.
std::vector<float> edgeDropProbabilities(const graph::Graph& graph, std::span<const double> centrality, double probability,
                                         double limit, bool isUndirected);

/// Mask probability of each column by the same formula: s = log(1 + Σ centrality of the nodes with the feature); for dense features
/// weighted by the absolute values.
std::vector<float> featureMaskProbabilities(const graph::Features& features, std::span<const double> centrality,
                                            double probability, double limit);

}  // namespace rosa::learn
