/// Text layout for terminals; widths are those of core/base/display_width.h.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/display_width.h"
#include "core/base/printable.h"

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
/// A number by a format of printf(), at most 63 characters.
std::string number(const char* format, double value);
/// 0.8437 as "84.4".
std::string percent(double fraction);
/// 1234567 as "1,234,567".
std::string grouped(std::int64_t number);
/// "1 split", "2 splits", "1,234 splits"; `several` is the plural if it is not formed with s: "classes".
std::string counted(std::int64_t number, const std::string& one, const std::string& several = {});
/// A name followed by its description, wrapped in the column that starts at `column`.
std::string entry(const std::string& name, const std::string& explanation, int column = 26, int indent = 2);

}  // namespace rosa::engine
