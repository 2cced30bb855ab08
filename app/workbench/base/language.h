/// The language the window speaks.
#pragma once

#include <QStringList>

namespace rosa::workbench {

/// Those that the window speaks: "en", "de", "zh_CN".
QStringList languages();

/// Sets the application's translators for a language ("de", "zh_CN", "en"; "": the system's) and the locale numbers are written in.
/// Call it before the first widget is made.
void applyLanguage(const QString& language);

}  // namespace rosa::workbench
