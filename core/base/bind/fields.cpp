#include "core/base/bind/fields.h"

#include <algorithm>

namespace rosa::bind {

Parameter parameterNamed(std::string key, std::string title, ValueType type)
{
    Parameter parameter;
    parameter.key = std::move(key);
    parameter.title = std::move(title);
    parameter.type = type;
    return parameter;
}

Bound& Bound::from(double minimum)
{
    m_field.parameter.minimum = minimum;
    m_field.parameter.minimumExcluded = false;
    return *this;
}

Bound& Bound::above(double minimum)
{
    m_field.parameter.minimum = minimum;
    m_field.parameter.minimumExcluded = true;
    return *this;
}

Bound& Bound::upTo(double maximum)
{
    m_field.parameter.maximum = maximum;
    return *this;
}

Bound& Bound::unit(std::string text)
{
    m_field.parameter.unit = std::move(text);
    return *this;
}

Bound& Bound::brief(std::string text)
{
    m_field.parameter.brief = std::move(text);
    return *this;
}

Bound& Bound::live()
{
    m_field.parameter.live = true;
    return *this;
}

Bound& Bound::essential()
{
    m_field.parameter.isEssential = true;
    return *this;
}

Bound& Bound::bookkeeping()
{
    m_field.parameter.isBookkeeping = true;
    return *this;
}

Bound& Bound::before(const std::string& text)
{
    auto value = parseValue(m_field.parameter, text);
    ROSA_CHECK(value.ok(), m_field.parameter.key + ": " + value.error().text());
    m_field.parameter.before = *std::move(value);
    return *this;
}

Bound& Bound::placeholder(std::string text)
{
    m_field.placeholder = std::move(text);
    return *this;
}

Bound& Bound::required()
{
    m_field.isRequired = true;
    return *this;
}

Bound& Bound::positional()
{
    m_field.isPositional = true;
    return *this;
}

Bound& Bound::repeated()
{
    m_field.isRepeated = true;
    return *this;
}

Bound& Bound::briefly()
{
    m_field.isBrief = true;
    return *this;
}

Bound& Bound::formerly(std::string key)
{
    m_field.former = std::move(key);
    return *this;
}

Bound& Bound::synonym(std::string text, std::string choice)
{
    m_field.synonyms.emplace_back(std::move(text), std::move(choice));
    return *this;
}

const Field* Record::find(const std::string& key) const
{
    const auto found = std::ranges::find(m_fields, key, [](const Field& field) { return field.parameter.key; });
    return found == m_fields.end() ? nullptr : &*found;
}

std::vector<std::string> Record::keys() const
{
    std::vector<std::string> keys;
    for (const Field& field : m_fields) keys.push_back(field.parameter.key);
    return keys;
}

namespace {

/// The parameter, within the limits of the member's type, as far as a double represents them exactly.
Parameter withinType(const Field& field)
{
    Parameter parameter = field.parameter;
    if (parameter.type != ValueType::Integer) return parameter;
    if (field.least >= -kMostSeed) parameter.minimum = std::max(parameter.minimum, field.least);
    if (field.most <= kMostSeed) parameter.maximum = std::min(parameter.maximum, field.most);
    return parameter;
}

}  // namespace

Result<Value> checkValue(const Field& field, const Value& value, const std::string& name)
{
    Parameter parameter = withinType(field);
    if (!name.empty()) parameter.key = name;
    return checkValue(parameter, value);
}

Result<Value> parseValue(const Field& field, const std::string& text, const std::string& name)
{
    Parameter parameter = withinType(field);
    if (!name.empty()) parameter.key = name;
    return parseValue(parameter, text);
}

Result<void> checkValues(const Record& record, const void* object)
{
    for (const Field& field : record.all()) {
        if (field.nested) continue;
        for (const Value& value : field.values(field.place(const_cast<void*>(object))))
            if (std::ranges::find(field.usual, value) == field.usual.end()) ROSA_TRY(checkValue(field, value));
    }
    return {};
}

Message expectation(const Field& field) { return expectation(withinType(field)); }

}  // namespace rosa::bind
