/// Pages of the manual as text for a terminal.
#pragma once

#include <string>

#include "core/manual/markdown.h"

namespace rosa::engine {

/// The document wrapped at `width` columns, running text at 100 at most; code and single words may exceed the width. Contains printable
/// characters only, no escape sequences. Titles are in capitals, code in backquotes.
std::string toText(const manual::Document& document, int width);

}  // namespace rosa::engine
