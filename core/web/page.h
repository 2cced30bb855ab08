/// A lesson or a problem of the transport lab as one file of HTML that computes by itself, in any browser and without a network.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/lab/lesson.h"

namespace rosa::web {

/// Languages of the page's own words: "en", "de", "zh".
std::vector<std::string> pageLanguages();

/// Whether this build has the module of pages (ROSA_WEB_MODULE), without which none of the following is written.
bool canCompute();

struct PageOptions {
    std::vector<std::string>
        languages;          ///< The page's, the first one where a reader's browser wants none of them. Empty: all.
    bool hasIndex = false;  ///< The page leads to "index.html" beside it.
    bool isCourse = false;  ///< A lesson reports to the learning platform around it, if there is one (course.h).
};

/// The page of a lesson, about 200 kB. All of its text is escaped; the same lesson gives the same bytes. Returns an Error if the build has no
/// module (ROSA_WEB_MODULE), or for a language that neither the lesson nor, for a lesson in one language without a name, the page has.
Result<std::string> lessonPage(const lab::Lesson& lesson, const PageOptions& options = {});

/// The page of a problem, with every control that it has. Errors as above, and those of lab::pose().
Result<std::string> problemPage(const lab::Problem& problem, const PageOptions& options = {});

/// A table of contents that leads to "ID.html" of each lesson; it computes nothing. Errors as for each of them.
Result<std::string> indexPage(std::span<const lab::Lesson> lessons, const PageOptions& options = {});

/// Whether a file is one of these pages, by its first kilobyte.
bool isPage(std::string_view text);

}  // namespace rosa::web
