/// Changes of the lab's canvas: each one, from whatever hand, becomes a signal here.
#pragma once

#include <QPointF>
#include <QString>

#include "widgets/lab/lab_target.h"

namespace rosa::widgets {

class LabCanvas;
struct LabParts;

/// Emits the signals of the canvas, to whose parts it belongs; both outlive it.
class LabChanges {
public:
    LabChanges(LabCanvas& canvas, LabParts& parts) : m_canvas(canvas), m_parts(parts) {}

    void setValue(const LabTarget& target, double value, bool isDone);
    void setKnob(LabKnob knob, double value, bool isDone);
    void setPlace(const LabTarget& target, const QPointF& place, bool isDone);
    /// One change of several: the last one is repeated as done by settle().
    void nudge(const LabTarget& target, double value);
    void settle();
    /// Forgets a drag, a turn of the wheel and held keys without a signal.
    void drop();
    /// Lets go of the point that follows the arrows: where it is, or where it was.
    void endChange(bool isKept);
    void cancelDrag();
    void click(const LabTarget& target);
    /// Opens a field to type the value of `target`.
    void openField(const LabTarget& target);
    /// Lights up rows and columns, here and elsewhere.
    void light(LabHover hover);

private:
    QString applyText(const LabTarget& target, const QString& text);

    LabCanvas& m_canvas;
    LabParts& m_parts;
};

}  // namespace rosa::widgets
