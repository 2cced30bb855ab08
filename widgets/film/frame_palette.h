/// 256 colours for a frame of an animated GIF. Private to widgets/film.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <QRgb>

class QImage;

namespace rosa::widgets {

/// A frame by places in a palette.
struct PalettedFrame {
    std::array<QRgb, 256> palette{};
    std::vector<std::uint8_t> pixels;  ///< Row by row, without gaps.
};

/// Median cut (Heckbert 1982) over colours of five bits a channel: the box of the most pixels is halved at its median along its longest
/// side until there are 256. No dithering: figures are flat. O(pixels + colours · log colours). `frame` is RGB32 or RGB888 in any
/// form; alpha is ignored.
PalettedFrame paletted(const QImage& frame);

}  // namespace rosa::widgets
