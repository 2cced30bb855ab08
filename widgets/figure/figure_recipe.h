/// The command that draws a saved figure again, to the last byte.
#pragma once

#include "widgets/figure/save_figure.h"

namespace rosa::widgets {

/// `recipe` with what was chosen beside it: size, font, the language of the texts, resolution of a PNG, and the file by its name without its
/// folder. The style names its font. Numbers are written so that they read back exactly. "" stays "".
QString wholeRecipe(const QString& recipe, const FigureStyle& style, FigureFormat format, const QString& fileName);

/// A PDF without the moment at which it was written; everything stays at its place.
QByteArray withoutDate(QByteArray pdf);

}  // namespace rosa::widgets
