/// Python's line encodings of texts, for pickles of protocol 0; internal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rosa::data {

/// Decodes Python 2's repr of a str, including quotes, to its bytes; nullopt if it is invalid.
std::optional<std::string> unquote(std::string_view quoted);

/// Decodes Python's raw-unicode-escape (Latin-1 with \uXXXX and \UXXXXXXXX) to UTF-8.
std::string rawUnicode(std::string_view text);

}  // namespace rosa::data
