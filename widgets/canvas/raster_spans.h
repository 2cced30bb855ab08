/// Pixels of the software renderer: rows of a polygon, and blending of a row.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#include <imgui.h>

#include "core/base/instruction_set.h"

namespace rosa::widgets::raster {

using Pixels = std::uint32_t __attribute__((vector_size(16)));
using Halves = std::uint16_t __attribute__((vector_size(16)));
using Ints = std::int32_t __attribute__((vector_size(16)));
using Floats = float __attribute__((vector_size(16)));
inline constexpr int kLanes = 4;

/// Pixels that may be drawn: left ≤ x < right, top ≤ y < bottom, within the surface.
struct Clip {
    int left = 0, top = 0, right = 0, bottom = 0;
};

/// Premultiplied 0xAARRGGBB.
struct Surface {
    std::uint32_t* pixels = nullptr;
    std::ptrdiff_t stride = 0;  ///< Pixels per row.
    int width = 0;              ///< >= kLanes
    int height = 0;

    [[nodiscard]] std::uint32_t* row(int y) const { return pixels + y * stride; }
};

/// A colour of ImGui (0xAABBGGRR, not premultiplied).
struct Colour {
    std::uint32_t opaque = 0;  ///< 0xFFRRGGBB
    int alpha = 0;             ///< 0 … 255
};

ROSA_INLINE Colour colourOf(ImU32 packed)
{
    return {0xff000000U | (packed & 0xffU) << 16 | (packed & 0xff00U) | (packed >> 16 & 0xffU),
            static_cast<int>(packed >> 24)};
}

/// `value` in 0 … most; not-a-number is 0.
ROSA_INLINE float within(float value, float most) { return value > 0 ? (value < most ? value : most) : 0; }

/// The least integer i in low … high with i + 0.5 ≥ value: the first pixel whose centre is not before `value`.
ROSA_INLINE int firstCentre(float value, int low, int high)
{
    const float shifted = value - 0.5F;
    if (!(shifted > static_cast<float>(low))) return low;
    if (!(shifted < static_cast<float>(high))) return high;
    const int whole = static_cast<int>(shifted);
    return whole + (static_cast<float>(whole) < shifted ? 1 : 0);
}

/// Divides by 255 and rounds; for products of two bytes and sums of such not above 255². By reference, because GCC warns of wide vectors as
/// arguments even where they are inlined.
template <typename Vector>
ROSA_INLINE void divideBy255(Vector& value)
{
    value += 128;
    value = (value + (value >> 8)) >> 8;
}

/// A colour prepared for blending.
struct Brush {
    Halves redBlue, alphaGreen;

    explicit Brush(std::uint32_t opaque)
    {
        const Pixels all = {opaque, opaque, opaque, opaque};
        redBlue = reinterpret_cast<Halves>(all & 0x00ff00ffU);
        alphaGreen = reinterpret_cast<Halves>(all >> 8 & 0x00ff00ffU);
    }

    /// The brush over four pixels, with an alpha of 0 … 255 for each.
    [[nodiscard]] ROSA_INLINE Pixels over(Pixels below, Pixels alpha) const
    {
        const auto share = reinterpret_cast<Halves>(alpha | alpha << 16);
        const Halves rest = 255 - share;
        Halves first = redBlue * share + reinterpret_cast<Halves>(below & 0x00ff00ffU) * rest;
        Halves second = alphaGreen * share + reinterpret_cast<Halves>(below >> 8 & 0x00ff00ffU) * rest;
        divideBy255(first);
        divideBy255(second);
        return reinterpret_cast<Pixels>(first) | reinterpret_cast<Pixels>(second) << 8;
    }
};

ROSA_INLINE Pixels load(const std::uint32_t* from)
{
    Pixels pixels;
    std::memcpy(&pixels, from, sizeof pixels);
    return pixels;
}

ROSA_INLINE void store(std::uint32_t* to, Pixels pixels) { std::memcpy(to, &pixels, sizeof pixels); }

/// Blends the brush over pixels begin … end − 1 of a row. alphaAt(x) gives the alphas of the four pixels from x on, whether they are in the
/// span or not. The last group may start before the end of the row's other groups; its lanes outside the span are left unchanged.
template <typename AlphaAt>
ROSA_INLINE void blendSpan(std::uint32_t* row, int width, int begin, int end, const Brush& brush, AlphaAt alphaAt)
{
    int x = begin;
    for (; x + kLanes <= end; x += kLanes) store(row + x, brush.over(load(row + x), alphaAt(x)));
    if (x >= end) return;
    const int from = std::min(x, width - kLanes);
    const Ints lane = Ints{0, 1, 2, 3} + from;
    const auto inside = reinterpret_cast<Pixels>((lane >= x) & (lane < end));
    store(row + from, brush.over(load(row + from), alphaAt(from) & inside));
}

ROSA_INLINE void fillSpan(std::uint32_t* row, int width, int begin, int end, const Colour& colour, const Brush& brush)
{
    if (colour.alpha == 255) {
        std::fill(row + begin, row + end, colour.opaque);
        return;
    }
    const auto alpha = static_cast<std::uint32_t>(colour.alpha);
    blendSpan(row, width, begin, end, brush, [=](int) { return Pixels{alpha, alpha, alpha, alpha}; });
}

/// Alphas of 0 … 255 from values in that unit, which are clamped and rounded.
ROSA_INLINE Pixels roundedAlpha(Floats value, float most)
{
    const Floats upper = Floats{} + most;
    value = value > upper ? upper : value;
    value = value > 0.0F ? value : Floats{};
    return reinterpret_cast<Pixels>(__builtin_convertvector(value + 0.5F, Ints));
}

/// One side of a convex polygon from its top corner to its bottom corner.
template <int kCorners>
class Side {
public:
    Side(const ImVec2* corners, int top, int step) : m_corners(corners), m_at(top), m_step(step) { next(); }

    /// Abscissa of the side at the height `y`; false beyond its last corner.
    ROSA_INLINE bool at(float y, float& x)
    {
        while (!(y < m_end)) {
            if (m_edges == kCorners) return false;
            next();
        }
        x = m_x + (y - m_y) * m_slope;
        return true;
    }

private:
    ROSA_INLINE void next()
    {
        const ImVec2 from = m_corners[m_at];
        m_at = (m_at + m_step + kCorners) % kCorners;
        const ImVec2 to = m_corners[m_at];
        ++m_edges;
        // Always from the upper end on: polygons on both sides of an edge compute identical abscissas.
        m_x = from.x;
        m_y = from.y;
        m_end = to.y;
        m_slope = to.y > from.y ? (to.x - from.x) / (to.y - from.y) : 0;
    }

    const ImVec2* m_corners;
    int m_at;
    int m_step;
    int m_edges = 0;
    float m_x = 0, m_y = 0, m_slope = 0, m_end = 0;
};

/// Calls span(y, begin, end) for the rows of a convex polygon with the pixels whose centres are inside it.
template <int kCorners, typename Span>
ROSA_INLINE void scan(const ImVec2 (&corners)[kCorners], const Clip& clip, Span span)
{
    int top = 0;
    float bottom = corners[0].y;
    for (int i = 1; i < kCorners; ++i) {
        if (corners[i].y < corners[top].y) top = i;
        bottom = corners[i].y > bottom ? corners[i].y : bottom;
    }
    const int last = firstCentre(bottom, clip.top, clip.bottom);
    int y = firstCentre(corners[top].y, clip.top, clip.bottom);
    if (y >= last) return;
    Side<kCorners> one(corners, top, 1), other(corners, top, -1);
    for (; y < last; ++y) {
        float a = 0, b = 0;
        const float centre = static_cast<float>(y) + 0.5F;
        if (!one.at(centre, a) || !other.at(centre, b)) return;
        const int begin = firstCentre(a < b ? a : b, clip.left, clip.right);
        const int end = firstCentre(a < b ? b : a, clip.left, clip.right);
        if (begin < end) span(y, begin, end);
    }
}

}  // namespace rosa::widgets::raster
