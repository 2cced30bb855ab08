/// Where the parts of a drawn matrix go: cells, names, classes, weights, colour bar.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QColor>
#include <QFont>
#include <QRectF>

#include "widgets/matrix/matrix_picture.h"

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
    double smallestName = 9;                   ///< Least distance between two names beside the cells.
};

/// The style of a widget.
DrawingStyle screenStyle(const QPalette& palette, const QFont& font);

/// A name beside the cells, for one row or column or, where classes are named in groups, for several.
struct EdgeName {
    int first = 0, last = 0;  ///< Rows or columns.
    double middle = 0;        ///< From the edge of the cells.
    QString text;
    bool isStrong = false;
    bool isShown = true;  ///< false: there is no room for it beside its neighbours.
};

/// What stands at the ends of the colour bar, and where.
struct ScaleBar {
    QString low, high;
    QRectF bar, lowPlace, highPlace;
    double points = 0;  ///< Size of the numbers.
};

/// Names, chips and bars of an edge are empty rectangles where they are not drawn.
struct MatrixLayout {
    QRectF title, cells, rowBars, columnBars, rowChips, columnChips, rowNames, columnNames;
    QRectF colourBar;  ///< With its numbers.
    ScaleBar scale;
    double cell = 0;        ///< Side of a cell.
    double namePoints = 0;  ///< Size of the names; 0: there is no room for them, or there are none.
    std::vector<EdgeName> rowTexts, columnTexts;

    /// Row and column under a point of `cells`.
    [[nodiscard]] std::optional<std::pair<int, int>> cellAt(const QPointF& point) const;
    /// Whether every name is drawn.
    [[nodiscard]] bool namesAll() const;
};

/// Square cells as large as `area` allows. From the left: names, class chips, bars of t, cells; from the top: title, bars of r, cells, chips,
/// names, colour bar. Names become smaller before some are left out, and some are left out before all. `device`: where fonts are measured.
MatrixLayout layoutMatrix(const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style,
                          const QPaintDevice* device);

/// A box beside the cells: a node's class, or a bar of its weight.
struct EdgeBox {
    QRectF box;
    QColor colour;
};
std::vector<EdgeBox> edgeBoxes(const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style);

}  // namespace rosa::widgets
