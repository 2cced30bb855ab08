#include "widgets/plots/cross_hair.h"

#include <cmath>

#include <QLocale>

namespace rosa::widgets {

CurvePlot::CrossHair::CrossHair(QCustomPlot* plot) : QCPLayerable(plot)
{
    const QString name = QStringLiteral("crosshair");
    plot->addLayer(name);
    plot->layer(name)->setMode(QCPLayer::lmBuffered);
    setLayer(name);
}

void CurvePlot::CrossHair::setLook(const PanelColours& colours, const QFont& font)
{
    m_colours = colours;
    m_font = font;
}

void CurvePlot::CrossHair::show(int epoch, std::vector<Mark> points)
{
    if (epoch == 0 && m_epoch == 0) return;
    m_epoch = epoch;
    m_points = std::move(points);
    layer()->replot();
}

void CurvePlot::CrossHair::draw(QCPPainter* painter)
{
    const QCPAxisRect* rect = mParentPlot->axisRect();
    const QRectF area = rect->rect();
    const double x = rect->axis(QCPAxis::atBottom)->coordToPixel(m_epoch);
    if (m_epoch == 0 || x < area.left() - 1 || x > area.right() + 1) return;
    painter->setPen(QPen(m_colours.quiet, 1));
    painter->drawLine(QLineF(x, area.top(), x, area.bottom()));
    for (const Mark& point : m_points) {
        if (std::isnan(point.place)) continue;
        const double y = rect->axis(QCPAxis::atLeft)->coordToPixel(point.place);
        if (y < area.top() - 3 || y > area.bottom() + 3) continue;
        painter->setPen(QPen(m_colours.background, 1));
        painter->setBrush(point.colour);
        painter->drawEllipse(QPointF(x, y), 3.5, 3.5);
        painter->setBrush(Qt::NoBrush);
    }
    if (!m_showsEpoch) return;
    painter->setFont(m_font);
    const QString text = QLocale().toString(m_epoch);
    QRectF label(0, 0, painter->fontMetrics().horizontalAdvance(text) + 8, painter->fontMetrics().height() + 2);
    label.moveCenter(QPointF(x, area.bottom() + 5 + label.height() / 2));
    label.moveLeft(std::min(label.left(), area.right() + 8 - label.width()));
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_colours.text);
    painter->drawRoundedRect(label, 3, 3);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(m_colours.background);
    painter->drawText(label, Qt::AlignCenter, text);
}

}  // namespace rosa::widgets
