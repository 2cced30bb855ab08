#include "app/engine/checks.h"

#include <charconv>
#include <string>

namespace rosa::engine {

CLI::Validator given()
{
    return {[](const std::string& text) { return std::string(text.empty() ? "expected a value, found ''" : ""); }, {}};
}

CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most)
{
    return {[least, most](const std::string& text) -> std::string {
                std::uint64_t value = 0;
                const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
                if (problem == std::errc() && end == text.data() + text.size() && value >= least && value <= most) return {};
                return "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                       ", found '" + text + "'";
            },
            {}};
}

CLI::Validator count(int least, int most)
{
    return wholeNumber(static_cast<std::uint64_t>(least), static_cast<std::uint64_t>(most));
}

}  // namespace rosa::engine
