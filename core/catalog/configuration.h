/// Everything that makes a run what it is: data set, method, encoder, preset, seed and a value for each parameter.
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

/// What the user chose; the rest follows from the catalogue.
struct Selection {
    std::string dataset = "cora";
    std::string method = "rosa";
    std::string encoder;  ///< "" the method's first.
    std::string preset;   ///< "" the method's first; "reference@cora": its values for another data set.
    std::uint64_t seed = 1;
    std::vector<std::pair<std::string, std::string>> overrides;  ///< key, text; a later one wins.
    /// Keys that somebody chose by name: their origin is "user" even where the preset has the same value.
    std::vector<std::string> chosen = {};
};

/// Between a preset and the data set whose values it takes: a graph of one's own with the settings of a published one.
inline constexpr char kAsFor = '@';

/// A preset as Selection::preset takes it.
struct PresetChoice {
    std::string text;     ///< "reference", "reference@cora"
    std::string id;       ///< "reference"
    std::string dataset;  ///< "cora"; "" the run's own.
};

/// What there is to choose from for a data set; those of other data sets where it has no values of its own.
std::vector<PresetChoice> presetChoices(const Method& method, const std::string& dataset);

/// A value with its origin: "default", "preset reference: article, table 6", "user".
struct SetValue {
    Value value;
    std::string origin;

    /// Whether the catalogue gave it: no option is needed to get it again.
    [[nodiscard]] bool isGiven() const { return isGivenOrigin(origin); }
    [[nodiscard]] static bool isGivenOrigin(const std::string& origin)
    {
        return origin == "default" || origin.starts_with("preset ");
    }
};

/// A complete, checked configuration. A value type.
class Configuration {
public:
    /// Defaults < method's presets (for all data sets, then for this one) < overrides. An Error names an unknown method,
    /// encoder, preset or key with the nearest match, or the value that does not fit. Whether there is such a data set is
    /// not asked here: one without presets of its own gets those for all. An override that says what is so already keeps
    /// that value's origin.
    static Result<Configuration> resolve(const Catalogue& catalogue, const Selection& selection);

    /// Reads what toToml wrote (every value) or a hand-written file (some values; the rest is resolved). An Error names the
    /// line. Unknown keys are errors. A value keeps the origin that toToml wrote behind it; without one it is the user's.
    static Result<Configuration> fromToml(const Catalogue& catalogue, const std::string& text, const std::string& fileName);
    /// What a run's record holds. A key that it lacks was not there yet: the run did what Parameter::before says, whatever its preset has
    /// become. fromToml and selectionFromToml take a file that lacks nothing else for such a text, too.
    static Result<Configuration> fromRecord(const Catalogue& catalogue, const std::string& text,
                                            const std::string& fileName);
    /// Only the choices a TOML file makes, so that a command line can override them. Keys and values are checked, with
    /// their lines; whether they fit the method only resolve() knows. Values that toToml marked as a preset's are not `chosen`.
    static Result<Selection> selectionFromToml(const Catalogue& catalogue, const std::string& text,
                                               const std::string& fileName);
    /// A table [run] of data set, method, encoder, preset and seed, then a table a group with every value and, as a
    /// comment, its origin.
    [[nodiscard]] std::string toToml() const;

    [[nodiscard]] const std::string& dataset() const { return m_dataset; }
    [[nodiscard]] const std::string& method() const { return m_method; }
    [[nodiscard]] const std::string& encoder() const { return m_encoder; }
    [[nodiscard]] const std::string& preset() const { return m_preset; }
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }

    /// The values of an options struct (options/), each field as it is bound. Asking for one that the method does not have is a bug.
    template <typename Options>
    [[nodiscard]] Options get() const
    {
        Options options;
        for (const auto& field : fieldsOf<Options>().all()) field.assign(field.place(options), valueOf(field.parameter.key));
        return options;
    }
    /// Whether the method, its encoder or its data set in time have these options.
    template <typename Options>
    [[nodiscard]] bool has() const
    {
        return std::ranges::all_of(fieldsOf<Options>().all(),
                                   [this](const auto& field) { return has(field.parameter.key); });
    }
    /// get() where has(), else nothing.
    template <typename Options>
    [[nodiscard]] std::optional<Options> find() const
    {
        return has<Options>() ? std::optional<Options>(get<Options>()) : std::nullopt;
    }
    /// The value of one field as it is typed and stored: the id of a choice.
    template <typename Options, typename Member>
    [[nodiscard]] std::string text(Member Options::*member) const
    {
        return toText(valueOf(keyOf(member)));
    }
    /// For what goes over keys without knowing them: forms, tables.
    [[nodiscard]] bool has(const std::string& key) const { return m_values.contains(key); }

    [[nodiscard]] const std::map<std::string, SetValue>& values() const { return m_values; }

    /// Gives one parameter another value (fork, live turns). Same errors as resolve.
    /// A value that is so already keeps its origin.
    Result<void> set(const Catalogue& catalogue, const std::string& key, const std::string& text,
                     const std::string& origin = "user");
    /// Takes note of a turn of a live parameter; values() stay as the run began. Turns come in their order. Same errors as set().
    Result<void> addTurn(const Catalogue& catalogue, const Turn& turn, const std::string& origin = "user");
    /// What was in force when `epoch` epochs were done, turns at that epoch among it: what the next epoch trains with. A model or a pair of
    /// epoch e was made with at(e − 1).
    [[nodiscard]] Configuration at(int epoch) const;
    /// Says that somebody chose these keys by name, whatever their presets say; unknown keys are passed over.
    void markChosen(const std::vector<std::string>& keys);
    void setSeed(std::uint64_t seed) { m_seed = seed; }

    /// What `rosa train` takes to make this configuration, word by word, with what differs from the presets or was chosen by name.
    [[nodiscard]] std::vector<std::string> toArguments() const;
    /// The same as a line for a shell: "rosa train --dataset cora …".
    [[nodiscard]] std::string toCommand() const;
    /// SHA-256 over everything but the seed: runs of equal groupHash() are repetitions of each other.
    [[nodiscard]] std::string groupHash() const;

private:
    Configuration() = default;
    [[nodiscard]] const Value& valueOf(const std::string& key) const;
    static Result<Configuration> fromText(const Catalogue& catalogue, const std::string& text, const std::string& fileName,
                                          bool isRecord);

    std::string m_dataset, m_method, m_encoder, m_preset;
    std::uint64_t m_seed = 1;
    std::map<std::string, SetValue> m_values;
    struct NotedTurn {
        int epoch;
        std::string key;
        SetValue value;
    };
    std::vector<NotedTurn> m_turns;  ///< In the order in which they happened.
};

}  // namespace rosa::catalog
