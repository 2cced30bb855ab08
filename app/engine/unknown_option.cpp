#include "app/engine/unknown_option.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/engine/help/manual.h"
#include "core/base/text/joined.h"
#include "core/base/text/nearest.h"

namespace rosa::engine {

namespace {

constexpr std::size_t kMostHints = 3;

/// Long options of `app` and its parents.
std::vector<std::string> optionNames(const CLI::App& app)
{
    std::vector<std::string> names;
    for (const CLI::App* one = &app; one; one = one->get_parent())
        for (const CLI::Option* option : one->get_options())
            for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

/// "learning_rate" as "lr".
std::string initials(const std::string& name)
{
    std::string letters;
    for (std::size_t i = 0; i < name.size(); ++i)
        if (i == 0 || name[i - 1] == '_') letters += name[i];
    return letters;
}

/// Keys of the parameters that are called so, of those that can have this value if there are any.
std::vector<std::string> keysNamed(std::string name, const std::string& value, const catalog::Catalogue& catalogue)
{
    std::ranges::replace(name, '-', '_');
    std::vector<std::string> keys, fitting;
    for (const catalog::Parameter& parameter : catalogue.parameters) {
        const std::string last = parameter.key.substr(parameter.key.find('.') + 1);
        const bool isShort = last.find('_') != std::string::npos && initials(last) == name;
        if (last != name && !isShort && parameter.key != name) continue;
        keys.push_back(parameter.key);
        if (catalog::parseValue(parameter, value)) fitting.push_back(parameter.key);
    }
    return fitting.empty() ? keys : fitting;
}

void addCommandsWith(const CLI::App& app, const std::string& option, std::vector<std::string>& commands)
{
    for (const CLI::App* sub : app.get_subcommands(kEverySubcommand)) {
        if (sub->get_option_no_throw(option)) commands.push_back(fullName(*sub));
        addCommandsWith(*sub, option, commands);
    }
}

/// The first of them, "a, b, … and c" where there are more.
std::string some(std::vector<std::string> all, const char* last)
{
    const bool areMore = all.size() > kMostHints;
    all.resize(std::min(all.size(), kMostHints));
    if (areMore) return joined(all, ", ") + ", …";
    const std::string end = all.back();
    all.pop_back();
    return all.empty() ? end : joined(all, ", ") + last + end;
}

}  // namespace

std::string optionHint(const CLI::App& at, const std::vector<std::string>& words, const catalog::Catalogue& catalogue)
{
    const std::size_t equals = words.front().find('=');
    const std::string option = words.front().substr(0, equals);
    const std::string name = option.substr(std::min(option.find_first_not_of('-'), option.size()));
    std::string value = "VALUE";
    if (equals != std::string::npos)
        value = words.front().substr(equals + 1);
    else if (words.size() > 1 && !words[1].starts_with('-'))
        value = words[1];
    const auto asSettings = [&](std::vector<std::string> keys) {
        for (std::string& key : keys) key = "--set " + key + "=" + value;
        return "did you mean " + some(std::move(keys), " or ") + "?";
    };
    const bool takesParameters = at.get_option_no_throw("--set") != nullptr;
    if (const auto keys = keysNamed(name, value, catalogue); takesParameters && !keys.empty()) return asSettings(keys);

    const CLI::App* program = &at;
    while (program->get_parent()) program = program->get_parent();
    std::vector<std::string> commands;
    addCommandsWith(*program, "--" + name, commands);
    if (!commands.empty()) return "it is an option of " + some(std::move(commands), " and ");

    if (const std::string near = nearestName(option, optionNames(at)); !near.empty()) return "did you mean " + near + "?";
    if (!takesParameters) return {};
    std::vector<std::string> keys;
    for (const catalog::Parameter& parameter : catalogue.parameters) keys.push_back(parameter.key);
    std::string key = name;
    std::ranges::replace(key, '-', '_');
    const std::string near = catalog::nearestKey(key, keys);
    return near.empty() ? std::string() : asSettings({near});
}

}  // namespace rosa::engine
