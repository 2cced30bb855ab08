/// Lessons and problems as web pages: files of `rosa lesson export` and `rosa transport --html`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/lab/problem.h"

namespace rosa::engine {

struct CommandContext;

/// What `rosa lesson export` was asked for.
struct LessonExport {
    std::vector<std::string> lessons;  ///< Ids or files; "all": those of the program.
    std::string out;                   ///< A file of one lesson, or a folder; empty: `site`.
    std::string site;                  ///< A folder with an index.
    std::string scorm;                 ///< An archive of one lesson for a learning platform, or a folder of them.
    std::vector<std::string> languages;
};

/// Writes the pages and says which. Folders are made. In a folder nothing but earlier pages, or archives of them, is replaced.
Result<void> exportLessons(const CommandContext& context, const LessonExport& wanted);

/// The lessons of the program with their table of contents, in a folder that is made; nothing is said. False: this build writes no pages.
Result<bool> writeLessonSite(const std::filesystem::path& folder);

/// Replaces `file`. An Error names it.
Result<void> exportProblem(const CommandContext& context, const lab::Problem& problem, const std::string& file);

}  // namespace rosa::engine
