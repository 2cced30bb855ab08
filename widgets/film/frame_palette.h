/// Reduces a frame of an animated GIF to 256 colours. Private to widgets/film.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <QRgb>

class QImage;

namespace rosa::widgets {

/// A frame as indices into a palette.
struct PalettedFrame {
    std::array<QRgb, 256> palette{};
    std::vector<std::uint8_t> pixels;  ///< Row by row, without padding.
};

/// Median cut (Heckbert 1982) over colours with five bits per channel: the box with the most pixels is split at its median along its
/// longest side until there are 256. No dithering, since figures have flat colours. O(pixels + colours · log colours). `frame` is RGB32 or
/// RGB888 of any size; alpha is ignored.
PalettedFrame paletted(const QImage& frame);

}  // namespace rosa::widgets
