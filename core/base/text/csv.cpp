#include "core/base/text/csv.h"

#include <charconv>
#include <string_view>

namespace rosa {

namespace {

bool isNumber(std::string_view text)
{
    if (text.starts_with('+')) text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() && end == text.data() + text.size();
}

bool isTakenForFormula(const std::string& text)
{
    return !text.empty() && std::string_view("=+-@\t").find(text.front()) != std::string_view::npos && !isNumber(text);
}

}  // namespace

std::string csvField(const std::string& text)
{
    const std::string plain = isTakenForFormula(text) ? "'" + text : text;
    if (plain.find_first_of(",\"\r\n") == std::string::npos) return plain;
    std::string field = "\"";
    for (const char letter : plain) field.append(letter == '"' ? 2 : 1, letter);
    return field + "\"";
}

}  // namespace rosa
