/// Triangles of the software renderer.
#pragma once

#include "widgets/canvas/raster.h"
#include "widgets/canvas/raster_spans.h"

namespace rosa::widgets::raster {

/// Draws a triangle with interpolated colour and texture; faster if only its transparency varies, or nothing.
void drawTriangle(const Surface& surface, const Clip& clip, const RasterTexture& texture, const ImDrawVert& a,
                  const ImDrawVert& b, const ImDrawVert& c);

}  // namespace rosa::widgets::raster
