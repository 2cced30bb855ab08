/// The project's own icons: line drawings with one stroke width, in the colour of the adjacent text.
#pragma once

#include <QIcon>
#include <QString>

namespace rosa::widgets {

/// The icon :/icons/NAME.svg. It takes its colour from the application's palette when drawn, so it suits light and dark themes, and is
/// drawn as vectors at any scale. An unknown name is a bug.
QIcon icon(const QString& name);

}  // namespace rosa::widgets
