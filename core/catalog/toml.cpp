#include "core/catalog/toml.h"

#include <sstream>
#include <utility>

#include "core/catalog/toml_shape.h"

namespace rosa::catalog {

Result<toml::table> parsedToml(const std::string& text, const std::string& fileName)
{
    if (const auto shape = checkTomlShape(text); !shape) return shape.error().within(fileName);
    toml::parse_result parsed = toml::parse(text);
    if (!parsed)
        return badInput("%1:%2: %3", fileName, parsed.error().source().begin.line,
                        std::string(parsed.error().description()));
    return std::move(parsed).table();
}

std::string quoted(const std::string& text)
{
    std::ostringstream out;
    out << toml::value<std::string>(text);
    return out.str();
}

Error errorAt(const std::string& fileName, const toml::node& node, const Message& message)
{
    return badInput("%1:%2: %3", fileName, node.source().begin.line, message);
}

std::string kindOf(const toml::node& node)
{
    std::ostringstream text;
    text << node.type();
    return text.str();
}

Result<Value> valueOf(const toml::node& node, const std::string& key, const std::string& fileName)
{
    if (const auto* flag = node.as_boolean()) return Value(flag->get());
    if (const auto* number = node.as_integer()) return Value(number->get());
    if (const auto* number = node.as_floating_point()) return Value(number->get());
    if (const auto* text = node.as_string()) return Value(text->get());
    return errorAt(fileName, node, Message("%1: expected one value, found %2", key, kindOf(node)));
}

}  // namespace rosa::catalog
