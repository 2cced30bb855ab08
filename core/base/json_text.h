/// Parsing of foreign JSON within bounds.
///
/// nlohmann's documents recurse when copied, compared, printed or destroyed, and take up to fifty times the memory of their text. Therefore
/// a text is scanned before a document is built: text that is nested too deeply, not JSON or over the memory budget never becomes a
/// document.
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

/// Maximum nesting depth of arrays and objects in a document; documents written by the program have fewer than ten levels.
inline constexpr int kMostJsonLevels = 64;

/// Scans `text` without storing it and takes from `budget` the memory that its document (nlohmann::json or ordered_json) would need.
/// Returns an Error that states at which byte the text is invalid or nested too deeply, or that the budget is exhausted. O(size).
Result<void> checkJson(std::string_view text, MemoryBudget& budget);

/// Parses `text`; Json is nlohmann::json or nlohmann::ordered_json. Errors are those of checkJson(), without a file name.
template <typename Json>
Result<Json> parseJson(std::string_view text, MemoryBudget& budget)
{
    ROSA_TRY(checkJson(text, budget));
    return Json::parse(text, nullptr, false);
}

/// As above, with a separate budget for the size of `text`.
template <typename Json>
Result<Json> parseJson(std::string_view text)
{
    MemoryBudget budget(text.size());
    return parseJson<Json>(text, budget);
}

/// Returns null if `text` is not JSON within bounds. For readers that treat damage like absence.
template <typename Json>
Json jsonOrNull(std::string_view text)
{
    auto parsed = parseJson<Json>(text);
    return parsed ? *std::move(parsed) : Json();
}

/// Reads a JSON file of at most `maxBytes`. Errors name the file.
template <typename Json>
Result<Json> readJson(const std::filesystem::path& path, std::uint64_t maxBytes);

/// Returns `value` as an integer if it is integral and fits into T, otherwise nullopt (1.5, 1e300, strings). 3.0 counts as 3, since JSON
/// does not distinguish them. nlohmann's get<int>() casts floats of any size, which is undefined outside the range of the type.
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
    constexpr double most = 9007199254740992.0;  // 2^53: a double does not represent all larger integers
    const auto number = value.template get<double>();
    if (!(std::abs(number) <= most) || std::floor(number) != number) return std::nullopt;
    const auto whole = static_cast<std::int64_t>(number);
    return std::in_range<T>(whole) ? std::optional(static_cast<T>(whole)) : std::nullopt;
}

/// As above, for readers that catch nlohmann's exceptions: throws its type_error where wholeNumber() returns nullopt.
template <std::integral T, typename Json>
T wholeIn(const Json& value)
{
    const auto number = wholeNumber<T>(value);
    if (!number) throw Json::type_error::create(302, "expected a whole number in range", &value);
    return *number;
}
/// Member `key` of `object`, or `fallback` if absent.
template <std::integral T, typename Json>
T wholeIn(const Json& object, const char* key, T fallback)
{
    const auto found = object.find(key);
    return found == object.end() ? fallback : wholeIn<T>(*found);
}
/// Reads an array of integers.
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
