/// Matrices as heat maps; one function draws them for window, paper and film.
#pragma once

#include <QImage>

#include "widgets/matrix/matrix_layout.h"

class QPainter;

namespace rosa::widgets {

/// One pixel per cell.
QImage cellImage(const MatrixPicture& picture);

/// Highlighted row and column; −1: none.
struct MatrixHighlight {
    int row = -1;
    int column = -1;
};

/// `image`: result of cellImage(). O(rows + columns) in addition to the image.
void drawMatrix(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const QImage& image,
                const DrawingStyle& style, const MatrixHighlight& highlight = {});

/// Draws into `area`, for paper: one rectangle per cell, so that cells stay sharp at any size. A matrix of more than 20,000 cells is drawn
/// as an image with several pixels per cell.
void drawMatrix(QPainter& painter, const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style);

}  // namespace rosa::widgets
