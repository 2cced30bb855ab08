#include "app/workbench/figures/figure_frame.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "app/workbench/figures/matrix_text.h"
#include "widgets/style/fitted_text.h"

namespace rosa::workbench {

namespace {

constexpr double kFrameGap = 6;

}  // namespace

widgets::DrawingStyle paperStyle(const widgets::FigureStyle& style)
{
    widgets::DrawingStyle drawing;
    if (style.screen) drawing = widgets::screenStyle(*style.screen, {});
    drawing.font = widgets::fontOf(style);
    drawing.smallestName = 6.5;
    return drawing;
}

double FigureFrame::captionHeight(double width, const widgets::DrawingStyle& style, const QPaintDevice* device) const
{
    if (m_caption.isEmpty()) return 0;
    const QFontMetricsF metrics(style.font, device);
    return metrics.boundingRect(QRectF(0, 0, width, 1e4), widgets::kWrappedText, m_caption).height() + kFrameGap;
}

double FigureFrame::legendHeight(double width, const widgets::DrawingStyle& style, const QPaintDevice* device) const
{
    if (m_classes.empty()) return 0;
    return widgets::legendHeight(m_classes, width, style.font, device) + kFrameGap;
}

double FigureFrame::height(double width, const widgets::DrawingStyle& style, const QPaintDevice* device) const
{
    return captionHeight(width, style, device) + legendHeight(width, style, device);
}

QRectF FigureFrame::inside(const QRectF& area, const widgets::DrawingStyle& style, const QPaintDevice* device) const
{
    // In a small figure the classes take at most a quarter; the legend shows how many it omits.
    const double legend = std::min(legendHeight(area.width(), style, device), std::max(area.height() / 4, 20.0));
    return area.adjusted(0, captionHeight(area.width(), style, device), 0, -legend);
}

QRectF FigureFrame::draw(QPainter& painter, const QRectF& area, const widgets::DrawingStyle& style) const
{
    const QRectF inside = this->inside(area, style, painter.device());
    painter.setFont(style.font);
    painter.setPen(style.ink);
    painter.drawText(QRectF(area.topLeft(), inside.topRight()), widgets::kWrappedText, m_caption);
    if (!m_classes.empty())
        widgets::drawLegend(painter, QRectF(QPointF(inside.left(), inside.bottom() + kFrameGap), area.bottomRight()),
                            m_classes, style.font, style.ink);
    return inside;
}

QString FigureFrame::pgf(const QRectF& area, double heightMm, const widgets::DrawingStyle& style,
                         const QPaintDevice* device) const
{
    QString text;
    if (!m_caption.isEmpty()) text += pgfParagraph(widgets::latexText(m_caption), area, heightMm);
    if (m_classes.empty()) return text;
    const QRectF left = inside(area, style, device);
    return text + pgfParagraph(widgets::latexLegend(m_classes),
                               QRectF(QPointF(left.left(), left.bottom() + kFrameGap), area.bottomRight()), heightMm);
}

}  // namespace rosa::workbench
