/// Python's ways to write texts in lines, for pickles of protocol 0; no part of the public interface.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rosa::data {

/// Python 2's repr of a str, quotes included, as the bytes it stands for; nothing where it is none.
std::optional<std::string> unquote(std::string_view quoted);

/// Python's raw-unicode-escape (Latin-1 with \uXXXX and \UXXXXXXXX) as UTF-8.
std::string rawUnicode(std::string_view text);

}  // namespace rosa::data
