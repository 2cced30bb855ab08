#include "app/engine/help/completions.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/engine/help/manual.h"
#include "core/base/text/joined.h"
#include "core/data/embedded.h"

namespace rosa::engine {

namespace {

/// Shell command that prints what runs of the store are called, newest first: ids, their ends, and names that need no quotes.
constexpr const char* kRuns =
    R"sh(rosa runs list --json 2> /dev/null | sed -nE 's/^\{"run":"([^"]*-)?([^"-]+)","name":"(([[:alnum:]_.-]+)")?.*/\1\2 \2 \4/p')sh";
/// The same within double quotes of fish, a word a line.
constexpr const char* kRunsFish =
    R"sh(rosa runs list --json 2> /dev/null | string match -rg '\"run\":\"([^\"]*?([^\"-]+))\",\"name\":(?:\"([\w.-]+)\")?')sh";

/// Shell command that prints the names of the imported data sets.
constexpr const char* kImported =
    R"sh(rosa data list --json 2> /dev/null | grep -o '"name":"[^"]*","origin":"imported"' | cut -d '"' -f 4)sh";
/// The same within double quotes of fish.
constexpr const char* kImportedFish =
    R"sh(rosa data list --json 2> /dev/null | string match -arg '\"name\":\"([^\"]*)\",\"origin\":\"imported\"')sh";

bool isOfDatasets(const std::string& option) { return option == "--dataset" || option == "--datasets"; }

/// Choices of an option, parsed from its CLI11 type name: "{auto,cpu,cuda}".
std::vector<std::string> choicesOf(const CLI::Option& option)
{
    const std::string type = option.get_type_name();
    const auto open = type.find('{');
    const auto close = type.find('}', open);
    std::vector<std::string> choices;
    if (open == std::string::npos || close == std::string::npos) return choices;
    for (std::size_t at = open + 1; at <= close;) {
        const std::size_t end = std::min(type.find(',', at), close);
        choices.push_back(type.substr(at, end - at));
        at = end + 1;
    }
    return choices;
}

std::vector<std::string> namesOf(const auto& things)
{
    std::vector<std::string> names;
    names.reserve(things.size());
    for (const auto& thing : things) names.push_back(thing.id);
    return names;
}

std::vector<std::string> knownValues(const std::string& option, const catalog::Catalogue& catalogue)
{
    std::vector<std::string> values;
    if (isOfDatasets(option))
        for (const EmbeddedFile& file : data::embeddedFiles()) values.emplace_back(file.name);
    if (option == "--method" || option == "--methods") return namesOf(catalogue.methods);
    if (option == "--encoder") return namesOf(catalogue.encoders);
    if (option == "--preset")
        for (const catalog::Method& method : catalogue.methods)
            for (const catalog::Preset& preset : method.presets)
                if (std::ranges::find(values, preset.id) == values.end()) values.push_back(preset.id);
    if (option == "--protocol") return namesOf(catalogue.protocols);
    if (option == "--set")
        for (const catalog::Parameter& parameter : catalogue.parameters) values.push_back(parameter.key + "=");
    return values;
}

/// Arguments of `rosa help`: the commands of the program and the topics of the manual.
std::vector<std::pair<std::string, std::string>> helpWords(const CLI::App& program, const catalog::Catalogue& catalogue)
{
    std::vector<std::pair<std::string, std::string>> words;
    for (const CLI::App* sub : program.get_subcommands(kEverySubcommand))
        words.emplace_back(sub->get_name(), sub->get_description());
    const manual::Manual manual = wholeManual(program, catalogue);
    for (const manual::Page& page : manual.pages()) words.emplace_back(page.name, page.summary);
    return words;
}

void addWords(const CLI::App& app, const std::string& path, const catalog::Catalogue& catalogue,
              std::vector<CommandWords>& all)
{
    CommandWords words{.path = path, .commands = {}, .options = {}, .values = {}};
    for (const CLI::App* one = &app; one; one = one->get_parent())
        for (const CLI::Option* option : one->get_options()) {
            if (option->get_group().empty()) continue;  // Hidden.
            words.takesRun = words.takesRun || (one == &app && option->get_positional() && option->get_name() == "RUN");
            for (const std::string& name : option->get_lnames()) {
                const bool isSaid = std::ranges::find(words.options, "--" + name,
                                                      &std::pair<std::string, std::string>::first) != words.options.end();
                if (isSaid) continue;  // Every command has --help.
                words.options.emplace_back("--" + name, option->get_description());
                if (option->get_expected_max() == 0) continue;
                auto values = choicesOf(*option);
                if (values.empty()) values = knownValues("--" + name, catalogue);
                if (!values.empty()) words.values["--" + name] = std::move(values);
            }
        }
    const auto subcommands = app.get_subcommands(kEverySubcommand);
    for (const CLI::App* sub : subcommands) words.commands.emplace_back(sub->get_name(), sub->get_description());
    if (path == "rosa help") words.commands = helpWords(*app.get_parent(), catalogue);
    all.push_back(std::move(words));
    for (const CLI::App* sub : subcommands) addWords(*sub, path + " " + sub->get_name(), catalogue, all);
}

/// `text` in single quotes, for any shell. Quotes within it become typographic, which is harmless because descriptions are never typed.
std::string quoted(const std::string& text)
{
    std::string inside;
    for (const char letter : text) inside += letter == '\'' ? "’" : std::string(1, letter);
    return "'" + inside + "'";
}

std::string caseOfPaths(const std::vector<CommandWords>& commands)
{
    std::string paths;
    for (const CommandWords& command : commands)
        if (command.path != "rosa") paths += (paths.empty() ? "" : " | ") + quoted(command.path);
    return paths;
}

/// The case statement over options with known values, for bash and zsh; sets "$known".
std::string caseOfValues(const std::vector<CommandWords>& commands, const std::string& indent)
{
    std::string text;
    for (const CommandWords& command : commands)
        for (const auto& [option, values] : command.values) {
            text.append(indent)
                .append(quoted(command.path + " " + option))
                .append(") known=")
                .append(quoted(joined(values, " ")));
            if (isOfDatasets(option)) text.append("\" $(").append(kImported).append(")\"");
            text.append(" ;;\n");
        }
    return text;
}

}  // namespace

std::vector<CommandWords> commandWords(const CLI::App& app, const catalog::Catalogue& catalogue)
{
    std::vector<CommandWords> all;
    addWords(app, "rosa", catalogue, all);
    return all;
}

std::string bashCompletion(const std::vector<CommandWords>& commands)
{
    std::string text =
        "# bash completion for rosa; made by `rosa completion bash`.\n"
        "_rosa()\n{\n"
        "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} path=rosa known='' word\n"
        "    COMPREPLY=()\n"
        "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
        "        case \"$path $word\" in\n            " +
        caseOfPaths(commands) + ") path+=\" $word\" ;;\n        esac\n    done\n    case \"$path $before\" in\n" +
        caseOfValues(commands, "        ") +
        "    esac\n"
        "    if [[ -z $known ]]; then\n"
        "        case $path in\n";
    for (const CommandWords& command : commands) {
        std::vector<std::string> words;
        for (const auto& [word, description] : command.commands) words.push_back(word);
        for (const auto& [word, description] : command.options) words.push_back(word);
        text += "            " + quoted(command.path) + ")\n                known=" + quoted(joined(words, " ")) + "\n";
        if (command.takesRun) text += std::string("                [[ $current == -* ]] || known=$(") + kRuns + ")\n";
        text += "                ;;\n";
    }
    text +=
        "        esac\n"
        "    fi\n"
        "    mapfile -t COMPREPLY < <(compgen -W \"$known\" -- \"$current\")\n"
        "    [[ ${COMPREPLY[0]} != *= ]] || compopt -o nospace\n"
        "}\n"
        "complete -o default -F _rosa rosa\n";
    return text;
}

std::string zshCompletion(const std::vector<CommandWords>& commands)
{
    const auto described = [](std::string word, const std::string& description) {
        // A colon separates the word from its description.
        for (std::size_t at = word.find(':'); at != std::string::npos; at = word.find(':', at + 2)) word.insert(at, "\\");
        return quoted(word + ":" + description);
    };
    std::string text =
        "#compdef rosa\n"
        "# zsh completion for rosa; made by `rosa completion zsh`.\n"
        "_rosa()\n{\n"
        "    local at=rosa known='' word before=${words[CURRENT-1]}\n"
        "    local -a offered\n"
        "    for word in ${words[2,CURRENT-1]}; do\n"
        "        case \"$at $word\" in\n            (" +
        caseOfPaths(commands) + ") at+=\" $word\" ;;\n        esac\n    done\n    case \"$at $before\" in\n";
    std::string values = caseOfValues(commands, "        (");
    text += values +
            "    esac\n"
            "    if [[ -n $known ]]; then\n"
            "        [[ $before == --set ]] && compadd -S '' -- ${=known} || compadd -- ${=known}\n"
            "        return\n"
            "    fi\n"
            "    case $at in\n";
    for (const CommandWords& command : commands) {
        text += "        (" + quoted(command.path) + ")\n            offered=(\n";
        for (const auto& [word, description] : command.commands)
            text += "                " + described(word, description) + "\n";
        for (const auto& [word, description] : command.options)
            text += "                " + described(word, description) + "\n";
        text += "            )\n";
        if (command.takesRun) text += std::string("            compadd -- $(") + kRuns + ")\n";
        text += "            ;;\n";
    }
    text +=
        "    esac\n"
        "    _describe rosa offered\n"
        "    _files\n"
        "}\n"
        "_rosa \"$@\"\n";
    return text;
}

std::string fishCompletion(const std::vector<CommandWords>& commands)
{
    std::string paths;
    for (const CommandWords& command : commands)
        if (command.path != "rosa") paths += " " + quoted(command.path);
    std::string text =
        "# fish completion for rosa; made by `rosa completion fish`.\n"
        "function __rosa_at\n"
        "    set -l path rosa\n"
        "    for word in (commandline -opc)[2..-1]\n"
        "        contains -- \"$path $word\"" +
        paths +
        "; and set path \"$path $word\"\n"
        "    end\n"
        "    test \"$path\" = \"$argv[1]\"\n"
        "end\n";
    for (const CommandWords& command : commands) {
        const std::string at = "complete -c rosa -n \"__rosa_at " + quoted(command.path) + "\" ";
        for (const auto& [word, description] : command.commands)
            text += at + "-f -a " + quoted(word) + " -d " + quoted(description) + "\n";
        if (command.takesRun) text += at + "-f -a \"(" + kRunsFish + ")\"\n";
        for (const auto& [word, description] : command.options) {
            text += at + "-l " + quoted(word.substr(2)) + " -d " + quoted(description);
            const auto values = command.values.find(word);
            if (values != command.values.end()) text += " -x -a " + quoted(joined(values->second, " "));
            text += "\n";
            if (isOfDatasets(word)) text += at + "-l " + word.substr(2) + " -x -a \"(" + kImportedFish + ")\"\n";
        }
    }
    return text;
}

}  // namespace rosa::engine
