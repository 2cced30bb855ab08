#include "widgets/canvas/raster_stroke.h"

namespace rosa::widgets::raster {

namespace {

/// A quadrilateral with two parallel sides, which fades towards these.
struct Stroke {
    ImVec2 corners[4];  ///< Left and right of the start, right and left of the end.
    float reach = 0;    ///< Distance from the middle where it has faded out.
    float fringe = 1;   ///< Length over which it fades.
    ImU32 colour = 0;
};

/// The unit normal of the stroke's middle line, and the signed distance of the origin along it.
struct Middle {
    ImVec2 normal;
    float offset = 0;

    [[nodiscard]] float distance(const ImVec2& point) const { return normal.x * point.x + normal.y * point.y - offset; }
};

/// False if the sides are not parallel or cross, as at sharp corners of polylines, or the segment has no length.
bool findMiddle(const Stroke& stroke, Middle& middle)
{
    const ImVec2* corner = stroke.corners;
    const ImVec2 start((corner[0].x + corner[1].x) * 0.5F, (corner[0].y + corner[1].y) * 0.5F);
    const ImVec2 end((corner[2].x + corner[3].x) * 0.5F, (corner[2].y + corner[3].y) * 0.5F);
    const ImVec2 along(end.x - start.x, end.y - start.y);
    const float length = std::sqrt(along.x * along.x + along.y * along.y);
    if (!(length > 1e-3F)) return false;
    middle.normal = ImVec2(-along.y / length, along.x / length);
    middle.offset = middle.normal.x * start.x + middle.normal.y * start.y;
    constexpr float kParallel = 0.02F;  // Pixels.
    const auto runsAlong = [&](const ImVec2& from, const ImVec2& to) { return (to.x - from.x) * along.x + (to.y - from.y) * along.y > 0; };
    return runsAlong(corner[0], corner[3]) && runsAlong(corner[1], corner[2]) &&
           std::fabs(middle.distance(corner[0]) - middle.distance(corner[3])) < kParallel &&
           std::fabs(middle.distance(corner[1]) - middle.distance(corner[2])) < kParallel;
}

void draw(const Surface& surface, const Clip& clip, const Stroke& stroke, const Middle& middle)
{
    const Colour colour = colourOf(stroke.colour);
    if (colour.alpha == 0) return;
    const Brush brush(colour.opaque);
    const auto most = static_cast<float>(colour.alpha);
    const float slope = most / stroke.fringe;
    const float atMiddle = stroke.reach * slope;
    const float perX = middle.normal.x * slope;
    const Floats lanes = Floats{0, 1, 2, 3} * perX;
    scan(stroke.corners, clip, [&](int y, int begin, int end) {
        const Floats first = middle.distance(ImVec2(0.5F, static_cast<float>(y) + 0.5F)) * slope + lanes;
        blendSpan(surface.row(y), surface.width, begin, end, brush, [&](int x) {
            const Floats signedDistance = first + perX * static_cast<float>(x);
            const auto distance = reinterpret_cast<Floats>(reinterpret_cast<Ints>(signedDistance) & 0x7fffffff);
            return roundedAlpha(atMiddle - distance, most);
        });
    });
}

/// Lines of whole widths: two triangles with a row of the atlas as their profile.
int drawTextured(const Surface& surface, const Clip& clip, const RasterTexture& texture, const ImDrawVert* vertices, const ImDrawIdx* index)
{
    constexpr int kIndices = 6;
    const ImDrawVert &endLeft = vertices[index[0]], &startLeft = vertices[index[1]], &startRight = vertices[index[2]],
                     &endRight = vertices[index[3]];
    const bool isLine = startLeft.uv.y == startRight.uv.y && startLeft.uv.x == endLeft.uv.x && startRight.uv.x == endRight.uv.x &&
                        startLeft.uv.y == endLeft.uv.y && startLeft.uv.y >= texture.linesTop && startLeft.uv.y < texture.linesBottom;
    const bool isOneColour = startLeft.col == startRight.col && startLeft.col == endLeft.col && startLeft.col == endRight.col;
    if (!isLine || !isOneColour) return 0;
    // The row has a transparent texel on both sides of the line.
    const float texels = std::fabs(startRight.uv.x - startLeft.uv.x) * static_cast<float>(texture.width);
    const Stroke stroke{{startLeft.pos, startRight.pos, endRight.pos, endLeft.pos}, texels / 2 - 0.5F, 1, startLeft.col};
    Middle middle;
    if (!findMiddle(stroke, middle)) return 0;
    draw(surface, clip, stroke, middle);
    return kIndices;
}

/// Lines of other widths: an opaque quadrilateral between two fading ones.
int drawThick(const Surface& surface, const Clip& clip, const ImDrawVert* vertices, const ImDrawIdx* index)
{
    constexpr int kIndices = 18;
    const int start = index[8], end = index[10];
    const int expected[kIndices] = {end + 1,   start + 1, start + 2, start + 2, end + 2,   end + 1,   end + 1, start + 1, start,
                                    start,     end,       end + 1,   end + 2,   start + 2, start + 3, start + 3, end + 3, end + 2};
    for (int i = 0; i < kIndices; ++i)
        if (index[i] != expected[i]) return 0;
    const ImDrawVert *from = vertices + start, *to = vertices + end;
    const ImU32 colour = from[1].col, faded = from[0].col;
    const bool isStroke = from[2].col == colour && to[1].col == colour && to[2].col == colour && from[3].col == faded &&
                          to[0].col == faded && to[3].col == faded && faded >> 24 == 0 && ((colour ^ faded) & 0x00ffffffU) == 0;
    for (int i = 0; i < 4; ++i)
        if (from[i].uv.x != from[0].uv.x || to[i].uv.x != from[0].uv.x || from[i].uv.y != from[0].uv.y || to[i].uv.y != from[0].uv.y) return 0;
    if (!isStroke) return 0;
    Stroke stroke{{from[0].pos, from[3].pos, to[3].pos, to[0].pos}, 0, 1, colour};
    Middle middle;
    if (!findMiddle(stroke, middle)) return 0;
    stroke.reach = std::fabs(middle.distance(from[0].pos));
    stroke.fringe = stroke.reach - std::fabs(middle.distance(from[1].pos));
    if (!(stroke.fringe > 0.01F)) return 0;
    draw(surface, clip, stroke, middle);
    return kIndices;
}

}  // namespace

int drawStroke(const Surface& surface, const Clip& clip, const RasterTexture& texture, const ImDrawVert* vertices, const ImDrawIdx* indices,
               unsigned remaining)
{
    // The order of ImDrawList::AddPolyline() of Dear ImGui 1.86.
    if (remaining >= 6 && indices[4] == indices[2] && indices[5] == indices[0])
        return drawTextured(surface, clip, texture, vertices, indices);
    if (remaining >= 18 && indices[3] == indices[2] && indices[5] == indices[0] && indices[6] == indices[0] && indices[7] == indices[1])
        return drawThick(surface, clip, vertices, indices);
    return 0;
}

}  // namespace rosa::widgets::raster
