/// Painting of ScatterView: points from the canvas, and on top of them the parts that change with every mouse move.
#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

#include "widgets/scatter/scatter_view.h"
#include "widgets/scatter/selection_model.h"
#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

/// Larger selections are visible by their colours alone, since the other points are dimmed; rings would hide the classes.
constexpr int kMostRings = 12;

void drawRing(QPainter& painter, const QPointF& centre, double radius, const QColor& colour, const QColor& background)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(background, 3.5));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(colour, 1.6));
    painter.drawEllipse(centre, radius, radius);
}

}  // namespace

void ScatterView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (!m_positions || m_kinds.ofPoint.size() != count()) return;
    m_frame.pixelRatio = devicePixelRatioF();
    if (!m_from.empty()) {
        const double share = m_motion.currentValue().toDouble();
        m_between.resize(m_positions->size());
        for (std::size_t i = 0; i < m_between.size(); ++i)
            m_between[i] = m_from[i] + static_cast<float>(share) * ((*m_positions)[i] - m_from[i]);
    }
    if (m_isStale) {
        ScatterLook look;
        const double side = std::min(m_frame.size.width(), m_frame.size.height());
        // Points grow more slowly than the zoom, so that crowded points separate.
        look.radius = std::min(6.0, suitableRadius(count(), side * side) * std::max(1.0, std::pow(m_frame.zoom, 0.35)));
        look.edge = palette().color(QPalette::Base);
        look.dimmed = isDark(palette()) ? 0.28 : 0.2;
        // A single selected point is found by its ring; dimming all others would hide its surroundings.
        const QList<int>& selected = m_selection.selected();
        m_image = m_canvas.draw(m_from.empty() ? *m_positions : m_between, m_kinds,
                                selected.size() > 1 ? selected : QList<int>(), m_frame, look);
        m_isStale = false;
    }
    painter.drawImage(0, 0, m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawMarks(painter);
    if (m_drag == Drag::Lasso || m_drag == Drag::Rectangle) {
        QColor fill = palette().color(QPalette::Highlight);
        painter.setPen(QPen(fill, 1.2));
        fill.setAlphaF(0.12F);
        painter.setBrush(fill);
        painter.drawPolygon(m_outline);
    }
    drawLabel(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

/// Lines to neighbours, rings around selected points, the search's mark, the hovered point.
void ScatterView::drawMarks(QPainter& painter)
{
    const QColor background = palette().color(QPalette::Base);
    const QColor accent = palette().color(QPalette::Text);
    if (isShown(m_linksFrom)) {
        QColor line = palette().color(QPalette::Highlight);
        line.setAlphaF(0.7F);
        painter.setPen(QPen(line, 1.2));
        for (const int other : std::as_const(m_linksTo))
            if (isShown(other)) painter.drawLine(screenOf(m_linksFrom), screenOf(other));
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.4));
        painter.setBrush(Qt::NoBrush);
        for (const int other : std::as_const(m_linksTo))
            if (isShown(other)) painter.drawEllipse(screenOf(other), 5.0, 5.0);
    }
    if (m_selection.selected().size() <= kMostRings)
        for (const int point : m_selection.selected())
            if (isShown(point)) drawRing(painter, screenOf(point), 6, accent, background);
    if (isShown(m_marked)) {
        const QPointF centre = screenOf(m_marked);
        drawRing(painter, centre, 12, palette().color(QPalette::Highlight), background);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        for (const QPointF& way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(centre + 12 * way, centre + 18 * way);
    }
    const int hovered = m_selection.hovered();
    if (isShown(hovered)) drawRing(painter, screenOf(hovered), 7, palette().color(QPalette::Highlight), background);
}

void ScatterView::drawLabel(QPainter& painter)
{
    const int hovered = m_selection.hovered();
    if (!m_hoversHere || !m_label || !isShown(hovered)) return;
    const QString text = m_label(hovered);
    const QFontMetricsF metrics(font());
    QRectF box = metrics.boundingRect(QRectF(0, 0, width() * 0.8, height()), Qt::TextWordWrap, text).adjusted(-7, -4, 7, 4);
    const QPointF place = screenOf(hovered);
    box.moveTopLeft(place + QPointF(12, 12));
    if (box.right() > width() - 4) box.moveRight(place.x() - 12);
    if (box.bottom() > height() - 4) box.moveBottom(place.y() - 12);
    box.moveLeft(std::clamp(box.left(), 4.0, std::max(4.0, width() - 4 - box.width())));
    painter.setPen(QPen(lineColour(palette()), 1));
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.drawText(box.adjusted(7, 4, -7, -4), Qt::TextWordWrap, text);
}

}  // namespace rosa::widgets
