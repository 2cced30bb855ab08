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

/// Returns JSON in UTF-8 with the same content, in which strings hold none of these characters: each is written as \uXXXX. Terminals show
/// JSON, too. Invalid UTF-8 stays.
std::string printableJson(std::string_view json);

/// Returns `bytes`, such as a path, as UTF-8: each byte that is not part of it is written as \xNN. Other text stays as it is.
std::string withByteEscapes(std::string_view bytes);
/// The reverse, for a text that holds such escapes.
std::string withoutByteEscapes(std::string_view text);

}  // namespace rosa
