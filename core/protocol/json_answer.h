/// Common parts of JSON answers: errors, and float32 matrices as arrays of rows. Private to core/record.
#pragma once

#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/result.h"

namespace rosa::protocol {

/// Parses an answer as an object. An answer {"error": …} becomes that Error; other Errors begin with `what`.
Result<nlohmann::ordered_json> parseAnswer(const std::string& text, const std::string& what);

/// The double whose shortest text equals that of the float: 0.1, not 0.10000000149011612. Casting it back yields the float.
double shortDouble(float value);

/// A number; null if it is not finite.
nlohmann::ordered_json jsonOf(float value);

/// `values` is rows × columns, row-major; non-finite values become null.
nlohmann::ordered_json jsonRows(std::span<const float> values, std::size_t rows, std::size_t columns);

/// Treatment of null values when a matrix is read.
enum class Gaps { Refused, AreNan };

/// Field `name` of `json` as a row-major matrix of rows × columns numbers. An Error, beginning with `what`, names a field that is missing
/// or has another shape, or that contains null if gaps are refused.
Result<std::vector<float>> matrixFrom(const nlohmann::ordered_json& json, const std::string& what, const char* name,
                                      std::size_t rows, std::size_t columns, Gaps gaps = Gaps::Refused);

}  // namespace rosa::protocol
