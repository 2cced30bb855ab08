#include "widgets/scatter/scatter_view.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include "widgets/scatter/selection_model.h"
#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

constexpr double kHoverReach = 8;
constexpr double kMinZoom = 0.2;
constexpr double kMaxZoom = 200;
constexpr int kLongestMotion = 240;

/// The layout shifted and scaled into −1 … 1.
Positions intoPlane(const std::vector<float>& positions)
{
    const Extent extent = extentOf(positions);
    auto plane = std::make_shared<std::vector<float>>(positions.size());
    for (std::size_t i = 0; i + 1 < positions.size(); i += 2) {
        (*plane)[i] = static_cast<float>((static_cast<double>(positions[i]) - extent.centre.x()) / extent.half);
        (*plane)[i + 1] = static_cast<float>((static_cast<double>(positions[i + 1]) - extent.centre.y()) / extent.half);
    }
    return plane;
}

}  // namespace

ScatterView::ScatterView(SelectionModel& selection, QWidget* parent) : QWidget(parent), m_selection(selection)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Scatter plot"));
    connect(&selection, &SelectionModel::selectedChanged, this, &ScatterView::redraw);
    connect(&selection, &SelectionModel::hoveredChanged, this, [this] {
        describe();
        update();
    });
    connect(&m_motion, &QVariantAnimation::valueChanged, this, &ScatterView::redraw);
    connect(&m_motion, &QVariantAnimation::finished, this, [this] {
        m_from.clear();
        redraw();
    });
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::OutCubic);
}

ScatterView::~ScatterView() = default;

void ScatterView::setKinds(PointKinds kinds)
{
    m_kinds = std::move(kinds);
    m_index.reset();
    redraw();
}

void ScatterView::setPositions(Positions positions)
{
    const Positions before = m_positions;
    const bool wasMoving = m_motion.state() == QAbstractAnimation::Running;
    m_motion.stop();
    m_from.clear();
    m_positions = positions ? intoPlane(*positions) : nullptr;
    m_index.reset();
    const int duration = std::min(kLongestMotion, style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this));
    if (m_positions && before && before->size() == m_positions->size() && duration > 0 && isVisible()) {
        m_from = wasMoving ? m_between : *before;
        m_motion.setDuration(duration);
        m_motion.start();
    }
    redraw();
}

void ScatterView::setLinks(int from, const QList<int>& to)
{
    m_linksFrom = from;
    m_linksTo = to;
    update();
}

void ScatterView::mark(int point)
{
    m_marked = point;
    if (isShown(point) && !QRectF(rect()).adjusted(16, 16, -16, -16).contains(placeOf(point))) {
        const auto i = 2 * static_cast<std::size_t>(point);
        m_frame.centre = {static_cast<double>((*m_positions)[i]), static_cast<double>((*m_positions)[i + 1])};
        redraw();
    }
    update();
}

void ScatterView::fit()
{
    m_frame.centre = {};
    m_frame.zoom = 1;
    redraw();
}

QPointF ScatterView::placeOf(int point) const
{
    const auto i = 2 * static_cast<std::size_t>(point);
    return m_frame.toScreen({static_cast<double>((*m_positions)[i]), static_cast<double>((*m_positions)[i + 1])});
}

QPointF ScatterView::screenOf(int point) const
{
    if (m_from.empty()) return placeOf(point);
    const auto i = 2 * static_cast<std::size_t>(point);
    return m_frame.toScreen({static_cast<double>(m_between[i]), static_cast<double>(m_between[i + 1])});
}

bool ScatterView::isShown(int point) const
{
    return point >= 0 && static_cast<std::size_t>(point) < std::min(count(), m_kinds.ofPoint.size()) &&
           m_kinds.isVisible(static_cast<std::size_t>(point));
}

const PointIndex& ScatterView::index()
{
    if (!m_index) {
        const bool fits = m_positions && m_kinds.ofPoint.size() == count();
        m_index = fits ? PointIndex(m_positions, m_kinds) : PointIndex();
    }
    return *m_index;
}

int ScatterView::pointAt(const QPointF& place)
{
    return index().nearest(m_frame.toPlane(place), kHoverReach / m_frame.scale());
}

void ScatterView::redraw()
{
    m_isStale = true;
    describe();
    update();
}

/// Accessible text of the plot.
void ScatterView::describe()
{
    QString text = tr("%Ln point(s)", nullptr, static_cast<int>(count()));
    text += QStringLiteral("; ") + tr("%Ln selected", nullptr, static_cast<int>(m_selection.selected().size()));
    const int hovered = m_selection.hovered();
    if (m_hoversHere && m_label && isShown(hovered)) text += QStringLiteral("; ") + m_label(hovered);
    if (text != accessibleDescription()) setAccessibleDescription(text);
}

void ScatterView::resizeEvent(QResizeEvent*)
{
    m_frame.size = size();
    redraw();
}

void ScatterView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) redraw();
    QWidget::changeEvent(event);
}

bool ScatterView::event(QEvent* event)
{
    // Space (panning), Escape and arrow keys act on the points: shortcuts do not take them while the view has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isArrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
        if (isArrow || key == Qt::Key_Space || (key == Qt::Key_Escape && !m_selection.selected().isEmpty())) event->accept();
    }
    return QWidget::event(event);
}

void ScatterView::zoomBy(double factor, const QPointF& about)
{
    const QPointF place = m_frame.toPlane(about);
    m_frame.zoom = std::clamp(m_frame.zoom * factor, kMinZoom, kMaxZoom);
    m_frame.centre += place - m_frame.toPlane(about);
    redraw();
}

void ScatterView::panBy(const QPointF& step)
{
    m_frame.centre += QPointF(-step.x(), step.y()) / m_frame.scale();
    redraw();
}

void ScatterView::wheelEvent(QWheelEvent* event)
{
    zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void ScatterView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = m_last = event->position();
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceIsDown)) {
        m_drag = Drag::Pan;
        setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        m_drag = Drag::Pending;
        m_drawsRectangle = event->modifiers().testFlag(Qt::ShiftModifier);
        m_outline = QPolygonF({event->position()});
    }
}

void ScatterView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF place = event->position();
    if (m_drag == Drag::None) {
        m_hoversHere = true;
        m_selection.setHovered(pointAt(place));
        return;
    }
    if (m_drag == Drag::Pan) panBy(place - m_last);
    m_last = place;
    if (m_drag == Drag::Pending && (place - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        m_drag = m_drawsRectangle ? Drag::Rectangle : Drag::Lasso;
    if (m_drag == Drag::Lasso) m_outline.append(place);
    if (m_drag == Drag::Rectangle) m_outline = QPolygonF(QRectF(m_pressed, place).normalized());
    update();
}

void ScatterView::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    const bool isAdding = event->modifiers().testFlag(Qt::ControlModifier);
    if (drag == Drag::Pan) setCursor(m_spaceIsDown ? Qt::OpenHandCursor : Qt::ArrowCursor);
    if (drag == Drag::Lasso || drag == Drag::Rectangle) finishOutline(isAdding);
    if (drag == Drag::Pending) choose(pointAt(event->position()), isAdding);
    m_outline.clear();
    update();
}

void ScatterView::finishOutline(bool isAdding)
{
    QPolygonF plane;
    for (const QPointF& corner : std::as_const(m_outline)) plane.append(m_frame.toPlane(corner));
    const QList<int> found = index().inside(plane);
    if (isAdding)
        m_selection.add(found);
    else
        m_selection.setSelected(found);
}

void ScatterView::choose(int point, bool isToggling)
{
    if (point >= 0) Q_EMIT activated(point);
    if (point >= 0 && isToggling)
        m_selection.toggle(point);
    else if (point >= 0)
        m_selection.setSelected({point});
    else if (!isToggling)
        m_selection.clear();
}

void ScatterView::clearHover()
{
    m_hoversHere = false;
    m_selection.setHovered(-1);
}

void ScatterView::leaveEvent(QEvent*) { clearHover(); }

void ScatterView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (m_hoversHere) clearHover();
}

void ScatterView::focusOutEvent(QFocusEvent* event)
{
    m_spaceIsDown = false;
    unsetCursor();
    // A menu or a dialog returns the focus.
    const bool comesBack = event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason ||
                           event->reason() == Qt::MenuBarFocusReason;
    if (m_hoversHere && !comesBack && !underMouse()) clearHover();
    QWidget::focusOutEvent(event);
    update();
}

void ScatterView::step(const QPointF& direction)
{
    const int from = isShown(m_selection.hovered())           ? m_selection.hovered()
                     : m_selection.selected().isEmpty()       ? -1
                     : isShown(m_selection.selected().last()) ? m_selection.selected().last()
                                                              : -1;
    m_hoversHere = true;
    const QPointF middle = m_frame.toPlane(QRectF(rect()).center());
    const int next =
        from < 0 ? index().nearest(middle, 4) : index().towards(m_frame.toPlane(placeOf(from)), direction, from);
    if (next < 0) return;
    m_selection.setHovered(next);
    if (!rect().contains(placeOf(next).toPoint())) panBy(QRectF(rect()).center() - placeOf(next));
}

bool ScatterView::moveByKey(int key, Qt::KeyboardModifiers modifiers)
{
    const QPointF direction = key == Qt::Key_Left    ? QPointF(-1, 0)
                              : key == Qt::Key_Right ? QPointF(1, 0)
                              : key == Qt::Key_Up    ? QPointF(0, 1)
                              : key == Qt::Key_Down  ? QPointF(0, -1)
                                                     : QPointF();
    if (direction.isNull()) return false;
    if (modifiers.testFlag(Qt::ControlModifier))
        panBy(QPointF(-direction.x(), direction.y()) * 40);
    else
        step(direction);
    return true;
}

void ScatterView::keyPressEvent(QKeyEvent* event)
{
    const bool hasControl = event->modifiers().testFlag(Qt::ControlModifier);
    const QPointF middle = QRectF(rect()).center();
    if (moveByKey(event->key(), event->modifiers())) return;
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (isShown(m_selection.hovered())) choose(m_selection.hovered(), hasControl);
            return;
        case Qt::Key_Space:
            if (event->isAutoRepeat()) return;
            m_spaceIsDown = true;
            setCursor(Qt::OpenHandCursor);
            return;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoomBy(1.25, middle);
        case Qt::Key_Minus:
            return zoomBy(0.8, middle);
        case Qt::Key_0:
        case Qt::Key_Home:
            return fit();
        case Qt::Key_A:
            if (!hasControl) break;
            return m_selection.setSelected(index().inside(QPolygonF(QRectF(-2, -2, 4, 4))));
        case Qt::Key_Escape:
            if (m_selection.selected().isEmpty()) break;
            return m_selection.clear();
        default:
            break;
    }
    QWidget::keyPressEvent(event);
}

void ScatterView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return QWidget::keyReleaseEvent(event);
    m_spaceIsDown = false;
    if (m_drag != Drag::Pan) unsetCursor();
}

}  // namespace rosa::widgets
