#include "core/manual/reference.h"

#include <algorithm>
#include <vector>

#include "core/manual/markdown.h"

namespace rosa::manual {

namespace {

std::string textOf(const catalog::Parameter& parameter)
{
    const std::string unit = parameter.unit.empty() ? "" : " " + parameter.unit;
    std::string text = "### `" + parameter.key + "`\n\n**" + escapeMarkdown(parameter.title) + ".** " +
                       escapeMarkdown(parameter.help) + ".\n\n- Default: `" + catalog::toText(parameter.fallback) + "`" +
                       escapeMarkdown(unit) + "\n";
    if (parameter.choices.empty()) text += "- Allowed: " + escapeMarkdown(catalog::expectation(parameter).text()) + "\n";
    for (const catalog::Choice& choice : parameter.choices)
        text += "- `" + choice.id + "`: " + escapeMarkdown(choice.help) + "\n";
    if (parameter.live) text += "- Can be changed while a run trains\n";
    return text + "\n";
}

}  // namespace

std::string parametersTopic(const catalog::Catalogue& catalogue)
{
    std::string text =
        "# Parameters\n\n"
        "Reference of all parameters: meaning, default and range.\n\n"
        "A parameter is set in the Experiment form, with `--set KEY=VALUE` on the command line, or in a TOML file. The "
        "default "
        "given here applies if neither the method nor the preset sets another one; `rosa describe KEY` lists the values "
        "of all presets, and `rosa describe METHOD` the parameters that a method reads.\n\n";
    // Some groups occur in two places of the catalogue: parameters of RoSA first.
    std::vector<std::string> groups;
    for (const catalog::Parameter& parameter : catalogue.parameters)
        if (std::ranges::find(groups, parameter.group()) == groups.end()) groups.push_back(parameter.group());
    for (const std::string& group : groups) {
        text += "## " + group + "\n\n";
        for (const catalog::Parameter& parameter : catalogue.parameters)
            if (parameter.group() == group) text += textOf(parameter);
    }
    return text;
}

}  // namespace rosa::manual
