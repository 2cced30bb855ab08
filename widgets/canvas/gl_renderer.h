/// Draws the output of Dear ImGui by OpenGL, off screen.
#pragma once

#include <memory>

#include <QColor>
#include <QOffscreenSurface>
#include <QOpenGLContext>

#include <imgui.h>

class QImage;
class QOpenGLFunctions;

namespace rosa::widgets {

class GlyphAtlas;

/// Draws into a framebuffer of its own and reads the picture back (OpenGL 2.0 with framebuffer objects, or OpenGL ES 2.0). A QOpenGLWidget
/// would save the reading, 3 ms per 1280 × 800 pixels at most, but makes Qt compose the whole window by OpenGL and recreate it when the
/// first one is added, is not supported by all platforms, and cannot be replaced when the driver fails. GUI thread.
class GlRenderer {
public:
    /// nullptr where there is no usable context.
    static std::unique_ptr<GlRenderer> create();
    ~GlRenderer();
    GlRenderer(const GlRenderer&) = delete;
    GlRenderer& operator=(const GlRenderer&) = delete;

    /// Draws over the background, into `target` (Format_ARGB32_Premultiplied, with the size of the frame). False if OpenGL has failed;
    /// the renderer is then of no more use.
    bool render(const ImDrawData& data, const GlyphAtlas& glyphs, const QColor& background, QImage& target);

private:
    GlRenderer() = default;
    bool begin();
    bool compile();
    bool resize(const QSize& size);
    void upload(const GlyphAtlas& glyphs);
    void setState(const QSize& size);
    void draw(const ImDrawData& data, const QSize& size);

    QOffscreenSurface m_surface;
    QOpenGLContext m_context;
    QOpenGLFunctions* m_gl = nullptr;
    unsigned m_program = 0, m_texture = 0, m_vertices = 0, m_indices = 0, m_framebuffer = 0, m_picture = 0;
    int m_scale = -1;  ///< Location of the uniform.
    QSize m_size;
    int m_version = 0;  ///< Of the glyphs in the texture.
};

}  // namespace rosa::widgets
