/// Colours of classes: one qualitative palette everywhere, Okabe-Ito and then Tol muted, safe for colour-blind readers.
#pragma once

#include <QColor>

namespace rosa::widgets {

/// Colour of class `number` (from 0); below 0, not known: grey. The first eight are those of Okabe and Ito (2008) without black and
/// with yellow darkened for white paper, the next nine Paul Tol's muted set; later ones repeat them darker, and markers tell them apart.
QColor classColour(int number);

/// Marker that goes with a colour, a second channel beside it: 0 disc, 1 square, 2 diamond, 3 triangle, 4 cross; changes each time
/// the palette repeats.
int classMarker(int number);

/// Colour of curve `number`, from the same palette; `isDark`: on a dark background.
QColor curveColour(int number, bool isDark);

}  // namespace rosa::widgets
