/// Laying out text for a terminal. A code point counts as one column.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/printable.h"

namespace rosa::engine {

/// Columns that UTF-8 `text` takes.
int columnsOf(const std::string& text);
/// The longest beginning of at most `width` columns; never cuts a UTF-8 sequence.
std::string cutTo(const std::string& text, int width);
/// `text` with spaces to `width` columns, at least as long as it was.
std::string padded(const std::string& text, int width);
/// Words of `text`, printable, on lines of at most `width` columns, each behind `indent` spaces; ends in a line break.
std::string wrapped(const std::string& text, int indent, int width = 100);
/// Rows of printable cells with aligned columns, two spaces between them, behind `indent` spaces; trailing spaces are left out.
std::string table(std::vector<std::vector<std::string>> rows, int indent = 2);
/// `rows` with the columns `first` to `last` filled from the left, so that table() sets them flush right.
std::vector<std::vector<std::string>> rightAligned(std::vector<std::vector<std::string>> rows, std::size_t first,
                                                   std::size_t last);
/// Letters of ASCII in capitals.
std::string inCapitals(std::string text);
/// 1234567 as "1,234,567".
std::string grouped(std::int64_t number);
/// "1 split", "2 splits", "1,234 splits"; `several` where an s is not enough: "classes".
std::string counted(std::int64_t number, const std::string& one, const std::string& several = {});
/// A name and its explanation, the latter wrapped in a column of its own that starts at `column`.
std::string entry(const std::string& name, const std::string& explanation, int column = 26, int indent = 2);

}  // namespace rosa::engine
