/// What a mistyped or misplaced option was perhaps meant to be.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/catalogue.h"

namespace CLI {
class App;
}

namespace rosa::engine {

/// The end of the message about an option that command `at` does not have: "did you mean --set transport.lambda=40?". `words`: the option and what
/// follows it. By the first of these that there is: a parameter with this short name (the part of its key after the dot, or its initials: "lr"), if
/// the command has --set; other commands with this option; an option of the command, then a parameter, with nearly this name. "" if there is none.
std::string optionHint(const CLI::App& at, const std::vector<std::string>& words, const catalog::Catalogue& catalogue);

}  // namespace rosa::engine
