/// Matrices as heat maps, by one function for window, paper and film.
#pragma once

#include <QImage>

#include "widgets/matrix/matrix_layout.h"

class QPainter;

namespace rosa::widgets {

/// One pixel a cell.
QImage cellImage(const MatrixPicture& picture);

/// Row and column to be lit; −1: none.
struct MatrixHighlight {
    int row = -1;
    int column = -1;
};

/// `image`: of cellImage(). O(rows + columns) besides the image.
void drawMatrix(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const QImage& image,
                const DrawingStyle& style, const MatrixHighlight& highlight = {});

/// The same into `area`, for paper: a rectangle a cell, so that cells stay sharp at any size. A matrix of more than 20,000 cells is an image,
/// in which every cell has several pixels.
void drawMatrix(QPainter& painter, const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style);

}  // namespace rosa::widgets
