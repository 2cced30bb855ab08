/// Weights, sums and scalings as bars along the edges of the main matrix.
#pragma once

#include "widgets/lab/lab_layout.h"
#include "widgets/lab/lab_paint.h"

namespace rosa::widgets {

/// Sums of Γ are bars, weights are ticks across their ends; the sums of a pinned state are hollow bars. Logarithms of the scalings go from the middle
/// of their lane, to the right or downwards if positive. The side that the next half iteration scales is lit.
void drawBars(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, const LabHover& hover);

/// The tick of a weight, as wide as the pointer needs it.
QRectF weightTick(const LabLayout& layout, const LabScene& scene, bool isRow, int index);

}  // namespace rosa::widgets
