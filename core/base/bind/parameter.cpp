#include "core/base/bind/parameter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "core/base/text/lower_case.h"
#include "core/base/text/nearest.h"

namespace rosa::bind {

namespace {

Message wholeRange(const Parameter& parameter)
{
    const bool isBelow = std::isfinite(parameter.minimum);
    const bool isAbove = std::isfinite(parameter.maximum);
    const auto low = isBelow ? static_cast<std::int64_t>(parameter.minimum) : 0;
    const auto high = isAbove ? static_cast<std::int64_t>(parameter.maximum) : 0;
    if (isBelow && isAbove && parameter.minimumExcluded) return Message("a whole number above %1, at most %2", low, high);
    if (isBelow && isAbove) return Message("a whole number from %1 to %2", low, high);
    if (isBelow && parameter.minimumExcluded) return Message("a whole number above %1", low);
    if (isBelow) return Message("a whole number of at least %1", low);
    return isAbove ? Message("a whole number up to %1", high) : Message("a whole number");
}

Message realRange(const Parameter& parameter)
{
    const bool isBelow = std::isfinite(parameter.minimum);
    const bool isAbove = std::isfinite(parameter.maximum);
    const std::string low = toText(Value(parameter.minimum));
    const std::string high = toText(Value(parameter.maximum));
    if (isBelow && isAbove && parameter.minimumExcluded) return Message("a number above %1, at most %2", low, high);
    if (isBelow && isAbove) return Message("a number from %1 to %2", low, high);
    if (isBelow && parameter.minimumExcluded) return Message("a number above %1", low);
    if (isBelow) return Message("a number of at least %1", low);
    return isAbove ? Message("a number up to %1", high) : Message("a number");
}

Message choicesText(const Parameter& parameter)
{
    std::string text;
    for (const Choice& choice : parameter.choices) text += (text.empty() ? "" : ", ") + choice.id;
    return Message("one of %1", text);
}

Error unfit(const Parameter& parameter, const std::string& found)
{
    Error error = badInput("%1: expected %2, found '%3'", parameter.key, expectation(parameter), found);
    if (parameter.type != ValueType::Choice) return error;
    std::vector<std::string> ids;
    for (const Choice& choice : parameter.choices) ids.push_back(choice.id);
    error.message = didYouMean(error.message, nearestName(found, ids));
    return error;
}

bool inRange(const Parameter& parameter, double number)
{
    if (!std::isfinite(number) || number > parameter.maximum || number < parameter.minimum) return false;
    return !parameter.minimumExcluded || number > parameter.minimum;
}

/// A double does not represent all whole numbers beyond 2⁵³.
bool wholeInRange(const Parameter& parameter, std::int64_t whole)
{
    constexpr double kMostCast = 9e18;
    const bool isBeyond = parameter.maximum < kMostCast && whole > static_cast<std::int64_t>(parameter.maximum);
    return !isBeyond && inRange(parameter, static_cast<double>(whole));
}

/// Parses all of `text` as a number of type T.
template <typename T>
bool readNumber(const std::string& text, T& number)
{
    const char* end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && stop == end;
}

}  // namespace

Message expectation(const Parameter& parameter)
{
    switch (parameter.type) {
        case ValueType::Boolean:
            return Message("true or false");
        case ValueType::Choice:
            return choicesText(parameter);
        case ValueType::Text:
            return Message("a text");
        case ValueType::Integer:
            return wholeRange(parameter);
        case ValueType::Real:
            break;
    }
    return realRange(parameter);
}

Result<Value> parseValue(const Parameter& parameter, const std::string& text)
{
    switch (parameter.type) {
        case ValueType::Boolean: {
            const std::string word = lowerCase(text);
            if (word == "true" || word == "on" || word == "yes") return Value(true);
            if (word == "false" || word == "off" || word == "no") return Value(false);
            return unfit(parameter, text);
        }
        case ValueType::Integer: {
            std::int64_t number = 0;
            if (!readNumber(text, number)) return unfit(parameter, text);
            return checkValue(parameter, Value(number));
        }
        case ValueType::Real: {
            double number = 0;
            if (!readNumber(text, number)) return unfit(parameter, text);
            return checkValue(parameter, Value(number));
        }
        case ValueType::Choice:
            return checkValue(parameter, Value(text));
        case ValueType::Text:
            if (!text.empty()) return Value(text);
            break;
    }
    return unfit(parameter, text);
}

Result<Value> checkValue(const Parameter& parameter, const Value& value)
{
    const auto* whole = std::get_if<std::int64_t>(&value);
    switch (parameter.type) {
        case ValueType::Boolean:
            if (std::holds_alternative<bool>(value)) return value;
            break;
        case ValueType::Integer:
            if (whole && wholeInRange(parameter, *whole)) return value;
            break;
        case ValueType::Real: {
            const auto* real = std::get_if<double>(&value);
            if (!whole && !real) break;
            const double number = whole ? static_cast<double>(*whole) : *real;
            if (inRange(parameter, number)) return Value(number);
            break;
        }
        case ValueType::Choice:
            if (const auto* id = std::get_if<std::string>(&value))
                for (const Choice& choice : parameter.choices)
                    if (choice.id == *id) return value;
            break;
        case ValueType::Text:
            if (std::holds_alternative<std::string>(value)) return value;
            break;
    }
    return unfit(parameter, toText(value));
}

std::string briefPattern(const Parameter& parameter, const std::string& text)
{
    const std::size_t bar = parameter.brief.find('|');
    if (bar == std::string::npos) return parameter.brief.empty() ? parameter.key + " #" : parameter.brief;
    const bool isFirst = text == (parameter.type == ValueType::Boolean ? "true" : "1");
    return isFirst ? parameter.brief.substr(0, bar) : parameter.brief.substr(bar + 1);
}

std::string toText(const Value& value)
{
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    const double number = std::get<double>(value);
    const double size = std::abs(number);
    const bool plain = size == 0 || (size >= 1e-4 && size < 1e15);
    std::array<char, 400> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific);
    std::string text(buffer.data(), end.ptr);
    // to_chars writes at least two exponent digits: 1e-08.
    if (const std::size_t e = text.find('e'); e != std::string::npos && text.size() == e + 4 && text[e + 2] == '0')
        text.erase(e + 2, 1);
    return text;
}

}  // namespace rosa::bind
