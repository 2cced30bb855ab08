/// Formatting of CSV fields.
#pragma once

#include <string>

namespace rosa {

/// Formats `text` as one CSV field, quoted if it contains a comma, a quote or a line break. Text that a spreadsheet would interpret as a
/// formula (it begins with = + - @ or a tab and is not a number) is prefixed with ', which marks it as text; other readers see the '.
std::string csvField(const std::string& text);

}  // namespace rosa
