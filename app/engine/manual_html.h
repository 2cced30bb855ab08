/// The manual as HTML files: a page each, with a list of all of them beside it.
#pragma once

#include <string>

#include "core/manual/manual.h"

namespace rosa::engine {

/// One page of the manual as an HTML 5 document that needs nothing beside it; links lead to the other pages' files, NAME.html.
std::string htmlDocument(const manual::Manual& manual, const manual::Page& page);
/// index.html: all topics with what they cover.
std::string htmlIndex(const manual::Manual& manual);

}  // namespace rosa::engine
