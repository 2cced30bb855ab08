/// Mouse, wheel and touch pad of the lab's canvas. ImGui gets what happens on the knobs; the drawing needs exact positions, not one a frame.
#pragma once

#include <QPointF>

#include "widgets/lab/lab_target.h"

class QMouseEvent;
class QWheelEvent;

namespace rosa::widgets {

class LabCanvas;
class LabChanges;
struct LabParts;

/// Functions with an event return whether it is done; otherwise it is ImGui's.
class LabPointer {
public:
    LabPointer(LabCanvas& canvas, LabParts& parts, LabChanges& changes)
        : m_canvas(canvas), m_parts(parts), m_changes(changes)
    {}

    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    /// After a move that ImGui has seen.
    void hover();
    bool release(const QMouseEvent& event);
    bool pressTwice(const QMouseEvent& event);
    bool wheel(QWheelEvent& event);
    void leave();

private:
    [[nodiscard]] QPointF pixelOf(const QPointF& place) const;
    void point(const LabTarget& target);
    bool startDrag(const QPointF& pixel);
    void moveDrag(const QPointF& pixel, bool isFine, bool isDone);

    LabCanvas& m_canvas;
    LabParts& m_parts;
    LabChanges& m_changes;
};

}  // namespace rosa::widgets
