/// Colour maps for magnitudes: viridis and cividis, of matplotlib; both are safe for colour-blind readers and monotone in lightness, so that
/// greyscale copies remain readable.
#pragma once

#include <array>
#include <vector>

#include <QRgb>
#include <QString>

namespace rosa::bind {
template <typename Enum>
struct Named;
}

namespace rosa::widgets {

enum class ColourMap { Viridis, Cividis, Greys };

/// 256 colours from the lowest to the highest value. Computed once; thread-safe.
const std::array<QRgb, 256>& coloursOf(ColourMap map);

/// The colour of `value` on a scale from `low` to `high`, clamped to it; not-a-number is transparent. An empty scale gives the middle
/// colour.
QRgb colourOf(ColourMap map, double value, double low, double high);

/// Name in settings and figures: "viridis".
QString nameOf(ColourMap map);
/// All by name, as choices of an option (core/base/bind/fields.h).
std::vector<bind::Named<ColourMap>> namedColourMaps();

}  // namespace rosa::widgets
