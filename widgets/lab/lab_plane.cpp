#include "widgets/lab/lab_plane.h"

#include <algorithm>
#include <cmath>

#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_values.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// Width × opacity below which a flow is left out: half a level of 255 on a line one pixel wide.
constexpr double kLeastInk = 0.5 / 255;
/// Dashed flows of a pinned state, the heaviest ones: more would hide the present ones.
constexpr std::size_t kMostGhosts = 32;
/// Those below this share of the heaviest one are left out.
constexpr double kLeastGhostShare = 0.25;
constexpr int kMostLabels = 40;

bool isDrawable(const QPointF& place) { return std::isfinite(place.x()) && std::isfinite(place.y()); }

int count(const LabSide& side) { return static_cast<int>(side.places.size()); }

QPointF placeOf(const LabSide& side, int index) { return side.places[static_cast<std::size_t>(index)]; }

int classOf(const LabSide& side, int index)
{
    const auto i = static_cast<std::size_t>(index);
    return i < side.classes.size() ? side.classes[i] : -1;
}

bool touches(const LabHover& hover, int row, int column)
{
    if (hover.row >= 0 && hover.column >= 0) return hover.row == row && hover.column == column;
    return hover.row == row || hover.column == column;
}

bool isNone(const LabHover& hover) { return hover.row < 0 && hover.column < 0; }

/// Multiples of `step` from `low` to `high`.
std::vector<double> multiples(double step, double low, double high)
{
    std::vector<double> found;
    const double first = std::ceil(low / step);
    // More than the plane has room for; only places too far away for their distances come near it.
    for (int i = 0; i < 200 && (first + i) * step <= high; ++i) found.push_back((first + i) * step);
    return found;
}

void drawGrid(const LabPaint& paint, const LabLayout& layout)
{
    const double em = paint.em(), step = roundedUp(5 * em / layout.planeScale());
    const QRectF& plane = layout.plane;
    const QPointF least = layout.inPlane(plane.bottomLeft()), most = layout.inPlane(plane.topRight());
    for (const double x : multiples(step, least.x(), most.x())) {
        const double at = layout.onScreen({x, 0}).x();
        paint.line({at, plane.top()}, {at, plane.bottom()}, paint.colours().line, 1, 0.45);
        const QRectF label(at - 2.4 * em, plane.bottom() - 1.3 * em, 4.8 * em, 1.2 * em);
        if (label.left() > plane.left() + 3 * em && label.right() < plane.right())
            paint.text(label, Qt::AlignHCenter, paint.colours().quiet, shortNumber(x));
    }
    for (const double y : multiples(step, least.y(), most.y())) {
        const double at = layout.onScreen({0, y}).y();
        paint.line({plane.left(), at}, {plane.right(), at}, paint.colours().line, 1, 0.45);
        const QRectF label(plane.left() + 0.3 * em, at - 1.2 * em, 4 * em, 1.2 * em);
        if (label.top() > plane.top() + 1.6 * em && label.bottom() < plane.bottom() - 1.5 * em)
            paint.text(label, Qt::AlignLeft, paint.colours().quiet, shortNumber(y));
    }
}

void drawEdges(const LabPaint& paint, const LabLayout& layout, const LabSide& side, bool isRow)
{
    const QColor colour = isRow ? paint.colours().rows : paint.colours().columns;
    for (const auto& [from, to] : side.edges) {
        if (from < 0 || to < 0 || from >= count(side) || to >= count(side)) continue;
        const QPointF a = placeOf(side, from), b = placeOf(side, to);
        if (isDrawable(a) && isDrawable(b)) paint.line(layout.onScreen(a), layout.onScreen(b), colour, 2, 0.55);
    }
}

/// Flows within a class have its colour; others are grey, without classes in the accent colour.
QColor flowColour(const LabColours& colours, const LabScene& scene, int row, int column)
{
    if (scene.rows.classes.empty() && scene.columns.classes.empty()) return colours.accent;
    const int number = classOf(scene.rows, row);
    if (number >= 0 && number == classOf(scene.columns, column)) return curveColour(number, colours.isDark);
    return colours.quiet;
}

void drawFlows(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, const LabHover& hover)
{
    const int rows = std::min<int>(count(scene.rows), static_cast<int>(scene.plan.rows()));
    const int columns = std::min<int>(count(scene.columns), static_cast<int>(scene.plan.columns()));
    std::vector<QPointF> ends;
    ends.reserve(static_cast<std::size_t>(std::max(0, columns)));
    for (int j = 0; j < columns; ++j) ends.push_back(layout.onScreen(placeOf(scene.columns, j)));
    const auto draw = [&](bool isLit) {
        for (int i = 0; i < rows; ++i) {
            const QPointF start = layout.onScreen(placeOf(scene.rows, i));
            if (!isDrawable(start)) continue;
            for (int j = 0; j < columns; ++j) {
                const double width = flowWidth(layout, scene, scene.plan(i, j));
                const bool lights = touches(hover, i, j);
                const double alpha = lights ? 0.95 : isNone(hover) ? 0.62 : 0.16;
                const double shown = lights ? std::max(width, 0.3) : width;
                if (lights != isLit || width <= 0 || shown * alpha < kLeastInk ||
                    !isDrawable(ends[static_cast<std::size_t>(j)]))
                    continue;
                paint.stroke(start, ends[static_cast<std::size_t>(j)], flowColour(paint.colours(), scene, i, j), shown,
                             alpha);
            }
        }
    };
    draw(false);
    if (!isNone(hover)) draw(true);
}

void drawGhostFlows(const LabPaint& paint, const LabLayout& layout, const LabScene& scene)
{
    const auto& ghost = *scene.ghost;
    if (ghost.rows() > count(scene.rows) || ghost.columns() > count(scene.columns)) return;
    struct Flow {
        double mass;
        int row, column;
    };
    std::vector<Flow> flows;
    double heaviest = 0;
    for (const double mass : ghost.values())
        if (std::isfinite(mass)) heaviest = std::max(heaviest, mass);
    for (int i = 0; i < ghost.rows(); ++i)
        for (int j = 0; j < ghost.columns(); ++j)
            if (std::isfinite(ghost(i, j)) && ghost(i, j) > 0 && ghost(i, j) >= kLeastGhostShare * heaviest)
                flows.push_back({ghost(i, j), i, j});
    const std::size_t shown = std::min(flows.size(), kMostGhosts);
    std::partial_sort(flows.begin(), flows.begin() + static_cast<std::ptrdiff_t>(shown), flows.end(),
                      [](const Flow& a, const Flow& b) { return a.mass > b.mass; });
    for (std::size_t k = 0; k < shown; ++k) {
        const QPointF a = layout.onScreen(placeOf(scene.rows, flows[k].row));
        const QPointF b = layout.onScreen(placeOf(scene.columns, flows[k].column));
        if (isDrawable(a) && isDrawable(b)) paint.dashed(a, b, paint.colours().text, 1, 0.55);
    }
}

void drawProjection(const LabPaint& paint, const LabLayout& layout, const LabScene& scene)
{
    const auto handle = angleHandle(layout, scene);
    if (!handle) return;
    const QPointF centre = layout.plane.center();
    const QPointF way(std::cos(*scene.angle), -std::sin(*scene.angle));
    for (const bool isRow : {true, false}) {
        const LabSide& side = isRow ? scene.rows : scene.columns;
        for (int i = 0; i < count(side); ++i) {
            const QPointF point = layout.onScreen(placeOf(side, i));
            if (!isDrawable(point)) continue;
            const QPointF d = point - centre;
            const QPointF foot = centre + way * (d.x() * way.x() + d.y() * way.y());
            const QColor colour = pointColour(paint.colours(), side, isRow, i);
            if (count(side) <= kMostLabels) paint.dashed(point, foot, colour, 1, 0.6);
            // Ticks of the rows to one side of the line, those of the columns to the other.
            const QPointF tick = QPointF(-way.y(), way.x()) * (isRow ? 0.45 : -0.45) * paint.em();
            paint.line(foot, foot + tick, colour, 2);
        }
    }
    paint.line(2 * centre - *handle, *handle, paint.colours().text, 1.5, 0.8);
    paint.mark(*handle, 0.42 * paint.em(), true, paint.colours().accent, false);
}

void drawPoints(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, bool isRow, int lit)
{
    const LabSide& side = isRow ? scene.rows : scene.columns;
    const bool hasLabels = count(scene.rows) + count(scene.columns) <= kMostLabels;
    for (int i = 0; i < count(side); ++i) {
        const QPointF point = layout.onScreen(placeOf(side, i));
        if (!isDrawable(point)) continue;
        const double radius = pointRadius(layout, side, i);
        if (i == lit) paint.mark(point, radius + paint.px(3), isRow, paint.colours().text, false);
        paint.mark(point, radius, isRow, pointColour(paint.colours(), side, isRow, i), at(side.weights, i) == 0);
        if (!hasLabels || i >= side.labels.size()) continue;
        const QString& label = side.labels[i];
        // Rows are named to the left of their points, columns to the right, where neighbours of the other side are rarer.
        const double wide = paint.sizeOf(label).width();
        const double x = isRow ? point.x() - radius - 0.3 * paint.em() - wide : point.x() + radius + 0.3 * paint.em();
        paint.text({x, point.y() - 0.6 * paint.em()}, i == lit ? paint.colours().text : paint.colours().quiet, label);
    }
}

void drawKey(const LabPaint& paint, const LabLayout& layout)
{
    const double em = paint.em();
    QPointF place = layout.plane.topLeft() + QPointF(0.8 * em, 0.9 * em);
    const auto entry = [&](bool isRow, const QString& text) {
        const double end = place.x() + 0.6 * em + paint.sizeOf(text).width();
        if (!isRow && end > layout.plane.right()) place = layout.plane.topLeft() + QPointF(0.8 * em, 2.3 * em);
        paint.mark(place, 0.36 * em, isRow, isRow ? paint.colours().rows : paint.colours().columns, false);
        paint.text(place + QPointF(0.6 * em, -0.6 * em), paint.colours().quiet, text);
        place.rx() += paint.sizeOf(text).width() + 1.9 * em;
    };
    entry(true, LabCanvas::tr("rows, weights t"));
    entry(false, LabCanvas::tr("columns, weights r"));
}

}  // namespace

double pointRadius(const LabLayout& layout, const LabSide& side, int index)
{
    // Of average weight: as large as the number of points allows.
    const double points = std::max<double>(1, double(side.places.size()));
    const double average = layout.em * std::clamp(1.9 / std::sqrt(points), 0.28, 0.55);
    const double share = at(side.weights, index) * points;
    return std::isfinite(share) ? std::clamp(average * std::sqrt(std::max(0.0, share)), 0.24 * layout.em, 1.2 * layout.em)
                                : average;
}

double flowWidth(const LabLayout& layout, const LabScene& scene, double mass)
{
    if (!std::isfinite(mass) || mass <= 0) return 0;
    return std::min(1.5, mass / mostOf(scene, LabMatrix::Plan)) * 0.75 * layout.em;
}

QColor pointColour(const LabColours& colours, const LabSide& side, bool isRow, int index)
{
    if (!side.classes.empty()) return curveColour(classOf(side, index), colours.isDark);
    return isRow ? colours.rows : colours.columns;
}

std::optional<QPointF> angleHandle(const LabLayout& layout, const LabScene& scene)
{
    if (!scene.angle || !std::isfinite(*scene.angle)) return std::nullopt;
    const double reach = 0.5 * std::min(layout.plane.width(), layout.plane.height()) - 1.2 * layout.em;
    return layout.plane.center() + QPointF(std::cos(*scene.angle), -std::sin(*scene.angle)) * reach;
}

void drawPlane(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, const LabHover& hover)
{
    paint.fill(layout.plane, paint.colours().base);
    paint.pushClip(layout.plane);
    if (scene.hasPlane) drawGrid(paint, layout);
    drawEdges(paint, layout, scene.rows, true);
    drawEdges(paint, layout, scene.columns, false);
    drawFlows(paint, layout, scene, hover);
    if (scene.ghost) drawGhostFlows(paint, layout, scene);
    drawProjection(paint, layout, scene);
    drawPoints(paint, layout, scene, true, hover.row);
    drawPoints(paint, layout, scene, false, hover.column);
    drawKey(paint, layout);
    paint.popClip();
    paint.frame(layout.plane, paint.colours().line);
}

}  // namespace rosa::widgets
