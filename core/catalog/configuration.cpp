#include "core/catalog/configuration.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/base/text/joined.h"
#include "core/base/text/nearest.h"
#include "core/base/text/printable.h"
#include "core/base/text/shell_word.h"
#include "core/base/text/unknown_name.h"

namespace rosa::catalog {

namespace {

Error unknownKey(const Catalogue& catalogue, const std::string& key, const std::map<std::string, SetValue>& values,
                 const std::string& method)
{
    if (catalogue.parameter(key))
        return badInput("%1 has no parameter %2 (rosa describe %1 lists its parameters)", method, key);
    std::vector<std::string> keys;
    keys.reserve(values.size());
    for (const auto& [known, value] : values) keys.push_back(known);
    const std::string near = nearestKey(key, keys);
    if (near.empty()) return badInput("unknown parameter '%1'; rosa describe %2 lists the known ones", key, method);
    return badInput(didYouMean(Message("unknown parameter '%1'", key), near));
}

template <typename Item>
std::vector<std::string> idsOf(const std::vector<Item>& items)
{
    std::vector<std::string> ids;
    for (const Item& item : items)
        if (std::ranges::find(ids, item.id) == ids.end()) ids.push_back(item.id);
    return ids;
}

/// A preset and the data set whose values it uses.
struct ChosenPreset {
    std::string id;
    std::string dataset;  ///< "": only the values for all data sets.
};

/// Resolves "reference" or "reference@cora"; for "" the method's first preset.
Result<ChosenPreset> resolvePreset(const Method& method, const Selection& selection)
{
    const std::vector<std::string> known = idsOf(method.presets);
    const std::string own = selection.isNamesake ? std::string() : selection.dataset;
    if (selection.preset.empty()) return ChosenPreset{known.empty() ? std::string() : known.front(), own};
    const std::size_t mark = selection.preset.find(kAsFor);
    const bool isOfAnother = mark != std::string::npos;
    ChosenPreset chosen{selection.preset.substr(0, mark), isOfAnother ? selection.preset.substr(mark + 1) : own};
    if (std::ranges::find(known, chosen.id) == known.end())
        return unknownName(Message("unknown preset '%1'", chosen.id), chosen.id, known);
    if (!isOfAnother) return chosen;
    std::vector<std::string> datasets;
    for (const Preset& one : method.presets)
        if (one.id == chosen.id && !one.dataset.empty()) datasets.push_back(one.dataset);
    if (std::ranges::find(datasets, chosen.dataset) != datasets.end()) return chosen;
    return unknownName(Message("preset %1 has no values for data set '%2'", chosen.id, chosen.dataset), chosen.dataset,
                       datasets);
}

/// The encoder named by `wanted`; for "" the preset's, otherwise the method's first; "" if the method needs none.
Result<std::string> resolveEncoder(const Catalogue& catalogue, const Method& method, const std::string& wanted,
                                   const ChosenPreset& preset)
{
    if (method.encoders.empty()) {
        if (wanted.empty()) return std::string();
        return badInput("method %1 does not use an encoder, found '%2'", method.id, wanted);
    }
    if (wanted.empty()) {
        for (const Preset& one : method.presets)
            if (one.id == preset.id && one.dataset == preset.dataset && !one.encoder.empty()) return one.encoder;
        return method.encoders.front();
    }
    if (!catalogue.encoder(wanted)) return unknownName(Message("unknown encoder '%1'", wanted), wanted, method.encoders);
    if (std::ranges::find(method.encoders, wanted) == method.encoders.end())
        return badInput("method %1 does not support encoder %2; expected one of %3", method.id, wanted,
                        joined(method.encoders));
    return wanted;
}

/// Whether a run of this method uses time snapshots: if a preset for `dataset` or the user sets one of their parameters.
bool takesTime(const Method& method, const Selection& selection, const std::string& dataset)
{
    const auto isOfTime = [&](const std::string& key) {
        return key.starts_with("time.") && std::ranges::find(method.timeParameters, key) != method.timeParameters.end();
    };
    const bool isAsked = std::ranges::any_of(selection.overrides, [&](const auto& one) { return isOfTime(one.first); });
    return isAsked || std::ranges::any_of(method.presets, [&](const Preset& preset) {
               return preset.dataset == dataset && std::ranges::any_of(preset.values, isOfTime, &PresetValue::key);
           });
}

}  // namespace

std::vector<PresetChoice> presetChoices(const Method& method, const std::string& dataset)
{
    std::vector<PresetChoice> choices;
    for (const std::string& id : idsOf(method.presets)) choices.push_back({id, id, {}});
    const bool hasOwn =
        !dataset.empty() && std::ranges::find(method.presets, dataset, &Preset::dataset) != method.presets.end();
    if (hasOwn) return choices;
    for (const Preset& preset : method.presets)
        if (!preset.dataset.empty()) choices.push_back({preset.id + kAsFor + preset.dataset, preset.id, preset.dataset});
    return choices;
}

Result<Configuration> Configuration::resolve(const Catalogue& catalogue, const Selection& selection)
{
    const Method* method = catalogue.method(selection.method);
    if (!method)
        return unknownName(Message("unknown method '%1'", selection.method), selection.method, idsOf(catalogue.methods));
    if (selection.dataset.empty()) return badInput("no data set is specified");

    ROSA_TRY_ASSIGN(const auto chosen, resolvePreset(*method, selection));
    ROSA_TRY_ASSIGN(auto encoder, resolveEncoder(catalogue, *method, selection.encoder, chosen));
    Configuration made;
    const bool isOwn = chosen.dataset == (selection.isNamesake ? std::string() : selection.dataset);
    made.m_preset = isOwn ? chosen.id : selection.preset;
    made.m_dataset = withByteEscapes(selection.dataset);
    made.m_isNamesake = selection.isNamesake;
    made.m_method = method->id;
    made.m_encoder = std::move(encoder);
    made.m_seed = selection.seed;

    const auto addDefault = [&](const std::string& key) {
        const Parameter* parameter = catalogue.parameter(key);
        ROSA_CHECK(parameter, "no description of " + key);
        made.m_values[key] = {parameter->fallback, "default"};
    };
    std::ranges::for_each(method->parameters, addDefault);
    if (const Encoder* one = catalogue.encoder(made.m_encoder)) std::ranges::for_each(one->parameters, addDefault);
    if (takesTime(*method, selection, chosen.dataset)) std::ranges::for_each(method->timeParameters, addDefault);

    for (const std::string& dataset : {std::string(), chosen.dataset})
        for (const Preset& preset : method->presets) {
            if (preset.id != chosen.id || preset.dataset != dataset) continue;
            for (const PresetValue& value : preset.values) {
                if (!made.has(value.key)) continue;  // Belongs to an encoder that was not chosen.
                auto parsed = parseValue(*catalogue.parameter(value.key), value.text);
                ROSA_CHECK(parsed.ok(), "preset " + preset.id + ": " + parsed.error().text());
                made.m_values[value.key] = {*parsed, "preset " + made.m_preset + ": " + value.source};
            }
        }
    for (const auto& [key, text] : selection.overrides) ROSA_TRY(made.set(catalogue, key, text));
    made.markChosen(selection.chosen);
    return made;
}

void Configuration::markChosen(const std::vector<std::string>& keys)
{
    for (const std::string& key : keys)
        if (const auto known = m_values.find(key); known != m_values.end()) known->second.origin = "user";
}

Result<void> Configuration::set(const Catalogue& catalogue, const std::string& key, const std::string& text,
                                const std::string& origin)
{
    const auto known = m_values.find(key);
    if (known == m_values.end()) return unknownKey(catalogue, key, m_values, m_method);
    ROSA_TRY_ASSIGN(auto parsed, parseValue(*catalogue.parameter(key), text));
    if (parsed != known->second.value) known->second = {parsed, origin};
    return {};
}

Result<void> Configuration::addTurn(const Catalogue& catalogue, const Turn& turn, const std::string& origin)
{
    if (!has(turn.key)) return unknownKey(catalogue, turn.key, m_values, m_method);
    const Parameter& parameter = *catalogue.parameter(turn.key);
    if (!parameter.live) return badInput("%1 cannot be changed while a run is training", turn.key);
    ROSA_TRY_ASSIGN(auto parsed, parseValue(parameter, turn.value));
    m_turns.push_back({turn.epoch, turn.key, {std::move(parsed), origin}});
    return {};
}

Configuration Configuration::at(int epoch) const
{
    Configuration then = *this;
    then.m_turns.clear();
    for (const NotedTurn& turn : m_turns) {
        SetValue& set = then.m_values.at(turn.key);
        if (turn.epoch <= epoch && set.value != turn.value.value) set = turn.value;
    }
    return then;
}

const Value& Configuration::valueOf(const std::string& key) const
{
    const auto found = m_values.find(key);
    ROSA_CHECK(found != m_values.end(), "this configuration has no " + key);
    return found->second.value;
}

std::vector<std::string> Configuration::toArguments() const
{
    std::vector<std::string> words{"--dataset", m_dataset, "--method", m_method};
    const auto add = [&](const char* option, const std::string& value) {
        words.emplace_back(option);
        words.push_back(value);
    };
    if (!m_preset.empty()) add("--preset", m_preset);
    if (!m_encoder.empty()) add("--encoder", m_encoder);
    add("--seed", std::to_string(m_seed));
    for (const auto& [key, set] : m_values)
        if (!set.isGiven()) add("--set", key + "=" + toText(set.value));
    return words;
}

std::string Configuration::toCommand() const
{
    std::string line = "rosa train";
    for (const std::string& word : toArguments()) line += " " + shellWord(word);
    return line;
}

std::string Configuration::groupHash() const
{
    Sha256 hash;
    const auto add = [&](const std::string& text) {
        hash.add(text);
        hash.add(std::string(1, '\0'));
    };
    for (const std::string* part : {&m_dataset, &m_method, &m_encoder, &m_preset}) add(*part);
    for (const auto& [key, set] : m_values) {
        add(key);
        add(toText(set.value));
    }
    return hash.hex();
}

}  // namespace rosa::catalog
