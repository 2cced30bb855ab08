/// A word on the command line that no command or option is called.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace rosa::engine {

/// Of the commands that `app` has, in their order.
std::vector<std::string> subcommandNames(const CLI::App& app);

/// One clear line for a word that nothing on the command line takes: what it may have meant, or where help is.
std::string unexpectedWord(const CLI::App& at, const std::string& word);

}  // namespace rosa::engine
