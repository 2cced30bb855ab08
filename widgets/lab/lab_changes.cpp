// Changes of LabCanvas: each one, from whatever hand, becomes a signal here.
#include <cmath>

#include <QRegularExpression>

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

void LabCanvas::setValue(const LabTarget& target, double value, bool isDone)
{
    switch (target.part) {
        case LabPart::Weight:
            Q_EMIT weightMoved(target.isRow, target.index, value, isDone);
            break;
        case LabPart::Cell:
            Q_EMIT cellChanged(target.matrix, target.row, target.column, value, isDone);
            break;
        case LabPart::Playhead:
            Q_EMIT halfSweepsMoved(static_cast<int>(std::lround(value)), isDone);
            break;
        case LabPart::Angle:
            Q_EMIT angleMoved(value, isDone);
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

void LabCanvas::setKnob(LabKnob knob, double value, bool isDone)
{
    switch (knob) {
        case LabKnob::Lambda:
            Q_EMIT lambdaMoved(value, isDone);
            break;
        case LabKnob::Epsilon:
            Q_EMIT lambdaMoved(1 / value, isDone);
            break;
        case LabKnob::HalfSweeps:
            Q_EMIT halfSweepsMoved(static_cast<int>(std::lround(value)), isDone);
            break;
        case LabKnob::Temperature:
            Q_EMIT temperatureMoved(value, isDone);
            break;
        case LabKnob::Rho:
            Q_EMIT rhoMoved(value, isDone);
            break;
        case LabKnob::Angle:
            Q_EMIT angleMoved(value, isDone);
            break;
        case LabKnob::Rescale:
            Q_EMIT rescaleToggled(value != 0);
            break;
        case LabKnob::Variant:
            Q_EMIT variantChosen(static_cast<int>(value));
            break;
        case LabKnob::Arithmetic:
            Q_EMIT arithmeticChosen(static_cast<int>(value));
            break;
    }
}

void LabCanvas::setPlace(const LabTarget& target, const QPointF& place, bool isDone)
{
    Q_EMIT pointMoved(target.isRow, target.index, place, isDone);
}

void LabCanvas::nudge(const LabTarget& target, double value)
{
    if (m_parts->nudge && m_parts->nudge->target != target) settle();
    m_parts->nudge = LabNudge{target, value};
    setValue(target, value, false);
}

void LabCanvas::dropChanges()
{
    Parts& parts = *m_parts;
    parts.settling.stop();
    parts.nudge.reset();
    parts.drag.reset();
    parts.held.reset();
    parts.heldPlace.reset();
    refresh();
}

void LabCanvas::settle()
{
    m_parts->settling.stop();
    if (!m_parts->nudge) return;
    const LabNudge last = *m_parts->nudge;
    m_parts->nudge.reset();
    if (isValid(last.target)) setValue(last.target, last.value, true);
}

void LabCanvas::openField(const LabTarget& target)
{
    settle();
    const LabScene& scene = m_parts->scene;
    QString value;
    if (target.part == LabPart::Point) {
        if (!scene.canDragPoints || !isValid(target)) return;
        const QPointF place = (target.isRow ? scene.rows : scene.columns).places[static_cast<std::size_t>(target.index)];
        value = QStringLiteral("%1; %2").arg(typed(place.x()), typed(place.y()));
    } else {
        const auto number = numberAt(scene, m_parts->knobs, target);
        if (!number) return;
        value = typed(number->value);
    }
    QRectF place = rectOf(target);
    if (target.part == LabPart::Knob) {
        const QRectF field = m_parts->strip.of(static_cast<LabKnob>(target.index)).field;
        place = {field.topLeft() / devicePixelRatioF(), field.size() / devicePixelRatioF()};
    }
    const QString what =
        target.part == LabPart::Knob ? nameOf(static_cast<LabKnob>(target.index)) : describe(scene, target).value(0);
    m_parts->field->open(place.toAlignedRect(), value, what,
                         [this, target](const QString& text) { return takeText(target, text); });
    refresh();
}

/// "" if the text was a value for `target`.
QString LabCanvas::takeText(const LabTarget& target, const QString& text)
{
    if (!isValid(target)) return {};
    if (target.part == LabPart::Point) {
        static const QRegularExpression gap(QStringLiteral("[;\\s]+"));
        const QStringList parts = text.split(gap, Qt::SkipEmptyParts);
        const auto x = numberIn(parts.value(0)), y = numberIn(parts.value(1));
        if (parts.size() != 2 || !x || !y) return tr("Type both coordinates, separated by a semicolon.");
        setPlace(target, {*x, *y}, true);
        return {};
    }
    const auto number = numberAt(m_parts->scene, m_parts->knobs, target);
    const auto value = numberIn(text);
    if (!number) return {};
    if (!value) return tr("This is not a number.");
    // Costs by hand may be negative; nothing else may.
    const bool isCost = target.part == LabPart::Cell && target.matrix == LabMatrix::Cost;
    if (!isCost && (*value < number->least || *value > number->most)) {
        if (number->most > 1e9) return tr("The value must be at least %1.").arg(shortNumber(number->least));
        return tr("The value must be between %1 and %2.").arg(shortNumber(number->least), shortNumber(number->most));
    }
    setValue(target, isCost ? *value : fitted(*number, *value), true);
    return {};
}

}  // namespace rosa::widgets
