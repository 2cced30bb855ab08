/// Parsing of the command line: options common to all commands, and usage errors with suggestions.
#pragma once

#include <string>

#include "app/engine/common/command.h"

namespace rosa::engine {

/// Parses context.arguments with `app`, to which addCommands() has been applied, and runs the subcommand. Returns the exit code: 2
/// after a usage error (reported on one line), otherwise the exit code set by the subcommand. Help and version go to standard output.
int runCommandLine(CLI::App& app, CommandContext& context);

/// Adds --store, --json and --version.
void addCommonOptions(CLI::App& app, CommandContext& context);
/// Adds these and all commands, in the order of the manual.
void addCommands(CLI::App& app, CommandContext& context);

}  // namespace rosa::engine
