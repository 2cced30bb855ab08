/// The command that reproduces a saved figure byte by byte.
#pragma once

#include "widgets/figure/save_figure.h"

namespace rosa::widgets {

/// `recipe` with the choices made in the dialogue: size, font, language of the texts, resolution of a PNG, and the file name without its
/// folder. The style names its font. Numbers are written so that they read back exactly. "" stays "".
QString wholeRecipe(const QString& recipe, const FigureStyle& style, FigureFormat format, const QString& fileName);

/// A PDF without its creation time; byte offsets are unchanged.
QByteArray withoutDate(QByteArray pdf);

}  // namespace rosa::widgets
