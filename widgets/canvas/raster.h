/// Draws the output of Dear ImGui in software.
#pragma once

#include <cstdint>

#include <imgui.h>

class QImage;
class QSize;

namespace rosa::widgets {

/// The texture of all draw commands: the font atlas as coverage, 0 … 255 per texel, sampled like GL_LINEAR with clamped edges.
struct RasterTexture {
    const std::uint8_t* coverage = nullptr;
    int width = 0;
    int height = 0;
    float linesTop = 0;     ///< The rows of ImGui's anti-aliased lines (ImFontAtlas::TexUvLines) are between these
    float linesBottom = 0;  ///< texture coordinates; equal: none.
};

/// An image for rasterise(), with rows that do not compete for the same lines of the processor's cache.
QImage makeTarget(const QSize& size);

/// Draws `data`, in pixels of `target`, over `target`. Its format is Format_ARGB32_Premultiplied; data.DisplayPos is (0, 0). Targets less
/// than 4 pixels wide are left unchanged.
///
/// A pixel belongs to a triangle if its centre does; of two triangles with a common edge, exactly one covers a pixel on it. Colours,
/// transparency and texture are interpolated as by OpenGL, rounded to 8 bits per channel. Rectangles, glyphs and lines, which ImGui submits
/// as pairs or groups of triangles, are recognised and drawn in one piece; the picture is the same within one level of a channel.
/// Callbacks of commands are not called.
///
/// Time on one core: about 2 ns per pixel of lines, 1 of text, 0.2 of opaque rectangles, plus 30 to 100 ns per primitive. Idle threads of
/// QThreadPool::globalInstance() help; the picture does not depend on them. Reentrant.
void rasterise(const ImDrawData& data, const RasterTexture& texture, QImage& target);

}  // namespace rosa::widgets
