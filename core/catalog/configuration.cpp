#include "core/catalog/configuration.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/catalog/shell_word.h"

namespace rosa::catalog {

namespace {

std::string list(const std::vector<std::string>& items)
{
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
    return text;
}

/// "unknown encoder 'gnc'; did you mean gcn?", else all there are.
Error unknown(const std::string& what, const std::string& text, const std::vector<std::string>& known)
{
    const std::string near = nearest(text, known);
    return badInput("unknown " + what + " '" + text + "'; " +
                    (near.empty() ? "there are " + list(known) : "did you mean " + near + "?"));
}

Error unknownKey(const Catalogue& catalogue, const std::string& key, const std::map<std::string, SetValue>& values,
                 const std::string& method)
{
    if (catalogue.parameter(key))
        return badInput(method + " has no parameter " + key + " (rosa describe " + method + " lists its parameters)");
    std::vector<std::string> keys;
    for (const auto& [known, value] : values) keys.push_back(known);
    const std::string near = nearestKey(key, keys);
    return badInput("unknown parameter '" + key + "'; " +
                    (near.empty() ? "rosa describe " + method + " lists them" : "did you mean " + near + "?"));
}

template <typename Item>
std::vector<std::string> idsOf(const std::vector<Item>& items)
{
    std::vector<std::string> ids;
    for (const Item& item : items)
        if (std::ranges::find(ids, item.id) == ids.end()) ids.push_back(item.id);
    return ids;
}

/// The encoder that `wanted` names, or for "" the preset's for this data set, else the method's first; "" where it needs none.
Result<std::string> resolveEncoder(const Catalogue& catalogue, const Method& method, const Selection& selection,
                                   const std::string& preset)
{
    const std::string& wanted = selection.encoder;
    if (method.encoders.empty()) {
        if (wanted.empty()) return std::string();
        return badInput("method " + method.id + " takes no encoder, found '" + wanted + "'");
    }
    if (wanted.empty()) {
        for (const Preset& one : method.presets)
            if (one.id == preset && one.dataset == selection.dataset && !one.encoder.empty()) return one.encoder;
        return method.encoders.front();
    }
    if (!catalogue.encoder(wanted)) return unknown("encoder", wanted, method.encoders);
    if (std::ranges::find(method.encoders, wanted) == method.encoders.end())
        return badInput("method " + method.id + " does not run with encoder " + wanted + "; expected one of " +
                        list(method.encoders));
    return wanted;
}

/// Whether a run of this method is on time snapshots: where a preset for the data set, or the user, says anything about them.
bool takesTime(const Method& method, const Selection& selection)
{
    const auto isOfTime = [&](const std::string& key) {
        return key.starts_with("time.") && std::ranges::find(method.timeParameters, key) != method.timeParameters.end();
    };
    const bool isAsked = std::ranges::any_of(selection.overrides, [&](const auto& one) { return isOfTime(one.first); });
    return isAsked || std::ranges::any_of(method.presets, [&](const Preset& preset) {
               return preset.dataset == selection.dataset && std::ranges::any_of(preset.values, isOfTime, &PresetValue::key);
           });
}

}  // namespace

Result<Configuration> Configuration::resolve(const Catalogue& catalogue, const Selection& selection)
{
    const Method* method = catalogue.method(selection.method);
    if (!method) return unknown("method", selection.method, idsOf(catalogue.methods));
    if (selection.dataset.empty()) return badInput("no data set is named");

    const std::vector<std::string> presetIds = idsOf(method->presets);
    Configuration made;
    made.m_preset = selection.preset.empty() && !presetIds.empty() ? presetIds.front() : selection.preset;
    if (!made.m_preset.empty() && std::ranges::find(presetIds, made.m_preset) == presetIds.end())
        return unknown("preset", made.m_preset, presetIds);
    auto encoder = resolveEncoder(catalogue, *method, selection, made.m_preset);
    ROSA_TRY(encoder);
    made.m_dataset = selection.dataset;
    made.m_method = method->id;
    made.m_encoder = *std::move(encoder);
    made.m_seed = selection.seed;

    const auto addDefault = [&](const std::string& key) {
        const Parameter* parameter = catalogue.parameter(key);
        ROSA_CHECK(parameter, "no description of " + key);
        made.m_values[key] = {parameter->fallback, "default"};
    };
    std::ranges::for_each(method->parameters, addDefault);
    if (const Encoder* one = catalogue.encoder(made.m_encoder)) std::ranges::for_each(one->parameters, addDefault);
    if (takesTime(*method, selection)) std::ranges::for_each(method->timeParameters, addDefault);

    for (const std::string& dataset : {std::string(), made.m_dataset})
        for (const Preset& preset : method->presets) {
            if (preset.id != made.m_preset || preset.dataset != dataset) continue;
            for (const PresetValue& value : preset.values) {
                if (!made.has(value.key)) continue;  // Of an encoder that was not chosen.
                auto parsed = parseValue(*catalogue.parameter(value.key), value.text);
                ROSA_CHECK(parsed.ok(), "preset " + preset.id + ": " + parsed.error().message);
                made.m_values[value.key] = {*parsed, "preset " + preset.id + ": " + value.source};
            }
        }
    for (const auto& [key, text] : selection.overrides) ROSA_TRY(made.set(catalogue, key, text));
    return made;
}

Result<void> Configuration::set(const Catalogue& catalogue, const std::string& key, const std::string& text,
                                const std::string& origin)
{
    const auto known = m_values.find(key);
    if (known == m_values.end()) return unknownKey(catalogue, key, m_values, m_method);
    auto parsed = parseValue(*catalogue.parameter(key), text);
    ROSA_TRY(parsed);
    if (*parsed != known->second.value) known->second = {*parsed, origin};
    return {};
}

namespace {

template <typename T>
const T& valueOf(const std::map<std::string, SetValue>& values, const std::string& key)
{
    const auto found = values.find(key);
    ROSA_CHECK(found != values.end(), "this configuration has no " + key);
    const T* value = std::get_if<T>(&found->second.value);
    ROSA_CHECK(value, key + " is of another type");
    return *value;
}

}  // namespace

double Configuration::real(const std::string& key) const { return valueOf<double>(m_values, key); }
std::int64_t Configuration::integer(const std::string& key) const { return valueOf<std::int64_t>(m_values, key); }
bool Configuration::flag(const std::string& key) const { return valueOf<bool>(m_values, key); }
const std::string& Configuration::choice(const std::string& key) const { return valueOf<std::string>(m_values, key); }

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
        if (set.origin != "default" && !set.origin.starts_with("preset ")) add("--set", key + "=" + toText(set.value));
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
