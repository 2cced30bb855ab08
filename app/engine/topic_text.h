/// A page of the manual for a terminal.
#pragma once

#include <string>

#include "core/manual/markdown.h"

namespace rosa::engine {

/// The document on lines of at most `width` columns, as far as code and words without spaces fit; running text takes at most 100. Plain
/// printable characters: nothing in it steers a terminal. Titles stand in capitals, code in backquotes.
std::string toText(const manual::Document& document, int width);

}  // namespace rosa::engine
