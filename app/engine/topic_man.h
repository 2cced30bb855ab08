/// A page of the manual as man page, and what all man pages share.
#pragma once

#include <string>
#include <vector>

#include "core/manual/manual.h"

namespace rosa::engine {

/// A line of man(7): no character of it is taken for a request.
std::string roff(const std::string& text);
/// An argument of a request, in quotes.
std::string roffQuoted(const std::string& text);

/// "rosa-alignment": name of the page's file, but for its ending.
std::string manNameOf(const manual::Page& page);

/// man(7), section 7, UTF-8. `others` are named under SEE ALSO, with their sections: "rosa(1)".
std::string toMan(const manual::Page& page, const std::vector<std::string>& others);

/// "SEE ALSO" of a man page: "rosa(1)" …
std::string seeAlso(const std::vector<std::string>& others);

}  // namespace rosa::engine
