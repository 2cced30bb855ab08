/// Binds the fields of a struct that crosses a border: each field once, to its key, title, range, unit and help. From these bindings derive
/// the parameters of a configuration (core/catalog/options), options of commands (app/engine/bound_options.h), JSON (json.h), TOML
/// (core/catalog/toml_tree.h), the options of a recipe (options.h), settings of the window and bounds of its controls.
///
///     struct Search {
///         std::vector<std::string> names;
///         std::optional<double> limit;
///         int most = 10;
///     };
///     void describe(bind::Fields<Search>& fields)
///     {
///         fields.text(&Search::names, "names", "Names", "Only these (comma-separated)").placeholder("NAME");
///         fields.real(&Search::limit, "limit", "Limit", "Largest distance").above(0);
///         fields.integer(&Search::most, "most", "Most", "Number of results (10)").from(1).upTo(1000);
///     }
///
/// The type of a member says how many values it holds: a std::optional at most one, a std::vector any number, all others one; a
/// std::optional of a std::vector may also be absent. A nested struct with bindings of its own is a record(). A struct with a tag() can be
/// an alternative of a std::variant (tree.h):
///
///     void describe(bind::Fields<Search>& fields)
///     {
///         fields.tag("request", "search");  // {"request": "search", "names": …}
///         …
///
/// `describe` is found by argument-dependent lookup: declare it in the namespace of the struct. Bindings are built once, on first use.
#pragma once

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/bind/parameter.h"
#include "core/base/check.h"

namespace rosa::bind {

/// Largest seed that every JSON reader represents exactly: 2⁵³.
inline constexpr double kMostSeed = 9007199254740992.0;

enum class Holds { One, AtMostOne, Any };

class Record;

/// A bound field, without the type of its struct.
struct Field {
    Parameter parameter;  ///< Of each value; of a nested record key, title and help alone.
    Holds holds = Holds::One;
    bool isRequired = false;    ///< A text form without it is an error.
    bool isPositional = false;  ///< An argument of a command instead of an option.
    bool isRepeated = false;    ///< Several values are several options instead of one list with commas.
    bool isBrief = false;       ///< Not stored while it has its default.
    bool isJson = false;        ///< The text is JSON, part of the stored form as it is; "": nothing.
    std::string placeholder;    ///< Of a value in a usage line: "NAME".
    std::string former;         ///< Key that earlier versions wrote, which is still read; "": the same.
    std::vector<std::pair<std::string, std::string>> synonyms;  ///< In options: a text, and the choice that it stands for.
    double least = std::numeric_limits<double>::lowest(),
           most = std::numeric_limits<double>::max();  ///< Limits of the member's type.
    std::vector<Value>
        usual;  ///< What a default-constructed struct holds. A file may contain it even if it is out of range.

    std::function<void*(void* object)> place;                      ///< The member of a struct.
    std::function<std::vector<Value>(const void* member)> values;  ///< What a member holds.
    std::function<void(void* member, const Value& value)>
        assign;                               ///< Sets the value, or appends one to several; it is valid.
    std::function<void(void* member)> clear;  ///< Leaves no value, if the member may hold none; a list is then empty.
    std::function<bool(const void* member)> isAbsent;  ///< Of optional lists alone.

    const Record* (*nested)() = nullptr;  ///< Bindings of a nested record; the functions above are then empty.
    std::function<std::vector<void*>(void* member)> items;  ///< The nested structs that a member holds.
    std::function<void*(void* member)> append;              ///< The struct to fill in: a new one, or the one that is there.
};

/// The fields of a struct, without its type.
class Record {
public:
    /// A key with one value, by which a reader knows the struct.
    struct Tag {
        std::string key, name;
    };

    [[nodiscard]] const std::vector<Field>& all() const { return m_fields; }
    /// nullptr if there is none.
    [[nodiscard]] const Field* find(const std::string& key) const;
    [[nodiscard]] std::vector<std::string> keys() const;
    [[nodiscard]] const std::optional<Tag>& tag() const { return m_tag; }
    [[nodiscard]] bool isTolerant() const { return m_isTolerant; }

    void tag(std::string key, std::string name) { m_tag = {std::move(key), std::move(name)}; }
    /// Readers pass over unknown keys and take null for a missing value: other versions may have written it.
    void tolerant() { m_isTolerant = true; }

protected:
    std::vector<Field> m_fields;
    std::optional<Tag> m_tag;
    bool m_isTolerant = false;
};

// As for parameters (parameter.h), for one value of a field. Limits that its description leaves open are those of its type; the Error names
// `name` instead of the key if it is given.
Result<Value> parseValue(const Field& field, const std::string& text, const std::string& name = {});
Result<Value> checkValue(const Field& field, const Value& value, const std::string& name = {});
Message expectation(const Field& field);
/// Whether each field holds a valid value or its default. The Error names the key.
Result<void> checkValues(const Record& record, const void* object);

/// The field just bound; sets its attributes beyond key, title and help.
class Bound {
public:
    explicit Bound(Field& field) : m_field(field) {}

    Bound& from(double minimum);     ///< Smallest value, inclusive.
    Bound& above(double minimum);    ///< Exclusive lower bound.
    Bound& upTo(double maximum);     ///< Largest value, inclusive.
    Bound& unit(std::string text);   ///< "1/cost", "nodes"
    Bound& brief(std::string text);  ///< Parameter::brief
    Bound& live();                   ///< May be changed while a run trains.
    Bound& essential();              ///< Parameter::isEssential
    Bound& bookkeeping();            ///< Parameter::isBookkeeping
    /// `text`: value of what was written before this key existed (Parameter::before). Call it last: choices and range must be known.
    Bound& before(const std::string& text);
    Bound& placeholder(std::string text);                  ///< Field::placeholder
    Bound& required();                                     ///< Field::isRequired
    Bound& positional();                                   ///< Field::isPositional
    Bound& repeated();                                     ///< Field::isRepeated
    Bound& briefly();                                      ///< Field::isBrief
    Bound& formerly(std::string key);                      ///< Field::former
    Bound& synonym(std::string text, std::string choice);  ///< One of Field::synonyms

private:
    Field& m_field;
};

template <typename Options>
class Fields;
template <typename Options>
const Fields<Options>& fieldsOf();
template <typename Options, typename Member>
const Field& fieldOf(Member Options::*member);

/// A Parameter with this key, title and type; all other members have their defaults.
Parameter parameterNamed(std::string key, std::string title, ValueType type);

/// A value of an enumeration as a Choice.
template <typename Enum>
struct Named {
    Enum value;
    std::string id;
    std::string help;
};

/// What a member holds, by its type.
template <typename T>
struct Held {
    using Type = T;
    static constexpr Holds kHolds = Holds::One;
};
template <typename T>
struct Held<std::optional<T>> {
    using Type = T;
    static constexpr Holds kHolds = Holds::AtMostOne;
};
template <typename T>
struct Held<std::vector<T>> {
    using Type = T;
    static constexpr Holds kHolds = Holds::Any;
};
template <typename T>
struct Held<std::optional<std::vector<T>>> : Held<std::vector<T>> {};

/// The list in a member that holds any number of values; to be read, and to be filled.
template <typename T>
const std::vector<T>& listIn(const std::vector<T>& list)
{
    return list;
}
template <typename T>
const std::vector<T>& listIn(const std::optional<std::vector<T>>& list)
{
    static const std::vector<T> none;
    return list ? *list : none;
}
template <typename T>
std::vector<T>& madeList(std::vector<T>& list)
{
    return list;
}
template <typename T>
std::vector<T>& madeList(std::optional<std::vector<T>>& list)
{
    return list ? *list : list.emplace();
}
template <typename T>
inline constexpr bool kIsOptionalList = false;
template <typename T>
inline constexpr bool kIsOptionalList<std::optional<std::vector<T>>> = true;

/// The fields of `Options` in display order; fields that are never shown to a user need neither title nor help. A field is given by a pointer to member or, for array elements and nested members, by a
/// function from Options& to a reference.
template <typename Options>
class Fields : public Record {
    template <typename Place>
    using Member = std::remove_reference_t<std::invoke_result_t<Place, Options&>>;
    template <typename Place>
    using Element = typename Held<Member<Place>>::Type;

public:
    template <typename Place>
    Bound flag(Place place, std::string key, std::string title = {}, std::string help = {})
    {
        static_assert(std::is_same_v<Element<Place>, bool>);
        return add(
            place, parameterNamed(std::move(key), std::move(title), ValueType::Boolean), std::move(help),
            [](bool value) { return Value(value); }, [](const Value& value) { return std::get<bool>(value); });
    }

    template <typename Place>
    Bound integer(Place place, std::string key, std::string title = {}, std::string help = {})
    {
        using Number = Element<Place>;
        static_assert(std::is_integral_v<Number> && !std::is_same_v<Number, bool>);
        return add(
            place, parameterNamed(std::move(key), std::move(title), ValueType::Integer), std::move(help),
            [](Number value) { return Value(static_cast<std::int64_t>(value)); },
            [](const Value& value) {
                ROSA_CHECK(std::in_range<Number>(std::get<std::int64_t>(value)), "a range is wider than its field");
                return static_cast<Number>(std::get<std::int64_t>(value));
            });
    }

    template <typename Place>
    Bound real(Place place, std::string key, std::string title = {}, std::string help = {})
    {
        static_assert(std::is_same_v<Element<Place>, double>);
        return add(
            place, parameterNamed(std::move(key), std::move(title), ValueType::Real), std::move(help),
            [](double value) { return Value(value); }, [](const Value& value) { return std::get<double>(value); });
    }

    /// Any text. "" is no text: in a file it is allowed as the default.
    template <typename Place>
    Bound text(Place place, std::string key, std::string title = {}, std::string help = {})
    {
        return ofText(place, parameterNamed(std::move(key), std::move(title), ValueType::Text), std::move(help));
    }

    /// Of an enumeration, or of a bool whose values have names: {{false, "nodes", …}, {true, "classes", …}}.
    template <typename Place>
    Bound choice(Place place, std::string key, std::string title, std::vector<Named<Element<Place>>> values,
                 std::string help)
    {
        using Enum = Element<Place>;
        static_assert(std::is_enum_v<Enum> || std::is_same_v<Enum, bool>);
        Parameter parameter = parameterNamed(std::move(key), std::move(title), ValueType::Choice);
        for (const Named<Enum>& value : values) parameter.choices.push_back({value.id, value.help});
        return add(
            place, std::move(parameter), std::move(help),
            [values](Enum value) {
                const auto found = std::ranges::find(values, value, &Named<Enum>::value);
                ROSA_CHECK(found != values.end(), "a value that is none of its choices");
                return Value(found->id);
            },
            [values](const Value& value) {
                const auto chosen = std::ranges::find(values, std::get<std::string>(value), &Named<Enum>::id);
                ROSA_CHECK(chosen != values.end(), "an unchecked choice: " + std::get<std::string>(value));
                return chosen->value;
            });
    }

    /// An id from a list that is data itself: evaluation protocols.
    template <typename Place>
    Bound id(Place place, std::string key, std::string title, std::vector<Choice> ids, std::string help)
    {
        Parameter parameter = parameterNamed(std::move(key), std::move(title), ValueType::Choice);
        parameter.choices = std::move(ids);
        return ofText(place, std::move(parameter), std::move(help));
    }

    /// A member whose type has its own bindings, under a key of its own.
    template <typename Place>
    Bound record(Place place, std::string key, std::string title = {}, std::string help = {})
    {
        using M = Member<Place>;
        constexpr Holds kHolds = Held<M>::kHolds;
        Field field;
        field.parameter = parameterNamed(std::move(key), std::move(title), ValueType::Text);
        field.parameter.help = std::move(help);
        field.holds = kHolds;
        field.place = placeOf(place);
        field.nested = []() -> const Record* { return &fieldsOf<Element<Place>>(); };
        field.items = [](void* member) {
            M& held = *static_cast<M*>(member);
            std::vector<void*> items;
            if constexpr (kHolds == Holds::Any)
                for (auto& item : madeList(held)) items.push_back(&item);
            else if constexpr (kHolds == Holds::One)
                items.push_back(&held);
            else if (held)
                items.push_back(&*held);
            return items;
        };
        field.append = [](void* member) -> void* {
            M& held = *static_cast<M*>(member);
            if constexpr (kHolds == Holds::Any)
                return &madeList(held).emplace_back();
            else if constexpr (kHolds == Holds::AtMostOne)
                return &held.emplace();
            else
                return &held;
        };
        field.clear = cleared<M>;
        field.isAbsent = absence<M>();
        m_fields.push_back(std::move(field));
        return Bound(m_fields.back());
    }

    /// A Message: its English under `key`, and beside it, under "template", what a reader needs to translate it (core/base/message_json.h).
    template <typename Place>
    void message(Place place, std::string key, std::string title = {}, std::string help = {})
    {
        static_assert(std::is_same_v<Member<Place>, Message>);
        add(
            place, parameterNamed(std::move(key), std::move(title), ValueType::Text), std::move(help),
            [](const Message& message) { return Value(message.text()); },
            [](const Value& value) { return Message::verbatim(std::get<std::string>(value)); });
        add(
            place, parameterNamed("template", "Template", ValueType::Text), "Template and arguments of the message",
            [](const Message& message) { return Value(message.isTemplate() ? toJson(message) : std::string()); },
            [](const Value&) { return Message(); });
        Field& field = m_fields.back();
        field.isJson = true;
        field.assign = [](void* member, const Value& value) {  // The English was read before.
            Message& message = *static_cast<Message*>(member);
            message = messageOr(std::get<std::string>(value), message.text());
        };
    }

    /// A field that another struct has too, with key, title, help and range of it.
    template <typename Place, typename Other, typename M>
    Bound as(Place place, M Other::*member)
    {
        static_assert(std::is_same_v<Member<Place>, M>);
        Field field = fieldOf(member);
        field.place = placeOf(place);
        Options defaults;
        field.usual = field.values(&std::invoke(place, defaults));
        if (field.holds == Holds::One) field.parameter.fallback = field.usual.front();
        m_fields.push_back(std::move(field));
        return Bound(m_fields.back());
    }

    /// All fields of a member whose type has its own bindings, or of a base class.
    template <typename Place>
    void part(Place place)
    {
        for (Field field : fieldsOf<Member<Place>>().all()) {
            field.place = [outer = placeOf(place), inner = std::move(field.place)](void* object) {
                return inner(outer(object));
            };
            m_fields.push_back(std::move(field));
        }
    }

private:
    template <typename Place>
    static auto placeOf(Place place)
    {
        return [place](void* object) -> void* { return &std::invoke(place, *static_cast<Options*>(object)); };
    }

    template <typename M>
    static void cleared([[maybe_unused]] void* member)
    {
        if constexpr (kIsOptionalList<M>)
            static_cast<M*>(member)->emplace();
        else if constexpr (Held<M>::kHolds != Holds::One)
            *static_cast<M*>(member) = M();
    }

    template <typename M>
    static std::function<bool(const void* member)> absence()
    {
        if constexpr (kIsOptionalList<M>)
            return [](const void* member) { return !static_cast<const M*>(member)->has_value(); };
        else
            return {};
    }

    template <typename Place>
    Bound ofText(Place place, Parameter parameter, std::string help)
    {
        static_assert(std::is_same_v<Element<Place>, std::string>);
        return add(
            place, std::move(parameter), std::move(help), [](const std::string& value) { return Value(value); },
            [](const Value& value) { return std::get<std::string>(value); });
    }

    template <typename Place, typename Encode, typename Decode>
    Bound add(Place place, Parameter parameter, std::string help, Encode encode, Decode decode)
    {
        using M = Member<Place>;
        constexpr Holds kHolds = Held<M>::kHolds;
        Field field;
        field.parameter = std::move(parameter);
        field.parameter.help = std::move(help);
        field.holds = kHolds;
        field.place = placeOf(place);
        field.values = [encode](const void* member) {
            const M& held = *static_cast<const M*>(member);
            std::vector<Value> values;
            if constexpr (kHolds == Holds::Any)
                for (const auto& one : listIn(held)) values.push_back(encode(one));
            else if constexpr (kHolds == Holds::One)
                values.push_back(encode(held));
            else if (held)
                values.push_back(encode(*held));
            return values;
        };
        field.assign = [decode](void* member, const Value& value) {
            M& held = *static_cast<M*>(member);
            if constexpr (kHolds == Holds::Any)
                madeList(held).push_back(decode(value));
            else
                held = decode(value);
        };
        field.clear = cleared<M>;
        field.isAbsent = absence<M>();
        if constexpr (std::is_integral_v<Element<Place>> && !std::is_same_v<Element<Place>, bool>) {
            using Limits = std::numeric_limits<Element<Place>>;
            field.least = static_cast<double>(Limits::lowest());
            field.most = static_cast<double>(Limits::max());
        }
        Options defaults;
        field.usual = field.values(&std::invoke(place, defaults));
        if (kHolds == Holds::One) field.parameter.fallback = field.usual.front();
        m_fields.push_back(std::move(field));
        return Bound(m_fields.back());
    }
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

/// The binding of a member: fieldOf(&EpochOptions::epochs).
template <typename Options, typename Member>
const Field& fieldOf(Member Options::*member)
{
    Options probe;
    for (const Field& field : fieldsOf<Options>().all())
        if (field.place(&probe) == static_cast<void*>(&(probe.*member))) return field;
    ROSA_CHECK(false, "a field without a binding");
}

template <typename Options>
Result<void> checkValues(const Options& options)
{
    return checkValues(fieldsOf<Options>(), &options);
}

/// The parameter bound to a field: parameterOf(&EpochOptions::epochs).
template <typename Options, typename Member>
const Parameter& parameterOf(Member Options::*member)
{
    return fieldOf(member).parameter;
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
    const Field& field = fieldOf(member);
    if (std::ranges::find(field.parameter.choices, id, &Choice::id) == field.parameter.choices.end()) return {};
    Options options;
    field.assign(&(options.*member), Value(id));
    return options.*member;
}

/// The choice id of an enum value of a field.
template <typename Options, typename Enum>
std::string idOf(Enum Options::*member, Enum value)
{
    return std::get<std::string>(fieldOf(member).values(&value).front());
}

}  // namespace rosa::bind
