/// Help texts: `rosa help` and `--help`.
#pragma once

#include "core/catalog/catalogue.h"

namespace CLI {
class App;
}

namespace rosa::engine {

/// Prints the overview of `rosa`, or the options of one of its commands; as one JSON line if `isJson`.
void printHelp(const CLI::App& app, const catalog::Catalogue& catalogue, bool isJson);

}  // namespace rosa::engine
