/// Text in the encodings that data files use.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace rosa::data {

/// Appends a Unicode character as UTF-8; a code that is none becomes U+FFFD.
void appendUtf8(std::string& text, std::uint32_t code);

/// Latin-1 (ISO 8859-1) bytes as UTF-8.
std::string latin1ToUtf8(std::span<const std::byte> bytes);

/// Well-formed UTF-8: no overlong forms, surrogates or codes above U+10FFFF.
bool isUtf8(std::string_view text);

/// For messages: at most `length` bytes, control characters and broken UTF-8 replaced by '?'.
std::string printable(std::string_view text, std::size_t length = 60);

}  // namespace rosa::data
