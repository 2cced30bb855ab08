#include <algorithm>

#include "app/engine/common/plain_text.h"
#include "app/engine/describe/describe.h"
#include "core/base/text/joined.h"

namespace rosa::engine {

namespace {

using catalog::Catalogue;
using catalog::Choice;
using catalog::Encoder;
using catalog::Method;
using catalog::Parameter;
using catalog::Preset;
using catalog::PresetValue;
using catalog::Protocol;
using catalog::PublishedResult;

bool contains(const std::vector<std::string>& words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

std::vector<std::string> presetIds(const Method& method)
{
    std::vector<std::string> ids;
    for (const Preset& preset : method.presets)
        if (!contains(ids, preset.id)) ids.push_back(preset.id);
    return ids;
}

std::string defaultText(const Parameter& parameter)
{
    return catalog::toText(parameter.fallback) + (parameter.unit.empty() ? "" : " " + parameter.unit);
}

/// The value in the first preset for all data sets if it sets the parameter, otherwise the fallback.
std::string defaultText(const Parameter& parameter, const Method& method)
{
    for (const Preset& preset : method.presets) {
        if (preset.id != method.presets.front().id || !preset.dataset.empty()) continue;
        for (const PresetValue& value : preset.values)
            if (value.key == parameter.key) return value.text + (parameter.unit.empty() ? "" : " " + parameter.unit);
    }
    return defaultText(parameter);
}

std::string entryOf(const Parameter& parameter, const std::string& byDefault)
{
    return entry(
        parameter.key,
        parameter.help + " (" + byDefault + "; " + expectation(parameter).text() + (parameter.live ? "; live" : "") + ")",
        28);
}

std::string publishedTable(const Method& method)
{
    std::vector<std::vector<std::string>> rows{{"data set", "encoder", "accuracy %", "protocol", "source", "note"}};
    for (const PublishedResult& result : method.published)
        rows.push_back({result.dataset, result.encoder.empty() ? "-" : result.encoder,
                        percent(result.mean) + (result.deviation < 0 ? "" : " ± " + percent(result.deviation)),
                        result.protocol, result.source, result.note});
    return table(rows);
}

std::string presetText(const Method& method, const std::string& id)
{
    std::string text;
    for (const Preset& preset : method.presets) {
        if (preset.id != id) continue;
        std::vector<std::vector<std::string>> rows;
        if (!preset.encoder.empty()) rows.push_back({"encoder", preset.encoder, ""});
        for (const PresetValue& value : preset.values) rows.push_back({value.key, value.text, value.source});
        text += "\n  " + id + (preset.dataset.empty() ? ", all data sets" : ", " + preset.dataset) + "\n" + table(rows, 4);
    }
    return text;
}

}  // namespace

std::string describeMethods(const Catalogue& catalogue)
{
    std::string text = "METHODS\n";
    for (const Method& method : catalogue.methods) text += entry(method.id, method.title + ": " + method.summary);
    return text;
}

std::string describeEncoders(const Catalogue& catalogue)
{
    std::string text = "ENCODERS\n";
    for (const Encoder& encoder : catalogue.encoders) text += entry(encoder.id, encoder.title + ": " + encoder.help);
    return text;
}

std::string describeParameters(const Catalogue& catalogue)
{
    std::string text = "PARAMETERS (default; valid values; live: can be changed during training)\n";
    std::string group;
    for (const Parameter& parameter : catalogue.parameters) {
        if (!group.empty() && parameter.group() != group) text += "\n";
        group = parameter.group();
        text += entryOf(parameter, defaultText(parameter));
    }
    return text;
}

std::string describePresets(const Catalogue& catalogue)
{
    std::string text =
        "PRESETS (defaults, overridden by the values for all data sets, overridden by those for a data set)\n";
    for (const Method& method : catalogue.methods) {
        if (!method.trains) continue;
        for (const std::string& id : presetIds(method))
            text += "\n" + method.title + ", preset " + id + presetText(method, id);
    }
    return text;
}

std::string describeProtocols(const Catalogue& catalogue)
{
    std::string text = "PROTOCOLS\n";
    for (const Protocol& protocol : catalogue.protocols) text += entry(protocol.id, protocol.help);
    return text;
}

std::string describeAll(const Catalogue& catalogue)
{
    std::string text = describeMethods(catalogue) + "\n" + describeEncoders(catalogue) + "\n" + describeProtocols(catalogue);
    std::vector<std::vector<std::string>> groups;
    for (const Parameter& parameter : catalogue.parameters) {
        const std::string name = parameter.key.substr(parameter.group().size() + 1);
        if (groups.empty() || groups.back()[0] != parameter.group())
            groups.push_back({parameter.group(), name});
        else
            groups.back()[1] += ", " + name;
    }
    text += "\nPARAMETERS\n";
    for (const auto& group : groups) text += entry(group[0], group[1]);
    return text + "\n`rosa describe methods|encoders|parameters|presets|METHOD|ENCODER|KEY` shows details.\n";
}

std::string describe(const Catalogue& catalogue, const Method& method)
{
    std::string text = method.title + " (" + method.id + ")\n" + wrapped(method.summary, 2);
    if (!method.citation.empty()) text += wrapped(method.citation, 2);
    text += "\n";
    text += entry("trains", method.trains ? "yes" : "no, the embedding needs no training");
    text += entry("encoders", method.encoders.empty() ? "none" : joined(method.encoders));
    text += entry("presets", joined(presetIds(method)) + " (`rosa describe presets` lists their values)");
    text += "\nPARAMETERS (default" +
            (method.presets.empty() ? std::string()
                                    : ", where preset " + method.presets.front().id + " has nothing else for a data set") +
            "; valid values; live: can be changed during training)\n";
    for (const Parameter& parameter : catalogue.parameters) {
        const bool ofEncoder = std::ranges::any_of(method.encoders, [&](const std::string& id) {
            const Encoder* encoder = catalogue.encoder(id);
            return encoder && contains(encoder->parameters, parameter.key);
        });
        if (ofEncoder || contains(method.parameters, parameter.key))
            text += entryOf(parameter, defaultText(parameter, method));
    }
    if (!method.timeParameters.empty())
        text += "\nON TIME SNAPSHOTS (ciaw, ciaw-star, and other timestamped contacts if one of these is set)\n";
    for (const Parameter& parameter : catalogue.parameters)
        if (contains(method.timeParameters, parameter.key)) text += entryOf(parameter, defaultText(parameter));
    for (const catalog::Unfit& unfit : method.unfit)
        text += "\n" + wrapped("Not applicable to " + unfit.dataset + ": " + unfit.reason, 0);
    return text + "\nREPORTED RESULTS\n" + publishedTable(method);
}

std::string describe(const Encoder& encoder)
{
    return encoder.title + " (" + encoder.id + ")\n" + wrapped(encoder.help, 2) + wrapped(encoder.citation, 2) + "\n" +
           entry("parameters", joined(encoder.parameters));
}

std::string describe(const Catalogue& catalogue, const Parameter& parameter)
{
    std::string text = parameter.key + ": " + parameter.title + "\n" + wrapped(parameter.help, 2) + "\n";
    text += entry("allowed", expectation(parameter).text());
    if (!parameter.unit.empty()) text += entry("unit", parameter.unit);
    text += entry("default", defaultText(parameter));
    text +=
        entry("while training", parameter.live ? "can be changed: rosa send RUN set " + parameter.key + "=VALUE" : "fixed");
    if (!parameter.choices.empty()) text += "\nVALUES\n";
    for (const Choice& choice : parameter.choices) text += entry(choice.id, choice.help);
    std::vector<std::vector<std::string>> rows{{"method", "preset", "data set", "value", "source"}};
    for (const Method& method : catalogue.methods)
        for (const Preset& preset : method.presets)
            for (const PresetValue& value : preset.values)
                if (value.key == parameter.key && method.trains)
                    rows.push_back(
                        {method.id, preset.id, preset.dataset.empty() ? "(all)" : preset.dataset, value.text, value.source});
    if (rows.size() > 1) text += "\nPRESETS\n" + table(rows);
    return text;
}

}  // namespace rosa::engine
