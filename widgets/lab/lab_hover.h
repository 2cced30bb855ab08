/// What lies under the pointer, and what is said about it.
#pragma once

#include "widgets/lab/lab_layout.h"
#include "widgets/lab/lab_paint.h"

namespace rosa::widgets {

/// The topmost thing at `point`. Flows are found within a few pixels. O(rows · columns) for flows, otherwise O(points).
LabTarget targetAt(const LabLayout& layout, const LabScene& scene, const QPointF& point);

/// The rectangle of a thing other than a knob: empty if it is not shown.
QRectF rectOf(const LabLayout& layout, const LabScene& scene, const LabTarget& target);

/// Lines about a thing: its name, then its values. Empty if there is nothing to say.
QStringList describe(const LabScene& scene, const LabTarget& target);

/// Draws lines beside `anchor`, inside `area`, not over it.
void drawNote(const LabPaint& paint, const QRectF& area, const QRectF& anchor, const QStringList& lines);

}  // namespace rosa::widgets
