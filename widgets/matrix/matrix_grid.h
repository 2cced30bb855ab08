/// Several matrices in one area, row by row.
#pragma once

#include <vector>

#include "widgets/matrix/draw_matrix.h"

namespace rosa::widgets {

/// How well a matrix can be read.
enum class Legibility { Tiny, Nameless, FewNames, SmallNames, Names };
Legibility legibilityOf(const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style);

struct MatrixGrid {
    std::vector<QRectF> boxes;  ///< One a picture, for layoutMatrix().
    Legibility worst = Legibility::Names;
};

/// In as many columns as lets the worst of them be read best, and then makes its cells largest. O(pictures² · nodes).
MatrixGrid layoutGrid(const QRectF& area, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                      const QPaintDevice* device);

/// What layoutGrid() makes use of in an area of this size: no more than its height.
double usedHeight(const QSizeF& area, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                  const QPaintDevice* device);

/// The least height at which the pictures can be read as well as their width allows; 0 without pictures.
double gridHeight(double width, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                  const QPaintDevice* device);

}  // namespace rosa::widgets
