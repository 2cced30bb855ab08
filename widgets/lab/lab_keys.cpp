#include "widgets/lab/lab_keys.h"

#include <algorithm>

#include <QFocusEvent>
#include <QKeyEvent>

#include "widgets/lab/lab_parts.h"
#include "widgets/lab/lab_values.h"

namespace rosa::widgets {

namespace {

int points(const LabSide& side) { return static_cast<int>(side.places.size()); }

LabTarget pointNumber(const LabScene& scene, int number)
{
    const int rows = points(scene.rows);
    return number < rows ? pointTarget(true, number) : pointTarget(false, number - rows);
}

LabTarget otherSide(const LabScene& scene, const LabTarget& target)
{
    const int count = points(target.isRow ? scene.columns : scene.rows);
    return count > 0 ? pointTarget(!target.isRow, std::min(target.index, count - 1)) : target;
}

bool isList(const LabTarget& target)
{
    return target.part == LabPart::Knob &&
           (target.index == static_cast<int>(LabKnob::Variant) || target.index == static_cast<int>(LabKnob::Arithmetic));
}

bool isBox(const LabTarget& target) { return target == knobTarget(LabKnob::Rescale); }

}  // namespace

std::vector<LabTarget> tabStops(const LabScene& scene, const LabKnobs& knobs, const LabLayout& layout)
{
    std::vector<LabTarget> stops;
    for (const LabKnob knob : knobsOf(knobs)) stops.push_back(knobTarget(knob));
    if (points(scene.rows) > 0) stops.push_back(pointTarget(true, 0));
    for (const bool isRow : {true, false})
        if (scene.canDragWeights && layout.weights(isRow).count > 0) stops.push_back(weightTarget(isRow, 0));
    if (layout.grids.size() > 1) stops.push_back(titleTarget(layout.grids.front().matrix));
    if (!layout.grids.empty()) stops.push_back(cellTarget(layout.grids.front().matrix, 0, 0));
    if (layout.halfSweeps >= 1) stops.push_back({LabPart::Playhead, true, scene.halfSweeps});
    return stops;
}

bool isSameStop(const LabTarget& a, const LabTarget& b)
{
    if (a.part != b.part) return false;
    if (a.part == LabPart::Knob) return a.index == b.index;
    return a.part != LabPart::Weight || a.isRow == b.isRow;
}

LabTarget neighbour(const LabScene& scene, const LabTarget& target, int right, int up)
{
    switch (target.part) {
        case LabPart::Point: {
            if (up != 0) return otherSide(scene, target);
            const int number = target.index + (target.isRow ? 0 : points(scene.rows)) + right;
            return pointNumber(scene, std::clamp(number, 0, points(scene.rows) + points(scene.columns) - 1));
        }
        case LabPart::Weight: {
            const auto count = static_cast<int>((target.isRow ? scene.rows : scene.columns).weights.size());
            return weightTarget(target.isRow, std::clamp(target.index + (target.isRow ? -up : right), 0, count - 1));
        }
        case LabPart::Cell: {
            const auto* matrix = matrixOf(scene, target.matrix);
            if (!matrix) return target;
            return cellTarget(target.matrix, std::clamp(target.row - up, 0, static_cast<int>(matrix->rows()) - 1),
                              std::clamp(target.column + right, 0, static_cast<int>(matrix->columns()) - 1));
        }
        case LabPart::Title: {
            const std::vector<LabMatrix> matrices = matricesOf(scene);
            const auto at = std::find(matrices.begin(), matrices.end(), target.matrix) - matrices.begin();
            const auto next =
                std::clamp<std::ptrdiff_t>(at + right - up, 0, static_cast<std::ptrdiff_t>(matrices.size()) - 1);
            return titleTarget(matrices[static_cast<std::size_t>(next)]);
        }
        default:
            return target;
    }
}

LabTarget endOf(const LabScene& scene, const LabTarget& target, bool isLast)
{
    switch (target.part) {
        case LabPart::Point:
            return pointNumber(scene, isLast ? points(scene.rows) + points(scene.columns) - 1 : 0);
        case LabPart::Weight: {
            const auto count = static_cast<int>((target.isRow ? scene.rows : scene.columns).weights.size());
            return weightTarget(target.isRow, isLast ? count - 1 : 0);
        }
        case LabPart::Cell: {
            const auto* matrix = matrixOf(scene, target.matrix);
            return matrix ? cellTarget(target.matrix, target.row, isLast ? static_cast<int>(matrix->columns()) - 1 : 0)
                          : target;
        }
        default:
            return target;
    }
}

void LabCanvas::focusOn(const LabTarget& target)
{
    settle();
    m_parts->focus = target;
    m_parts->isRingShown = true;
    m_parts->pointed = {};
    light(hoverOf(target));
    refresh();
}

bool LabCanvas::takesKey(const QKeyEvent& event) const
{
    const Parts& parts = *m_parts;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    if (event.key() == Qt::Key_Escape) return parts.drag || parts.held || (parts.isRingShown && isValid(parts.focus));
    if (!isValid(parts.focus)) return false;
    switch (event.key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
            return true;
        case Qt::Key_Plus:
        case Qt::Key_Minus:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return numberAt(parts.scene, parts.knobs, parts.focus).has_value();
        case Qt::Key_Space:
            return isBox(parts.focus) || (parts.focus.part == LabPart::Point && parts.scene.canDragPoints) ||
                   (parts.focus.part == LabPart::Cell && parts.focus.matrix == LabMatrix::Plan && parts.scene.canEditPlan);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return isBox(parts.focus) || (parts.focus.part == LabPart::Point && parts.scene.canDragPoints) ||
                   numberAt(parts.scene, parts.knobs, parts.focus).has_value();
        default:
            return false;
    }
}

void LabCanvas::letGo(bool isKept)
{
    Parts& parts = *m_parts;
    if (!parts.held) return;
    const QPointF before = *parts.held, now = parts.heldPlace.value_or(before);
    parts.held.reset();
    parts.heldPlace.reset();
    refresh();
    if (now != before && isValid(parts.focus)) setPlace(parts.focus, isKept ? now : before, true);
}

void LabCanvas::stepFocused(int steps, bool isCoarse)
{
    Parts& parts = *m_parts;
    if (isList(parts.focus)) {
        const bool isVariant = parts.focus.index == static_cast<int>(LabKnob::Variant);
        const int now = (isVariant ? parts.knobs.variant : parts.knobs.arithmetic).value_or(0);
        const auto count = static_cast<int>((isVariant ? parts.knobs.variants : parts.knobs.arithmetics).size());
        const int next = std::clamp(now + steps, 0, count - 1);
        if (next != now) setKnob(static_cast<LabKnob>(parts.focus.index), next, true);
        return;
    }
    const auto number = numberAt(parts.scene, parts.knobs, parts.focus);
    if (!number) return;
    const double next = stepped(*number, steps, isCoarse);
    if (next != number->value) nudge(parts.focus, next);
}

/// An arrow: it chooses, or changes what is chosen.
void LabCanvas::moveFocused(int right, int up, bool isCoarse)
{
    Parts& parts = *m_parts;
    const LabTarget focus = parts.focus;
    if (parts.held) {
        const double step = roundedUp(std::max(parts.box.width(), parts.box.height()) / 100) * (isCoarse ? 10 : 1);
        parts.heldPlace = parts.heldPlace.value_or(*parts.held) + QPointF(right, up) * step;
        setPlace(focus, *parts.heldPlace, false);
        return;
    }
    const bool isAcross = focus.part == LabPart::Weight && (focus.isRow ? right : up) != 0;
    // Bars of columns grow downwards: the arrow moves the end of the bar.
    if (isAcross)
        stepFocused(focus.isRow ? right : -up, isCoarse);
    else if (focus.part == LabPart::Knob || focus.part == LabPart::Playhead || focus.part == LabPart::Angle)
        stepFocused(isList(focus) ? right - up : right + up, isCoarse);
    else if (const LabTarget next = neighbour(parts.scene, focus, right, up); next != focus) {
        if (next.part == LabPart::Title) setMainMatrix(next.matrix);
        focusOn(next);
    }
}

void LabCanvas::pressSpace()
{
    Parts& parts = *m_parts;
    if (isBox(parts.focus))
        setKnob(LabKnob::Rescale, parts.knobs.isRescaled.value_or(false) ? 0 : 1, true);
    else if (parts.focus.part == LabPart::Cell)
        click(parts.focus);
    else if (parts.held)
        letGo(true);
    else {
        const LabSide& side = parts.focus.isRow ? parts.scene.rows : parts.scene.columns;
        parts.held = side.places[static_cast<std::size_t>(parts.focus.index)];
        parts.heldPlace.reset();
    }
    refresh();
}

void LabCanvas::pressEnter()
{
    if (m_parts->held)
        letGo(true);
    else if (isBox(m_parts->focus))
        pressSpace();
    else
        openField(m_parts->focus);
}

void LabCanvas::pressKey(const QKeyEvent& event)
{
    Parts& parts = *m_parts;
    const bool isCoarse = event.modifiers() & Qt::ShiftModifier;
    parts.isRingShown = true;
    refresh();
    switch (event.key()) {
        case Qt::Key_Left:
            return moveFocused(-1, 0, isCoarse);
        case Qt::Key_Right:
            return moveFocused(1, 0, isCoarse);
        case Qt::Key_Up:
            return moveFocused(0, 1, isCoarse);
        case Qt::Key_Down:
            return moveFocused(0, -1, isCoarse);
        case Qt::Key_Plus:
        case Qt::Key_PageUp:
            return stepFocused(1, event.key() == Qt::Key_PageUp);
        case Qt::Key_Minus:
        case Qt::Key_PageDown:
            return stepFocused(-1, event.key() == Qt::Key_PageDown);
        case Qt::Key_Home:
        case Qt::Key_End: {
            const bool isLast = event.key() == Qt::Key_End;
            const bool isValue = parts.focus.part == LabPart::Knob || parts.focus.part == LabPart::Playhead;
            const auto number = numberAt(parts.scene, parts.knobs, parts.focus);
            if (!isValue && !parts.held)
                focusOn(endOf(parts.scene, parts.focus, isLast));
            else if (isValue && number)
                nudge(parts.focus, isLast ? number->most : number->least);
            return;
        }
        case Qt::Key_Space:
            return pressSpace();
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return pressEnter();
        case Qt::Key_Escape:
            if (parts.drag)
                cancelDrag();
            else if (parts.held)
                letGo(false);
            else {
                parts.focus = {};
                parts.isRingShown = false;
                light({});
            }
            return;
        default:
            return;
    }
}

bool LabCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_parts->hasPopup && takesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return Canvas::event(event);
}

void LabCanvas::keyPressEvent(QKeyEvent* event)
{
    // An open list of ImGui is closed by Escape.
    if (m_parts->hasPopup) {
        if (event->key() == Qt::Key_Escape)
            Canvas::keyPressEvent(event);
        else
            event->ignore();
        return;
    }
    if (!takesKey(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    pressKey(*event);
}

void LabCanvas::keyReleaseEvent(QKeyEvent* event)
{
    Canvas::keyReleaseEvent(event);
    if (!event->isAutoRepeat() && !m_parts->settling.isActive()) settle();
}

void LabCanvas::focusInEvent(QFocusEvent* event)
{
    const bool isForward = event->reason() == Qt::TabFocusReason, isBack = event->reason() == Qt::BacktabFocusReason;
    // ImGui would go to the first of its own items.
    QFocusEvent plain(QEvent::FocusIn, Qt::OtherFocusReason);
    Canvas::focusInEvent(&plain);
    const std::vector<LabTarget> stops = tabStops(m_parts->scene, m_parts->knobs, m_parts->layout);
    if ((isForward || isBack) && !stops.empty()) focusOn(isForward ? stops.front() : stops.back());
}

void LabCanvas::focusOutEvent(QFocusEvent* event)
{
    Canvas::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason) return;
    letGo(true);
    settle();
    if (m_parts->isRingShown && m_parts->field->isHidden()) light({});
}

bool LabCanvas::focusNextPrevChild(bool next)
{
    m_parts->field->finish();
    letGo(true);
    settle();
    const std::vector<LabTarget> stops = tabStops(m_parts->scene, m_parts->knobs, m_parts->layout);
    const auto at =
        std::find_if(stops.begin(), stops.end(), [&](const LabTarget& stop) { return isSameStop(stop, m_parts->focus); });
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    std::ptrdiff_t index = at == stops.end() ? (next ? 0 : count - 1) : at - stops.begin() + (next ? 1 : -1);
    if (index < 0 || index >= count) {
        m_parts->focus = {};
        m_parts->isRingShown = false;
        return Canvas::focusNextPrevChild(next);
    }
    focusOn(stops[static_cast<std::size_t>(index)]);
    return true;
}

}  // namespace rosa::widgets
