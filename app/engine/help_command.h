/// Help as --help and the command `help` print it.
#pragma once

namespace CLI {
class App;
}

namespace rosa::engine {

/// The page of `rosa` itself, or the options of one of its commands, to standard output; as a JSON line where `isJson`.
void printHelp(const CLI::App& app, bool isJson);

}  // namespace rosa::engine
