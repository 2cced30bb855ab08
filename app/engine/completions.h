/// Scripts by which a shell completes the words of `rosa`.
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

/// What may follow one command.
struct CommandWords {
    std::string path;                                           ///< "rosa runs list"
    std::vector<std::pair<std::string, std::string>> commands;  ///< Word, what it does.
    std::vector<std::pair<std::string, std::string>> options;   ///< "--dataset", what it is.
    std::map<std::string, std::vector<std::string>> values;     ///< Option → what it may be, where that is known.
    bool takesRun = false;                                      ///< A run of the store comes next.
};

/// The command `app`, and all below it.
std::vector<CommandWords> commandWords(const CLI::App& app, const catalog::Catalogue& catalogue);

std::string bashCompletion(const std::vector<CommandWords>& commands);
std::string zshCompletion(const std::vector<CommandWords>& commands);
std::string fishCompletion(const std::vector<CommandWords>& commands);

}  // namespace rosa::engine
