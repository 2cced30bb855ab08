#include "widgets/lab/lab_changes.h"

#include <cmath>
#include <utility>

#include <QRegularExpression>

#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_hover.h"
#include "widgets/lab/lab_parts.h"
#include "widgets/lab/lab_values.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// A number as it is typed: without groups, with the digits that a person can have typed.
QString typed(double value) { return localNumber(QString::number(value, 'g', 10)); }

std::optional<double> numberIn(const QString& text)
{
    bool isNumber = false;
    const double value = plainNumber(text).toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace

void LabChanges::setValue(const LabTarget& target, double value, bool isDone)
{
    switch (target.part) {
        case LabPart::Weight:
            Q_EMIT m_canvas.weightMoved(target.isRow, target.index, value, isDone);
            break;
        case LabPart::Cell:
            Q_EMIT m_canvas.cellChanged(target.matrix, target.row, target.column, value, isDone);
            break;
        case LabPart::Playhead:
            Q_EMIT m_canvas.halfIterationsMoved(static_cast<int>(std::lround(value)), isDone);
            break;
        case LabPart::Angle:
            Q_EMIT m_canvas.angleMoved(value, isDone);
            break;
        case LabPart::Knob:
            setKnob(static_cast<LabKnob>(target.index), value, isDone);
            break;
        case LabPart::None:
        case LabPart::Point:
        case LabPart::Flow:
        case LabPart::Scaling:
        case LabPart::Title:
            break;
    }
}

void LabChanges::setKnob(LabKnob knob, double value, bool isDone)
{
    switch (knob) {
        case LabKnob::Lambda:
            Q_EMIT m_canvas.lambdaMoved(value, isDone);
            break;
        case LabKnob::Epsilon:
            Q_EMIT m_canvas.lambdaMoved(1 / value, isDone);
            break;
        case LabKnob::HalfIterations:
            Q_EMIT m_canvas.halfIterationsMoved(static_cast<int>(std::lround(value)), isDone);
            break;
        case LabKnob::Temperature:
            Q_EMIT m_canvas.temperatureMoved(value, isDone);
            break;
        case LabKnob::Rho:
            Q_EMIT m_canvas.rhoMoved(value, isDone);
            break;
        case LabKnob::Angle:
            Q_EMIT m_canvas.angleMoved(value, isDone);
            break;
        case LabKnob::Rescale:
            Q_EMIT m_canvas.rescaleToggled(value != 0);
            break;
        case LabKnob::Variant:
            Q_EMIT m_canvas.variantChosen(static_cast<int>(value));
            break;
        case LabKnob::Arithmetic:
            Q_EMIT m_canvas.arithmeticChosen(static_cast<int>(value));
            break;
    }
}

void LabChanges::setPlace(const LabTarget& target, const QPointF& place, bool isDone)
{
    Q_EMIT m_canvas.pointMoved(target.isRow, target.index, place, isDone);
}

void LabChanges::nudge(const LabTarget& target, double value)
{
    if (m_parts.nudge && m_parts.nudge->target != target) settle();
    m_parts.nudge = LabNudge{target, value};
    setValue(target, value, false);
}

void LabChanges::drop()
{
    LabParts& parts = m_parts;
    parts.settling.stop();
    parts.nudge.reset();
    parts.drag.reset();
    parts.held.reset();
    parts.heldPlace.reset();
    m_canvas.refresh();
}

void LabChanges::settle()
{
    m_parts.settling.stop();
    if (!m_parts.nudge) return;
    const LabNudge last = *m_parts.nudge;
    m_parts.nudge.reset();
    if (isValid(m_parts, last.target)) setValue(last.target, last.value, true);
}

void LabChanges::openField(const LabTarget& target)
{
    settle();
    const LabScene& scene = m_parts.scene;
    QString value;
    if (target.part == LabPart::Point) {
        if (!scene.canDragPoints || !isValid(m_parts, target)) return;
        const QPointF place = (target.isRow ? scene.rows : scene.columns).places[static_cast<std::size_t>(target.index)];
        value = QStringLiteral("%1; %2").arg(typed(place.x()), typed(place.y()));
    } else {
        const auto number = numberAt(scene, m_parts.knobs, target);
        if (!number) return;
        value = typed(number->value);
    }
    QRectF place = m_canvas.rectOf(target);
    if (target.part == LabPart::Knob) {
        const QRectF field = m_parts.strip.of(static_cast<LabKnob>(target.index)).field;
        place = {field.topLeft() / m_canvas.devicePixelRatioF(), field.size() / m_canvas.devicePixelRatioF()};
    }
    m_parts.typed = target;
    const QString what =
        target.part == LabPart::Knob ? nameOf(static_cast<LabKnob>(target.index)) : describe(scene, target).value(0);
    m_parts.field->open(place.toAlignedRect(), value, what,
                        [this, target](const QString& text) { return applyText(target, text); });
    m_canvas.refresh();
}

/// "" if the text was a value for `target`.
QString LabChanges::applyText(const LabTarget& target, const QString& text)
{
    if (!isValid(m_parts, target)) return {};
    if (target.part == LabPart::Point) {
        static const QRegularExpression gap(QStringLiteral("[;\\s]+"));
        const QStringList parts = text.split(gap, Qt::SkipEmptyParts);
        const auto x = numberIn(parts.value(0)), y = numberIn(parts.value(1));
        if (parts.size() != 2 || !x || !y) return LabCanvas::tr("Type both coordinates, separated by a semicolon.");
        setPlace(target, {*x, *y}, true);
        return {};
    }
    const auto number = numberAt(m_parts.scene, m_parts.knobs, target);
    const auto value = numberIn(text);
    if (!number) return {};
    if (!value) return LabCanvas::tr("This is not a number.");
    // Costs by hand may be negative; nothing else may.
    const bool isCost = target.part == LabPart::Cell && target.matrix == LabMatrix::Cost;
    if (!isCost && (*value < number->least || *value > number->most)) {
        if (number->most > 1e9) return LabCanvas::tr("The value must be at least %1.").arg(shortNumber(number->least));
        return LabCanvas::tr("The value must be between %1 and %2.")
            .arg(shortNumber(number->least), shortNumber(number->most));
    }
    setValue(target, isCost ? *value : fitted(*number, *value), true);
    return {};
}

void LabChanges::endChange(bool isKept)
{
    LabParts& parts = m_parts;
    if (!parts.held) return;
    const QPointF before = *parts.held, now = parts.heldPlace.value_or(before);
    parts.held.reset();
    parts.heldPlace.reset();
    m_canvas.refresh();
    if (now != before && isValid(m_parts, parts.focus)) setPlace(parts.focus, isKept ? now : before, true);
}

void LabChanges::click(const LabTarget& target)
{
    if (target.part == LabPart::Title) m_canvas.setMainMatrix(target.matrix);
    if (target.part == LabPart::Cell && target.matrix == LabMatrix::Plan && m_parts.scene.canEditPlan)
        Q_EMIT m_canvas.cellToggled(target.row, target.column);
}

void LabChanges::cancelDrag()
{
    const auto drag = std::exchange(m_parts.drag, std::nullopt);
    if (drag && drag->hasMoved) Q_EMIT m_canvas.dragCancelled();
}

void LabChanges::light(LabHover hover)
{
    if (hover == m_parts.hover) return;
    m_parts.hover = hover;
    m_canvas.refresh();
    Q_EMIT m_canvas.hoverChanged(hover);
}

}  // namespace rosa::widgets
