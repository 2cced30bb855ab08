#include "widgets/lab/lab_hover.h"

#include <algorithm>
#include <cmath>

#include "widgets/lab/lab_bars.h"
#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_matrices.h"
#include "widgets/lab/lab_plane.h"
#include "widgets/lab/lab_values.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// In sizes of the font.
constexpr double kPointReach = 0.4;
constexpr double kFlowReach = 0.3;
/// Flows that are fainter cannot be seen, and are not found.
constexpr double kLeastFlow = 0.1;

double lengthOf(const QPointF& d) { return std::hypot(d.x(), d.y()); }

/// Distance of a point to a line segment.
double distance(const QPointF& point, const QPointF& from, const QPointF& to)
{
    const QPointF way = to - from;
    const double square = QPointF::dotProduct(way, way);
    const double share = square > 0 ? std::clamp(QPointF::dotProduct(point - from, way) / square, 0.0, 1.0) : 0;
    return lengthOf(point - from - way * share);
}

LabTarget pointAt(const LabLayout& layout, const LabScene& scene, const QPointF& point)
{
    LabTarget found;
    double nearest = kPointReach * layout.em;
    // Columns are drawn above rows and win where both are equally near.
    for (const bool isRow : {false, true}) {
        const LabSide& side = isRow ? scene.rows : scene.columns;
        for (int i = 0; i < static_cast<int>(side.places.size()); ++i) {
            const double gap =
                lengthOf(layout.onScreen(side.places[static_cast<std::size_t>(i)]) - point) - pointRadius(layout, side, i);
            if (gap < nearest) nearest = gap, found = pointTarget(isRow, i);
        }
    }
    return found;
}

LabTarget flowAt(const LabLayout& layout, const LabScene& scene, const QPointF& point)
{
    LabTarget found;
    double best = 0;
    const int rows = std::min(static_cast<int>(scene.rows.places.size()), static_cast<int>(scene.plan.rows()));
    const int columns = std::min(static_cast<int>(scene.columns.places.size()), static_cast<int>(scene.plan.columns()));
    for (int i = 0; i < rows; ++i) {
        const QPointF start = layout.onScreen(scene.rows.places[static_cast<std::size_t>(i)]);
        for (int j = 0; j < columns; ++j) {
            const double width = flowWidth(layout, scene, scene.plan(i, j));
            if (width < kLeastFlow || width < best) continue;
            const QPointF end = layout.onScreen(scene.columns.places[static_cast<std::size_t>(j)]);
            if (distance(point, start, end) > width / 2 + kFlowReach * layout.em) continue;
            best = width;
            found = {LabPart::Flow, true, -1, LabMatrix::Plan, i, j};
        }
    }
    return found;
}

LabTarget inPlane(const LabLayout& layout, const LabScene& scene, const QPointF& point)
{
    if (const LabTarget found = pointAt(layout, scene, point); found.part != LabPart::None) return found;
    if (const auto handle = angleHandle(layout, scene); handle && lengthOf(*handle - point) < 0.8 * layout.em)
        return {LabPart::Angle};
    return flowAt(layout, scene, point);
}

QString labelOf(const LabSide& side, int index)
{
    return index < side.labels.size() ? side.labels[index] : QString::number(index + 1);
}

QStringList aboutLine(const LabScene& scene, bool isRow, int index)
{
    const LabSide& side = isRow ? scene.rows : scene.columns;
    QStringList lines{(isRow ? LabCanvas::tr("Row %1") : LabCanvas::tr("Column %1")).arg(labelOf(side, index))};
    const double weight = at(side.weights, index), sum = at(side.sums, index), scaling = at(side.logScaling, index);
    if (!std::isnan(weight))
        lines += LabCanvas::tr("weight %1 = %2").arg(isRow ? QStringLiteral("t") : QStringLiteral("r"), shortNumber(weight));
    if (!std::isnan(sum)) lines += LabCanvas::tr("sum of Γ %1").arg(shortNumber(sum));
    if (!std::isnan(weight) && !std::isnan(sum))
        lines += LabCanvas::tr("gap %1").arg(roundedNumber(std::abs(sum - weight), 2));
    if (!side.logScaling.empty())
        lines += QStringLiteral("log %1 = %2").arg(isRow ? QStringLiteral("v") : QStringLiteral("u"), shortNumber(scaling));
    return lines;
}

QStringList aboutPair(const LabScene& scene, int row, int column, LabMatrix first)
{
    QStringList lines{QStringLiteral("%1 → %2").arg(labelOf(scene.rows, row), labelOf(scene.columns, column))};
    std::vector<LabMatrix> matrices = matricesOf(scene);
    std::stable_partition(matrices.begin(), matrices.end(), [&](LabMatrix matrix) { return matrix == first; });
    for (const LabMatrix matrix : matrices)
        lines +=
            QStringLiteral("%1 = %2").arg(symbolOf(scene, matrix), shortNumber(at(matrixOf(scene, matrix), row, column)));
    if (scene.ghost) lines += LabCanvas::tr("pinned Γ = %1").arg(shortNumber(at(&*scene.ghost, row, column)));
    return lines;
}

}  // namespace

LabTarget targetAt(const LabLayout& layout, const LabScene& scene, const QPointF& point)
{
    if (const int panel = layout.panelAt(point); panel >= 0)
        return {LabPart::Playhead, true, layout.halfIterationAt(static_cast<std::size_t>(panel), point.x())};
    if (layout.plane.contains(point)) return inPlane(layout, scene, point);
    for (const LabGrid& grid : layout.grids) {
        if (const auto cell = grid.cellAt(point)) return cellTarget(grid.matrix, cell->first, cell->second);
        if (&grid != &layout.grids.front() && grid.title.contains(point)) return titleTarget(grid.matrix);
    }
    for (const bool isRow : {true, false}) {
        // A little more than the lanes: a tick at the end can be taken from outside.
        if (const int i = layout.weights(isRow).laneAt(point); i >= 0) return weightTarget(isRow, i);
        if (const int i = layout.scaling(isRow).laneAt(point); i >= 0) return {LabPart::Scaling, isRow, i};
    }
    return {};
}

QRectF rectOf(const LabLayout& layout, const LabScene& scene, const LabTarget& target)
{
    const LabSide& side = target.isRow ? scene.rows : scene.columns;
    switch (target.part) {
        case LabPart::Point: {
            const auto i = static_cast<std::size_t>(target.index);
            if (target.index < 0 || i >= side.places.size()) return {};
            const QPointF centre = layout.onScreen(side.places[i]);
            const double radius = pointRadius(layout, side, target.index);
            return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
        }
        case LabPart::Weight:
            return weightTick(layout, scene, target.isRow, target.index);
        case LabPart::Scaling:
            return layout.scaling(target.isRow).lane(target.index);
        case LabPart::Cell: {
            const LabGrid* grid = layout.grid(target.matrix);
            return grid && !grid->cells.isEmpty() ? grid->cell(target.row, target.column) : QRectF();
        }
        case LabPart::Title: {
            const LabGrid* grid = layout.grid(target.matrix);
            return grid ? grid->title : QRectF();
        }
        case LabPart::Angle: {
            const auto handle = angleHandle(layout, scene);
            const double half = 0.42 * layout.em;
            return handle ? QRectF(handle->x() - half, handle->y() - half, 2 * half, 2 * half) : QRectF();
        }
        case LabPart::Playhead: {
            const QRectF area = layout.curveArea(0);
            const double x = layout.curveX(0, scene.halfIterations);
            return area.isEmpty() ? QRectF() : QRectF(x - 0.35 * layout.em, area.top(), 0.7 * layout.em, area.height());
        }
        case LabPart::None:
        case LabPart::Flow:
        case LabPart::Knob:
            break;
    }
    return {};
}

QStringList describe(const LabScene& scene, const LabTarget& target)
{
    switch (target.part) {
        case LabPart::Point: {
            QStringList lines = aboutLine(scene, target.isRow, target.index);
            const QPointF place = (target.isRow ? scene.rows : scene.columns).places[static_cast<std::size_t>(target.index)];
            if (scene.hasPlane)
                lines.insert(1, QStringLiteral("(%1; %2)").arg(shortNumber(place.x()), shortNumber(place.y())));
            return lines;
        }
        case LabPart::Weight:
        case LabPart::Scaling:
            return aboutLine(scene, target.isRow, target.index);
        case LabPart::Cell:
            return aboutPair(scene, target.row, target.column, target.matrix);
        case LabPart::Flow:
            return aboutPair(scene, target.row, target.column, LabMatrix::Plan);
        case LabPart::Playhead: {
            const LabTraces& traces = scene.traces;
            const int k = target.index;
            return {LabCanvas::tr("Half iteration %1").arg(k),
                    LabCanvas::tr("row gap %1").arg(roundedNumber(at(traces.rowGap, k), 3)),
                    LabCanvas::tr("column gap %1").arg(roundedNumber(at(traces.columnGap, k), 3)),
                    LabCanvas::tr("cost %1").arg(shortNumber(at(traces.cost, k))),
                    LabCanvas::tr("entropy %1").arg(shortNumber(at(traces.entropy, k)))};
        }
        case LabPart::Title:
            return {nameOf(scene, target.matrix), LabCanvas::tr("Click to enlarge")};
        case LabPart::Angle:
        case LabPart::None:
        case LabPart::Knob:
            break;
    }
    return {};
}

void drawNote(const LabPaint& paint, const QRectF& area, const QRectF& anchor, const QStringList& lines)
{
    if (lines.isEmpty()) return;
    const double em = paint.em(), row = 1.3 * em, pad = 0.5 * em;
    double wide = 0;
    for (const QString& line : lines) wide = std::max(wide, paint.sizeOf(line).width());
    QRectF box(anchor.right() + 0.9 * em, anchor.top() - 0.3 * em, wide + 2 * pad,
               double(lines.size()) * row + 2 * pad - 0.2 * em);
    if (box.right() > area.right()) box.moveRight(anchor.left() - 0.9 * em);
    if (box.left() < area.left()) box.moveLeft(area.left());
    if (box.bottom() > area.bottom()) box.moveBottom(area.bottom());
    if (box.top() < area.top()) box.moveTop(area.top());
    paint.fill(box.translated(2, 2), QColor(0, 0, 0), 0.18);
    paint.fill(box, paint.colours().base);
    paint.frame(box, paint.colours().quiet);
    for (qsizetype i = 0; i < lines.size(); ++i)
        paint.text(box.topLeft() + QPointF(pad, pad + double(i) * row - 0.1 * em),
                   i == 0 ? paint.colours().text : paint.colours().quiet, lines[i]);
}

}  // namespace rosa::widgets
