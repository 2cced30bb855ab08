/// The manual as HTML files, one per page, each with a list of all pages.
#pragma once

#include <string>

#include "core/manual/manual.h"

namespace rosa::engine {

/// A page as a self-contained HTML 5 document; links refer to the files of the other pages, NAME.html.
std::string htmlDocument(const manual::Manual& manual, const manual::Page& page);
/// index.html: all topics with their summaries.
std::string htmlIndex(const manual::Manual& manual);

}  // namespace rosa::engine
