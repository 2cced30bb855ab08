#include "app/engine/checks.h"

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <string>
#include <system_error>

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

CLI::Validator numberAbove(double least, double most)
{
    return {[least, most](const std::string& text) -> std::string {
                double value = 0;
                const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
                if (problem == std::errc() && end == text.data() + text.size() && value > least && value <= most) return {};
                char bounds[80];
                std::snprintf(bounds, sizeof bounds, "expected a number above %g, at most %g", least, most);
                return bounds + (", found '" + text + "'");
            },
            {}};
}

CLI::Validator fileToWrite()
{
    return {[](const std::string& text) -> std::string {
                if (text.empty()) return "expected a file, found ''";
                const std::filesystem::path file(text);
                const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
                std::error_code ignored;
                if (!std::filesystem::is_directory(folder, ignored))
                    return "there is no folder '" + folder.string() + "' to write it to";
                if (std::filesystem::is_directory(file, ignored)) return "expected a file, found the folder '" + text + "'";
                return {};
            },
            {}};
}

}  // namespace rosa::engine
