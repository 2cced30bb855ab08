/// Binds the fields of an options struct to parameters: each field once, to its key, title, range, unit and help. The catalogue, the form,
/// `--help`, TOML, the defaults and Configuration::get() all derive from these bindings.
///
///     struct WarmUpOptions {
///         int epochs = 1000;
///     };
///     void describe(Fields<WarmUpOptions>& fields)
///     {
///         fields.integer(&WarmUpOptions::epochs, "train.warm_up", "Warm-up", "Epochs over which …")
///             .from(0).upTo(1e7).unit("epochs").brief("1 warm-up epoch|# warm-up epochs");
///     }
///
/// `describe` is found by argument-dependent lookup: declare it in namespace rosa::catalog or in the namespace of the struct. Bindings are
/// built once, on first use.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/check.h"
#include "core/catalog/parameter.h"

namespace rosa::catalog {

/// Largest seed that every JSON reader represents exactly: 2⁵³.
inline constexpr double kMostSeed = 9007199254740992.0;

/// The parameter just bound; sets its attributes beyond key, title and help.
class Bound {
public:
    explicit Bound(Parameter& parameter) : m_parameter(parameter) {}

    Bound& from(double minimum);     ///< Smallest value, inclusive.
    Bound& above(double minimum);    ///< Exclusive lower bound.
    Bound& upTo(double maximum);     ///< Largest value, inclusive.
    Bound& unit(std::string text);   ///< "1/cost", "nodes"
    Bound& brief(std::string text);  ///< Parameter::brief
    Bound& live();                   ///< May be changed while a run trains.
    Bound& essential();              ///< Parameter::isEssential
    Bound& bookkeeping();            ///< Parameter::isBookkeeping
    /// `text`: value of runs recorded before this key existed (Parameter::before). Call it last: choices and range must be known.
    Bound& before(const std::string& text);

private:
    Parameter& m_parameter;
};

template <typename Options>
class Fields;
template <typename Options>
const Fields<Options>& fieldsOf();

/// A Parameter with this key, title and type; all other members have their defaults.
Parameter parameterNamed(std::string key, std::string title, ValueType type);

/// A value of an enumeration as a Choice.
template <typename Enum>
struct Named {
    Enum value;
    std::string id;
    std::string help;
};

/// The fields of `Options` in display order. A field is given by a pointer to member or, for array elements and nested members, by a
/// function from Options& to a reference.
template <typename Options>
class Fields {
    template <typename Place>
    using Member = std::remove_reference_t<std::invoke_result_t<Place, Options&>>;

public:
    template <typename Place>
    Bound flag(Place place, std::string key, std::string title, std::string help)
    {
        static_assert(std::is_same_v<Member<Place>, bool>);
        return add(place, parameterNamed(std::move(key), std::move(title), ValueType::Boolean), std::move(help),
                   [](bool& member, const Value& value) { member = std::get<bool>(value); });
    }

    /// The range defaults to the range of the member's type, as far as a Value can represent it.
    template <typename Place>
    Bound integer(Place place, std::string key, std::string title, std::string help)
    {
        using Number = Member<Place>;
        static_assert(std::is_integral_v<Number> && !std::is_same_v<Number, bool>);
        return add(place, parameterNamed(std::move(key), std::move(title), ValueType::Integer), std::move(help),
                   [](Number& member, const Value& value) {
                       ROSA_CHECK(std::in_range<Number>(std::get<std::int64_t>(value)), "a range is wider than its field");
                       member = static_cast<Number>(std::get<std::int64_t>(value));
                   });
    }

    template <typename Place>
    Bound real(Place place, std::string key, std::string title, std::string help)
    {
        static_assert(std::is_same_v<Member<Place>, double>);
        return add(place, parameterNamed(std::move(key), std::move(title), ValueType::Real), std::move(help),
                   [](double& member, const Value& value) { member = std::get<double>(value); });
    }

    template <typename Place>
    Bound choice(Place place, std::string key, std::string title, std::vector<Named<Member<Place>>> values, std::string help)
    {
        using Enum = Member<Place>;
        static_assert(std::is_enum_v<Enum>);
        Parameter parameter = parameterNamed(std::move(key), std::move(title), ValueType::Choice);
        for (const Named<Enum>& value : values) parameter.choices.push_back({value.id, value.help});
        Options defaults;
        const Enum fallback = std::invoke(place, defaults);
        const auto found = std::ranges::find(values, fallback, &Named<Enum>::value);
        ROSA_CHECK(found != values.end(), "the default of " + parameter.key + " is none of its choices");
        parameter.fallback = found->id;
        return add(place, std::move(parameter), std::move(help), [values](Enum& member, const Value& value) {
            const auto chosen = std::ranges::find(values, std::get<std::string>(value), &Named<Enum>::id);
            ROSA_CHECK(chosen != values.end(), "an unchecked choice: " + std::get<std::string>(value));
            member = chosen->value;
        });
    }

    /// An id from a list that is data itself: evaluation protocols.
    template <typename Place>
    Bound id(Place place, std::string key, std::string title, std::vector<Choice> ids, std::string help)
    {
        static_assert(std::is_same_v<Member<Place>, std::string>);
        Parameter parameter = parameterNamed(std::move(key), std::move(title), ValueType::Choice);
        parameter.choices = std::move(ids);
        return add(place, std::move(parameter), std::move(help),
                   [](std::string& member, const Value& value) { member = std::get<std::string>(value); });
    }

    /// All fields of a member whose type has its own bindings.
    template <typename Place>
    void part(Place place)
    {
        for (const auto& field : fieldsOf<Member<Place>>().all())
            m_fields.push_back(
                {field.parameter,
                 [place, inner = field.place](Options& options) { return inner(std::invoke(place, options)); },
                 field.assign});
    }

    struct Field {
        Parameter parameter;
        std::function<void*(Options&)> place;
        std::function<void(void*, const Value&)> assign;  ///< Assigns a value that is valid for the parameter to a place.
    };
    [[nodiscard]] const std::vector<Field>& all() const { return m_fields; }

private:
    template <typename Place, typename Assign>
    Bound add(Place place, Parameter parameter, std::string help, Assign assign)
    {
        using M = Member<Place>;
        Options defaults;
        if constexpr (std::is_integral_v<M> && !std::is_same_v<M, bool>)
            parameter.fallback = static_cast<std::int64_t>(std::invoke(place, defaults));
        else if constexpr (!std::is_enum_v<M>)
            parameter.fallback = std::invoke(place, defaults);
        parameter.help = std::move(help);
        m_fields.push_back({std::move(parameter),
                            [place](Options& options) -> void* { return &std::invoke(place, options); },
                            [assign](void* member, const Value& value) { assign(*static_cast<M*>(member), value); }});
        return Bound(m_fields.back().parameter);
    }

    std::vector<Field> m_fields;
};

/// The bindings of `Options`. Thread-safe.
template <typename Options>
const Fields<Options>& fieldsOf()
{
    static const Fields<Options> fields = [] {
        Fields<Options> made;
        describe(made);
        return made;
    }();
    return fields;
}

/// The parameters of `Options`.
template <typename Options>
Group group()
{
    static const std::vector<Parameter> parameters = [] {
        std::vector<Parameter> made;
        for (const auto& field : fieldsOf<Options>().all()) made.push_back(field.parameter);
        return made;
    }();
    return &parameters;
}

/// Several groups, in order: groups<BatchOptions, EpochOptions>().
template <typename... Options>
std::vector<Group> groups()
{
    return {group<Options>()...};
}

/// Keys of the groups, in order.
std::vector<std::string> keysOf(const std::vector<Group>& groups);

/// The parameter bound to a field: parameterOf(&EpochOptions::epochs).
template <typename Options, typename Member>
const Parameter& parameterOf(Member Options::*member)
{
    Options probe;
    for (const auto& field : fieldsOf<Options>().all())
        if (field.place(probe) == static_cast<void*>(&(probe.*member))) return field.parameter;
    ROSA_CHECK(false, "a field without a parameter");
}

/// The key bound to a field, for code that works with keys: overrides of a selection, columns of a table.
template <typename Options, typename Member>
const std::string& keyOf(Member Options::*member)
{
    return parameterOf(member).key;
}

/// The enum value of the choice `id` of a field; nullopt for an unknown id.
template <typename Options, typename Enum>
std::optional<Enum> choiceOf(Enum Options::*member, const std::string& id)
{
    Options options;
    for (const auto& field : fieldsOf<Options>().all()) {
        if (field.place(options) != static_cast<void*>(&(options.*member))) continue;
        if (std::ranges::find(field.parameter.choices, id, &Choice::id) == field.parameter.choices.end()) return {};
        field.assign(&(options.*member), Value(id));
        return options.*member;
    }
    return {};
}

/// The choice id of an enum value of a field.
template <typename Options, typename Enum>
std::string idOf(Enum Options::*member, Enum value)
{
    for (const Choice& choice : parameterOf(member).choices)
        if (choiceOf(member, choice.id) == value) return choice.id;
    ROSA_CHECK(false, "a value without an id");
}

}  // namespace rosa::catalog
