/// The manual as HTML files, one per page, each with a list of all pages.
#pragma once

#include <string>

#include "core/manual/manual.h"

namespace rosa::engine {

/// A page as a self-contained HTML 5 document; links refer to the files of the other pages, NAME.html.
std::string htmlDocument(const manual::Manual& manual, const manual::Page& page);
/// Beside the manual: the lessons as web pages, with an index.html of their own.
inline constexpr const char* kLessonFolder = "lessons";
/// index.html: all topics with their summaries and, if there are lessons, a link to them.
std::string htmlIndex(const manual::Manual& manual, bool hasLessons);

}  // namespace rosa::engine
