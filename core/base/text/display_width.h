/// Widths of text on a terminal, by Unicode's East Asian widths: 2 columns for Chinese characters, 0 for combining marks.
#pragma once

#include <string>
#include <string_view>

namespace rosa {

/// Columns that UTF-8 `text` takes; control characters take none, each invalid byte takes one. O(size).
int displayWidth(std::string_view text);
/// The longest prefix of at most `width` columns; never splits a character from its combining marks.
std::string cutToWidth(std::string_view text, int width);
/// `text` padded with spaces to `width` columns; unchanged if longer.
std::string paddedToWidth(std::string_view text, int width);

}  // namespace rosa
