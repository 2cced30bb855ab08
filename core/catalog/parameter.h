/// What can be chosen about a run: each parameter is described once, here; the command's options and help, the window's
/// form, the stored configuration and the manual are made from these descriptions.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/result.h"

namespace rosa::catalog {

/// A parameter's value; a Choice is its id.
using Value = std::variant<bool, std::int64_t, double, std::string>;

enum class ValueType { Boolean, Integer, Real, Choice };

/// One of the values of a Choice.
struct Choice {
    std::string id;    ///< As typed: "one-minus".
    std::string help;  ///< One sentence, with the formula where there is one.
};

/// Description of one parameter.
struct Parameter {
    std::string key;    ///< "transport.lambda": group, dot, name; lower case, underscores.
    std::string title;  ///< "Sharpness λ"
    ValueType type = ValueType::Real;
    Value fallback;  ///< Default where no method or preset says otherwise.
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    bool minimumExcluded = false;  ///< The value must be above the minimum, not at it.
    std::string unit;              ///< "1/cost", "nodes"; empty: a pure number.
    std::string help;              ///< One sentence: what it does and which way it pushes.
    std::vector<Choice> choices;   ///< Choice only.
    bool live = false;             ///< May be turned while a run trains.
    /// How the value is written where runs are told apart: "λ #", "1 epoch|# epochs" (the first for 1), "topology|no topology" (true, false).
    std::string brief;
    bool isBookkeeping = false;  ///< Says what is kept of a run, not what is trained or measured.
    std::optional<Value>
        before;  ///< What a run did whose record was written before there was this key; none: it was always there.

    [[nodiscard]] std::string group() const { return key.substr(0, key.find('.')); }
};

/// The parameters of one options struct (options/fields.h), for a method or an encoder to name; lives as long as the program.
using Group = const std::vector<Parameter>*;

/// Reads `text` as a value of the parameter. An Error names the key, the range or the choices, and for a misspelt
/// choice the nearest one.
Result<Value> parseValue(const Parameter& parameter, const std::string& text);
/// The same checks for a value that has its type already (an integer is taken where a real is asked).
Result<Value> checkValue(const Parameter& parameter, const Value& value);
/// What a value of the parameter must be, for messages and help: "a number above 0, at most 10000", "one of sgd, adam".
std::string expectation(const Parameter& parameter);
/// Parameter::brief for a value in the form that toText() gives; what stands for the value in it is still #.
std::string briefPattern(const Parameter& parameter, const std::string& text);
/// As typed on a command line and written in TOML; reals by the shortest text that reads back exactly.
std::string toText(const Value& value);

/// The candidate with the fewest edits to `text`, or "" where none is near (more than a third of the letters differ).
std::string nearest(const std::string& text, const std::vector<std::string>& candidates);
/// The same for parameter keys, where the group may be missing or wrong: "temprature" finds "loss.temperature".
std::string nearestKey(const std::string& text, const std::vector<std::string>& keys);

}  // namespace rosa::catalog
