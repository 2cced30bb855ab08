/// The project's own icons: line drawings of one stroke width, in the colour of the text they stand beside.
#pragma once

#include <QIcon>
#include <QString>

namespace rosa::widgets {

/// The icon :/icons/NAME.svg. It takes its colour from the application's palette when it is drawn, so it suits light and dark,
/// and is drawn as vectors at any scale. A name that does not exist is a bug.
QIcon icon(const QString& name);

}  // namespace rosa::widgets
