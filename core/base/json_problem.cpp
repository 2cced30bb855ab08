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
std::string named(std::string_view type)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kNames = {{{"number", "a number"},
                                                                                      {"string", "a text"},
                                                                                      {"array", "a list"},
                                                                                      {"object", "an object"},
                                                                                      {"boolean", "true or false"}}};
    const auto* const known = std::ranges::find(kNames, type, &std::pair<std::string_view, std::string_view>::first);
    return std::string(known == kNames.end() ? type : known->second);
}

}  // namespace

std::string jsonProblem(const std::exception& thrown)
{
    std::string_view text = thrown.what();
    const std::size_t end = text.find("] ");
    if (!text.starts_with("[json.exception.") || end == std::string_view::npos) return std::string(text);
    text.remove_prefix(end + 2);
    if (const auto key = inside(text, "key ", " not found"); !key.empty()) return std::string(key) + " is missing";
    if (text.starts_with("array index ")) return "a list is too short";
    if (const auto types = inside(text, "type must be "); !types.empty()) {
        const std::string_view middle = ", but is ";
        const std::size_t at = types.find(middle);
        if (at != std::string_view::npos)
            return "expected " + named(types.substr(0, at)) + ", found " + named(types.substr(at + middle.size()));
    }
    if (text.starts_with("cannot use "))
        return "expected an object or a list, found " + named(text.substr(text.rfind(' ') + 1));
    return std::string(text);
}

}  // namespace rosa
