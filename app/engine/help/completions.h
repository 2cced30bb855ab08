/// Shell completion scripts for `rosa`.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/catalog/catalogue.h"

namespace CLI {
class App;
}

namespace rosa::engine {

/// Completions of one command.
struct CommandWords {
    std::string path;                                           ///< "rosa runs list"
    std::vector<std::pair<std::string, std::string>> commands;  ///< Name, description.
    std::vector<std::pair<std::string, std::string>> options;   ///< "--dataset", description.
    std::map<std::string, std::vector<std::string>> values;     ///< Option → known values.
    bool takesRun = false;                                      ///< The next argument is a run of the store.
};

/// Completions of `app` and all its subcommands.
std::vector<CommandWords> commandWords(const CLI::App& app, const catalog::Catalogue& catalogue);

std::string bashCompletion(const std::vector<CommandWords>& commands);
std::string zshCompletion(const std::vector<CommandWords>& commands);
std::string fishCompletion(const std::vector<CommandWords>& commands);

}  // namespace rosa::engine
