/// Places of a small graph's nodes: the same graph is always drawn the same way.
#pragma once

#include <utility>
#include <vector>

#include <QPointF>

namespace rosa::widgets {

/// Places in the unit square, filling it. Begins with rings of equal hop distance around `centre` and then lets the distances of all pairs
/// become what the hops between them say, by majorising stress (Gansner, Koren, North: Graph drawing by stress majorization, 2004).
/// Nodes that cannot be reached lie outside. `edges` name places 0 … nodes − 1. O(nodes · edges + rounds · nodes²); meant for up to
/// some hundred nodes; deterministic.
std::vector<QPointF> layoutGraph(int nodes, const std::vector<std::pair<int, int>>& edges, int centre = 0);

}  // namespace rosa::widgets
