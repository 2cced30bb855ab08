/// Path of the engine program.
#pragma once

#include <QString>

namespace rosa::workbench {

/// ROSA_ENGINE if it is set, otherwise `rosa` beside this program. Its existence is not checked.
QString engineProgram();

}  // namespace rosa::workbench
