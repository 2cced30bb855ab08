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
    const auto runsAlong = [&](const ImVec2& from, const ImVec2& to) {
        return (to.x - from.x) * along.x + (to.y - from.y) * along.y > 0;
    };
    return runsAlong(corner[0], corner[3]) && runsAlong(corner[1], corner[2]) &&
           std::fabs(middle.distance(corner[0]) - middle.distance(corner[3])) < kParallel &&
           std::fabs(middle.distance(corner[1]) - middle.distance(corner[2])) < kParallel;
}

/// Whether the stroke is above or below the clip.
bool isBeyond(const Stroke& stroke, const Clip& clip)
{
    const auto top = static_cast<float>(clip.top), bottom = static_cast<float>(clip.bottom);
    const auto& corner = stroke.corners;
    return (corner[0].y < top && corner[1].y < top && corner[2].y < top && corner[3].y < top) ||
           (corner[0].y > bottom && corner[1].y > bottom && corner[2].y > bottom && corner[3].y > bottom);
}

// Most of a frame's time may pass here, so this part has wider vectors than the rest.
constexpr int kWide = 8;
constexpr int kRowsAhead = 8;
using WidePixels = std::uint32_t __attribute__((vector_size(32)));
using WideHalves = std::uint16_t __attribute__((vector_size(32)));
using WideInts = std::int32_t __attribute__((vector_size(32)));
using WideFloats = float __attribute__((vector_size(32)));

/// Blends the stroke over the pixels of its rows.
struct StrokeKernel {
    ROSA_INLINE static void run(const Surface& surface, const Clip& clip, const Stroke& stroke, const Middle& middle,
                                const Colour& colour)
    {
        const WidePixels all = WidePixels{} + colour.opaque;
        const auto redBlue = reinterpret_cast<WideHalves>(all & 0x00ff00ffU);
        const auto alphaGreen = reinterpret_cast<WideHalves>(all >> 8 & 0x00ff00ffU);
        const WideInts lanes = {0, 1, 2, 3, 4, 5, 6, 7};
        const auto most = static_cast<float>(colour.alpha);
        const float slope = most / stroke.fringe;
        const float perX = middle.normal.x * slope;
        const WideFloats atMiddle = WideFloats{} + stroke.reach * slope, upper = WideFloats{} + most;
        const WideFloats steps = __builtin_convertvector(lanes, WideFloats) * perX;
        const float perRow = std::fabs(middle.normal.x) > kSteep ? -middle.normal.y / middle.normal.x : 0;
        // Each row of a steep line is in another page: without prefetching, four fifths of the time would be waiting.
        const auto shift = static_cast<std::ptrdiff_t>(perRow * kRowsAhead) + kRowsAhead * surface.stride;
        const auto blend = [&](int y, int begin, int end) __attribute__((always_inline))
        {
            std::uint32_t* row = surface.row(y);
            if (y + kRowsAhead + 1 < surface.height) __builtin_prefetch(row + begin + shift, 1);
            const float first = middle.distance(ImVec2(0.5F, static_cast<float>(y) + 0.5F)) * slope;
            for (int x = begin; x < end; x += kWide) {
                const int from = std::min(x, surface.width - kWide);
                const WideFloats signedDistance = steps + (first + perX * static_cast<float>(from));
                WideFloats value =
                    atMiddle - reinterpret_cast<WideFloats>(reinterpret_cast<WideInts>(signedDistance) & 0x7fffffff);
                value = value > upper ? upper : value;
                value = value > 0.0F ? value : WideFloats{};
                const WideInts inside = (lanes >= x - from) & (lanes < end - from);
                const auto alpha = reinterpret_cast<WidePixels>(__builtin_convertvector(value + 0.5F, WideInts) & inside);
                const auto share = reinterpret_cast<WideHalves>(alpha | alpha << 16);
                const WideHalves rest = 255 - share;
                WidePixels below;
                std::memcpy(&below, row + from, sizeof below);
                WideHalves one = redBlue * share + reinterpret_cast<WideHalves>(below & 0x00ff00ffU) * rest;
                WideHalves other = alphaGreen * share + reinterpret_cast<WideHalves>(below >> 8 & 0x00ff00ffU) * rest;
                divideBy255(one);
                divideBy255(other);
                below = reinterpret_cast<WidePixels>(one) | reinterpret_cast<WidePixels>(other) << 8;
                std::memcpy(row + from, &below, sizeof below);
            }
        };
        const auto [top, bottom] = rowsBetweenEnds(stroke, clip);
        if (perRow == 0 || top >= bottom) {
            scan(stroke.corners, clip, blend);
            return;
        }
        scan(stroke.corners, {clip.left, clip.top, clip.right, top}, blend);
        // Between the ends only the sides matter, beyond which the stroke is transparent: no exact limits are needed.
        const float reach = stroke.reach / std::fabs(middle.normal.x);
        for (int y = top; y < bottom; ++y) {
            const float x = (middle.offset - middle.normal.y * (static_cast<float>(y) + 0.5F)) / middle.normal.x;
            const int begin = std::max(clip.left, static_cast<int>(x - reach));
            const int end = std::min(clip.right, static_cast<int>(x + reach) + 1);
            if (begin < end) blend(y, begin, end);
        }
        scan(stroke.corners, {clip.left, bottom, clip.right, clip.bottom}, blend);
    }

private:
    static constexpr float kSteep = 0.01F;

    struct Rows {
        int first = 0, end = 0;
    };

    /// The rows of which both limits are on the sides of the stroke; none for coordinates far outside.
    static Rows rowsBetweenEnds(const Stroke& stroke, const Clip& clip)
    {
        const ImVec2* corner = stroke.corners;
        const auto isFar = [](const ImVec2& one) { return !(std::fabs(one.x) < 1e6F && std::fabs(one.y) < 1e6F); };
        if (std::any_of(corner, corner + 4, isFar)) return {};
        const bool isDownward = corner[0].y < corner[3].y;
        const ImVec2 *upper = isDownward ? corner : corner + 2, *lower = isDownward ? corner + 2 : corner;
        return {firstCentre(std::max(upper[0].y, upper[1].y), clip.top, clip.bottom),
                firstCentre(std::min(lower[0].y, lower[1].y), clip.top, clip.bottom)};
    }
};

void draw(const Surface& surface, const Clip& clip, const Stroke& stroke, const Middle& middle)
{
    const Colour colour = colourOf(stroke.colour);
    if (colour.alpha != 0) dispatch<StrokeKernel>(surface, clip, stroke, middle, colour);
}

/// Lines of whole widths: two triangles with a row of the atlas as their profile.
int drawTextured(const Surface& surface, const Clip& clip, const RasterTexture& texture, const ImDrawVert* vertices,
                 const ImDrawIdx* index)
{
    constexpr int kIndices = 6;
    const ImDrawVert &endLeft = vertices[index[0]], &startLeft = vertices[index[1]], &startRight = vertices[index[2]],
                     &endRight = vertices[index[3]];
    const bool isLine = startLeft.uv.y == startRight.uv.y && startLeft.uv.x == endLeft.uv.x &&
                        startRight.uv.x == endRight.uv.x && startLeft.uv.y == endLeft.uv.y &&
                        startLeft.uv.y >= texture.linesTop && startLeft.uv.y < texture.linesBottom;
    const bool isOneColour =
        startLeft.col == startRight.col && startLeft.col == endLeft.col && startLeft.col == endRight.col;
    if (!isLine || !isOneColour) return 0;
    // The row has a transparent texel on both sides of the line.
    const float texels = std::fabs(startRight.uv.x - startLeft.uv.x) * static_cast<float>(texture.width);
    const Stroke stroke{{startLeft.pos, startRight.pos, endRight.pos, endLeft.pos}, texels / 2 - 0.5F, 1, startLeft.col};
    if (isBeyond(stroke, clip)) return kIndices;
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
    const int expected[kIndices] = {end + 1, start + 1, start + 2, start + 2, end + 2, end + 1,
                                    end + 1, start + 1, start,     start,     end,     end + 1,
                                    end + 2, start + 2, start + 3, start + 3, end + 3, end + 2};
    for (int i = 0; i < kIndices; ++i)
        if (index[i] != expected[i]) return 0;
    const ImDrawVert *from = vertices + start, *to = vertices + end;
    const ImU32 colour = from[1].col, faded = from[0].col;
    const bool isStroke = from[2].col == colour && to[1].col == colour && to[2].col == colour && from[3].col == faded &&
                          to[0].col == faded && to[3].col == faded && faded >> 24 == 0 &&
                          ((colour ^ faded) & 0x00ffffffU) == 0;
    for (int i = 0; i < 4; ++i)
        if (from[i].uv.x != from[0].uv.x || to[i].uv.x != from[0].uv.x || from[i].uv.y != from[0].uv.y ||
            to[i].uv.y != from[0].uv.y)
            return 0;
    if (!isStroke) return 0;
    Stroke stroke{{from[0].pos, from[3].pos, to[3].pos, to[0].pos}, 0, 1, colour};
    if (isBeyond(stroke, clip)) return kIndices;
    Middle middle;
    if (!findMiddle(stroke, middle)) return 0;
    stroke.reach = std::fabs(middle.distance(from[0].pos));
    stroke.fringe = stroke.reach - std::fabs(middle.distance(from[1].pos));
    if (!(stroke.fringe > 0.01F)) return 0;
    draw(surface, clip, stroke, middle);
    return kIndices;
}

}  // namespace

int drawStroke(const Surface& surface, const Clip& clip, const RasterTexture& texture, const ImDrawVert* vertices,
               const ImDrawIdx* indices, unsigned remaining)
{
    if (surface.width < kWide) return 0;
    // The order of ImDrawList::AddPolyline() of Dear ImGui 1.86.
    if (remaining >= 6 && indices[4] == indices[2] && indices[5] == indices[0])
        return drawTextured(surface, clip, texture, vertices, indices);
    if (remaining >= 18 && indices[3] == indices[2] && indices[5] == indices[0] && indices[6] == indices[0] &&
        indices[7] == indices[1])
        return drawThick(surface, clip, vertices, indices);
    return 0;
}

}  // namespace rosa::widgets::raster
