/// What a saved figure shows, by the command that it carries.
#pragma once

#include <optional>

#include "app/workbench/session/view_request.h"

namespace rosa::workbench {

/// Reads "rosa-workbench export SUBJECT… --figure NAME --option VALUE …"; `run` stays empty. None where it is not such a command. Whether a view
/// shows the figure is another question: ViewList::viewFor().
std::optional<ShowFigure> figureOfRecipe(const QString& recipe);

}  // namespace rosa::workbench
