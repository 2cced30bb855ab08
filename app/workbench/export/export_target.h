/// Checks of what the commands without a window write.
#pragma once

#include <QString>

#include "core/base/result.h"

namespace rosa::workbench {

/// Whether the file can be written, before anything is computed.
Result<void> checkTarget(const QString& out);
/// Whether the window has the language; a country may follow, for numbers: de_AT. main() has applied it already.
Result<void> checkLanguage(const QString& language);

}  // namespace rosa::workbench
