/// Reading the command line: options that every command takes, and errors that say what was meant.
#pragma once

#include <string>

#include "app/engine/command.h"

namespace rosa::engine {

/// Runs the subcommand that `arguments` name on `app`, whose subcommands have been added. Returns the exit code: 2 with one
/// line for a wrong command line, else what the subcommand left in the context. Help and version go to standard output.
int runCommandLine(CLI::App& app, CommandContext& context);

/// Adds --store, --json and --version, and every command in the order in which the manual lists them.
void addCommands(CLI::App& app, CommandContext& context);

}  // namespace rosa::engine
