/// JSON that comes from outside, made into a document within bounds.
///
/// nlohmann's documents recurse when they are copied, compared, printed or freed, and take up to fifty times their text. So a text is
/// gone through once before anything is made of it: what is nested too deep, no JSON, or over the memory budget never becomes a document.
#pragma once

#include <cmath>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/memory_budget.h"
#include "core/base/result.h"

namespace rosa {

/// Levels of lists and objects within each other that a document may have; those that the program writes have fewer than ten.
inline constexpr int kMostJsonLevels = 64;

/// Goes through `text` without keeping any of it and takes from `budget` what its document would take (as nlohmann::json or
/// ordered_json). An Error says at which byte it is no JSON or nested too deep, or that the budget is exhausted. O(size).
Result<void> checkJson(std::string_view text, MemoryBudget& budget);

/// The document, for Json nlohmann::json or nlohmann::ordered_json. Errors are checkJson()'s, without a file's name.
template <typename Json>
Result<Json> parseJson(std::string_view text, MemoryBudget& budget)
{
    ROSA_TRY(checkJson(text, budget));
    return Json::parse(text, nullptr, false);
}

/// The same with a budget of its own, for `text`'s size.
template <typename Json>
Result<Json> parseJson(std::string_view text)
{
    MemoryBudget budget(text.size());
    return parseJson<Json>(text, budget);
}

/// null for what is no JSON within bounds, where a reader treats damage like absence.
template <typename Json>
Json jsonOrNull(std::string_view text)
{
    auto parsed = parseJson<Json>(text);
    return parsed ? *std::move(parsed) : Json();
}

/// A file of JSON, at most `maxBytes`. Errors name the file.
template <typename Json>
Result<Json> readJson(const std::filesystem::path& path, std::uint64_t maxBytes);

/// The whole number that `value` is, if it is one that fits into T. JSON does not tell 3.0 from 3, nor does this; 1.5, 1e300 and texts are
/// nothing. nlohmann's own get<int>() casts a float whatever its size, which is undefined beyond the type's range.
template <std::integral T, typename Json>
std::optional<T> wholeNumber(const Json& value)
{
    if (value.is_number_unsigned()) {
        const auto number = value.template get<std::uint64_t>();
        return std::in_range<T>(number) ? std::optional(static_cast<T>(number)) : std::nullopt;
    }
    if (value.is_number_integer()) {
        const auto number = value.template get<std::int64_t>();
        return std::in_range<T>(number) ? std::optional(static_cast<T>(number)) : std::nullopt;
    }
    if (!value.is_number_float()) return std::nullopt;
    constexpr double most = 9007199254740992.0;  // 2^53: beyond, a double no longer tells whole numbers apart
    const auto number = value.template get<double>();
    if (!(std::abs(number) <= most) || std::floor(number) != number) return std::nullopt;
    const auto whole = static_cast<std::int64_t>(number);
    return std::in_range<T>(whole) ? std::optional(static_cast<T>(whole)) : std::nullopt;
}

/// The same for readers that nlohmann's exceptions end: throws its type_error where wholeNumber() is nothing.
template <std::integral T, typename Json>
T wholeIn(const Json& value)
{
    const auto number = wholeNumber<T>(value);
    if (!number) throw Json::type_error::create(302, "expected a whole number in range", &value);
    return *number;
}
/// `object`'s member `key`, or `fallback` where it has none.
template <std::integral T, typename Json>
T wholeIn(const Json& object, const char* key, T fallback)
{
    const auto found = object.find(key);
    return found == object.end() ? fallback : wholeIn<T>(*found);
}
/// A list of whole numbers.
template <std::integral T, typename Json>
std::vector<T> wholesIn(const Json& list)
{
    if (!list.is_array()) throw Json::type_error::create(302, "expected a list of whole numbers", &list);
    std::vector<T> numbers;
    numbers.reserve(list.size());
    for (const Json& value : list) numbers.push_back(wholeIn<T>(value));
    return numbers;
}

}  // namespace rosa
