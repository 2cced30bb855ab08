/// Text encodings used by data files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace rosa::data {

/// Appends a Unicode code point as UTF-8; invalid code points become U+FFFD.
void appendUtf8(std::string& text, std::uint32_t code);

/// Converts Latin-1 (ISO 8859-1) bytes to UTF-8.
std::string latin1ToUtf8(std::span<const std::byte> bytes);

/// Returns whether `text` is well-formed UTF-8: no overlong forms, surrogates or code points above U+10FFFF.
bool isUtf8(std::string_view text);

/// Formats text for messages: at most `length` bytes; control characters and invalid UTF-8 are replaced by '?'.
std::string printable(std::string_view text, std::size_t length = 60);

}  // namespace rosa::data
