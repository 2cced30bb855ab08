#include "widgets/lab/lab_keys.h"

#include <algorithm>

#include <QKeyEvent>

#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_changes.h"
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
    if (layout.halfIterations >= 1) stops.push_back({LabPart::Playhead, true, scene.halfIterations});
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

LabTarget nextInOrder(const LabScene& scene, const LabTarget& target, bool isForward)
{
    const int step = isForward ? 1 : -1;
    LabTarget next = target;
    if (target.part == LabPart::Cell) {
        const auto* matrix = matrixOf(scene, target.matrix);
        if (!matrix) return target;
        const auto columns = static_cast<int>(matrix->columns());
        const int place = target.row * columns + target.column + step;
        if (place < 0 || place >= columns * static_cast<int>(matrix->rows())) return target;
        return cellTarget(target.matrix, place / columns, place % columns);
    }
    if (target.part == LabPart::Weight || target.part == LabPart::Point) next.index += step;
    return next;
}

void LabKeyboard::focusOn(const LabTarget& target)
{
    m_changes.settle();
    m_parts.focus = target;
    m_parts.isRingShown = true;
    m_parts.pointed = {};
    m_changes.light(hoverOf(target));
    m_canvas.refresh();
}

bool LabKeyboard::handles(const QKeyEvent& event) const
{
    const LabParts& parts = m_parts;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    if (event.key() == Qt::Key_Escape)
        return parts.drag || parts.held || (parts.isRingShown && isValid(m_parts, parts.focus));
    if (!isValid(m_parts, parts.focus)) return false;
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

void LabKeyboard::stepFocused(int steps, bool isCoarse)
{
    LabParts& parts = m_parts;
    if (isList(parts.focus)) {
        const bool isVariant = parts.focus.index == static_cast<int>(LabKnob::Variant);
        const int now = (isVariant ? parts.knobs.variant : parts.knobs.arithmetic).value_or(0);
        const auto count = static_cast<int>((isVariant ? parts.knobs.variants : parts.knobs.arithmetics).size());
        const int next = std::clamp(now + steps, 0, count - 1);
        if (next != now) m_changes.setKnob(static_cast<LabKnob>(parts.focus.index), next, true);
        return;
    }
    const auto number = numberAt(parts.scene, parts.knobs, parts.focus);
    if (!number) return;
    const double next = stepped(*number, steps, isCoarse);
    if (next != number->value) m_changes.nudge(parts.focus, next);
}

/// An arrow: it chooses, or changes what is chosen.
void LabKeyboard::moveFocused(int right, int up, bool isCoarse)
{
    LabParts& parts = m_parts;
    const LabTarget focus = parts.focus;
    if (parts.held) {
        const double step = roundedUp(std::max(parts.box.width(), parts.box.height()) / 100) * (isCoarse ? 10 : 1);
        parts.heldPlace = parts.heldPlace.value_or(*parts.held) + QPointF(right, up) * step;
        m_changes.setPlace(focus, *parts.heldPlace, false);
        return;
    }
    const bool isAcross = focus.part == LabPart::Weight && (focus.isRow ? right : up) != 0;
    // Bars of columns grow downwards: the arrow moves the end of the bar.
    if (isAcross)
        stepFocused(focus.isRow ? right : -up, isCoarse);
    else if (focus.part == LabPart::Knob || focus.part == LabPart::Playhead || focus.part == LabPart::Angle)
        stepFocused(isList(focus) ? right - up : right + up, isCoarse);
    else if (const LabTarget next = neighbour(parts.scene, focus, right, up); next != focus) {
        if (next.part == LabPart::Title) m_canvas.setMainMatrix(next.matrix);
        focusOn(next);
    }
}

void LabKeyboard::pressSpace()
{
    LabParts& parts = m_parts;
    if (isBox(parts.focus))
        m_changes.setKnob(LabKnob::Rescale, parts.knobs.isRescaled.value_or(false) ? 0 : 1, true);
    else if (parts.focus.part == LabPart::Cell)
        m_changes.click(parts.focus);
    else if (parts.held)
        m_changes.endChange(true);
    else {
        const LabSide& side = parts.focus.isRow ? parts.scene.rows : parts.scene.columns;
        parts.held = side.places[static_cast<std::size_t>(parts.focus.index)];
        parts.heldPlace.reset();
    }
    m_canvas.refresh();
}

void LabKeyboard::pressEnter()
{
    if (m_parts.held)
        m_changes.endChange(true);
    else if (isBox(m_parts.focus))
        pressSpace();
    else
        m_changes.openField(m_parts.focus);
}

void LabKeyboard::press(const QKeyEvent& event)
{
    LabParts& parts = m_parts;
    const bool isCoarse = event.modifiers() & Qt::ShiftModifier;
    parts.isRingShown = true;
    m_canvas.refresh();
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
                m_changes.nudge(parts.focus, isLast ? number->most : number->least);
            return;
        }
        case Qt::Key_Space:
            return pressSpace();
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return pressEnter();
        case Qt::Key_Escape:
            if (parts.drag)
                m_changes.cancelDrag();
            else if (parts.held)
                m_changes.endChange(false);
            else {
                parts.focus = {};
                parts.isRingShown = false;
                m_changes.light({});
            }
            return;
        default:
            return;
    }
}

void LabKeyboard::enter(bool isForward)
{
    const std::vector<LabTarget> stops = tabStops(m_parts.scene, m_parts.knobs, m_parts.layout);
    if (!stops.empty()) focusOn(isForward ? stops.front() : stops.back());
}

bool LabKeyboard::goOn(bool isForward)
{
    const std::vector<LabTarget> stops = tabStops(m_parts.scene, m_parts.knobs, m_parts.layout);
    const auto at =
        std::find_if(stops.begin(), stops.end(), [&](const LabTarget& stop) { return isSameStop(stop, m_parts.focus); });
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    const std::ptrdiff_t index = at == stops.end() ? (isForward ? 0 : count - 1) : at - stops.begin() + (isForward ? 1 : -1);
    if (index < 0 || index >= count) {
        m_parts.focus = {};
        m_parts.isRingShown = false;
        return false;
    }
    focusOn(stops[static_cast<std::size_t>(index)]);
    return true;
}

bool LabKeyboard::typeNext(bool isForward)
{
    const LabTarget typed = m_parts.typed;
    if (!isValid(m_parts, typed)) return true;
    focusOn(typed);
    const LabTarget next = nextInOrder(m_parts.scene, typed, isForward);
    if (next == typed || !isValid(m_parts, next)) return false;
    focusOn(next);
    m_changes.openField(next);
    return true;
}

}  // namespace rosa::widgets
