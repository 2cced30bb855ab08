/// Draws the output of Dear ImGui in software.
#pragma once

#include <cstdint>

#include <imgui.h>

class QImage;

namespace rosa::widgets {

/// The texture of all draw commands: the font atlas as coverage, 0 … 255 per texel, sampled like GL_LINEAR with clamped edges.
struct RasterTexture {
    const std::uint8_t* coverage = nullptr;
    int width = 0;
    int height = 0;
    float linesTop = 0;     ///< The rows of ImGui's anti-aliased lines (ImFontAtlas::TexUvLines) are between these
    float linesBottom = 0;  ///< texture coordinates; equal: none.
};

/// Draws `data`, in pixels of `target`, over `target`. Its format is Format_ARGB32_Premultiplied; data.DisplayPos is (0, 0). Targets less
/// than 4 pixels wide are left unchanged.
///
/// A pixel belongs to a triangle if its centre does; of two triangles with a common edge, exactly one covers a pixel on it. Colours,
/// transparency and texture are interpolated as by OpenGL, rounded to 8 bits per channel. Rectangles, glyphs and lines, which ImGui submits
/// as pairs or groups of triangles, are recognised and drawn in one piece; the picture is the same within one level of a channel.
/// Callbacks of commands are called.
///
/// Time: about 1 ns per pixel of text and lines, 0.2 ns of opaque rectangles, plus 30 to 100 ns per primitive. Reentrant.
void rasterise(const ImDrawData& data, const RasterTexture& texture, QImage& target);

}  // namespace rosa::widgets
