#include "core/base/json_problem.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <utility>

namespace rosa {

namespace {

/// The part of `text` between the prefix `before` and the suffix `after`; empty if `text` lacks either.
std::string_view inside(std::string_view text, std::string_view before, std::string_view after = {})
{
    if (text.size() < before.size() + after.size() || !text.starts_with(before) || !text.ends_with(after)) return {};
    return text.substr(before.size(), text.size() - before.size() - after.size());
}

/// Readable name of a JSON type instead of the library's name.
Message named(std::string_view type)
{
    if (type == "number") return Message("a number");
    if (type == "string") return Message("a string");
    if (type == "array") return Message("a list");
    if (type == "object") return Message("an object");
    if (type == "boolean") return Message("true or false");
    return Message::verbatim(std::string(type));
}

}  // namespace

Message jsonProblem(const std::exception& thrown)
{
    std::string_view text = thrown.what();
    const std::size_t end = text.find("] ");
    if (!text.starts_with("[json.exception.") || end == std::string_view::npos) return Message::verbatim(std::string(text));
    text.remove_prefix(end + 2);
    if (const auto key = inside(text, "key ", " not found"); !key.empty()) return Message("%1 is missing", key);
    if (text.starts_with("array index ")) return Message("a list is too short");
    if (const auto types = inside(text, "type must be "); !types.empty()) {
        const std::string_view middle = ", but is ";
        const std::size_t at = types.find(middle);
        if (at != std::string_view::npos)
            return Message("expected %1, found %2", named(types.substr(0, at)), named(types.substr(at + middle.size())));
    }
    if (text.starts_with("cannot use "))
        return Message("expected an object or a list, found %1", named(text.substr(text.rfind(' ') + 1)));
    return Message::verbatim(std::string(text));
}

}  // namespace rosa
