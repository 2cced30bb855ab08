#include "widgets/lab/lab_pointer.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include <QMouseEvent>
#include <QWheelEvent>

#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_changes.h"
#include "widgets/lab/lab_hover.h"
#include "widgets/lab/lab_parts.h"
#include "widgets/lab/lab_values.h"

namespace rosa::widgets {

namespace {

/// A shorter way is a click, in sizes of the font.
constexpr double kClickWay = 0.3;
/// A cell dragged that far, in sizes of the font, changes by the whole colour scale.
constexpr double kFullScale = 10;

/// To a thousandth of `scale`: what a pointer can aim at, without a tail of digits.
double rounded(double value, double scale)
{
    const double step = roundedUp(scale / 1000);
    return std::round(value / step) / (1 / step);
}

}  // namespace

QPointF LabPointer::pixelOf(const QPointF& place) const { return place * m_canvas.devicePixelRatioF(); }

void LabPointer::point(const LabTarget& target)
{
    const bool isNew = target != m_parts.pointed;
    m_parts.pointed = target;
    if (isNew || target.part != LabPart::None) m_canvas.refresh();
    if (isNew) m_changes.light(hoverOf(target));
}

bool LabPointer::startDrag(const QPointF& pixel)
{
    LabParts& parts = m_parts;
    LabDrag drag{targetAt(parts.layout, parts.scene, pixel), pixel, 0, {}, false};
    if (drag.target.part == LabPart::None || !isValid(m_parts, drag.target)) return false;
    if (drag.target.part == LabPart::Point) {
        if (parts.scene.canDragPoints)
            drag.place = (drag.target.isRow ? parts.scene.rows : parts.scene.columns)
                             .places[static_cast<std::size_t>(drag.target.index)];
    } else if (const auto number = numberAt(parts.scene, parts.knobs, drag.target)) {
        drag.value = number->value;
    }
    parts.drag = drag;
    // The traces follow at once: there is nothing to aim at.
    if (drag.target.part == LabPart::Playhead) {
        parts.drag->hasMoved = true;
        m_changes.setValue(drag.target, drag.target.index, false);
    }
    return true;
}

void LabPointer::moveDrag(const QPointF& pixel, bool isFine, bool isDone)
{
    LabParts& parts = m_parts;
    LabDrag& drag = *parts.drag;
    const QPointF way = pixel - drag.start;
    if (std::hypot(way.x(), way.y()) > kClickWay * parts.layout.em) drag.hasMoved = true;
    if (!drag.hasMoved) return;
    const LabTarget target = drag.target;
    const double fine = isFine ? 0.1 : 1;
    if (target.part == LabPart::Point) {
        if (!parts.scene.canDragPoints) return;
        const double size = std::max(parts.layout.box.width(), parts.layout.box.height());
        const QRectF plane = parts.layout.plane;
        const QPointF start = parts.layout.onScreen(drag.place) + way * fine;
        const QPointF inside(std::clamp(start.x(), plane.left(), plane.right()),
                             std::clamp(start.y(), plane.top(), plane.bottom()));
        const QPointF place = parts.layout.inPlane(inside);
        m_changes.setPlace(target, {rounded(place.x(), size), rounded(place.y(), size)}, isDone);
        return;
    }
    const auto number = numberAt(parts.scene, parts.knobs, target);
    if (!number) return;
    switch (target.part) {
        case LabPart::Weight: {
            const LabBars& bars = parts.layout.weights(target.isRow);
            const double shift = bars.valueAt(drag.start + way * fine) - bars.valueAt(drag.start);
            m_changes.setValue(target, fitted(*number, rounded(drag.value + shift, bars.most)), isDone);
            break;
        }
        case LabPart::Cell: {
            const double most = mostOf(parts.scene, target.matrix);
            const double shift = -way.y() / (kFullScale * parts.layout.em) * most * fine;
            m_changes.setValue(target, fitted(*number, rounded(drag.value + shift, most)), isDone);
            break;
        }
        case LabPart::Playhead:
            for (std::size_t i = 0; i < parts.layout.traces.size(); ++i)
                if (parts.layout.traces[i].left() <= drag.start.x() && drag.start.x() <= parts.layout.traces[i].right())
                    m_changes.setValue(target, parts.layout.halfIterationAt(i, pixel.x()), isDone);
            break;
        case LabPart::Angle: {
            const QPointF d = pixel - parts.layout.plane.center();
            double degrees = std::atan2(-d.y(), d.x()) * 180 / std::numbers::pi;
            if (degrees < 0) degrees += 180;
            m_changes.setValue(target, fitted(*number, std::round(degrees)), isDone);
            break;
        }
        default:
            break;
    }
}

bool LabPointer::press(const QMouseEvent& event)
{
    LabParts& parts = m_parts;
    parts.field->finish();
    m_changes.settle();
    m_changes.endChange(true);
    const QPointF pixel = pixelOf(event.position());
    parts.isRingShown = false;
    parts.pointer = pixel;
    m_canvas.refresh();
    // Other buttons open menus, which take the release.
    if (event.button() != Qt::LeftButton) return true;
    if (!parts.hasPopup) {
        if (const auto knob = parts.strip.fieldAt(pixel, event.modifiers() & Qt::ControlModifier)) {
            parts.focus = knobTarget(*knob);
            m_changes.openField(parts.focus);
            return true;
        }
        if (!parts.layout.knobs.contains(pixel) && startDrag(pixel)) {
            parts.focus = parts.drag->target.part == LabPart::Flow ? LabTarget() : parts.drag->target;
            point(parts.drag->target);
            return true;
        }
    }
    parts.focus = {};
    parts.passesButton = true;
    return false;
}

bool LabPointer::move(const QMouseEvent& event)
{
    LabParts& parts = m_parts;
    parts.pointer = pixelOf(event.position());
    if (parts.drag) {
        moveDrag(parts.pointer, event.modifiers() & Qt::ShiftModifier, false);
        m_canvas.refresh();
        return true;
    }
    return false;
}

void LabPointer::hover()
{
    LabParts& parts = m_parts;
    if (parts.passesButton || parts.hasPopup) return;
    parts.isRingShown = parts.isRingShown && parts.held.has_value();
    point(parts.layout.knobs.contains(parts.pointer) ? LabTarget() : targetAt(parts.layout, parts.scene, parts.pointer));
}

bool LabPointer::release(const QMouseEvent& event)
{
    LabParts& parts = m_parts;
    parts.pointer = pixelOf(event.position());
    if (parts.passesButton) {
        parts.passesButton = event.buttons() != Qt::NoButton;
        return false;
    }
    if (!parts.drag || event.button() != Qt::LeftButton) return true;
    moveDrag(parts.pointer, event.modifiers() & Qt::ShiftModifier, true);
    const LabDrag drag = *parts.drag;
    parts.drag.reset();
    if (!drag.hasMoved && isValid(m_parts, drag.target)) m_changes.click(drag.target);
    // Scales that the drag held back may follow now.
    if (drag.hasMoved) m_canvas.setScene(LabScene(parts.scene));
    point(targetAt(parts.layout, parts.scene, parts.pointer));
    return true;
}

bool LabPointer::pressTwice(const QMouseEvent& event)
{
    LabParts& parts = m_parts;
    const QPointF pixel = pixelOf(event.position());
    if (event.button() == Qt::LeftButton && !parts.hasPopup) {
        LabTarget target;
        if (const auto knob = parts.strip.fieldAt(pixel, true))
            target = knobTarget(*knob);
        else if (!parts.layout.knobs.contains(pixel))
            target = targetAt(parts.layout, parts.scene, pixel);
        const bool hasNumber = target.part == LabPart::Point ? parts.scene.canDragPoints
                                                             : target.part != LabPart::Playhead &&
                                                                   numberAt(parts.scene, parts.knobs, target).has_value();
        if (hasNumber) {
            parts.focus = target;
            m_changes.openField(target);
            return true;
        }
    }
    return press(event);
}

bool LabPointer::wheel(QWheelEvent& event)
{
    LabParts& parts = m_parts;
    const QPointF pixel = pixelOf(event.position());
    const bool isFree = !parts.hasPopup && !parts.layout.knobs.contains(pixel);
    const LabTarget target = isFree ? targetAt(parts.layout, parts.scene, pixel) : LabTarget();
    const auto number = target.part == LabPart::Weight || target.part == LabPart::Cell
                            ? numberAt(parts.scene, parts.knobs, target)
                            : std::nullopt;
    if (!number) return false;
    event.accept();
    // Shift turns the wheel sideways on some systems.
    const QPoint angle = event.angleDelta();
    if (!parts.nudge || parts.nudge->target != target) parts.wheel = 0;
    parts.wheel += (angle.y() != 0 ? angle.y() : angle.x()) / 120.0;
    const int steps = static_cast<int>(parts.wheel);
    if (steps == 0) return true;
    parts.wheel -= steps;
    m_changes.nudge(target, stepped(*number, steps, event.modifiers() & Qt::ShiftModifier));
    parts.settling.start();
    return true;
}

void LabPointer::leave()
{
    if (!m_parts.drag) point({});
}

}  // namespace rosa::widgets
