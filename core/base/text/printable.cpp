#include "core/base/text/printable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>

#include <utf8proc.h>

namespace rosa {

namespace {

struct CodePoint {
    std::uint32_t value = 0;
    std::size_t length = 0;  ///< Bytes; 0 if the text is not valid UTF-8.
};

/// The firstCodePoint code point of `text`.
CodePoint firstCodePoint(std::string_view text)
{
    utf8proc_int32_t value = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                         static_cast<utf8proc_ssize_t>(text.size()), &value);
    return length > 0 ? CodePoint{static_cast<std::uint32_t>(value), static_cast<std::size_t>(length)} : CodePoint{};
}

bool steers(std::uint32_t value)
{
    const bool isControl = value < 0x20 || (value >= 0x7f && value < 0xa0);
    const bool breaksLine = value == 0x2028 || value == 0x2029;
    const bool turns = value == 0x061c || value == 0x200e || value == 0x200f || (value >= 0x202a && value <= 0x202e) ||
                       (value >= 0x2066 && value <= 0x2069);
    return isControl || breaksLine || turns;
}

std::string cleaned(std::string_view text, bool keepsBreaks)
{
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        const bool isKept = point.length > 0 && (!steers(point.value) || (keepsBreaks && point.value == '\n'));
        const std::size_t length = point.length > 0 ? point.length : 1;
        clean += isKept ? text.substr(0, length) : "?";
        text.remove_prefix(length);
    }
    return clean;
}

}  // namespace

std::string printable(std::string_view text) { return cleaned(text, false); }

std::string printableLines(std::string_view text) { return cleaned(text, true); }

std::string printableJson(std::string_view json)
{
    std::string safe;
    safe.reserve(json.size());
    while (!json.empty()) {
        const CodePoint point = firstCodePoint(json);
        const std::size_t length = std::max<std::size_t>(point.length, 1);
        // Those below 0x20 are between values; in strings JSON escapes them. None is above U+FFFF.
        if (point.length > 0 && point.value >= 0x7f && steers(point.value)) {
            std::array<char, 12> digits{};
            std::snprintf(digits.data(), digits.size(), "\\u%04x", static_cast<unsigned>(point.value));
            safe += digits.data();
        } else {
            safe += json.substr(0, length);
        }
        json.remove_prefix(length);
    }
    return safe;
}

std::string withByteEscapes(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t length = firstCodePoint(bytes).length;
        if (length > 0) {
            text += bytes.substr(0, length);
        } else {
            std::array<char, 12> digits{};
            std::snprintf(digits.data(), digits.size(), "\\x%02x",
                          static_cast<unsigned>(static_cast<unsigned char>(bytes[0])));
            text += digits.data();
        }
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

std::string withoutByteEscapes(std::string_view text)
{
    constexpr std::size_t length = 4;  // \xff
    std::string bytes;
    bytes.reserve(text.size());
    while (!text.empty()) {
        unsigned value = 0;
        const char* const digits = text.data() + 2;
        const bool isEscape = text.size() >= length && text.starts_with("\\x") &&
                              std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2 && value >= 0x80;
        bytes += isEscape ? static_cast<char>(value) : text[0];
        text.remove_prefix(isEscape ? length : 1);
    }
    return bytes;
}

}  // namespace rosa
