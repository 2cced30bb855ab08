/// `rosa sweep submit` and `rosa sweep status`: sweeps on a cluster with Slurm.
#pragma once

#include "app/engine/common/command.h"

namespace rosa::engine {

/// Adds the commands to `rosa sweep`.
void addSubmitCommand(CLI::App& sweep, CommandContext& context);
void addStatusCommand(CLI::App& sweep, CommandContext& context);

}  // namespace rosa::engine
