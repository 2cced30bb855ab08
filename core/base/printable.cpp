#include "core/base/printable.h"

#include <cstdint>

namespace rosa {

namespace {

struct CodePoint {
    std::uint32_t value = 0;
    std::size_t length = 0;  ///< Bytes; 0 if the text is not valid UTF-8.
};

/// Decodes the first code point of `text`; overlong encodings are invalid.
CodePoint first(std::string_view text)
{
    const auto byte = static_cast<unsigned char>(text.front());
    if (byte < 0x80) return {byte, 1};
    const std::size_t length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    static constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    if (byte < 0xc2 || byte > 0xf4 || text.size() < length) return {};
    std::uint32_t value = byte & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xc0) != 0x80) return {};
        value = value << 6 | (next & 0x3fu);
    }
    const bool isSurrogate = value >= 0xd800 && value < 0xe000;
    return value < kLeast[length] || value > 0x10ffff || isSurrogate ? CodePoint{} : CodePoint{value, length};
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
        const CodePoint point = first(text);
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

}  // namespace rosa
