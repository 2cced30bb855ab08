#include "core/catalog/options/fields.h"

namespace rosa::catalog {

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
    m_parameter.minimum = minimum;
    return *this;
}

Bound& Bound::above(double minimum)
{
    m_parameter.minimum = minimum;
    m_parameter.minimumExcluded = true;
    return *this;
}

Bound& Bound::upTo(double maximum)
{
    m_parameter.maximum = maximum;
    return *this;
}

Bound& Bound::unit(std::string text)
{
    m_parameter.unit = std::move(text);
    return *this;
}

Bound& Bound::brief(std::string text)
{
    m_parameter.brief = std::move(text);
    return *this;
}

Bound& Bound::live()
{
    m_parameter.live = true;
    return *this;
}

Bound& Bound::essential()
{
    m_parameter.isEssential = true;
    return *this;
}

Bound& Bound::bookkeeping()
{
    m_parameter.isBookkeeping = true;
    return *this;
}

Bound& Bound::before(const std::string& text)
{
    auto value = parseValue(m_parameter, text);
    ROSA_CHECK(value.ok(), m_parameter.key + ": " + value.error().text());
    m_parameter.before = *std::move(value);
    return *this;
}

std::vector<std::string> keysOf(const std::vector<Group>& groups)
{
    std::vector<std::string> keys;
    for (const Group group : groups)
        for (const Parameter& parameter : *group) keys.push_back(parameter.key);
    return keys;
}

}  // namespace rosa::catalog
