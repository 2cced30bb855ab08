#include "core/base/printable.h"

#include <cstdint>

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

}  // namespace rosa
