/// The plane: points, graphs, flows, the projection.
#pragma once

#include "widgets/lab/lab_layout.h"
#include "widgets/lab/lab_paint.h"

namespace rosa::widgets {

/// Draws the plane. Rows are discs, columns are squares; their areas are proportional to their weights. A flow's width is proportional to its mass;
/// below a pixel it becomes fainter, and is left out where it would not change a pixel. O(rows · columns).
void drawPlane(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, const LabHover& hover);

/// Radius of a point.
double pointRadius(const LabLayout& layout, const LabSide& side, int index);
/// Width of a flow of `mass`, in pixels.
double flowWidth(const LabLayout& layout, const LabScene& scene, double mass);
/// Colour of a point: its class's, or its side's.
QColor pointColour(const LabColours& colours, const LabSide& side, bool isRow, int index);
/// Where the projection line meets the frame of the plane, at the end that can be turned; nothing without a projection.
std::optional<QPointF> angleHandle(const LabLayout& layout, const LabScene& scene);

}  // namespace rosa::widgets
