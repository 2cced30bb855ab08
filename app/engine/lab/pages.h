/// Lessons and problems as web pages: files of `rosa lesson export` and `rosa transport --html`.
#pragma once

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
    std::vector<std::string> languages;
};

/// Writes the pages and says which. Folders are made. In a folder nothing but earlier pages is replaced.
Result<void> exportLessons(const CommandContext& context, const LessonExport& wanted);

/// Replaces `file`. An Error names it.
Result<void> exportProblem(const CommandContext& context, const lab::Problem& problem, const std::string& file);

}  // namespace rosa::engine
