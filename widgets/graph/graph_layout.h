/// Deterministic layout of a small graph: the same graph is always drawn the same way.
#pragma once

#include <utility>
#include <vector>

#include <QPointF>

namespace rosa::widgets {

/// Positions in the unit square, filling it. Starts with rings of equal hop distance around `centre`, then fits the distances of all pairs
/// to their hop distances by stress majorization (Gansner, Koren, North: Graph drawing by stress majorization, 2004). Unreachable nodes lie
/// outside. `edges` use indices 0 … nodes − 1. O(nodes · edges + rounds · nodes²); meant for up to a few hundred nodes.
std::vector<QPointF> layoutGraph(int nodes, const std::vector<std::pair<int, int>>& edges, int centre = 0);

}  // namespace rosa::widgets
