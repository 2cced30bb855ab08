/// Text layout for terminals; widths are those of core/base/text/display_width.h.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/text/display_width.h"
#include "core/base/text/number_text.h"
#include "core/base/text/printable.h"

namespace rosa::engine {

/// So many spaces; none if `count` is negative.
std::string spaces(int count);
/// `text` with `by` for every `what`.
std::string replaced(std::string text, const std::string& what, const std::string& by);
/// Printable form of `text`, wrapped at `width` columns and indented by `indent` spaces; ends with a line break.
std::string wrapped(const std::string& text, int indent, int width = 100);
/// Table with aligned columns, separated by two spaces and indented by `indent` spaces, without trailing spaces; cells are made printable.
std::string table(std::vector<std::vector<std::string>> rows, int indent = 2);
/// `rows` with the columns `first` to `last` padded on the left, so that table() aligns them to the right.
std::vector<std::vector<std::string>> rightAligned(std::vector<std::vector<std::string>> rows, std::size_t first,
                                                   std::size_t last);
/// `text` with ASCII letters in upper case.
std::string inCapitals(std::string text);
/// A name followed by its description, wrapped in the column that starts at `column`.
std::string entry(const std::string& name, const std::string& explanation, int column = 26, int indent = 2);

}  // namespace rosa::engine
