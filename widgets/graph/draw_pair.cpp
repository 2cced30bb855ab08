#include "widgets/graph/draw_pair.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QSemaphore>
#include <QThreadPool>

#include "widgets/figure/legend.h"
#include "widgets/graph/graph_layout.h"
#include "widgets/scatter/points.h"
#include "widgets/style/class_colours.h"

namespace rosa::widgets {

namespace {

constexpr double kPairGap = 4;
constexpr double kRing = 3;  ///< Distance of a centre's ring from its disc.

double largestValue(const std::vector<float>& values)
{
    return values.empty() ? 1 : std::max(static_cast<double>(*std::ranges::max_element(values)), 1e-30);
}

std::vector<PlacedNode> placeNodes(const SmallGraph& graph, const QRectF& box, double largestRadius, double largestWeight)
{
    const auto found = std::ranges::find_if(graph.nodes, &NodeLabel::isCentre);
    const int centre = found == graph.nodes.end() ? 0 : static_cast<int>(found - graph.nodes.begin());
    const auto places = graph.places.size() == graph.nodes.size()
                            ? graph.places
                            : layoutGraph(static_cast<int>(graph.nodes.size()), graph.edges, centre);
    std::vector<PlacedNode> nodes;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double share = graph.weights.empty() ? 0.4 : static_cast<double>(graph.weights[i]) / largestWeight;
        nodes.push_back({QPointF(box.left() + places[i].x() * box.width(), box.top() + places[i].y() * box.height()),
                         std::max(3.0, largestRadius * std::sqrt(std::max(share, 0.0)))});
    }
    return nodes;
}

bool touches(const MatrixHighlight& highlight, const Flow& flow)
{
    if (highlight.row >= 0 && highlight.column >= 0) return flow.row == highlight.row && flow.column == highlight.column;
    return flow.row == highlight.row || flow.column == highlight.column;
}

bool isLit(const MatrixHighlight& highlight) { return highlight.row >= 0 || highlight.column >= 0; }

QColor flowColour(const Flow& flow, const PairPicture& picture, const DrawingStyle& style)
{
    switch (flow.kind) {
        case FlowKind::SameClass:
            return classColour(picture.left.nodes[static_cast<std::size_t>(flow.row)].classOf);
        case FlowKind::OtherClass:
            return style.quiet;
        case FlowKind::Unknown:
            return style.accent;
    }
    return style.quiet;
}

/// The strongest last, on top; highlighted ones above all.
std::vector<Flow> flowsInOrder(const PairPicture& picture, const MatrixHighlight& highlight)
{
    std::vector<Flow> flows = shownFlows(picture);
    std::ranges::reverse(flows);
    if (isLit(highlight)) std::ranges::stable_partition(flows, [&](const Flow& flow) { return !touches(highlight, flow); });
    return flows;
}

/// `part`: consecutive ones of `flows`.
void drawFlows(QPainter& painter, const PairLayout& layout, const PairPicture& picture, const DrawingStyle& style,
               const MatrixHighlight& highlight, std::span<const Flow> flows, std::span<const Flow> part)
{
    if (part.empty()) return;
    const double largest = std::ranges::max_element(flows, {}, &Flow::mass)->mass;
    const double widest = std::clamp(layout.legend.width() / 60, 4.0, 12.0);
    for (const Flow& flow : part) {
        const QPointF from = layout.left[static_cast<std::size_t>(flow.row)].place;
        const QPointF to = layout.right[static_cast<std::size_t>(flow.column)].place;
        const QPointF bend((to.x() - from.x()) / 2, 0);
        QPainterPath path(from);
        path.cubicTo(from + bend, to - bend, to);
        QColor colour = flowColour(flow, picture, style);
        const bool isFaded = isLit(highlight) && !touches(highlight, flow);
        colour.setAlphaF(isFaded ? 0.07f : isLit(highlight) ? 0.9f : flow.kind == FlowKind::OtherClass ? 0.45f : 0.6f);
        painter.setPen(QPen(colour, std::max(0.4, widest * flow.mass / largest), Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(path);
    }
}

void drawEdges(QPainter& painter, const SmallGraph& graph, const std::vector<PlacedNode>& nodes, const DrawingStyle& style)
{
    painter.setPen(QPen(style.line, 1.2));
    for (const auto& [first, second] : graph.edges)
        painter.drawLine(nodes[static_cast<std::size_t>(first)].place, nodes[static_cast<std::size_t>(second)].place);
}

void drawNodes(QPainter& painter, const SmallGraph& graph, const std::vector<PlacedNode>& nodes, int lit, int litNode,
               const DrawingStyle& style)
{
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const NodeLabel& label = graph.nodes[i];
        const auto [place, radius] = nodes[i];
        drawMarker(painter, classMarker(label.classOf), place, radius, classColour(label.classOf), style.paper);
        painter.setBrush(Qt::NoBrush);
        if (label.isCentre) {
            painter.setPen(QPen(style.ink, 1.5));
            painter.drawEllipse(place, radius + kRing, radius + kRing);
        }
        // The hovered node, and the same node in the other view.
        if (static_cast<int>(i) == lit || (litNode >= 0 && label.node == litNode)) {
            painter.setPen(QPen(style.accent, static_cast<int>(i) == lit ? 2.5 : 1.5,
                                static_cast<int>(i) == lit ? Qt::SolidLine : Qt::DotLine));
            painter.drawEllipse(place, radius + kRing + 2, radius + kRing + 2);
        }
    }
}

/// Places names beside discs: first the hovered node's, then the centre's, then by weight; each at the first free one of six positions.
class NameWriter {
public:
    NameWriter(QPainter& painter, const PairLayout& layout, const DrawingStyle& style, const QRectF& bounds)
        : m_painter(painter), m_style(style), m_metrics(style.font, painter.device()), m_bounds(bounds)
    {
        for (const auto* nodes : {&layout.left, &layout.right})
            for (const PlacedNode& node : *nodes)
                m_taken.push_back(
                    QRectF(node.place.x() - node.radius, node.place.y() - node.radius, 2 * node.radius, 2 * node.radius));
    }

    /// Outside first: flows leave towards the other graph.
    void write(const NodeLabel& label, const PlacedNode& node, Side side, bool isLit)
    {
        const QSizeF size(m_metrics.horizontalAdvance(label.name) + 2, m_metrics.height() - 2);
        const double apart = node.radius + (label.isCentre ? kRing : 0) + 2;
        const QPointF at = node.place;
        const QPointF right(at.x() + apart, at.y() - size.height() / 2);
        const QPointF left(at.x() - apart - size.width(), at.y() - size.height() / 2);
        const std::array candidates{side == Side::Left ? left : right,
                                    side == Side::Left ? right : left,
                                    QPointF(at.x() - size.width() / 2, at.y() - apart - size.height()),
                                    QPointF(at.x() - size.width() / 2, at.y() + apart),
                                    QPointF(at.x() + apart * 0.6, at.y() - apart - size.height() * 0.8),
                                    QPointF(at.x() + apart * 0.6, at.y() + apart * 0.5)};
        for (const QPointF& corner : candidates) {
            const QRectF box(corner, size);
            if (!m_bounds.contains(box)) continue;
            if (!isLit && std::ranges::any_of(m_taken, [&](const QRectF& taken) { return taken.intersects(box); })) continue;
            m_taken.push_back(box);
            QColor halo = m_style.paper;
            halo.setAlpha(isLit ? 235 : 150);
            m_painter.fillRect(box, halo);
            m_painter.setPen(isLit ? m_style.accent : m_style.ink);
            m_painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, label.name);
            return;
        }
    }

private:
    QPainter& m_painter;
    const DrawingStyle& m_style;
    QFontMetricsF m_metrics;
    QRectF m_bounds;
    std::vector<QRectF> m_taken;
};

void writeNames(QPainter& painter, const PairLayout& layout, const PairPicture& picture, const DrawingStyle& style,
                const MatrixHighlight& highlight)
{
    struct Named {
        const NodeLabel* label;
        const PlacedNode* node;
        Side side;
        double importance;
        bool isLit;
    };
    std::vector<Named> named;
    const auto add = [&](const SmallGraph& graph, const std::vector<PlacedNode>& nodes, Side side, int lit) {
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const bool isPointedAt = static_cast<int>(i) == lit;
            named.push_back({&graph.nodes[i], &nodes[i], side,
                             nodes[i].radius + (graph.nodes[i].isCentre ? 100 : 0) + (isPointedAt ? 1000 : 0), isPointedAt});
        }
    };
    add(picture.left, layout.left, Side::Left, highlight.row);
    add(picture.right, layout.right, Side::Right, highlight.column);
    std::ranges::stable_sort(named, std::ranges::greater(), &Named::importance);
    painter.setFont(style.font);
    const QRectF bounds(layout.leftTitle.left(), layout.leftTitle.bottom(), layout.legend.width(),
                        layout.legend.top() - layout.leftTitle.bottom());
    NameWriter writer(painter, layout, style, bounds);
    for (const Named& name : named) writer.write(*name.label, *name.node, name.side, name.isLit);
}

/// Layers of flowImage(), for as many flows.
constexpr std::size_t kLayers = 4, kFewestForLayers = 64;

QImage emptyLayer(const QSize& size, double ratio)
{
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    return image;
}

void drawTitle(QPainter& painter, const QRectF& box, const QString& text, const DrawingStyle& style, Qt::Alignment alignment)
{
    painter.setFont(style.font);
    painter.setPen(style.ink);
    painter.drawText(box, alignment | Qt::AlignTop,
                     QFontMetricsF(style.font, painter.device()).elidedText(text, Qt::ElideRight, box.width()));
}

}  // namespace

std::optional<std::pair<Side, int>> PairLayout::nodeAt(const QPointF& point) const
{
    std::optional<std::pair<Side, int>> nearest;
    double best = 0;
    const auto look = [&](const std::vector<PlacedNode>& nodes, Side side) {
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const QPointF apart = point - nodes[i].place;
            const double outside = std::hypot(apart.x(), apart.y()) - nodes[i].radius - 4;
            if (outside > 0 || (nearest && outside >= best)) continue;
            best = outside;
            nearest = {side, static_cast<int>(i)};
        }
    };
    look(left, Side::Left);
    look(right, Side::Right);
    return nearest;
}

std::vector<LegendMark> pairLegend(const PairPicture& picture, const DrawingStyle& style)
{
    auto entries = classEntries({&picture.left.nodes, &picture.right.nodes});
    if (entries.size() > 1)
        entries.push_back({QCoreApplication::translate("PairView", "between classes"), style.quiet, LegendMark::kBand});
    return entries;
}

PairLayout layoutPair(const QRectF& area, const PairPicture& picture, const DrawingStyle& style, const QPaintDevice* device)
{
    PairLayout layout;
    const double line = QFontMetricsF(style.font, device).height();
    const bool hasTitles = !picture.left.title.isEmpty() || !picture.right.title.isEmpty();
    const double top = hasTitles ? line + kPairGap : 0;
    layout.leftTitle = QRectF(area.left(), area.top(), area.width() / 2 - kPairGap, top);
    layout.rightTitle = QRectF(area.center().x() + kPairGap, area.top(), area.width() / 2 - kPairGap, top);
    // In a low picture the classes take one line, whatever their number.
    const double wanted = legendHeight(pairLegend(picture, style), area.width(), style.font, device);
    const double below = std::max(line, std::min(wanted, area.height() / 6));
    layout.legend = QRectF(area.left(), area.bottom() - below, area.width(), below);
    if (picture.isEmpty()) return layout;

    const double height = area.height() - top - below - kPairGap;
    const double largestRadius = std::clamp(std::min(area.width() / 2, height) / 16, 5.0, 15.0);
    const double margin = largestRadius + kRing + 3;
    const double width = area.width() * 0.36 - 2 * margin;
    const double names = std::min(area.width() * 0.05, 40.0);
    const QRectF left(area.left() + names + margin, area.top() + top + margin, std::max(width, 1.0),
                      std::max(height - 2 * margin, 1.0));
    const double largest = std::max(largestValue(picture.left.weights), largestValue(picture.right.weights));
    layout.left = placeNodes(picture.left, left, largestRadius, largest);
    layout.right =
        placeNodes(picture.right, left.translated(area.right() - names - margin - left.right(), 0), largestRadius, largest);
    return layout;
}

void drawPair(QPainter& painter, const PairLayout& layout, const PairPicture& picture, const DrawingStyle& style,
              const MatrixHighlight& highlight, const QImage& flows)
{
    if (picture.isEmpty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawTitle(painter, layout.leftTitle, picture.left.title, style, Qt::AlignLeft);
    drawTitle(painter, layout.rightTitle, picture.right.title, style, Qt::AlignRight);
    drawEdges(painter, picture.left, layout.left, style);
    drawEdges(painter, picture.right, layout.right, style);
    if (flows.isNull()) {
        const std::vector<Flow> curves = flowsInOrder(picture, highlight);
        drawFlows(painter, layout, picture, style, highlight, curves, curves);
    } else
        painter.drawImage(QPointF(), flows);
    const auto nodeOf = [](const SmallGraph& graph, int place) {
        return place >= 0 && std::cmp_less(place, graph.nodes.size()) ? graph.nodes[static_cast<std::size_t>(place)].node
                                                                      : -1;
    };
    drawNodes(painter, picture.left, layout.left, highlight.row, nodeOf(picture.right, highlight.column), style);
    drawNodes(painter, picture.right, layout.right, highlight.column, nodeOf(picture.left, highlight.row), style);
    writeNames(painter, layout, picture, style, highlight);
    drawLegend(painter, layout.legend, pairLegend(picture, style), style.font, style.ink);
    painter.restore();
}

QImage flowImage(const PairLayout& layout, const PairPicture& picture, const DrawingStyle& style,
                 const MatrixHighlight& highlight, const QSize& size, double ratio)
{
    const std::vector<Flow> flows = flowsInOrder(picture, highlight);
    // The same layers for any number of threads, so that the picture does not depend on it.
    const std::size_t count = flows.size() < kFewestForLayers ? 1 : kLayers;
    std::vector<QImage> layers(count, emptyLayer(size, ratio));
    QSemaphore done;
    for (std::size_t layer = 0; layer < count; ++layer)
        QThreadPool::globalInstance()->start([&, layer] {
            const std::size_t first = layer * flows.size() / count, last = (layer + 1) * flows.size() / count;
            QPainter painter(&layers[layer]);
            painter.setRenderHint(QPainter::Antialiasing);
            drawFlows(painter, layout, picture, style, highlight, flows, std::span(flows).subspan(first, last - first));
            painter.end();
            done.release();
        });
    done.acquire(static_cast<int>(count));
    QPainter painter(&layers.front());
    for (std::size_t layer = 1; layer < count; ++layer) painter.drawImage(QPointF(), layers[layer]);
    return layers.front();
}

}  // namespace rosa::widgets
