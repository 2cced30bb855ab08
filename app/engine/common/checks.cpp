#include "app/engine/common/checks.h"

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

namespace rosa::engine {

namespace {

/// The text as a decimal number, if all of it is one.
std::optional<double> decimal(const std::string& text)
{
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::string shortly(double number)
{
    char text[32];
    std::snprintf(text, sizeof text, "%g", number);
    return text;
}

}  // namespace

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
                const auto value = decimal(text);
                if (value && *value > least && *value <= most) return {};
                const bool isBounded = most < std::numeric_limits<double>::max();
                return "expected a number above " + shortly(least) + (isBounded ? ", at most " + shortly(most) : "") +
                       ", found '" + text + "'";
            },
            {}};
}

CLI::Validator numberFrom(double least, double most)
{
    return {[least, most](const std::string& text) -> std::string {
                const auto value = decimal(text);
                if (value && *value >= least && *value <= most) return {};
                return "expected a number from " + shortly(least) + " to " + shortly(most) + ", found '" + text + "'";
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
                    return "folder '" + folder.string() + "' does not exist";
                if (std::filesystem::is_directory(file, ignored)) return "expected a file, found the folder '" + text + "'";
                return {};
            },
            {}};
}

}  // namespace rosa::engine
