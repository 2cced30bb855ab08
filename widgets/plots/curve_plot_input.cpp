// Mouse and keyboard of CurvePlot.
#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QRubberBand>
#include <QWheelEvent>

#include "widgets/plots/curve_plot.h"
#include "widgets/plots/epoch_axis.h"
#include "widgets/plots/qcustomplot.h"

namespace rosa::widgets {

namespace {

constexpr double kStepFactor = 0.8;
/// A drag shorter than this is a click.
constexpr int kLeastDrag = 6;

}  // namespace

double CurvePlot::epochAt(double x) const
{
    const QRectF area = m_panel->epochArea();
    const double share = (x - area.left()) / std::max(1.0, area.width());
    return m_axis.from() + share * (m_axis.to() - m_axis.from());
}

QPoint CurvePlot::placeOf(double epoch) const
{
    const QRectF area = m_panel->epochArea();
    const double share = (epoch - m_axis.from()) / (m_axis.to() - m_axis.from());
    return m_plot->mapTo(this, QPointF(area.left() + share * area.width(), area.center().y()).toPoint());
}

bool CurvePlot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot) return QWidget::eventFilter(watched, event);
    switch (event->type()) {
        case QEvent::MouseButtonPress:
            return pressed(*static_cast<QMouseEvent*>(event));
        case QEvent::MouseMove:
            return moved(*static_cast<QMouseEvent*>(event));
        case QEvent::MouseButtonRelease:
            return released(*static_cast<QMouseEvent*>(event));
        case QEvent::MouseButtonDblClick:
            if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton) return false;
            m_axis.showAll();
            return true;
        case QEvent::Wheel:
            return wheeled(*static_cast<QWheelEvent*>(event));
        case QEvent::Leave:
            m_axis.setHoverEpoch(0);
            return false;
        case QEvent::Resize:
        case QEvent::Show:
            refresh();
            return false;
        default:
            return false;
    }
}

bool CurvePlot::pressed(const QMouseEvent& event)
{
    const bool isLeft = event.button() == Qt::LeftButton;
    if (!isLeft && event.button() != Qt::MiddleButton) return false;
    setFocus(Qt::MouseFocusReason);
    m_drag = event.button();
    m_dragStart = event.pos();
    m_dragFrom = m_axis.from();
    m_dragTo = m_axis.to();
    m_isMoving = !isLeft || event.modifiers().testFlag(Qt::ShiftModifier);
    return true;
}

bool CurvePlot::moved(const QMouseEvent& event)
{
    const QRect area = m_plot->axisRect()->rect();
    if (m_drag == Qt::NoButton || !m_isMoving) m_axis.setHoverEpoch(static_cast<int>(std::lround(epochAt(event.pos().x()))));
    if (m_drag == Qt::NoButton) return true;
    const int distance = event.pos().x() - m_dragStart.x();
    if (m_isMoving) {
        const double epochs = -distance * (m_dragTo - m_dragFrom) / std::max(1.0, m_panel->epochArea().width());
        const double width = m_dragTo - m_dragFrom;
        const double from = std::clamp(m_dragFrom + epochs, 1.0, std::max(1.0, m_axis.length() - width));
        m_axis.zoomTo(from, from + width);
        return true;
    }
    const int left = std::clamp(std::min(m_dragStart.x(), event.pos().x()), area.left(), area.right());
    const int right = std::clamp(std::max(m_dragStart.x(), event.pos().x()), area.left(), area.right());
    m_rubber->setGeometry(QRect(QPoint(left, area.top()), QPoint(right, area.bottom())));
    m_rubber->setVisible(std::abs(distance) >= kLeastDrag);
    return true;
}

bool CurvePlot::released(const QMouseEvent& event)
{
    if (event.button() != m_drag) return false;
    m_drag = Qt::NoButton;
    m_rubber->hide();
    if (m_isMoving || std::abs(event.pos().x() - m_dragStart.x()) < kLeastDrag) return true;
    const double a = epochAt(m_dragStart.x());
    const double b = epochAt(event.pos().x());
    m_axis.zoomTo(std::min(a, b), std::max(a, b));
    return true;
}

bool CurvePlot::wheeled(const QWheelEvent& event)
{
    const double steps = (event.angleDelta().y() != 0 ? event.angleDelta().y() : event.angleDelta().x()) / 120.0;
    if (event.modifiers().testFlag(Qt::ShiftModifier) || event.angleDelta().y() == 0)
        m_axis.pan(-0.1 * steps);
    else
        m_axis.zoomBy(std::pow(kStepFactor, steps), epochAt(event.position().x()));
    return true;
}

void CurvePlot::keyPressEvent(QKeyEvent* event)
{
    const int hover = m_axis.hoverEpoch();
    const double around = hover > 0 ? hover : 0.5 * (m_axis.from() + m_axis.to());
    const bool movesView = event->modifiers().testFlag(Qt::ControlModifier);
    const auto step = [&](int direction) {
        if (movesView) {
            m_axis.pan(0.1 * direction);
            return;
        }
        const int stride = std::max(1, static_cast<int>((m_axis.to() - m_axis.from()) / 200));
        m_axis.setHoverEpoch(hover > 0 ? std::max(1, hover + direction * stride)
                                       : static_cast<int>(direction > 0 ? m_axis.from() : m_axis.to()));
    };
    switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            m_axis.zoomBy(kStepFactor, around);
            break;
        case Qt::Key_Minus:
            m_axis.zoomBy(1 / kStepFactor, around);
            break;
        case Qt::Key_Left:
            step(-1);
            break;
        case Qt::Key_Right:
            step(1);
            break;
        case Qt::Key_Home:
            m_axis.showAll();
            break;
        case Qt::Key_Escape:
            if (hover == 0) return QWidget::keyPressEvent(event);
            m_axis.setHoverEpoch(0);
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

void CurvePlot::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void CurvePlot::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace rosa::widgets
