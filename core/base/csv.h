/// Fields of CSV files.
#pragma once

#include <string>

namespace rosa {

/// `text` as one field: in quotes where it holds a comma, a quote or a line break. A text that spreadsheets would take for a formula (it begins
/// with = + - @ or a tab, and is no number) gets a ' in front, which makes it a text there; other readers see the '.
std::string csvField(const std::string& text);

}  // namespace rosa
