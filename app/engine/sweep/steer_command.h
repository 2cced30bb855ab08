/// `rosa sweep pause|resume|cancel|first`: orders to the workers of a sweep on all machines.
#pragma once

#include "app/engine/common/command.h"

namespace rosa::engine {

void addSteeringCommands(CLI::App& sweep, CommandContext& context);

}  // namespace rosa::engine
