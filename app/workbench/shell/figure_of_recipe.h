/// The content of a saved figure, from the command stored in it.
#pragma once

#include <optional>

#include "app/workbench/session/view_request.h"

namespace rosa::workbench {

/// Parses "rosa-workbench export SUBJECT… --figure NAME --option VALUE …"; `run` stays empty. nullopt if it is not such a command. Whether
/// a view shows the figure is decided by ViewList::viewFor().
std::optional<ShowFigure> figureOfRecipe(const QString& recipe);

}  // namespace rosa::workbench
