#include "widgets/matrix/plan_edges.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <QPainter>
#include <QPainterPath>

#include "widgets/matrix/draw_matrix.h"
#include "widgets/scatter/points.h"
#include "widgets/style/class_colours.h"

namespace rosa::widgets {

namespace {

constexpr double kSmallestDisc = 2, kLargestDisc = 6;
constexpr double kWidestFlow = 7;
constexpr double kLeastLit = 0.05;  ///< Of the strongest flow of a hovered node.

/// One edge of the plan: rows on the left, or columns above.
struct PlanEdge {
    QRectF area;  ///< Nodes at its inner side.
    const std::vector<NodeLabel>& labels;
    const std::vector<float>& weights;
    const std::vector<std::pair<int, int>>& edges;
    bool isRow;
    int lit;
    int litNode;  ///< Of the other view.
};

double radiusIn(const MatrixLayout& layout) { return std::clamp(layout.cell / 2 - 0.5, kSmallestDisc, kLargestDisc); }

QPointF placeOf(const PlanEdge& edge, const MatrixLayout& layout, int index)
{
    const double along = (index + 0.5) * layout.cell, inset = radiusIn(layout) + 1;
    return edge.isRow ? QPointF(edge.area.right() - inset, edge.area.top() + along)
                      : QPointF(edge.area.left() + along, edge.area.bottom() - inset);
}

/// Farther nodes have higher arcs, all within the area.
QPainterPath arcOf(const PlanEdge& edge, const MatrixLayout& layout, int first, int second)
{
    const QPointF from = placeOf(edge, layout, first), to = placeOf(edge, layout, second);
    const double room = (edge.isRow ? edge.area.width() : edge.area.height()) - 2 * radiusIn(layout) - 3;
    const double apart = std::abs(second - first);
    const double most = std::max<std::size_t>(edge.labels.size(), 2) - 1;
    // The control points of a cubic curve lie a third farther out than the curve.
    const double height = std::max(4.0, room * (0.25 + 0.75 * std::sqrt(apart / most)) * 4 / 3);
    const QPointF out = edge.isRow ? QPointF(-height, 0) : QPointF(0, -height);
    QPainterPath path(from);
    path.cubicTo(from + out, to + out, to);
    return path;
}

void drawArcs(QPainter& painter, const PlanEdge& edge, const MatrixLayout& layout, const DrawingStyle& style)
{
    const auto draw = [&](bool isLit) {
        for (const auto& [first, second] : edge.edges) {
            if ((first == edge.lit || second == edge.lit) != isLit) continue;
            QColor colour = isLit ? style.accent : style.quiet;
            if (!isLit) colour.setAlphaF(edge.lit >= 0 ? 0.25F : 0.55F);
            painter.setPen(QPen(colour, isLit ? 1.6 : 1));
            painter.drawPath(arcOf(edge, layout, first, second));
        }
    };
    painter.setBrush(Qt::NoBrush);
    draw(false);
    draw(true);
}

void drawDiscs(QPainter& painter, const PlanEdge& edge, const MatrixLayout& layout, const DrawingStyle& style)
{
    const double largest =
        edge.weights.empty() ? 1 : std::max(1e-30, static_cast<double>(*std::ranges::max_element(edge.weights)));
    const double most = radiusIn(layout);
    for (std::size_t i = 0; i < edge.labels.size(); ++i) {
        const NodeLabel& label = edge.labels[i];
        if (label.isPadding) continue;
        const int index = static_cast<int>(i);
        const QPointF place = placeOf(edge, layout, index);
        const double share = i < edge.weights.size() ? static_cast<double>(edge.weights[i]) / largest : 1;
        const double radius = std::max(kSmallestDisc, most * std::sqrt(std::max(share, 0.0)));
        drawMarker(painter, classMarker(label.classOf), place, radius, classColour(label.classOf), style.paper);
        painter.setBrush(Qt::NoBrush);
        if (label.isCentre) {
            painter.setPen(QPen(style.ink, 1.2));
            painter.drawEllipse(place, radius + 1.5, radius + 1.5);
        }
        if (index != edge.lit && (edge.litNode < 0 || label.node != edge.litNode)) continue;
        painter.setPen(QPen(style.accent, 2, index == edge.lit ? Qt::SolidLine : Qt::DotLine));
        painter.drawEllipse(place, radius + 2.5, radius + 2.5);
    }
}

int nodeAt(const std::vector<NodeLabel>& labels, int index)
{
    return index >= 0 && index < static_cast<int>(labels.size()) ? labels[static_cast<std::size_t>(index)].node : -1;
}

/// Flows of the hovered row and column that are worth a line, or the hovered cell alone.
std::vector<CellFlow> litFlows(const MatrixPicture& picture, const MatrixHighlight& highlight)
{
    std::vector<CellFlow> flows;
    const auto add = [&](int row, int column) {
        const auto value = static_cast<double>(picture.at(row, column));
        if (std::isfinite(value) && value > 0) flows.push_back({row, column, value});
    };
    if (highlight.row >= 0 && highlight.column >= 0)
        add(highlight.row, highlight.column);
    else if (highlight.row >= 0)
        for (int column = 0; column < picture.columns; ++column) add(highlight.row, column);
    else
        for (int row = 0; row < picture.rows; ++row) add(row, highlight.column);
    std::ranges::sort(flows, std::ranges::greater(), &CellFlow::share);
    if (flows.empty()) return flows;
    const double largest = flows.front().share;
    std::erase_if(flows, [&](const CellFlow& flow) { return flow.share < kLeastLit * largest; });
    for (CellFlow& flow : flows) flow.share /= largest;
    return flows;
}

QPainterPath pathOf(const CellFlow& flow, const MatrixLayout& layout)
{
    const QRectF& cells = layout.cells;
    const double x = cells.left() + (flow.column + 0.5) * layout.cell, y = cells.top() + (flow.row + 0.5) * layout.cell;
    const double bend = std::min({layout.cell, x - cells.left(), y - cells.top()});
    QPainterPath path(QPointF(cells.left(), y));
    path.lineTo(x - bend, y);
    path.quadTo(x, y, x, y - bend);
    path.lineTo(x, cells.top());
    return path;
}

bool isInside(const MatrixHighlight& highlight, const MatrixPicture& picture)
{
    return highlight.row < picture.rows && highlight.column < picture.columns;
}

}  // namespace

void drawPlanEdges(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style,
                   const MatrixHighlight& highlight)
{
    if (!picture.edges || layout.rowArcs.isEmpty()) return;
    const PlanEdge rows{layout.rowArcs,
                        picture.rowLabels,
                        picture.rowWeights,
                        picture.edges->rowEdges,
                        true,
                        highlight.row,
                        nodeAt(picture.columnLabels, highlight.column)};
    const PlanEdge columns{layout.columnArcs,
                           picture.columnLabels,
                           picture.columnWeights,
                           picture.edges->columnEdges,
                           false,
                           highlight.column,
                           nodeAt(picture.rowLabels, highlight.row)};
    for (const PlanEdge& edge : {rows, columns}) {
        drawArcs(painter, edge, layout, style);
        drawDiscs(painter, edge, layout, style);
    }
}

void drawCellFlows(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style,
                   const MatrixHighlight& highlight)
{
    if (!picture.edges || !isInside(highlight, picture)) return;
    const bool isLit = highlight.row >= 0 || highlight.column >= 0;
    const std::vector<CellFlow> flows = isLit ? litFlows(picture, highlight) : picture.edges->flows;
    painter.setBrush(Qt::NoBrush);
    // The strongest last, on top.
    for (auto flow = flows.rbegin(); flow != flows.rend(); ++flow) {
        const QPainterPath path = pathOf(*flow, layout);
        const double width = std::max(1.0, flow->share * std::min(kWidestFlow, layout.cell * 0.4));
        const auto strength = static_cast<float>(0.25 + 0.5 * flow->share);
        QColor around(0, 0, 0), line = isLit ? style.accent : QColor(Qt::white);
        around.setAlphaF(strength / 2);
        line.setAlphaF(isLit ? 0.3F + 0.7F * static_cast<float>(flow->share) : strength);
        painter.setPen(QPen(around, width + 1.5, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(path);
        painter.setPen(QPen(line, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(path);
    }
}

}  // namespace rosa::widgets
