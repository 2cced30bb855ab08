/// What answers in JSON have in common: their errors, and matrices of float32 as arrays of rows. Private to core/record.
#pragma once

#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/result.h"

namespace rosa::record {

/// An answer's text as an object. Where the engine answered {"error": …} that is the Error; else it begins with `what`.
Result<nlohmann::ordered_json> parseAnswer(const std::string& text, const std::string& what);

/// The double whose shortest text is that of the float: 0.1, not 0.10000000149011612. Casting it back gives the float.
double shortDouble(float value);

/// A number; null where it is not finite.
nlohmann::ordered_json jsonOf(float value);

/// `values` is rows × columns, row-major; null where a value is not finite.
nlohmann::ordered_json jsonRows(std::span<const float> values, std::size_t rows, std::size_t columns);

/// What may stand in a matrix that is read.
enum class Gaps { Refused, AreNan };

/// Field `name` of `json`, which rows × columns numbers must fill; row-major. An Error, beginning with `what`, names the field that
/// is missing or has another shape, or a null where gaps are refused.
Result<std::vector<float>> matrixFrom(const nlohmann::ordered_json& json, const std::string& what, const char* name,
                                      std::size_t rows, std::size_t columns, Gaps gaps = Gaps::Refused);

}  // namespace rosa::record
