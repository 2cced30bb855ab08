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
///     Enter                 type a value
///     Escape                a drag or hold is undone; otherwise the ring goes away, and keys are the window's again
///
/// Keys with Ctrl, Alt or Meta, and all others, are left to the window. What a key does is announced as one change when it is released.
#pragma once

#include "widgets/lab/lab_layout.h"

namespace rosa::widgets {

/// The stops of the Tab key, in order, each by its first place.
std::vector<LabTarget> tabStops(const LabScene& scene, const LabKnobs& knobs, const LabLayout& layout);
/// Whether two places belong to one stop.
bool isSameStop(const LabTarget& a, const LabTarget& b);

/// The place that an arrow key leads to from `target`, or `target` where there is none. `right` and `up`: −1, 0 or 1.
LabTarget neighbour(const LabScene& scene, const LabTarget& target, int right, int up);
/// The first or last place of a stop: of the row, for a cell.
LabTarget endOf(const LabScene& scene, const LabTarget& target, bool isLast);

}  // namespace rosa::widgets
