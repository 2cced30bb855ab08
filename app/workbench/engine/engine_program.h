/// Path of the engine program.
#pragma once

#include <QString>

namespace rosa::workbench {

/// ROSA_ENGINE if it is set, otherwise `rosa` beside this program. Its existence is not checked.
QString engineProgram();

/// Whether the engine has the training core beside it; an engine that ROSA_ENGINE names has one. Without, this is the lab edition: nothing is
/// trained or evaluated, and no model computes.
bool hasTrainingCore();

}  // namespace rosa::workbench
