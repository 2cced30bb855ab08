/// Languages of the user interface.
#pragma once

#include <QStringList>

namespace rosa::workbench {

/// Available languages: "en", "de", "zh_CN".
QStringList languages();

/// Installs the translators of a language ("de", "zh_CN", "en"; "": the system's) and sets the locale of numbers. Call it before creating
/// widgets.
void applyLanguage(const QString& language);

}  // namespace rosa::workbench
