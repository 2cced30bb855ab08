/// Matrices between nodes as text: CSV and PGFPlots. For the figures of this folder.
#pragma once

#include <span>

#include <QPointF>
#include <QRectF>
#include <QString>

#include "widgets/matrix/draw_matrix.h"

namespace rosa::workbench {

/// Long format, a value a line, under the header matrix,row_node,column_node,value; weights are the matrices t (no column node) and r (no
/// row node), once where all pictures have the same. Values that are left out are empty.
QString matricesCsv(std::span<const widgets::MatrixPicture> pictures);

/// \pgfplotsset{colormap={rosa-NAME}…}: 17 stops of the map.
QString pgfColourMap(widgets::ColourMap map);

/// Where something stands in a picture of that height whose place on paper is `units` (1/96 inch, counted downwards): "(3.20mm,41.05mm)".
QString pgfPlace(const QPointF& units, double heightMm);

/// The matrix where and as widgets::drawMatrix() draws it into `area` (units): cells, lines between classes, marks, classes and weights
/// along the edges, names, colour bar. Fonts are measured on `device`.
QString pgfMatrix(const widgets::MatrixPicture& picture, const QRectF& area, double heightMm,
                  const widgets::DrawingStyle& style, const QPaintDevice* device);

/// Text in lines as wide as `box`, from its upper left corner.
QString pgfParagraph(const QString& latex, const QRectF& box, double heightMm);

}  // namespace rosa::workbench
