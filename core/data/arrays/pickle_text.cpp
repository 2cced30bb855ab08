#include "core/data/arrays/pickle_text.h"

#include <cstdint>

#include "core/data/text.h"

namespace rosa::data {

namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/// Parses `digits` hexadecimal digits from `at` on; nullopt if there are fewer.
std::optional<std::uint32_t> hexNumber(std::string_view text, std::size_t at, std::size_t digits)
{
    if (text.size() - at < digits) return std::nullopt;
    std::uint32_t number = 0;
    for (std::size_t i = at; i < at + digits; ++i) {
        const int digit = hexDigit(text[i]);
        if (digit < 0) return std::nullopt;
        number = number << 4 | static_cast<std::uint32_t>(digit);
    }
    return number;
}

}  // namespace

std::optional<std::string> unquote(std::string_view quoted)
{
    if (quoted.size() < 2 || quoted.front() != quoted.back() || (quoted.front() != '\'' && quoted.front() != '"'))
        return std::nullopt;
    const std::string_view text = quoted.substr(1, quoted.size() - 2);
    constexpr std::string_view codes = "\\'\"nrtabfv";
    constexpr std::string_view meanings = "\\'\"\n\r\t\a\b\f\v";
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            out.push_back(text[i]);
            continue;
        }
        if (++i == text.size()) return std::nullopt;
        if (text[i] == 'x') {
            const auto byte = hexNumber(text, i + 1, 2);
            if (!byte) return std::nullopt;
            out.push_back(static_cast<char>(*byte));
            i += 2;
        } else if (const auto which = codes.find(text[i]); which != std::string_view::npos) {
            out.push_back(meanings[which]);
        } else {
            return std::nullopt;
        }
    }
    return out;
}

std::string rawUnicode(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        const std::size_t digits = next == 'u' ? 4 : next == 'U' ? 8 : 0;
        const auto code = text[i] == '\\' && digits ? hexNumber(text, i + 2, digits) : std::nullopt;
        appendUtf8(out, code ? *code : static_cast<unsigned char>(text[i]));
        if (code) i += 1 + digits;
    }
    return out;
}

}  // namespace rosa::data
