#include "widgets/canvas/raster_triangle.h"

namespace rosa::widgets::raster {

namespace {

/// A quantity that is linear in the plane, from its values at three corners.
class Plane {
public:
    Plane() = default;
    Plane(const ImVec2& a, const ImVec2& b, const ImVec2& c, float va, float vb, float vc)
    {
        const float doubleArea = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
        if (doubleArea != 0) {
            m_perX = ((vb - va) * (c.y - a.y) - (vc - va) * (b.y - a.y)) / doubleArea;
            m_perY = ((vc - va) * (b.x - a.x) - (vb - va) * (c.x - a.x)) / doubleArea;
        }
        m_origin = a;
        m_value = va;
    }

    /// At the centre of a pixel.
    [[nodiscard]] ROSA_INLINE float at(int x, int y) const
    {
        return m_value + m_perX * (static_cast<float>(x) + 0.5F - m_origin.x) +
               m_perY * (static_cast<float>(y) + 0.5F - m_origin.y);
    }
    [[nodiscard]] float perX() const { return m_perX; }

private:
    ImVec2 m_origin;
    float m_value = 0, m_perX = 0, m_perY = 0;
};

std::uint32_t rounded(float value)
{
    const float shifted = value + 0.5F;
    return static_cast<std::uint32_t>(shifted);
}

float channel(ImU32 colour, int shift) { return static_cast<float>(colour >> shift & 0xffU); }

/// Bilinear sample, 0 … 1.
float sampled(const RasterTexture& texture, float u, float v)
{
    const float x = within(u * static_cast<float>(texture.width) - 0.5F, static_cast<float>(texture.width - 1));
    const float y = within(v * static_cast<float>(texture.height) - 0.5F, static_cast<float>(texture.height - 1));
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    const int right = std::min(left + 1, texture.width - 1), bottom = std::min(top + 1, texture.height - 1);
    const auto at = [&](int column, int row) {
        return static_cast<float>(texture.coverage[static_cast<std::size_t>(row) * static_cast<std::size_t>(texture.width) +
                                                   static_cast<std::size_t>(column)]);
    };
    const float fx = x - static_cast<float>(left), fy = y - static_cast<float>(top);
    const float upper = at(left, top) * (1 - fx) + at(right, top) * fx;
    const float lower = at(left, bottom) * (1 - fx) + at(right, bottom) * fx;
    return (upper * (1 - fy) + lower * fy) / 255.0F;
}

/// A triangle with one colour and varying transparency: the fringes by which ImGui anti-aliases.
void drawFading(const Surface& surface, const Clip& clip, const ImVec2 (&corners)[3], ImU32 colour, const float (&alphas)[3])
{
    const Brush brush(colourOf(colour).opaque);
    const Plane alpha(corners[0], corners[1], corners[2], alphas[0], alphas[1], alphas[2]);
    const float most = std::max({alphas[0], alphas[1], alphas[2]});
    const float perX = alpha.perX();
    scan(corners, clip, [&](int y, int begin, int end) {
        const Floats first = alpha.at(0, y) + perX * Floats{0, 1, 2, 3};
        blendSpan(surface.row(y), surface.width, begin, end, brush,
                  [&](int x) { return roundedAlpha(first + perX * static_cast<float>(x), most); });
    });
}

void drawGeneral(const Surface& surface, const Clip& clip, const RasterTexture& texture, const ImDrawVert (&corner)[3])
{
    const ImVec2 corners[3] = {corner[0].pos, corner[1].pos, corner[2].pos};
    const auto plane = [&](auto value) {
        return Plane(corners[0], corners[1], corners[2], value(corner[0]), value(corner[1]), value(corner[2]));
    };
    Plane channels[4];  // Red, green, blue, alpha.
    for (int i = 0; i < 4; ++i) channels[i] = plane([i](const ImDrawVert& vertex) { return channel(vertex.col, 8 * i); });
    const Plane u = plane([](const ImDrawVert& vertex) { return vertex.uv.x; });
    const Plane v = plane([](const ImDrawVert& vertex) { return vertex.uv.y; });
    scan(corners, clip, [&](int y, int begin, int end) {
        std::uint32_t* row = surface.row(y);
        for (int x = begin; x < end; ++x) {
            const auto level = [&](int i) { return rounded(within(channels[i].at(x, y), 255)); };
            const float coverage = sampled(texture, u.at(x, y), v.at(x, y));
            const std::uint32_t alpha = rounded(within(channels[3].at(x, y) * coverage, 255));
            if (alpha == 0) continue;
            const Brush brush(0xff000000U | level(0) << 16 | level(1) << 8 | level(2));
            const std::uint32_t below = row[x];
            row[x] = brush.over(Pixels{below, below, below, below}, Pixels{alpha, alpha, alpha, alpha})[0];
        }
    });
}

}  // namespace

void drawTriangle(const Surface& surface, const Clip& clip, const RasterTexture& texture, const ImDrawVert& a,
                  const ImDrawVert& b, const ImDrawVert& c)
{
    const auto top = static_cast<float>(clip.top), bottom = static_cast<float>(clip.bottom);
    if ((a.pos.y < top && b.pos.y < top && c.pos.y < top) || (a.pos.y > bottom && b.pos.y > bottom && c.pos.y > bottom))
        return;
    const bool isPlain = a.uv.x == b.uv.x && a.uv.x == c.uv.x && a.uv.y == b.uv.y && a.uv.y == c.uv.y;
    constexpr ImU32 kRgb = 0x00ffffffU;
    const bool isOneColour = (a.col & kRgb) == (b.col & kRgb) && (a.col & kRgb) == (c.col & kRgb);
    if (!isPlain || !isOneColour) {
        drawGeneral(surface, clip, texture, {a, b, c});
        return;
    }
    const ImVec2 corners[3] = {a.pos, b.pos, c.pos};
    const float coverage = sampled(texture, a.uv.x, a.uv.y);
    if (a.col == b.col && a.col == c.col) {
        Colour colour = colourOf(a.col);
        colour.alpha = static_cast<int>(rounded(static_cast<float>(colour.alpha) * coverage));
        if (colour.alpha == 0) return;
        const Brush brush(colour.opaque);
        scan(corners, clip,
             [&](int y, int begin, int end) { fillSpan(surface.row(y), surface.width, begin, end, colour, brush); });
        return;
    }
    drawFading(surface, clip, corners, a.col,
               {channel(a.col, 24) * coverage, channel(b.col, 24) * coverage, channel(c.col, 24) * coverage});
}

}  // namespace rosa::widgets::raster
