/// Anti-aliased lines of the software renderer.
#pragma once

#include "widgets/canvas/raster.h"
#include "widgets/canvas/raster_spans.h"

namespace rosa::widgets::raster {

/// Draws the segment of a line that starts with index `at` of a command in one piece, if ImGui has submitted one there, and returns the
/// number of its indices; otherwise 0.
int drawStroke(const Surface& surface, const Clip& clip, const RasterTexture& texture, const ImDrawVert* vertices,
               const ImDrawIdx* indices, unsigned remaining);

}  // namespace rosa::widgets::raster
