#include "widgets/style/class_colours.h"

#include <array>

namespace rosa::widgets {

namespace {

constexpr std::array<QRgb, 16> kColours{
    0x0072B2, 0xE69F00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xD55E00, 0xC9B700, 0x332288,
    0x117733, 0x882255, 0x44AA99, 0x999933, 0xAA4499, 0xCC6677, 0x88CCEE, 0x661100,
};

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
    const QColor colour = classColour(number);
    return isDark && colour.lightness() < 110 ? colour.lighter(165) : colour;
}

}  // namespace rosa::widgets
