#include "widgets/chart/line_density.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rosa::widgets {

namespace {

constexpr int kLevels = 255;

/// Opacity of a pixel that `count` lines cross.
std::array<float, 256> opacities(double ofOne)
{
    std::array<float, 256> table{};
    for (std::size_t count = 0; count < table.size(); ++count)
        table[count] = static_cast<float>(1 - std::pow(1 - ofOne, static_cast<double>(count)));
    return table;
}

/// The more lines, the paler each: where as many lines cross a pixel as on average over `height` pixels, six tenths of it are covered.
double opacityOfOne(std::size_t lines, int height, double most)
{
    const double perPixel = static_cast<double>(lines) / std::max(1, height);
    return std::clamp(1 - std::pow(0.4, 1 / std::max(perPixel, 1e-3)), 0.03, most);
}

}  // namespace

template <typename Act>
void LineDensity::walk(double x0, double y0, double x1, double y1, const Act& act)
{
    const double steps = std::max(1.0, std::ceil(std::max(std::abs(x1 - x0), std::abs(y1 - y0))));
    // 16.16 fixed point: the loop is the whole cost of a picture.
    const auto stepX = static_cast<std::int64_t>((x1 - x0) / steps * 65536);
    const auto stepY = static_cast<std::int64_t>((y1 - y0) / steps * 65536);
    auto x = static_cast<std::int64_t>(x0 * 65536) + 32768;
    auto y = static_cast<std::int64_t>(y0 * 65536) + 32768;
    for (int i = 0; i < static_cast<int>(steps); ++i, x += stepX, y += stepY) {
        const auto column = static_cast<int>(x >> 16), row = static_cast<int>(y >> 16);
        if (column < 0 || row < 0 || column >= m_width || row >= m_height) continue;
        act(m_pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(column)]);
    }
}

void LineDensity::add(const ParallelPicture& picture, const ParallelLayout& layout, std::size_t line, Change change)
{
    const float result = picture.results[line];
    const auto level = static_cast<std::uint32_t>(std::isnan(result) ? 0 : std::lround(result * kLevels));
    for (std::size_t axis = 0; axis + 1 < picture.axes.size(); ++axis) {
        const float from = picture.place(line, axis), to = picture.place(line, axis + 1);
        if (std::isnan(from) || std::isnan(to)) continue;
        const double x0 = layout.x[axis], y0 = layout.y(from), x1 = layout.x[axis + 1], y1 = layout.y(to);
        if (change == Change::Draw) walk(x0, y0, x1, y1, [](Pixel& pixel) { ++pixel.all; });
        if (change == Change::Keep) walk(x0, y0, x1, y1, [level](Pixel& pixel) { ++pixel.kept, pixel.sum += level; });
        if (change == Change::Drop) walk(x0, y0, x1, y1, [level](Pixel& pixel) { --pixel.kept, pixel.sum -= level; });
    }
}

void LineDensity::draw(const ParallelPicture& picture, const ParallelLayout& layout, const QSize& size,
                       const std::vector<char>& kept)
{
    m_width = size.width();
    m_height = size.height();
    m_pixels.assign(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height), {});
    m_kept.assign(picture.lines(), 0);
    m_keptCount = 0;
    m_hasOthers = false;
    m_isAllDrawn = false;
    setKept(picture, layout, kept);
}

void LineDensity::setKept(const ParallelPicture& picture, const ParallelLayout& layout, const std::vector<char>& kept)
{
    const auto isIn = [&kept](std::size_t line) { return kept.empty() || kept[line] != 0; };
    m_hasOthers = !kept.empty();
    // The others are behind the kept lines: while all are kept, nobody sees them.
    if (m_hasOthers && !m_isAllDrawn) countAll(picture, layout);
    std::size_t dropped = 0, count = 0;
    for (std::size_t line = 0; line < picture.lines(); ++line) {
        dropped += m_kept[line] != 0 && !isIn(line) ? 1 : 0;
        count += isIn(line) ? 1 : 0;
    }
    // Few lines are drawn anew faster than many are taken away.
    if (dropped > count) {
        for (Pixel& pixel : m_pixels) pixel.kept = pixel.sum = 0;
        m_kept.assign(m_kept.size(), 0);
    }
    for (std::size_t line = 0; line < picture.lines(); ++line) {
        const bool was = m_kept[line] != 0, is = isIn(line);
        if (was != is) add(picture, layout, line, is ? Change::Keep : Change::Drop);
        m_kept[line] = is ? 1 : 0;
    }
    m_keptCount = count;
}

void LineDensity::countAll(const ParallelPicture& picture, const ParallelLayout& layout)
{
    m_isAllDrawn = true;
    if (m_keptCount == picture.lines()) {
        for (Pixel& pixel : m_pixels) pixel.all = pixel.kept;
        return;
    }
    for (std::size_t line = 0; line < picture.lines(); ++line) add(picture, layout, line, Change::Draw);
}

QImage LineDensity::image(const ChartColours& colours) const
{
    QImage image(std::max(1, m_width), std::max(1, m_height), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const auto ofKept = opacities(opacityOfOne(m_keptCount, m_height, 0.7));
    const auto ofOthers = opacities(opacityOfOne(m_kept.size() - m_keptCount, m_height, 0.12) * 0.5);
    std::array<QRgb, kLevels + 1> ramp{};
    for (int level = 0; level <= kLevels; ++level)
        ramp[static_cast<std::size_t>(level)] = resultColour(static_cast<double>(level) / kLevels, colours.isDark);
    const QRgb grey = colours.quiet.rgb();
    for (int row = 0; row < m_height; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < m_width; ++column) {
            const Pixel& pixel = m_pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width) +
                                          static_cast<std::size_t>(column)];
            const std::uint32_t others = m_hasOthers ? pixel.all - pixel.kept : 0;
            if (pixel.kept == 0 && others == 0) continue;
            const bool isKept = pixel.kept > 0;
            const QRgb colour = isKept ? ramp[std::min<std::uint32_t>(pixel.sum / pixel.kept, kLevels)] : grey;
            const std::uint32_t count = std::min(255U, isKept ? pixel.kept : others);
            // Below a few kept lines, the others must not shine through.
            const float alpha = isKept ? ofKept[count] : std::min(0.5F, ofOthers[count]);
            line[column] = qPremultiply(qRgba(qRed(colour), qGreen(colour), qBlue(colour), static_cast<int>(alpha * 255)));
        }
    }
    return image;
}

}  // namespace rosa::widgets
