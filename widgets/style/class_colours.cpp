#include "widgets/style/class_colours.h"

#include <array>

namespace rosa::widgets {

namespace {

constexpr std::array<QRgb, 16> kColours{
    0x0072B2, 0xE69F00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xD55E00, 0xC9B700, 0x332288,
    0x117733, 0x882255, 0x44AA99, 0x999933, 0xAA4499, 0xCC6677, 0x88CCEE, 0x661100,
};

/// The hues of Okabe and Ito, each as light or dark as curves need: 3 : 1 on the ground of the theme, and differences of 20 (CIEDE2000)
/// from each other. Found by a search that kept them near the originals and apart for colour-blind readers.
constexpr std::array<QRgb, 8> kOnLight{0x0063AC, 0x926003, 0x1A9D77, 0xAF63EA, 0x1595BB, 0xBF5F44, 0x90900C, 0x33248B};
constexpr std::array<QRgb, 8> kOnDark{0x0D7EB5, 0xEBA010, 0x3DB98D, 0xD281A9, 0x72D2FF, 0xE86A33, 0xE2DA39, 0x8C7AE8};

}  // namespace

QColor classColour(int number)
{
    if (number < 0) return QColor(0x99, 0x99, 0x99);
    const auto size = static_cast<int>(kColours.size());
    const QColor colour = QColor::fromRgb(kColours[static_cast<std::size_t>(number % size)]);
    return colour.darker(100 + 35 * (number / size % 4));
}

int classMarker(int number) { return number < 0 ? 0 : number / static_cast<int>(kColours.size()) % 5; }

QColor curveColour(int number, bool isDark)
{
    if (number >= 0 && number < static_cast<int>(kOnLight.size()))
        return QColor::fromRgb((isDark ? kOnDark : kOnLight)[static_cast<std::size_t>(number)]);
    const QColor colour = classColour(number);
    return isDark && colour.lightness() < 110 ? colour.lighter(165) : colour;
}

}  // namespace rosa::widgets
