/// The language the window speaks.
#pragma once

#include <QString>

namespace rosa::workbench {

/// Sets the application's translators for a language ("de", "zh_CN", "en"; "": the system's) and the locale numbers are written in.
/// Call it before the first widget is made.
void applyLanguage(const QString& language);

}  // namespace rosa::workbench
