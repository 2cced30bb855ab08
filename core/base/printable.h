/// Text of others (names, notes, files' names, what a broken file holds) on its way to a terminal.
#pragma once

#include <string>
#include <string_view>

namespace rosa {

/// `text` as UTF-8 on one line, in which nothing steers a terminal: '?' in place of each control character (line breaks and U+0080 … U+009F
/// too), of each mark that turns the direction of writing, and of each byte that is no UTF-8.
std::string printable(std::string_view text);

/// The same for a text of several lines, whose line breaks stay.
std::string printableLines(std::string_view text);

}  // namespace rosa
