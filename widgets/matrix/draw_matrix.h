/// Matrices as heat maps, by one function for window, paper and film.
#pragma once

#include <optional>
#include <utility>

#include <QColor>
#include <QFont>
#include <QImage>
#include <QRectF>

#include "widgets/matrix/matrix_picture.h"

class QPainter;
class QPaintDevice;
class QPalette;

namespace rosa::widgets {

/// Type and colours of what is drawn; in units of the painter.
struct DrawingStyle {
    QFont font;
    QColor ink = Qt::black;                   ///< Text, frames.
    QColor quiet = QColor(0x55, 0x55, 0x55);  ///< Weights, secondary text.
    QColor line = QColor(0xCC, 0xCC, 0xCC);
    QColor paper = Qt::white;
    QColor accent = QColor(0xD0, 0x3A, 0x00);  ///< What is pointed at.
    double smallestName = 9;                   ///< Cells below this size have no names beside them.
};

/// The style of a widget.
DrawingStyle screenStyle(const QPalette& palette, const QFont& font);

/// Where everything goes. Names, chips and bars of an edge are empty rectangles where they are not drawn.
struct MatrixLayout {
    QRectF title, cells, rowBars, columnBars, rowChips, columnChips, rowNames, columnNames, colourBar;
    double cell = 0;        ///< Side of a cell.
    double namePoints = 0;  ///< Size of the nodes' names; 0: there is no room for them, or there are none.

    /// Row and column under a point of `cells`.
    [[nodiscard]] std::optional<std::pair<int, int>> cellAt(const QPointF& point) const;
};

/// Square cells as large as `area` allows. From the left: names, class chips, bars of t, cells; from the top: title, bars of r, cells, chips,
/// names, colour bar. `device`: where fonts are measured.
MatrixLayout layoutMatrix(const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style,
                          const QPaintDevice* device);

/// A box beside the cells: a node's class, or a bar of its weight.
struct EdgeBox {
    QRectF box;
    QColor colour;
};
std::vector<EdgeBox> edgeBoxes(const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style);

/// What stands at the ends of the colour bar, and where the bar itself is.
struct ScaleBar {
    QString low, high;
    QRectF bar;
};
ScaleBar scaleBar(const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style,
                  const QPaintDevice* device);

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

/// The same into `area`, for paper: cells are drawn large enough that no viewer blurs them.
void drawMatrix(QPainter& painter, const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style);

}  // namespace rosa::widgets
