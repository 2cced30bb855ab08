/// Complete description of a run: data set, method, encoder, preset, seed and a value for each parameter.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/catalog/catalogue.h"
#include "core/catalog/options/fields.h"
#include "core/catalog/turn.h"

namespace rosa::catalog {

/// The user's choices; the rest follows from the catalogue.
struct Selection {
    std::string dataset = "cora";
    std::string method = "rosa";
    std::string encoder;  ///< "": the method's first.
    std::string preset;   ///< "": the method's first; "reference@cora": the preset's values for another data set.
    std::uint64_t seed = 1;
    std::vector<std::pair<std::string, std::string>> overrides;  ///< key, text; later entries take precedence.
    /// Keys that the user set explicitly: their origin is "user" even if the preset has the same value.
    std::vector<std::string> chosen = {};
    /// The data set only shares the name of a published one (data::differenceFromKnown()): it gets the preset values for all data sets,
    /// unless `preset` names a data set.
    bool isNamesake = false;
};

/// Separates a preset from the data set whose values it uses, for custom graphs with the settings of a published data set.
inline constexpr char kAsFor = '@';

/// A preset in the form of Selection::preset.
struct PresetChoice {
    std::string text;     ///< "reference", "reference@cora"
    std::string id;       ///< "reference"
    std::string dataset;  ///< "cora"; "": the run's own.
};

/// Presets available for a data set; includes those of other data sets if it has no values of its own. "": a data set without such values.
std::vector<PresetChoice> presetChoices(const Method& method, const std::string& dataset);

/// A value and its origin: "default", "preset reference: article, table 6", "user".
struct SetValue {
    Value value;
    std::string origin;

    /// Whether it comes from the catalogue, so that no option is needed to reproduce it.
    [[nodiscard]] bool isGiven() const { return isGivenOrigin(origin); }
    [[nodiscard]] static bool isGivenOrigin(const std::string& origin)
    {
        return origin == "default" || origin.starts_with("preset ");
    }
};

/// A complete, checked configuration. A value type.
class Configuration {
public:
    /// Precedence: defaults < method's presets (for all data sets, then for this one) < overrides. An Error names an unknown
    /// method, encoder, preset or key with the nearest match, or the invalid value. Does not check that the data set exists:
    /// one without its own presets gets those for all data sets. An override equal to the current value keeps the origin of
    /// that value.
    static Result<Configuration> resolve(const Catalogue& catalogue, const Selection& selection);

    /// Reads the output of toToml (every value) or a hand-written file (some values; the rest is resolved). An Error names the
    /// line. Unknown keys are errors. A value keeps the origin that toToml wrote behind it; without one the origin is "user".
    static Result<Configuration> fromToml(const Catalogue& catalogue, const std::string& text, const std::string& fileName);
    /// Reads the configuration stored in a run's record. A missing key did not exist when the run was recorded; it gets Parameter::before,
    /// whatever the preset sets now. fromToml and selectionFromToml treat a file that lacks only such keys in the same way.
    static Result<Configuration> fromRecord(const Catalogue& catalogue, const std::string& text,
                                            const std::string& fileName);
    /// Reads only the choices in a TOML file, so that a command line can override them. Checks keys and values and reports their
    /// lines; resolve() checks whether they apply to the method. Values that toToml marked as a preset's are not `chosen`.
    static Result<Selection> selectionFromToml(const Catalogue& catalogue, const std::string& text,
                                               const std::string& fileName);
    /// A table [run] with data set, method, encoder, preset, seed and, if true, namesake, then one table per group with every value and, as a
    /// comment, its origin.
    [[nodiscard]] std::string toToml() const;

    [[nodiscard]] const std::string& dataset() const { return m_dataset; }
    [[nodiscard]] const std::string& method() const { return m_method; }
    [[nodiscard]] const std::string& encoder() const { return m_encoder; }
    [[nodiscard]] const std::string& preset() const { return m_preset; }
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    /// Whether published numbers of dataset() do not apply: Selection::isNamesake.
    [[nodiscard]] bool isNamesake() const { return m_isNamesake; }

    /// The values of an options struct (options/). It is a bug to request one that the method does not have.
    template <typename Options>
    [[nodiscard]] Options get() const
    {
        Options options;
        for (const auto& field : fieldsOf<Options>().all())
            field.assign(field.place(&options), valueOf(field.parameter.key));
        return options;
    }
    /// Whether the configuration has these options: from the method, its encoder or its time snapshots.
    template <typename Options>
    [[nodiscard]] bool has() const
    {
        return std::ranges::all_of(fieldsOf<Options>().all(),
                                   [this](const auto& field) { return has(field.parameter.key); });
    }
    /// get() if has(), otherwise nullopt.
    template <typename Options>
    [[nodiscard]] std::optional<Options> find() const
    {
        return has<Options>() ? std::optional<Options>(get<Options>()) : std::nullopt;
    }
    /// The value of one field in its text form; for a choice its id.
    template <typename Options, typename Member>
    [[nodiscard]] std::string text(Member Options::*member) const
    {
        return toText(valueOf(keyOf(member)));
    }
    /// For generic code that iterates over keys: forms, tables.
    [[nodiscard]] bool has(const std::string& key) const { return m_values.contains(key); }

    [[nodiscard]] const std::map<std::string, SetValue>& values() const { return m_values; }

    /// Changes the value of one parameter. Same errors as resolve. Setting the current value again keeps its origin.
    Result<void> set(const Catalogue& catalogue, const std::string& key, const std::string& text,
                     const std::string& origin = "user");
    /// Records a change of a live parameter during training; values() keeps the initial values. Call it in chronological order. Same errors
    /// as set(), and one for a parameter that is not live.
    Result<void> addTurn(const Catalogue& catalogue, const Turn& turn, const std::string& origin = "user");
    /// The configuration in effect after `epoch` epochs, including changes at that epoch: the next epoch trains with it. A model or a pair
    /// of epoch e was computed with at(e − 1).
    [[nodiscard]] Configuration at(int epoch) const;
    /// Marks keys as explicitly set by the user, whatever their presets say; ignores unknown keys.
    void markChosen(const std::vector<std::string>& keys);
    void setSeed(std::uint64_t seed) { m_seed = seed; }

    /// Arguments of `rosa train` that reproduce this configuration, with all values that differ from the presets or were set explicitly.
    [[nodiscard]] std::vector<std::string> toArguments() const;
    /// The same as a shell command line: "rosa train --dataset cora …".
    [[nodiscard]] std::string toCommand() const;
    /// SHA-256 over everything except the seed: runs with equal groupHash() are repetitions of each other.
    [[nodiscard]] std::string groupHash() const;
    /// The id of this group in records: the first 12 digits of groupHash().
    [[nodiscard]] std::string groupId() const { return groupHash().substr(0, 12); }

private:
    Configuration() = default;
    [[nodiscard]] const Value& valueOf(const std::string& key) const;
    static Result<Configuration> fromText(const Catalogue& catalogue, const std::string& text, const std::string& fileName,
                                          bool isRecord);

    std::string m_dataset, m_method, m_encoder, m_preset;
    std::uint64_t m_seed = 1;
    bool m_isNamesake = false;
    std::map<std::string, SetValue> m_values;
    struct NotedTurn {
        int epoch;
        std::string key;
        SetValue value;
    };
    std::vector<NotedTurn> m_turns;  ///< In chronological order.
};

}  // namespace rosa::catalog
