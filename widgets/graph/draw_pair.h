/// A pair of views as two graphs with the plan's flows between them, by one function for window, paper and film.
#pragma once

#include <optional>
#include <vector>

#include <QRectF>

#include "widgets/graph/pair_picture.h"
#include "widgets/matrix/draw_matrix.h"

namespace rosa::widgets {

enum class Side { Left, Right };

struct PlacedNode {
    QPointF place;
    double radius = 0;
};

/// Where everything goes; depends on graphs, weights and area alone, so a pair does not move from epoch to epoch but for its discs.
struct PairLayout {
    QRectF leftTitle, rightTitle, legend;
    std::vector<PlacedNode> left, right;

    /// Disc at a point (with some slack for the hand).
    [[nodiscard]] std::optional<std::pair<Side, int>> nodeAt(const QPointF& point) const;
};

PairLayout layoutPair(const QRectF& area, const PairPicture& picture, const DrawingStyle& style, const QPaintDevice* device);

/// The classes among the nodes, and what flows between different ones are drawn in.
std::vector<LegendMark> pairLegend(const PairPicture& picture, const DrawingStyle& style);

/// Flows of nodes of one class have the class's colour, flows between different classes are grey, all of them the accent's colour where
/// classes are not known; their widths are proportional to the mass. What `highlight` does not touch is faded. Names stand where there
/// is room.
void drawPair(QPainter& painter, const PairLayout& layout, const PairPicture& picture, const DrawingStyle& style,
              const MatrixHighlight& highlight = {});

}  // namespace rosa::widgets
