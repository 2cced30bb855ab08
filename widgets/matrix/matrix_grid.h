/// Several matrices in one area, row by row.
#pragma once

#include <vector>

#include "widgets/matrix/draw_matrix.h"

namespace rosa::widgets {

/// Legibility of a matrix.
enum class Legibility { Tiny, Nameless, FewNames, SmallNames, Names };
Legibility legibilityOf(const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style);

struct MatrixGrid {
    std::vector<QRectF> boxes;  ///< One per picture, for layoutMatrix().
    Legibility worst = Legibility::Names;
};

/// Chooses the number of columns that gives the least legible picture the best legibility, then the largest cells. O(pictures² · nodes).
MatrixGrid layoutGrid(const QRectF& area, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                      const QPaintDevice* device);

/// The height that layoutGrid() uses in an area of this size; at most the area's height.
double usedHeight(const QSizeF& area, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                  const QPaintDevice* device);

/// The minimum height at which the pictures are as legible as their width allows; 0 without pictures.
double gridHeight(double width, const std::vector<const MatrixPicture*>& pictures, const DrawingStyle& style,
                  const QPaintDevice* device);

}  // namespace rosa::widgets
