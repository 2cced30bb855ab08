/// Options of the commands that read data sets from files.
#pragma once

#include "core/data/parts/read_options.h"

namespace CLI {
class App;
}

namespace rosa::engine {

/// Adds to a command what the user may say about the files (--class, --ignore, --unlabelled, …); `options` must live as long as the command.
void addReadOptions(CLI::App& command, data::ReadOptions& options);

}  // namespace rosa::engine
