/// Traces of a solve over its half iterations, with a playhead.
#pragma once

#include "widgets/lab/lab_layout.h"
#include "widgets/lab/lab_paint.h"

namespace rosa::widgets {

/// Three panels: both gaps on a logarithmic scale, the cost with the exact cost, the entropy between those of the exact plan and of the independent
/// coupling. Costs below the optimum, which no plan with these weights has, are shaded. The titles give the values at the playhead. O(pixels).
void drawTraces(const LabPaint& paint, const LabLayout& layout, const LabScene& scene);

}  // namespace rosa::widgets
