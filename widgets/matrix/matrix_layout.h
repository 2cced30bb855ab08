/// Layout of a drawn matrix: cells, names, classes, weights, colour bar.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QColor>
#include <QFont>
#include <QLineF>
#include <QRectF>

#include "widgets/matrix/matrix_picture.h"

class QPaintDevice;
class QPalette;

namespace rosa::widgets {

/// Font and colours of a drawing; in painter units.
struct DrawingStyle {
    QFont font;
    QColor ink = Qt::black;                   ///< Text, frames.
    QColor quiet = QColor(0x55, 0x55, 0x55);  ///< Weights, secondary text.
    QColor line = QColor(0xCC, 0xCC, 0xCC);
    QColor paper = Qt::white;
    QColor accent = QColor(0xD0, 0x3A, 0x00);  ///< Highlighting of hovered objects.
    double smallestName = 9;                   ///< Minimum distance between two names beside the cells.
};

/// The style of a widget.
DrawingStyle screenStyle(const QPalette& palette, const QFont& font);

/// A name beside the cells, of one row or column or, if classes are named in groups, of several.
struct EdgeName {
    int first = 0, last = 0;  ///< Rows or columns.
    double middle = 0;        ///< Along the edge of the cells.
    QString text;
    bool isStrong = false;
    bool isShown = true;  ///< false: it does not fit beside its neighbours.
};

/// Labels at the ends of the colour bar, and their positions.
struct ScaleBar {
    QString low, high;
    QRectF bar, lowPlace, highPlace;
    double points = 0;  ///< Font size of the numbers.
};

/// Names, chips and bars of an edge are empty rectangles if they are not drawn.
struct MatrixLayout {
    QRectF title, cells, rowBars, columnBars, rowChips, columnChips, rowNames, columnNames;
    QRectF rowArcs, columnArcs;  ///< Of the views, with PlanEdges.
    QRectF colourBar;            ///< Including its numbers.
    ScaleBar scale;
    QRectF notes;           ///< Empty without notes.
    double lineHeight = 0;  ///< Of the notes.
    double cell = 0;        ///< Side of a cell.
    double namePoints = 0;  ///< Font size of the names; 0: they do not fit, or there are none.
    std::vector<EdgeName> rowTexts, columnTexts;

    /// Lower end of everything drawn.
    [[nodiscard]] double bottom() const { return notes.isEmpty() ? colourBar.bottom() : notes.bottom(); }
    /// Row and column under a point of `cells`.
    [[nodiscard]] std::optional<std::pair<int, int>> cellAt(const QPointF& point) const;
    /// Whether every name is drawn.
    [[nodiscard]] bool namesAll() const;
};

/// Square cells as large as `area` allows. From the left: names, class chips, bars of t, cells; from the top: title, bars of r, cells,
/// chips, names, colour bar, notes. With PlanEdges, nodes and arcs are outside of the names of rows and of the bars of r, instead of chips.
///  Names shrink before some are omitted, and some are omitted before all. `device`: measures fonts.
MatrixLayout layoutMatrix(const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style,
                          const QPaintDevice* device);

/// Lines at 45° over the rows and columns of padding.
std::vector<QLineF> paddingLines(const MatrixLayout& layout, const MatrixPicture& picture);

/// A box beside the cells: a node's class, or a bar for its weight.
struct EdgeBox {
    QRectF box;
    QColor colour;
};
std::vector<EdgeBox> edgeBoxes(const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style);

}  // namespace rosa::widgets
