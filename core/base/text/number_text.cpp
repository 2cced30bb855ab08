#include "core/base/text/number_text.h"

#include <cstddef>
#include <cstdio>

namespace rosa {

std::string formatted(const char* format, double value)
{
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

std::string percent(double fraction) { return formatted("%.1f", 100 * fraction); }

std::string signedPercent(double fraction)
{
    std::string text = formatted("%+.1f", 100 * fraction);
    return text == "-0.0" || text == "+0.0" ? "0.0" : text;
}

std::string grouped(std::int64_t number)
{
    std::string digits = std::to_string(number);
    const std::ptrdiff_t start = number < 0 ? 1 : 0;
    for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > start; place -= 3)
        digits.insert(static_cast<std::size_t>(place), ",");
    return digits;
}

std::string counted(std::int64_t number, const std::string& one, const std::string& several)
{
    return grouped(number) + " " + (number == 1 ? one : several.empty() ? one + "s" : several);
}

}  // namespace rosa
