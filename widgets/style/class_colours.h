/// Class colours: one qualitative palette everywhere, Okabe-Ito followed by Tol muted, safe for colour-blind readers.
#pragma once

#include <QColor>

namespace rosa::widgets {

/// Colour of class `number` (from 0); a negative number means unknown: grey. The first eight are those of Okabe and Ito (2008) without
/// black and with yellow darkened for white paper, the next nine are Paul Tol's muted set; later ones repeat them darker, distinguished by
/// markers.
QColor classColour(int number);

/// Marker that accompanies a colour as a second channel: 0 disc, 1 square, 2 diamond, 3 triangle, 4 cross; changes each time the palette
/// repeats.
int classMarker(int number);

/// Colour of curve `number`; `isDark`: on a dark background. The first eight have 3 : 1 on the grounds of the theme and differ from each other;
/// later ones are those of the classes.
QColor curveColour(int number, bool isDark);

}  // namespace rosa::widgets
