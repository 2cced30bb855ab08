/// Keys of the lab's canvas.
///
///     Tab, Shift+Tab        next or previous stop: each knob, the points, the weights of the rows and of the columns, the titles of the
///                           matrices, the cells of the large matrix, the playhead; then on to the next widget
///     arrows                knob, playhead: change the value; titles: show another matrix; cells: go to a neighbour;
///                           points: left and right to the previous and next point, up and down to the other side;
///                           weights: along the edge to the next weight, across it to move the end of the bar
///     Shift with an arrow   a coarse step
///     Space                 point: take hold of it; arrows then move it, Space or Enter let go, Escape puts it back;
///                           cell of Γ: as a click; box: tick
///     + − Page Up Page Down change the value by a fine or a coarse step
///     Home, End             first or last point, weight, cell of the row; ends of the range
///     Enter                 type a value; Tab then takes it over and goes on to the next cell, weight or point, whose value can be typed at once
///     Escape                a drag or hold is undone; otherwise the ring goes away, and keys are the window's again
///
/// Keys with Ctrl, Alt or Meta, and all others, are left to the window. What a key does is announced as one change when it is released.
#pragma once

#include "widgets/lab/lab_layout.h"

class QKeyEvent;

namespace rosa::widgets {

class LabCanvas;
class LabChanges;
struct LabParts;

/// The stops of the Tab key, in order, each by its first place.
std::vector<LabTarget> tabStops(const LabScene& scene, const LabKnobs& knobs, const LabLayout& layout);
/// Whether two places belong to one stop.
bool isSameStop(const LabTarget& a, const LabTarget& b);

/// The place that an arrow key leads to from `target`, or `target` where there is none. `right` and `up`: −1, 0 or 1.
LabTarget neighbour(const LabScene& scene, const LabTarget& target, int right, int up);
/// The place behind or before `target` in reading order: of a cell in its matrix, of a weight or point on its side. `target` at the end of a
/// matrix and for all else; weights and points may be behind the last one.
LabTarget nextInOrder(const LabScene& scene, const LabTarget& target, bool isForward);
/// The first or last place of a stop: of the row, for a cell.
LabTarget endOf(const LabScene& scene, const LabTarget& target, bool isLast);

/// What the keys do to the focused place.
class LabKeyboard {
public:
    LabKeyboard(LabCanvas& canvas, LabParts& parts, LabChanges& changes)
        : m_canvas(canvas), m_parts(parts), m_changes(changes)
    {}

    /// Whether the key is not left to the window.
    [[nodiscard]] bool handles(const QKeyEvent& event) const;
    void press(const QKeyEvent& event);
    /// The focus comes by the Tab key.
    void enter(bool isForward);
    /// To the next or previous stop; false: there is none.
    bool goOn(bool isForward);
    /// From a typed value to the next or previous cell, weight or point, whose field opens; false: it was the last one.
    bool typeNext(bool isForward);

private:
    void focusOn(const LabTarget& target);
    void pressEnter();
    void pressSpace();
    void stepFocused(int steps, bool isCoarse);
    void moveFocused(int right, int up, bool isCoarse);

    LabCanvas& m_canvas;
    LabParts& m_parts;
    LabChanges& m_changes;
};

}  // namespace rosa::widgets
