#include "core/protocol/json_answer.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/base/json_text.h"
#include "core/base/message_json.h"
#include "core/protocol/answer.h"

namespace rosa::protocol {

using Json = nlohmann::ordered_json;

std::string toJson(const Error& error)
{
    Json json;
    putMessage(json, "error", error.message);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

namespace {

std::optional<Error> errorOf(const Json& json)
{
    if (!json.is_object()) return {};
    const auto error = json.find("error");
    if (error == json.end() || !error->is_string()) return {};
    return failed(messageIn(json, "error"));
}

}  // namespace

std::optional<Error> errorIn(std::string_view answer) { return errorOf(jsonOrNull<Json>(answer)); }

Result<Json> parseAnswer(const std::string& text, const std::string& what)
{
    auto parsed = parseJson<Json>(text);
    if (!parsed) return parsed.error().within("%1: expected a JSON object", what);
    Json& json = *parsed;
    if (!json.is_object()) return badInput("%1: expected a JSON object", what);
    if (auto error = errorOf(json)) return *std::move(error);
    return std::move(json);
}

double shortDouble(float value)
{
    if (!std::isfinite(value)) return value;
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value);
    double read = value;
    std::from_chars(text.data(), written.ptr, read);
    return read;
}

Json jsonOf(float value) { return std::isfinite(value) ? Json(shortDouble(value)) : Json(); }

Json jsonRows(std::span<const float> values, std::size_t rows, std::size_t columns)
{
    Json matrix = Json::array();
    for (std::size_t row = 0; row < rows; ++row) {
        Json::array_t numbers;
        numbers.reserve(columns);
        for (std::size_t column = 0; column < columns; ++column) numbers.push_back(jsonOf(values[row * columns + column]));
        matrix.push_back(std::move(numbers));
    }
    return matrix;
}

Result<std::vector<float>> matrixFrom(const Json& json, const std::string& what, const char* name, std::size_t rows,
                                      std::size_t columns, Gaps gaps)
{
    const auto misfit = [&] { return badInput("%1: %2 is not a %3 × %4 matrix of numbers", what, name, rows, columns); };
    const auto given = json.find(name);
    if (given == json.end()) return badInput("%1: %2 is missing", what, name);
    if (!given->is_array() || given->size() != rows) return misfit();
    std::vector<float> values;
    values.reserve(rows * columns);
    for (const Json& row : *given) {
        if (!row.is_array() || row.size() != columns) return misfit();
        for (const Json& value : row) {
            const bool isGap = value.is_null() && gaps == Gaps::AreNan;
            if (!isGap && !value.is_number()) return misfit();
            values.push_back(isGap ? std::numeric_limits<float>::quiet_NaN() : value.get<float>());
        }
    }
    return values;
}

}  // namespace rosa::protocol
