#include "core/data/text.h"

#include <algorithm>

namespace rosa::data {

namespace {

/// Length of the well-formed character at the start of `text`, or 0.
std::size_t characterLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80) return 0;
    const unsigned second = byte(1);
    const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool outside = (first == 0xed && second >= 0xa0) || (first == 0xf4 && second >= 0x90);
    return overlong || outside ? 0 : length;
}

}  // namespace

void appendUtf8(std::string& text, std::uint32_t code)
{
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) code = 0xfffd;
    const auto add = [&](std::uint32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (code < 0x80) return add(code);
    if (code < 0x800) {
        add(0xc0 | code >> 6);
    } else if (code < 0x10000) {
        add(0xe0 | code >> 12);
        add(0x80 | (code >> 6 & 63));
    } else {
        add(0xf0 | code >> 18);
        add(0x80 | (code >> 12 & 63));
        add(0x80 | (code >> 6 & 63));
    }
    add(0x80 | (code & 63));
}

std::string latin1ToUtf8(std::span<const std::byte> bytes)
{
    std::string text;
    text.reserve(bytes.size());
    for (const std::byte byte : bytes) appendUtf8(text, std::to_integer<std::uint32_t>(byte));
    return text;
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string printable(std::string_view text, std::size_t length)
{
    std::string out;
    while (!text.empty() && out.size() < length) {
        const std::size_t width = std::max<std::size_t>(characterLength(text), 1);
        const bool plain = characterLength(text) > 0 && static_cast<unsigned char>(text[0]) >= 0x20 && text[0] != 0x7f;
        out += plain ? text.substr(0, width) : std::string_view("?");
        text.remove_prefix(width);
    }
    return text.empty() ? out : out + "…";
}

}  // namespace rosa::data
