/// Where everything of the lab is drawn. One layout serves drawing, the pointer and the keyboard.
#pragma once

#include <array>
#include <optional>

#include <QRectF>

#include "widgets/lab/lab_target.h"

namespace rosa::widgets {

/// A matrix as a grid of cells. Without room for cells only its title is shown.
struct LabGrid {
    LabMatrix matrix = LabMatrix::Plan;
    QRectF title, cells;
    int rows = 0, columns = 0;

    [[nodiscard]] QRectF cell(int row, int column) const;
    /// The cell at a point.
    [[nodiscard]] std::optional<std::pair<int, int>> cellAt(const QPointF& point) const;
};

/// Lanes of bars along one edge of the main matrix, one for each of its rows or columns.
struct LabBars {
    QRectF area;  ///< Empty: not shown.
    int count = 0;
    bool isRow =
        true;  ///< Lanes side by side from top to bottom, bars to the right; otherwise from left to right, bars downwards.
    double most = 1;        ///< Value at the end of the area.
    bool isSigned = false;  ///< The value at the start is −most, otherwise 0.

    [[nodiscard]] QRectF lane(int index) const;
    /// Index of the lane at a point; −1: none.
    [[nodiscard]] int laneAt(const QPointF& point) const;
    /// Coordinate along the bars of `value`, clamped to the area, and its inverse, not clamped.
    [[nodiscard]] double placeOf(double value) const;
    [[nodiscard]] double valueAt(const QPointF& point) const;
    /// The bar in lane `index` from `from` to `to`, thinner than the lane by a gap.
    [[nodiscard]] QRectF bar(int index, double from, double to) const;
};

/// Lengths that depend on fonts and texts, in pixels.
struct LabMeasures {
    double em = 13;                          ///< Size of the font.
    double knobsHeight = 0;                  ///< Of the strip of knobs; 0: no knobs.
    double rowLabels = 0, columnLabels = 0;  ///< Widest label of each side.
};

struct LabLayout {
    double em = 13;
    QRectF knobs;
    QRectF plane;
    QRectF box;  ///< Part of the problem's plane that is shown at least; its centre is the plane's.
    QRectF formula;
    QRectF legend;
    std::vector<LabGrid> grids;      ///< The first is the main one.
    QRectF rowLabels, columnLabels;  ///< Empty: no room.
    LabBars rowWeights, columnWeights, rowScaling, columnScaling;
    QRectF rowNumbers, columnNumbers;  ///< Weights as numbers, behind their bars; empty: no room, or many.
    std::array<QRectF, 3> traces;      ///< Gaps, cost, entropy; empty: not shown. Including titles.
    int halfIterations = 0;            ///< Last index of the traces.

    [[nodiscard]] const LabGrid* grid(LabMatrix matrix) const;
    [[nodiscard]] const LabBars& weights(bool isRow) const { return isRow ? rowWeights : columnWeights; }
    [[nodiscard]] const LabBars& scaling(bool isRow) const { return isRow ? rowScaling : columnScaling; }

    /// Pixels per unit of the plane.
    [[nodiscard]] double planeScale() const;
    [[nodiscard]] QPointF onScreen(const QPointF& place) const;
    [[nodiscard]] QPointF inPlane(const QPointF& point) const;

    /// The part of a panel of the traces inside its titles and axis, and the half iteration at a coordinate of it.
    [[nodiscard]] QRectF curveArea(std::size_t panel) const;
    [[nodiscard]] double curveX(std::size_t panel, double halfIteration) const;
    [[nodiscard]] int halfIterationAt(std::size_t panel, double x) const;
    /// The panel at a point; −1: none.
    [[nodiscard]] int panelAt(const QPointF& point) const;
};

/// Fits everything into `size`: from 700 × 400 up with a font of 13 pixels. Lower ones have no traces. `main` is drawn large, the other matrices small or, where there is no
/// room, as titles. O(1) in the size of the matrices apart from the bars' scales.
LabLayout layoutLab(const QSizeF& size, const LabMeasures& measures, const LabScene& scene, LabMatrix main,
                    const QRectF& box);

/// Ends of the scales of bars, kept while a hand changes a weight.
struct LabScales {
    double rowWeights = 1, columnWeights = 1, rowScaling = 1, columnScaling = 1;
};
LabScales scalesOf(const LabScene& scene);
void setScales(LabLayout& layout, const LabScales& scales);

/// The problem's plane with a margin around all finite places.
QRectF boxOf(const LabScene& scene);
/// `box` if it still suits the scene: all places inside, and not lost in it.
bool suits(const QRectF& box, const LabScene& scene);

/// Gives sides without places a column each, so that flows can be drawn.
void placeSides(LabScene& scene);

}  // namespace rosa::widgets
