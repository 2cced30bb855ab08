/// A pair of views as two graphs with the plan's flows between them; one function draws it for window, paper and film.
#pragma once

#include <optional>
#include <vector>

#include <QImage>
#include <QRectF>

#include "widgets/graph/pair_picture.h"
#include "widgets/matrix/draw_matrix.h"

namespace rosa::widgets {

enum class Side { Left, Right };

struct PlacedNode {
    QPointF place;
    double radius = 0;
};

/// Positions of all elements; they depend only on graphs, weights and area, so that from epoch to epoch only the discs of a pair change.
struct PairLayout {
    QRectF leftTitle, rightTitle, legend;
    std::vector<PlacedNode> left, right;

    /// Disc at a point (with some tolerance).
    [[nodiscard]] std::optional<std::pair<Side, int>> nodeAt(const QPointF& point) const;
};

PairLayout layoutPair(const QRectF& area, const PairPicture& picture, const DrawingStyle& style, const QPaintDevice* device);

/// The classes of the nodes, and the colour of flows between different classes.
std::vector<LegendMark> pairLegend(const PairPicture& picture, const DrawingStyle& style);

/// Flows between nodes of one class have the class's colour, flows between different classes are grey; if classes are unknown, all flows
/// have the accent colour. Widths are proportional to the mass. Everything that `highlight` does not touch is faded. Names are drawn where
/// they fit. `flows`: of flowImage(), drawn at the origin; null: the flows are drawn as curves.
void drawPair(QPainter& painter, const PairLayout& layout, const PairPicture& picture, const DrawingStyle& style,
              const MatrixHighlight& highlight = {}, const QImage& flows = {});

/// The flows of drawPair() alone, for a widget of `size` logical pixels with `ratio` device pixels each; transparent elsewhere. Some hundred wide
/// curves are drawn faster so: Qt cuts every large fill into pieces for the threads of QThreadPool::globalInstance() unless it draws on one of
/// them, and for curves handing over takes longer than filling. This function draws on such threads and waits for them.
QImage flowImage(const PairLayout& layout, const PairPicture& picture, const DrawingStyle& style,
                 const MatrixHighlight& highlight, const QSize& size, double ratio);

}  // namespace rosa::widgets
