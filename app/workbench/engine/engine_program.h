/// Where the window looks for the command.
#pragma once

#include <QString>

namespace rosa::workbench {

/// ROSA_ENGINE where it is set, else `rosa` beside this program. Whether it is there is not looked at.
QString engineProgram();

}  // namespace rosa::workbench
