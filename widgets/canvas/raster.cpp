#include "widgets/canvas/raster.h"

#include <algorithm>
#include <atomic>

#include <QImage>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include "widgets/canvas/raster_spans.h"
#include "widgets/canvas/raster_stroke.h"
#include "widgets/canvas/raster_triangle.h"

namespace rosa::widgets {

namespace raster {

namespace {

/// Draws the commands of one list.
class Painter {
public:
    Painter(const Surface& surface, const RasterTexture& texture) : m_surface(surface), m_texture(texture) {}

    void draw(const ImDrawVert* vertices, const ImDrawIdx* indices, unsigned count, const Clip& clip)
    {
        for (unsigned i = 0; i + 3 <= count;) {
            const ImDrawIdx* index = indices + i;
            if (i + 6 <= count && index[3] == index[0] && index[4] == index[2] &&
                drawRectangle({vertices[index[0]], vertices[index[1]], vertices[index[2]], vertices[index[5]]}, clip)) {
                i += 6;
            } else if (const int used = drawStroke(m_surface, clip, m_texture, vertices, index, count - i)) {
                i += static_cast<unsigned>(used);
            } else {
                drawTriangle(m_surface, clip, m_texture, vertices[index[0]], vertices[index[1]], vertices[index[2]]);
                i += 3;
            }
        }
    }

private:
    bool drawRectangle(const ImDrawVert (&corner)[4], const Clip& clip)
    {
        const ImDrawVert &first = corner[0], &last = corner[2];
        const bool isUpright = corner[1].pos.x == last.pos.x && corner[1].pos.y == first.pos.y &&
                               corner[3].pos.x == first.pos.x && corner[3].pos.y == last.pos.y &&
                               first.pos.x <= last.pos.x && first.pos.y <= last.pos.y;
        const bool isOneColour = first.col == corner[1].col && first.col == last.col && first.col == corner[3].col;
        if (!isUpright || !isOneColour) return false;
        const Clip box{firstCentre(first.pos.x, clip.left, clip.right), firstCentre(first.pos.y, clip.top, clip.bottom),
                       firstCentre(last.pos.x, clip.left, clip.right), firstCentre(last.pos.y, clip.top, clip.bottom)};
        const bool isPlain = first.uv.x == last.uv.x && first.uv.y == last.uv.y && first.uv.x == corner[1].uv.x &&
                             first.uv.y == corner[1].uv.y && first.uv.x == corner[3].uv.x && first.uv.y == corner[3].uv.y;
        return isPlain ? fill(first, box) : copy(corner, box);
    }

    /// The texture has a white texel for plain colours; other texels are left to the general case.
    bool fill(const ImDrawVert& corner, const Clip& box)
    {
        if (coverageAt(corner.uv) != 255) return false;
        const Colour colour = colourOf(corner.col);
        const Brush brush(colour.opaque);
        if (colour.alpha == 0 || box.left >= box.right) return true;
        for (int y = box.top; y < box.bottom; ++y)
            fillSpan(m_surface.row(y), m_surface.width, box.left, box.right, colour, brush);
        return true;
    }

    [[nodiscard]] int coverageAt(const ImVec2& uv) const
    {
        const int x =
            static_cast<int>(within(uv.x * static_cast<float>(m_texture.width), static_cast<float>(m_texture.width - 1)));
        const int y =
            static_cast<int>(within(uv.y * static_cast<float>(m_texture.height), static_cast<float>(m_texture.height - 1)));
        return m_texture.coverage[static_cast<std::ptrdiff_t>(y) * m_texture.width + x];
    }

    /// A glyph whose texels coincide with pixels.
    bool copy(const ImDrawVert (&corner)[4], const Clip& box)
    {
        const ImDrawVert &first = corner[0], &last = corner[2];
        const float u = first.uv.x * static_cast<float>(m_texture.width),
                    v = first.uv.y * static_cast<float>(m_texture.height);
        const float right = last.uv.x * static_cast<float>(m_texture.width),
                    bottom = last.uv.y * static_cast<float>(m_texture.height);
        const auto isWhole = [](float value) { return std::fabs(value - std::round(value)) < 0.01F; };
        const bool isUpright = corner[1].uv.x == last.uv.x && corner[1].uv.y == first.uv.y && corner[3].uv.x == first.uv.x &&
                               corner[3].uv.y == last.uv.y;
        // ImGui shifts a glyph's texture with its rectangle where it is clipped.
        const float dx = u - first.pos.x, dy = v - first.pos.y;
        if (!isUpright || !isWhole(dx) || !isWhole(dy) || std::fabs(right - last.pos.x - dx) > 0.01F ||
            std::fabs(bottom - last.pos.y - dy) > 0.01F)
            return false;
        const int shiftX = static_cast<int>(std::lround(dx)), shiftY = static_cast<int>(std::lround(dy));
        if (box.left >= box.right || box.top >= box.bottom) return true;
        if (box.left + shiftX < 0 || box.top + shiftY < 0 || box.right + shiftX > m_texture.width ||
            box.bottom + shiftY > m_texture.height)
            return false;
        const Colour colour = colourOf(first.col);
        const Brush brush(colour.opaque);
        for (int y = box.top; y < box.bottom; ++y) {
            const std::uint8_t* texels =
                m_texture.coverage + static_cast<std::ptrdiff_t>(y + shiftY) * m_texture.width + shiftX;
            const auto texel = [&](int x) {
                return static_cast<std::uint16_t>(x >= box.left && x < box.right ? texels[x] : 0);
            };
            blendSpan(m_surface.row(y), m_surface.width, box.left, box.right, brush, [&](int x) {
                Halves four = {texel(x), 0, texel(x + 1), 0, texel(x + 2), 0, texel(x + 3), 0};
                four *= static_cast<std::uint16_t>(colour.alpha);
                divideBy255(four);
                return reinterpret_cast<Pixels>(four);
            });
        }
        return true;
    }

    const Surface& m_surface;
    const RasterTexture& m_texture;
};

/// Draws the part of the scene in rows top … bottom − 1.
void drawRows(const ImDrawData& data, const RasterTexture& texture, const Surface& surface, int top, int bottom)
{
    Painter painter(surface, texture);
    for (int n = 0; n < data.CmdListsCount; ++n) {
        const ImDrawList* list = data.CmdLists[n];
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const auto inside = [](float value, int most) {
                return static_cast<int>(within(value, static_cast<float>(most)));
            };
            const Clip clip{
                inside(command.ClipRect.x, surface.width), std::max(top, inside(command.ClipRect.y, surface.height)),
                inside(command.ClipRect.z, surface.width), std::min(bottom, inside(command.ClipRect.w, surface.height))};
            if (clip.left >= clip.right || clip.top >= clip.bottom) continue;
            painter.draw(list->VtxBuffer.Data + command.VtxOffset, list->IdxBuffer.Data + command.IdxOffset,
                         command.ElemCount, clip);
        }
    }
}

}  // namespace

}  // namespace raster

namespace {

// Pixels are drawn in bands that fit into the processor's cache: a scene of many long lines takes half the time.
constexpr qsizetype kBandBytes = 1 << 20;
constexpr qsizetype kFewestRows = 32, kMostRows = 256;
constexpr int kMostThreads = 4;

}  // namespace

QImage makeTarget(const QSize& size)
{
    // An odd number of cache lines of 64 bytes per row.
    const qsizetype bytes = ((static_cast<qsizetype>(size.width()) * 4 + 63) / 64 | 1) * 64;
    auto* pixels = new std::uint8_t[static_cast<std::size_t>(bytes) * static_cast<std::size_t>(size.height())];
    return {pixels,
            size.width(),
            size.height(),
            bytes,
            QImage::Format_ARGB32_Premultiplied,
            [](void* memory) { delete[] static_cast<std::uint8_t*>(memory); },
            pixels};
}

void rasterise(const ImDrawData& data, const RasterTexture& texture, QImage& target)
{
    if (target.width() < raster::kLanes || !texture.coverage) return;
    const raster::Surface surface{reinterpret_cast<std::uint32_t*>(target.bits()), target.bytesPerLine() / 4, target.width(),
                                  target.height()};
    const int rows = static_cast<int>(std::clamp<qsizetype>(kBandBytes / target.bytesPerLine(), kFewestRows, kMostRows));
    const int bands = (surface.height + rows - 1) / rows;
    std::atomic<int> next = 0;
    const auto drawBands = [&] {
        for (int band = next++; band < bands; band = next++)
            raster::drawRows(data, texture, surface, band * rows, std::min((band + 1) * rows, surface.height));
    };
    // Help of threads that have nothing else to do.
    QThreadPool& pool = *QThreadPool::globalInstance();
    QSemaphore done;
    int helpers = 0;
    const int wanted = std::min({bands, QThread::idealThreadCount(), kMostThreads}) - 1;
    while (helpers < wanted && pool.tryStart([&] {
        drawBands();
        done.release();
    }))
        ++helpers;
    drawBands();
    done.acquire(helpers);
}

}  // namespace rosa::widgets
