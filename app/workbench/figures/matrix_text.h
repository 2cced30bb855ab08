/// Matrices between nodes as CSV and PGFPlots text. For the figures of this folder.
#pragma once

#include <span>

#include <QPointF>
#include <QRectF>
#include <QString>

#include "widgets/matrix/draw_matrix.h"

namespace rosa::workbench {

/// Millimetres per unit of paper, 1/96 inch.
inline constexpr double kMmPerUnit = 25.4 / 96;

/// Long format, one value per line, with the header matrix,row_node,column_node,value; weights are the matrices t (no column node) and r
/// (no row node), once if all pictures have the same weights. Omitted values are empty.
QString matricesCsv(std::span<const widgets::MatrixPicture> pictures);

/// \pgfplotsset{colormap={rosa-NAME}…}: 17 stops of the map.
QString pgfColourMap(widgets::ColourMap map);

/// A position in a picture of height `heightMm`, given by its position on paper in `units` (1/96 inch, downwards): "(3.20mm,41.05mm)".
QString pgfPlace(const QPointF& units, double heightMm);

/// The matrix as drawn by widgets::drawMatrix() into `area` (units): cells, lines between classes, marks, classes and weights along the
/// edges, names, colour bar. Fonts are measured on `device`.
QString pgfMatrix(const widgets::MatrixPicture& picture, const QRectF& area, double heightMm,
                  const widgets::DrawingStyle& style, const QPaintDevice* device);

/// Text wrapped to the width of `box`, from its upper left corner.
QString pgfParagraph(const QString& latex, const QRectF& box, double heightMm);

}  // namespace rosa::workbench
