/// The command `rosa compare`.
#pragma once

#include "app/engine/common/command.h"

namespace rosa::engine {

void addCompareCommand(CLI::App& app, CommandContext& context);

}  // namespace rosa::engine
