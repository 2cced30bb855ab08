/// Colour maps for magnitudes: viridis and cividis, from OpenCV's tables; both safe for colour-blind readers and monotone in
/// lightness, so that a grey copy still reads.
#pragma once

#include <array>

#include <QRgb>
#include <QString>

namespace rosa::widgets {

enum class ColourMap { Viridis, Cividis, Greys };

/// 256 colours from the lowest to the highest value. Made once; thread-safe.
const std::array<QRgb, 256>& coloursOf(ColourMap map);

/// The colour of `value` on a scale from `low` to `high`, clipped to it; not-a-number is transparent. An empty scale gives the middle.
QRgb colourOf(ColourMap map, double value, double low, double high);

/// As written into settings and figures: "viridis".
QString nameOf(ColourMap map);

}  // namespace rosa::widgets
