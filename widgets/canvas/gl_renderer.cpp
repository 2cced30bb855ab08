#include "widgets/canvas/gl_renderer.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include <QImage>
#include <QOpenGLFunctions>

#include "widgets/canvas/glyph_atlas.h"

namespace rosa::widgets {

namespace {

enum Attribute : GLuint { Position, TextureCoordinate, Tint };

// Rows from top to bottom and bytes from blue to alpha, as in the image: nothing is converted after reading.
constexpr const char* kVertexShader = R"(
attribute vec2 position;
attribute vec2 textureCoordinate;
attribute vec4 tint;
uniform vec2 scale;
varying vec2 at;
varying vec4 colour;
void main()
{
    at = textureCoordinate;
    colour = tint;
    gl_Position = vec4(position * scale - 1.0, 0.0, 1.0);
}
)";
constexpr const char* kFragmentShader = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D atlas;
varying vec2 at;
varying vec4 colour;
void main()
{
    gl_FragColor = vec4(colour.bgr, colour.a * texture2D(atlas, at).a);
}
)";

GLuint shaderOf(QOpenGLFunctions& gl, GLenum type, const char* source)
{
    const GLuint shader = gl.glCreateShader(type);
    gl.glShaderSource(shader, 1, &source, nullptr);
    gl.glCompileShader(shader);
    GLint compiled = 0;
    gl.glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    if (compiled) return shader;
    gl.glDeleteShader(shader);
    return 0;
}

const void* offsetOf(std::size_t bytes)
{
    return reinterpret_cast<const void*>(bytes);  // NOLINT(performance-no-int-to-ptr)
}

}  // namespace

std::unique_ptr<GlRenderer> GlRenderer::create()
{
    std::unique_ptr<GlRenderer> renderer(new GlRenderer);
    return renderer->begin() ? std::move(renderer) : nullptr;
}

GlRenderer::~GlRenderer()
{
    if (!m_gl || !m_context.makeCurrent(&m_surface)) return;
    m_gl->glDeleteFramebuffers(1, &m_framebuffer);
    m_gl->glDeleteTextures(1, &m_picture);
    m_gl->glDeleteTextures(1, &m_texture);
    m_gl->glDeleteBuffers(1, &m_vertices);
    m_gl->glDeleteBuffers(1, &m_indices);
    m_gl->glDeleteProgram(m_program);
    m_context.doneCurrent();
}

bool GlRenderer::begin()
{
    QSurfaceFormat format;
    format.setVersion(2, 0);
    format.setProfile(QSurfaceFormat::NoProfile);
    m_context.setFormat(format);
    if (!m_context.create()) return false;
    m_surface.setFormat(m_context.format());
    m_surface.create();
    if (!m_surface.isValid() || !m_context.makeCurrent(&m_surface)) return false;
    m_gl = m_context.functions();
    const bool isReady = m_gl->hasOpenGLFeature(QOpenGLFunctions::Framebuffers) &&
                         m_gl->hasOpenGLFeature(QOpenGLFunctions::Shaders) && compile();
    if (isReady) {
        m_gl->glGenTextures(1, &m_texture);
        m_gl->glGenTextures(1, &m_picture);
        m_gl->glGenFramebuffers(1, &m_framebuffer);
        m_gl->glGenBuffers(1, &m_vertices);
        m_gl->glGenBuffers(1, &m_indices);
    }
    m_context.doneCurrent();
    return isReady;
}

bool GlRenderer::compile()
{
    const GLuint vertex = shaderOf(*m_gl, GL_VERTEX_SHADER, kVertexShader);
    const GLuint fragment = shaderOf(*m_gl, GL_FRAGMENT_SHADER, kFragmentShader);
    if (vertex == 0 || fragment == 0) return false;
    m_program = m_gl->glCreateProgram();
    m_gl->glAttachShader(m_program, vertex);
    m_gl->glAttachShader(m_program, fragment);
    m_gl->glBindAttribLocation(m_program, Position, "position");
    m_gl->glBindAttribLocation(m_program, TextureCoordinate, "textureCoordinate");
    m_gl->glBindAttribLocation(m_program, Tint, "tint");
    m_gl->glLinkProgram(m_program);
    m_gl->glDeleteShader(vertex);
    m_gl->glDeleteShader(fragment);
    GLint linked = 0;
    m_gl->glGetProgramiv(m_program, GL_LINK_STATUS, &linked);
    m_scale = m_gl->glGetUniformLocation(m_program, "scale");
    return linked != 0;
}

/// Makes the framebuffer current.
bool GlRenderer::resize(const QSize& size)
{
    m_gl->glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffer);
    if (m_size == size) return true;
    GLint most = 0;
    m_gl->glGetIntegerv(GL_MAX_TEXTURE_SIZE, &most);
    if (size.isEmpty() || size.width() > most || size.height() > most) return false;
    m_gl->glBindTexture(GL_TEXTURE_2D, m_picture);
    m_gl->glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, size.width(), size.height(), 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    m_gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    m_gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    m_gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    m_gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    m_gl->glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, m_picture, 0);
    if (m_gl->glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) return false;
    m_size = size;
    return true;
}

void GlRenderer::upload(const GlyphAtlas& glyphs)
{
    m_gl->glBindTexture(GL_TEXTURE_2D, m_texture);
    if (m_version == glyphs.version()) return;
    // RGBA, because textures of alpha alone are not available everywhere.
    const RasterTexture& texture = glyphs.texture();
    const auto count = static_cast<std::size_t>(texture.width) * static_cast<std::size_t>(texture.height);
    std::vector<unsigned char> texels(4 * count, 255);
    for (std::size_t i = 0; i < count; ++i) texels[4 * i + 3] = texture.coverage[i];
    m_gl->glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    m_gl->glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, texture.width, texture.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                       texels.data());
    m_gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    m_gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    m_gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    m_gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    m_version = glyphs.version();
}

void GlRenderer::setState(const QSize& size)
{
    m_gl->glViewport(0, 0, size.width(), size.height());
    m_gl->glDisable(GL_CULL_FACE);
    m_gl->glDisable(GL_DEPTH_TEST);
    m_gl->glDisable(GL_STENCIL_TEST);
    m_gl->glEnable(GL_BLEND);
    m_gl->glBlendEquation(GL_FUNC_ADD);
    m_gl->glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    m_gl->glEnable(GL_SCISSOR_TEST);
    m_gl->glUseProgram(m_program);
    m_gl->glUniform2f(m_scale, 2.0F / static_cast<float>(size.width()), 2.0F / static_cast<float>(size.height()));
    m_gl->glBindBuffer(GL_ARRAY_BUFFER, m_vertices);
    m_gl->glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, m_indices);
    for (const Attribute attribute : {Position, TextureCoordinate, Tint}) m_gl->glEnableVertexAttribArray(attribute);
}

void GlRenderer::draw(const ImDrawData& data, const QSize& size)
{
    for (int n = 0; n < data.CmdListsCount; ++n) {
        const ImDrawList* list = data.CmdLists[n];
        m_gl->glBufferData(GL_ARRAY_BUFFER, list->VtxBuffer.size_in_bytes(), list->VtxBuffer.Data, GL_STREAM_DRAW);
        m_gl->glBufferData(GL_ELEMENT_ARRAY_BUFFER, list->IdxBuffer.size_in_bytes(), list->IdxBuffer.Data, GL_STREAM_DRAW);
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const auto inside = [](float value, int most) { return std::clamp(static_cast<int>(value), 0, most); };
            const int left = inside(command.ClipRect.x, size.width()), top = inside(command.ClipRect.y, size.height());
            const int right = inside(command.ClipRect.z, size.width()), bottom = inside(command.ClipRect.w, size.height());
            if (left >= right || top >= bottom) continue;
            m_gl->glScissor(left, top, right - left, bottom - top);
            // The offset by the pointers: drawing with a base vertex is not available everywhere.
            const std::size_t start = command.VtxOffset * sizeof(ImDrawVert);
            m_gl->glVertexAttribPointer(Position, 2, GL_FLOAT, GL_FALSE, sizeof(ImDrawVert),
                                        offsetOf(start + offsetof(ImDrawVert, pos)));
            m_gl->glVertexAttribPointer(TextureCoordinate, 2, GL_FLOAT, GL_FALSE, sizeof(ImDrawVert),
                                        offsetOf(start + offsetof(ImDrawVert, uv)));
            m_gl->glVertexAttribPointer(Tint, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(ImDrawVert),
                                        offsetOf(start + offsetof(ImDrawVert, col)));
            m_gl->glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount),
                                 sizeof(ImDrawIdx) == 2 ? GL_UNSIGNED_SHORT : GL_UNSIGNED_INT,
                                 offsetOf(command.IdxOffset * sizeof(ImDrawIdx)));
        }
    }
}

bool GlRenderer::render(const ImDrawData& data, const GlyphAtlas& glyphs, const QColor& background, QImage& target)
{
    if (!m_context.isValid() || !m_context.makeCurrent(&m_surface)) return false;
    // OpenGL ES writes rows without gaps only.
    if (target.bytesPerLine() != 4 * static_cast<qsizetype>(target.width())) target = QImage(target.size(), target.format());
    while (m_gl->glGetError() != GL_NO_ERROR && m_context.isValid()) {
    }
    bool isDrawn = resize(target.size());
    if (isDrawn) {
        upload(glyphs);
        setState(target.size());
        m_gl->glDisable(GL_SCISSOR_TEST);
        m_gl->glClearColor(background.blueF(), background.greenF(), background.redF(), 1);
        m_gl->glClear(GL_COLOR_BUFFER_BIT);
        m_gl->glEnable(GL_SCISSOR_TEST);
        draw(data, target.size());
        m_gl->glPixelStorei(GL_PACK_ALIGNMENT, 4);
        m_gl->glReadPixels(0, 0, target.width(), target.height(), GL_RGBA, GL_UNSIGNED_BYTE, target.bits());
        isDrawn = m_gl->glGetError() == GL_NO_ERROR;
    }
    m_context.doneCurrent();
    return isDrawn;
}

}  // namespace rosa::widgets
