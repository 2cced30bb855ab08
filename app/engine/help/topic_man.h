/// Pages of the manual as man pages, and helpers for all man pages.
#pragma once

#include <string>
#include <vector>

#include "core/manual/manual.h"

namespace rosa::engine {

/// `text` escaped for man(7).
std::string roff(const std::string& text);
/// `text` as a quoted argument of a request.
std::string roffQuoted(const std::string& text);

/// File name of a page, without extension: "rosa-alignment".
std::string manNameOf(const manual::Page& page);

/// Man page in section 7, UTF-8. `others` are listed under SEE ALSO, with their sections: "rosa(1)".
std::string toMan(const manual::Page& page, const std::vector<std::string>& others);

/// The section SEE ALSO of a man page; `others` as "rosa(1)".
std::string seeAlso(const std::vector<std::string>& others);

}  // namespace rosa::engine
