#include "widgets/film/frame_palette.h"

#include <algorithm>

#include <QImage>

namespace rosa::widgets {

namespace {

/// Colours that fall into one cell of 8 × 8 × 8: number of pixels, sums of their channels, and the majority colour if there is one (Boyer
/// and Moore's vote), so that paper stays white.
struct Cell {
    std::uint16_t place = 0;
    std::uint32_t count = 0;
    std::uint64_t red = 0, green = 0, blue = 0;
    QRgb common = 0;
    std::uint32_t votes = 0;

    void add(QRgb colour)
    {
        ++count;
        red += static_cast<std::uint64_t>(qRed(colour));
        green += static_cast<std::uint64_t>(qGreen(colour));
        blue += static_cast<std::uint64_t>(qBlue(colour));
        if (votes == 0) common = colour;
        votes += colour == common ? 1 : -1u;
    }

    [[nodiscard]] int channel(int which) const { return (place >> (5 * which)) & 31; }
};

std::uint16_t placeOf(QRgb colour)
{
    return static_cast<std::uint16_t>((qRed(colour) >> 3) << 10 | (qGreen(colour) >> 3) << 5 | qBlue(colour) >> 3);
}

/// A range of cells that is mapped to one colour.
struct Box {
    std::size_t begin = 0, end = 0;
    std::uint64_t count = 0;
};

std::uint64_t countOf(const std::vector<Cell>& cells, std::size_t begin, std::size_t end)
{
    std::uint64_t count = 0;
    for (std::size_t i = begin; i < end; ++i) count += cells[i].count;
    return count;
}

int longestSide(const std::vector<Cell>& cells, const Box& box)
{
    int longest = 0;
    int best = -1;
    for (int channel = 0; channel < 3; ++channel) {
        int low = 31;
        int high = 0;
        for (std::size_t i = box.begin; i < box.end; ++i) {
            low = std::min(low, cells[i].channel(channel));
            high = std::max(high, cells[i].channel(channel));
        }
        if (high - low > best) {
            best = high - low;
            longest = channel;
        }
    }
    return longest;
}

/// Splits a box of at least two cells at the median pixel.
std::pair<Box, Box> halved(std::vector<Cell>& cells, const Box& box)
{
    const int side = longestSide(cells, box);
    std::sort(cells.begin() + static_cast<std::ptrdiff_t>(box.begin), cells.begin() + static_cast<std::ptrdiff_t>(box.end),
              [side](const Cell& a, const Cell& b) { return a.channel(side) < b.channel(side); });
    std::size_t middle = box.begin + 1;
    std::uint64_t below = cells[box.begin].count;
    while (middle + 1 < box.end && below + cells[middle].count <= box.count / 2) below += cells[middle++].count;
    return {{box.begin, middle, below}, {middle, box.end, box.count - below}};
}

}  // namespace

PalettedFrame paletted(const QImage& frame)
{
    const QImage image = frame.convertToFormat(QImage::Format_RGB32);
    std::vector<Cell> all(32768);
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) all[placeOf(line[x])].add(line[x]);
    }
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].count == 0) continue;
        all[i].place = static_cast<std::uint16_t>(i);
        cells.push_back(all[i]);
    }
    std::vector<Box> boxes{{0, cells.size(), countOf(cells, 0, cells.size())}};
    while (boxes.size() < 256) {
        Box* largest = nullptr;
        for (Box& box : boxes)
            if (box.end - box.begin > 1 && (!largest || box.count > largest->count)) largest = &box;
        if (!largest) break;
        const auto [first, second] = halved(cells, *largest);
        *largest = first;
        boxes.push_back(second);
    }

    PalettedFrame result;
    std::vector<std::uint8_t> colourOfPlace(32768);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        Cell sum;
        for (std::size_t k = boxes[i].begin; k < boxes[i].end; ++k) {
            if (cells[k].votes > boxes[i].count / 2) sum.common = cells[k].common;
            sum.red += cells[k].red;
            sum.green += cells[k].green;
            sum.blue += cells[k].blue;
            colourOfPlace[cells[k].place] = static_cast<std::uint8_t>(i);
        }
        const std::uint64_t count = std::max<std::uint64_t>(boxes[i].count, 1);
        const QRgb mean =
            qRgb(static_cast<int>(sum.red / count), static_cast<int>(sum.green / count), static_cast<int>(sum.blue / count));
        result.palette[i] = sum.common != 0 ? sum.common : mean;
    }
    result.pixels.reserve(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()));
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) result.pixels.push_back(colourOfPlace[placeOf(line[x])]);
    }
    return result;
}

}  // namespace rosa::widgets
