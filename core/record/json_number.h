/// Whole numbers of JSON that others wrote. nlohmann_json turns 1.5e10 into an int by a cast that C++ does not define.
#pragma once

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace rosa::record {

/// `value` as a T. Throws Json's own exception, as get() does, where it is no whole number or one beyond T.
template <typename T, typename Json>
T wholeNumber(const Json& value)
{
    using Limits = std::numeric_limits<T>;
    const bool fits = value.is_number_unsigned()
                          ? std::in_range<T>(value.template get<std::uint64_t>())
                          : value.is_number_integer() && std::in_range<T>(value.template get<std::int64_t>());
    if (!fits)
        throw Json::type_error::create(302,
                                       "expected a whole number from " + std::to_string(Limits::min()) + " to " +
                                           std::to_string(Limits::max()) + ", found " + value.dump().substr(0, 60),
                                       &value);
    return value.template get<T>();
}

/// Member `name` of the object, `fallback` where it has none.
template <typename T, typename Json>
T wholeNumberOr(const Json& object, const char* name, T fallback)
{
    const auto found = object.find(name);
    return found == object.end() ? fallback : wholeNumber<T>(*found);
}

template <typename T, typename Json>
std::vector<T> wholeNumbers(const Json& array)
{
    if (!array.is_array()) throw Json::type_error::create(302, "expected an array of whole numbers", &array);
    std::vector<T> numbers;
    numbers.reserve(array.size());
    for (const Json& value : array) numbers.push_back(wholeNumber<T>(value));
    return numbers;
}

}  // namespace rosa::record
