#include "app/engine/unexpected_word.h"

#include <CLI/CLI.hpp>

#include "app/engine/manual.h"
#include "core/catalog/parameter.h"

namespace rosa::engine {

namespace {

/// Long options of `app` and of all it is part of.
std::vector<std::string> optionNames(const CLI::App& app)
{
    std::vector<std::string> names;
    for (const CLI::App* one = &app; one; one = one->get_parent())
        for (const CLI::Option* option : one->get_options())
            for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

}  // namespace

std::vector<std::string> subcommandNames(const CLI::App& app)
{
    std::vector<std::string> names;
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; })) names.push_back(sub->get_name());
    return names;
}

std::string unexpectedWord(const CLI::App& at, const std::string& word)
{
    const bool option = word.size() > 1 && word[0] == '-';
    const std::string given = option ? word.substr(0, word.find('=')) : word;
    const std::vector<std::string> names = option ? optionNames(at) : subcommandNames(at);
    const std::string help = "`" + fullName(at) + " --help` shows what there is";
    if (!option && names.empty()) return fullName(at) + ": unexpected '" + given + "'; " + help;
    const std::string near = catalog::nearest(given, names);
    return fullName(at) + ": unknown " + (option ? "option" : "command") + " '" + given + "'; " +
           (near.empty() ? help : "did you mean " + near + "?");
}

}  // namespace rosa::engine
