/// Matrices between nodes as text: CSV and PGFPlots. For the figures of this folder.
#pragma once

#include <span>

#include <QRectF>
#include <QString>

#include "widgets/matrix/matrix_picture.h"

namespace rosa::workbench {

/// Long format, a value a line, under the header matrix,row_node,column_node,value; weights are the matrices t (no column node) and r (no
/// row node), once where all pictures have the same. Values that are left out are empty.
QString matricesCsv(std::span<const widgets::MatrixPicture> pictures);

/// \pgfplotsset{colormap={rosa-NAME}…}: 17 stops of the map.
QString pgfColourMap(widgets::ColourMap map);

/// An axis with a matrix plot whose cells have the given values and nodes the given names; `box` in mm, counted upwards.
QString pgfMatrixAxis(const widgets::MatrixPicture& picture, const QRectF& box);

}  // namespace rosa::workbench
