/// Lessons for learning platforms (Moodle and others), as packages of SCORM 1.2.
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/lab/lesson.h"
#include "core/web/page.h"

namespace rosa::web {

/// A zip archive with the lesson's page and imsmanifest.xml, titled in the first language. In a platform the page keeps its progress there,
/// and reports a score of 0 to 100 (questions guessed right), the time, and "completed" once every question has an answer. The same lesson
/// gives the same bytes. Errors as for lessonPage().
Result<std::string> coursePackage(const lab::Lesson& lesson, const PageOptions& options = {});

/// Whether a file is one of these archives, by its beginning.
bool isCourse(std::string_view bytes);

}  // namespace rosa::web
