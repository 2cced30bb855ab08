/// Descriptions of single values that cross a border: parameters of a run, options of a command, fields of a request. Each is described
/// once; options and help, forms, stored files and the manual are derived from the description.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/result.h"

namespace rosa::bind {

/// Value of a parameter; a Choice is stored as its id.
using Value = std::variant<bool, std::int64_t, double, std::string>;

enum class ValueType { Boolean, Integer, Real, Choice, Text };

/// One allowed value of a Choice.
struct Choice {
    std::string id;    ///< As typed: "one-minus".
    std::string help;  ///< One sentence, with the formula if there is one.
};

/// Description of one parameter.
struct Parameter {
    std::string key;    ///< Lower case, underscores; of a configuration group, dot, name: "transport.lambda".
    std::string title;  ///< "Sharpness λ"
    ValueType type = ValueType::Real;
    Value fallback;  ///< Default if no preset sets a value.
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    bool minimumExcluded = false;  ///< The minimum is an exclusive bound.
    std::string unit;              ///< "1/cost", "nodes"; empty: dimensionless.
    std::string help;              ///< One sentence: what it does, and the effect of larger or smaller values.
    std::vector<Choice> choices;   ///< Choice only.
    bool live = false;             ///< May be changed while a run trains.
    /// Short form of the value in labels that distinguish runs: "λ #", "1 epoch|# epochs" (the first for 1), "topology|no topology" (true,
    /// false).
    std::string brief;
    bool isEssential = false;     ///< Among the first that one changes; at most eight a method.
    bool isBookkeeping = false;   ///< Controls what a run stores, not what is trained or evaluated.
    std::optional<Value> before;  ///< Value of runs recorded before this key existed; nullopt if it has always existed.

    [[nodiscard]] std::string group() const { return key.substr(0, key.find('.')); }
};

/// Reads `text` as a value of the parameter; Text takes any but "". An Error names the key, the range or the choices, and for a misspelt
/// choice the nearest one.
Result<Value> parseValue(const Parameter& parameter, const std::string& text);
/// The same checks for a typed value (an integer is accepted for a real parameter).
Result<Value> checkValue(const Parameter& parameter, const Value& value);
/// Description of the valid values, for messages and help: "a number above 0, at most 10000", "one of sgd, adam".
Message expectation(const Parameter& parameter);
/// The variant of Parameter::brief for a value in the form of toText(), with # as placeholder of the value.
std::string briefPattern(const Parameter& parameter, const std::string& text);
/// Text form for the command line and TOML; reals as the shortest text that reads back exactly.
std::string toText(const Value& value);

}  // namespace rosa::bind
