/// Makes foreign text (names, notes, file names, content of damaged files) safe to print on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace rosa {

/// Returns `text` as one line of UTF-8 without terminal control: each control character (including line breaks and U+0080 … U+009F), each
/// bidirectional formatting character and each invalid UTF-8 byte is replaced by '?'.
std::string printable(std::string_view text);

/// As above for text of several lines; line breaks are kept.
std::string printableLines(std::string_view text);

}  // namespace rosa
