// Coordinates of a layout: cells, lanes, the plane, curves.
#include <algorithm>
#include <cmath>

#include "widgets/lab/lab_layout.h"

namespace rosa::widgets {

namespace {

bool isFinite(const QPointF& place) { return std::isfinite(place.x()) && std::isfinite(place.y()); }

/// The smallest rectangle around all finite places; null if there are none.
QRectF sceneExtent(const LabScene& scene)
{
    double left = 0, right = -1, bottom = 0, top = -1;
    for (const LabSide* side : {&scene.rows, &scene.columns})
        for (const QPointF& place : side->places) {
            if (!isFinite(place)) continue;
            if (right < left) left = right = place.x(), bottom = top = place.y();
            left = std::min(left, place.x()), right = std::max(right, place.x());
            bottom = std::min(bottom, place.y()), top = std::max(top, place.y());
        }
    return {left, bottom, right - left, top - bottom};
}

}  // namespace

QRectF LabGrid::cell(int row, int column) const
{
    const double left = cells.left() + cells.width() * column / columns;
    const double top = cells.top() + cells.height() * row / rows;
    return {QPointF(left, top),
            QPointF(cells.left() + cells.width() * (column + 1) / columns, cells.top() + cells.height() * (row + 1) / rows)};
}

std::optional<std::pair<int, int>> LabGrid::cellAt(const QPointF& point) const
{
    if (cells.isEmpty() || !cells.contains(point)) return std::nullopt;
    const int row = std::min(rows - 1, static_cast<int>((point.y() - cells.top()) / cells.height() * rows));
    const int column = std::min(columns - 1, static_cast<int>((point.x() - cells.left()) / cells.width() * columns));
    return std::pair{row, column};
}

QRectF LabBars::lane(int index) const
{
    if (count == 0) return {};
    if (isRow) return {area.left(), area.top() + area.height() * index / count, area.width(), area.height() / count};
    return {area.left() + area.width() * index / count, area.top(), area.width() / count, area.height()};
}

int LabBars::laneAt(const QPointF& point) const
{
    if (count == 0 || !area.contains(point)) return -1;
    const double share = isRow ? (point.y() - area.top()) / area.height() : (point.x() - area.left()) / area.width();
    return std::min(count - 1, static_cast<int>(share * count));
}

double LabBars::placeOf(double value) const
{
    const double least = isSigned ? -most : 0;
    const double share = std::clamp((value - least) / (most - least), 0.0, 1.0);
    return isRow ? area.left() + share * area.width() : area.top() + share * area.height();
}

double LabBars::valueAt(const QPointF& point) const
{
    const double least = isSigned ? -most : 0;
    const double share = isRow ? (point.x() - area.left()) / area.width() : (point.y() - area.top()) / area.height();
    return least + share * (most - least);
}

QRectF LabBars::bar(int index, double from, double to) const
{
    const QRectF whole = lane(index);
    const double gap = std::min(0.14 * (isRow ? whole.height() : whole.width()), 3.0);
    const double start = std::min(placeOf(from), placeOf(to)), end = std::max(placeOf(from), placeOf(to));
    if (isRow) return {start, whole.top() + gap, end - start, whole.height() - 2 * gap};
    return {whole.left() + gap, start, whole.width() - 2 * gap, end - start};
}

const LabGrid* LabLayout::grid(LabMatrix matrix) const
{
    const auto found = std::find_if(grids.begin(), grids.end(), [&](const LabGrid& grid) { return grid.matrix == matrix; });
    return found == grids.end() ? nullptr : &*found;
}

double LabLayout::planeScale() const
{
    return std::max(1e-9, std::min(plane.width() / box.width(), plane.height() / box.height()));
}

QPointF LabLayout::onScreen(const QPointF& place) const
{
    const QPointF d = place - box.center();
    return plane.center() + QPointF(d.x(), -d.y()) * planeScale();
}

QPointF LabLayout::inPlane(const QPointF& point) const
{
    const QPointF d = (point - plane.center()) / planeScale();
    return box.center() + QPointF(d.x(), -d.y());
}

QRectF LabLayout::curveArea(std::size_t panel) const
{
    // The first panel has an axis of powers of ten.
    const double left = panel == 0 ? 2.8 * em : 0.6 * em;
    return traces[panel].isEmpty() ? QRectF() : traces[panel].adjusted(left, 1.7 * em, -0.6 * em, -1.5 * em);
}

double LabLayout::curveX(std::size_t panel, double halfIteration) const
{
    const QRectF area = curveArea(panel);
    return area.left() + area.width() * halfIteration / std::max(1, halfIterations);
}

int LabLayout::halfIterationAt(std::size_t panel, double x) const
{
    const QRectF area = curveArea(panel);
    const double share = area.width() > 0 ? (x - area.left()) / area.width() : 0;
    return std::clamp(static_cast<int>(std::lround(share * halfIterations)), 0, std::max(0, halfIterations));
}

int LabLayout::panelAt(const QPointF& point) const
{
    for (std::size_t i = 0; i < traces.size(); ++i)
        if (traces[i].contains(point)) return static_cast<int>(i);
    return -1;
}

QRectF boxOf(const LabScene& scene)
{
    const QRectF extent = sceneExtent(scene);
    if (extent.width() < 0) return {-1, -1, 2, 2};
    double side = std::max(extent.width(), extent.height());
    if (side <= 0) side = 1;
    // A cloud on a line gets half its length across, so that its points can be dragged off it.
    const double wide = std::max(extent.width(), 0.5 * side), high = std::max(extent.height(), 0.5 * side);
    const QPointF centre = extent.center();
    const double margin = 0.16 * side;
    return {centre.x() - wide / 2 - margin, centre.y() - high / 2 - margin, wide + 2 * margin, high + 2 * margin};
}

bool suits(const QRectF& box, const LabScene& scene)
{
    const QRectF extent = sceneExtent(scene);
    if (box.isEmpty()) return false;
    if (extent.width() < 0) return true;
    const double inset = 0.03 * std::max(box.width(), box.height());
    const QRectF inner = box.adjusted(inset, inset, -inset, -inset);
    const bool isInside = extent.left() >= inner.left() && extent.right() <= inner.right() && extent.top() >= inner.top() &&
                          extent.bottom() <= inner.bottom();
    const bool isLost = std::max(extent.width(), extent.height()) < 0.3 * std::max(box.width(), box.height()) &&
                        std::max(extent.width(), extent.height()) > 0;
    return isInside && !isLost;
}

void placeSides(LabScene& scene)
{
    const auto count = [](const LabSide& side, std::int64_t lines) {
        return std::max({side.weights.size(), side.sums.size(), static_cast<std::size_t>(side.labels.size()),
                         static_cast<std::size_t>(std::max<std::int64_t>(0, lines))});
    };
    const auto place = [&](LabSide& side, std::int64_t lines, double x) {
        const std::size_t points = count(side, lines);
        if (side.places.size() >= points) return;
        side.places.clear();
        for (std::size_t i = 0; i < points; ++i) {
            const double share = points > 1 ? double(i) / double(points - 1) : 0.5;
            side.places.emplace_back(x, 0.5 - share);
        }
    };
    place(scene.rows, scene.plan.rows(), -0.6);
    place(scene.columns, scene.plan.columns(), 0.6);
}

}  // namespace rosa::widgets
