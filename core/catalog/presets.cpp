#include "core/catalog/presets.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "core/catalog/options/data_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/toml.h"

namespace rosa::catalog {

namespace {

constexpr const char* kBase = "rosa";             ///< Method whose presets the others share.
constexpr const char* kBasePreset = "reference";  ///< Preset that additional presets start from.

/// One [[values]] table.
struct Values {
    std::vector<std::string> presets;   ///< Empty: all.
    std::vector<std::string> datasets;  ///< Empty: the values for all data sets.
    std::vector<PresetValue> values;
};

/// One file.
struct PresetFile {
    std::string basedOn;
    std::vector<std::string> shares, presets, datasets;
    std::vector<std::pair<std::string, std::string>> encoders;  ///< data set, encoder.
    std::vector<Values> values;
};

bool contains(const std::vector<std::string>& texts, const std::string& text)
{
    return std::ranges::find(texts, text) != texts.end();
}

/// Reads one file; keys are checked against `known`.
class Reader {
public:
    Reader(std::string fileName, const std::vector<std::string>& known, const std::vector<Parameter>& parameters)
        : m_fileName(std::move(fileName)), m_known(known), m_parameters(parameters)
    {}

    Result<PresetFile> read(std::string_view text)
    {
        const toml::parse_result parsed = toml::parse(text);
        if (!parsed)
            return badInput("%1:%2: %3", m_fileName, parsed.error().source().begin.line,
                            std::string(parsed.error().description()));
        PresetFile file;
        for (const auto& [name, node] : parsed.table()) {
            if (name == "based_on")
                ROSA_TRY(readText(node, file.basedOn));
            else if (name == "shares")
                ROSA_TRY(readTexts(node, file.shares));
            else if (name == "presets")
                ROSA_TRY(readTexts(node, file.presets));
            else if (name == "datasets")
                ROSA_TRY(readTexts(node, file.datasets));
            else if (name == "encoders")
                ROSA_TRY(readEncoders(node, file));
            else if (name == "values")
                ROSA_TRY(readAllValues(node, file));
            else
                return wrong(node, "unknown key '" + std::string(name.str()) + "'");
        }
        return file;
    }

private:
    /// Met when the program is built, so not for translators.
    Error wrong(const toml::node& node, const std::string& message) const
    {
        return errorAt(m_fileName, node, Message::verbatim(message));
    }

    Result<void> readText(const toml::node& node, std::string& text) const
    {
        if (!node.is_string()) return wrong(node, "expected text, found " + kindOf(node));
        text = node.as_string()->get();
        return {};
    }

    Result<void> readTexts(const toml::node& node, std::vector<std::string>& texts) const
    {
        if (!node.is_array()) return wrong(node, "expected a list of texts, found " + kindOf(node));
        for (const toml::node& item : *node.as_array()) ROSA_TRY(readText(item, texts.emplace_back()));
        return {};
    }

    Result<void> readEncoders(const toml::node& node, PresetFile& file) const
    {
        if (!node.is_table()) return wrong(node, "expected a table, found " + kindOf(node));
        for (const auto& [dataset, encoder] : *node.as_table())
            ROSA_TRY(readText(encoder, file.encoders.emplace_back(std::string(dataset.str()), "").second));
        return {};
    }

    Result<void> readAllValues(const toml::node& node, PresetFile& file) const
    {
        if (!node.is_array_of_tables()) return wrong(node, "expected [[values]] tables, found " + kindOf(node));
        for (const toml::node& item : *node.as_array()) ROSA_TRY(readValues(*item.as_table(), file.values.emplace_back()));
        return {};
    }

    Result<void> readValues(const toml::table& table, Values& values) const
    {
        std::string source;
        const toml::table* set = nullptr;
        for (const auto& [name, node] : table) {
            if (name == "presets")
                ROSA_TRY(readTexts(node, values.presets));
            else if (name == "datasets")
                ROSA_TRY(readTexts(node, values.datasets));
            else if (name == "source")
                ROSA_TRY(readText(node, source));
            else if (name == "set" && node.is_table())
                set = node.as_table();
            else
                return wrong(node, "unknown key '" + std::string(name.str()) + "' in [[values]]");
        }
        if (source.empty() || !set) return wrong(table, "[[values]] without a source or without values");
        for (const auto& [group, node] : *set) {
            if (!node.is_table()) return wrong(node, "expected set.GROUP.NAME");
            for (const auto& [name, value] : *node.as_table())
                ROSA_TRY(readValue(std::string(group.str()) + "." + std::string(name.str()), value, source, values));
        }
        return {};
    }

    Result<void> readValue(const std::string& key, const toml::node& node, const std::string& source, Values& values) const
    {
        if (!contains(m_known, key)) return wrong(node, key + " is no parameter of this method or of its encoders");
        const auto parameter = std::ranges::find(m_parameters, key, &Parameter::key);
        ROSA_TRY_ASSIGN(auto value, valueOf(node, key, m_fileName));
        const auto checked = checkValue(*parameter, value);
        if (!checked) return errorAt(m_fileName, node, checked.error().message);
        values.values.push_back({key, toText(*checked), source});
        return {};
    }

    std::string m_fileName;
    const std::vector<std::string>& m_known;
    const std::vector<Parameter>& m_parameters;
};

/// Keys of a method, of its compatible encoders and of time snapshots.
std::vector<std::string> keysOf(const Method& method, const std::vector<Encoder>& encoders)
{
    std::vector<std::string> keys = method.parameters;
    keys.insert(keys.end(), method.timeParameters.begin(), method.timeParameters.end());
    for (const Encoder& encoder : encoders)
        if (contains(method.encoders, encoder.id))
            keys.insert(keys.end(), encoder.parameters.begin(), encoder.parameters.end());
    return keys;
}

/// Keys that every method takes from RoSA's presets, as far as it has them.
std::vector<std::string> sharedKeys(const Method& method)
{
    std::vector<std::string> keys = catalog::keysOf(
        groups<DirectionOptions, FeatureValueOptions, InductiveOptions, SageEncoderOptions, EvaluationOptions>());
    keys.insert(keys.end(), method.timeParameters.begin(), method.timeParameters.end());
    return keys;
}

/// `presets` reduced to the values whose keys are `known` and, if `wanted` is given, `wanted`.
std::vector<Preset> restricted(const std::vector<Preset>& presets, const std::vector<std::string>& known,
                               const std::vector<std::string>* wanted)
{
    std::vector<Preset> kept;
    kept.reserve(presets.size());
    for (const Preset& preset : presets) {
        Preset& copy = kept.emplace_back(Preset{preset.id, preset.dataset, preset.encoder, {}});
        std::ranges::copy_if(preset.values, std::back_inserter(copy.values), [&](const PresetValue& value) {
            return contains(known, value.key) && (!wanted || contains(*wanted, value.key));
        });
    }
    return kept;
}

/// Sets a value and replaces an existing one of the same key.
void setValue(Preset& preset, const PresetValue& value)
{
    const auto same = std::ranges::find(preset.values, value.key, &PresetValue::key);
    if (same == preset.values.end())
        preset.values.push_back(value);
    else
        *same = value;
}

void apply(const Values& values, std::vector<Preset>& presets)
{
    for (Preset& preset : presets) {
        const bool isMeant = values.datasets.empty() ? preset.dataset.empty() : contains(values.datasets, preset.dataset);
        if (!isMeant || (!values.presets.empty() && !contains(values.presets, preset.id))) continue;
        for (const PresetValue& value : values.values) setValue(preset, value);
    }
}

/// One preset per id for all data sets, then one per id and data set.
std::vector<Preset> emptyPresets(const PresetFile& file)
{
    std::vector<Preset> presets;
    std::vector<std::string> datasets{""};
    datasets.insert(datasets.end(), file.datasets.begin(), file.datasets.end());
    for (const std::string& dataset : datasets)
        for (const std::string& id : file.presets) {
            const auto encoder = std::ranges::find(file.encoders, dataset, &std::pair<std::string, std::string>::first);
            presets.push_back({id, dataset, encoder == file.encoders.end() ? "" : encoder->second, {}});
        }
    return presets;
}

/// Adds each preset in `ids` that the base does not have, as a copy of kBasePreset.
void addPresets(std::vector<Preset>& presets, const std::vector<std::string>& ids)
{
    const std::size_t count = presets.size();
    for (const std::string& id : ids) {
        if (std::ranges::find(presets, id, &Preset::id) != presets.end()) continue;
        for (std::size_t i = 0; i < count; ++i) {
            if (presets[i].id != kBasePreset) continue;
            Preset preset = presets[i];
            preset.id = id;
            presets.push_back(std::move(preset));
        }
    }
}

Result<PresetFile> fileOf(const Method& method, const std::vector<std::string>& known,
                          const std::vector<Parameter>& parameters)
{
    for (const EmbeddedFile& file : embeddedPresets())
        if (file.name == method.id)
            return Reader("resources/presets/" + method.id + ".toml", known, parameters).read(file.text());
    return PresetFile{};
}

}  // namespace

Result<std::vector<std::vector<Preset>>> readPresets(const std::vector<Method>& methods,
                                                     const std::vector<Encoder>& encoders,
                                                     const std::vector<Parameter>& parameters)
{
    std::vector<std::vector<Preset>> all;
    for (const Method& method : methods) {
        const std::vector<std::string> known = keysOf(method, encoders);
        ROSA_TRY_ASSIGN(const auto file, fileOf(method, known, parameters));
        std::vector<Preset> presets;
        if (method.id == kBase) {
            presets = emptyPresets(file);
        } else {
            const std::string base = file.basedOn.empty() ? kBase : file.basedOn;
            const auto found = std::ranges::find(methods, base, &Method::id);
            const auto place = static_cast<std::size_t>(found - methods.begin());
            if (place >= all.size())
                return badInput(Message::verbatim("resources/presets/" + method.id + ".toml: based on " + base +
                                                  ", which is no method before it"));
            std::vector<std::string> shared = sharedKeys(method);
            shared.insert(shared.end(), file.shares.begin(), file.shares.end());
            presets = restricted(all[place], known, file.basedOn.empty() ? &shared : nullptr);
            addPresets(presets, file.presets);
        }
        for (const Values& values : file.values) apply(values, presets);
        if (method.encoders.empty())
            for (Preset& preset : presets) preset.encoder.clear();
        all.push_back(std::move(presets));
    }
    return all;
}

}  // namespace rosa::catalog
