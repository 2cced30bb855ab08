#include "app/engine/lab/pages.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

#include <nlohmann/json.hpp>

#include "app/engine/common/command.h"
#include "app/engine/common/json_lines.h"
#include "core/base/files.h"
#include "core/base/text/nearest.h"
#include "core/base/text/printable.h"
#include "core/catalog/toml_shape.h"
#include "core/lab/lesson.h"
#include "core/web/course.h"
#include "core/web/page.h"

namespace rosa::engine {

namespace {

namespace fs = std::filesystem;

constexpr const char* kAll = "all";
constexpr const char* kIndex = "index";

constexpr std::size_t kStart = 1024;  ///< Bytes by which a page is known.
constexpr const char* kPageEnd = ".html";
constexpr const char* kCourseEnd = ".zip";

struct NamedPage {
    std::string name;  ///< "plan.html"
    std::string bytes;
};

/// A word that is neither a lesson nor a file was probably meant as an id.
Result<lab::Lesson> lessonOf(const std::string& named)
{
    const auto& own = lab::builtInLessons();
    if (const auto found = std::ranges::find(own, named, &lab::Lesson::id); found != own.end()) return *found;
    std::error_code ignored;
    if (fs::exists(named, ignored)) {
        ROSA_TRY_ASSIGN(const std::string text, readTextFile(named, catalog::kMostToml));
        return lab::lessonFromToml(text, named);
    }
    std::vector<std::string> ids{kAll};
    for (const lab::Lesson& lesson : own) ids.push_back(lesson.id);
    return badInput(didYouMean(Message("%1 is neither a lesson of the program nor a file", named), nearestName(named, ids)));
}

Result<std::vector<lab::Lesson>> lessonsOf(const std::vector<std::string>& names)
{
    std::vector<lab::Lesson> lessons;
    std::set<std::string> ids;
    for (const std::string& name : names) {
        if (name == kAll) {
            lessons.insert(lessons.end(), lab::builtInLessons().begin(), lab::builtInLessons().end());
        } else {
            ROSA_TRY_ASSIGN(lab::Lesson lesson, lessonOf(name));
            lessons.push_back(std::move(lesson));
        }
    }
    for (const lab::Lesson& lesson : lessons) {
        if (!ids.insert(lesson.id).second) return badInput("two lessons have the id %1; pages are called by it", lesson.id);
        if (lesson.id == kIndex) return badInput("a lesson with the id %1 would be the page of contents", lesson.id);
    }
    return lessons;
}

Result<void> write(const CommandContext& context, const fs::path& file, const std::string& bytes)
{
    ROSA_TRY(writeFileAtomically(file, bytes));
    if (context.json)
        printJsonLine({{"file", file.string()}, {"bytes", bytes.size()}});
    else
        std::fputs(printableLines(file.string() + ": " + std::to_string(bytes.size() / 1000) + " kB\n").c_str(), stdout);
    return {};
}

/// Whether a page may stand there: nothing does, or an earlier page.
Result<void> expectOwn(const fs::path& file)
{
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return {};
    const std::string text = readStart(file, kStart);
    if (!web::isPage(text) && !web::isCourse(text))
        return badInput("%1 is no page that this program wrote; choose another folder", file);
    return {};
}

Result<void> makeFolder(const fs::path& folder)
{
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (!fs::is_directory(folder, problem)) return badInput("%1 is no folder and cannot become one", folder);
    return {};
}

/// A page of each lesson and, for a site, the table of contents.
Result<std::vector<NamedPage>> pagesOf(const std::vector<lab::Lesson>& lessons, const web::PageOptions& options)
{
    std::vector<NamedPage> pages;
    for (const lab::Lesson& lesson : lessons) {
        ROSA_TRY_ASSIGN(std::string html, web::lessonPage(lesson, options));
        pages.push_back({lesson.id + kPageEnd, std::move(html)});
    }
    if (!options.hasIndex) return pages;
    ROSA_TRY_ASSIGN(std::string index, web::indexPage(lessons, options));
    pages.push_back({std::string(kIndex) + kPageEnd, std::move(index)});
    return pages;
}

Result<std::vector<NamedPage>> coursesOf(const std::vector<lab::Lesson>& lessons, const web::PageOptions& options)
{
    std::vector<NamedPage> courses;
    for (const lab::Lesson& lesson : lessons) {
        ROSA_TRY_ASSIGN(std::string bytes, web::coursePackage(lesson, options));
        courses.push_back({lesson.id + kCourseEnd, std::move(bytes)});
    }
    return courses;
}

/// All or, where a file of somebody else is in the way, none.
Result<void> writeAll(const CommandContext& context, const fs::path& folder, const std::vector<NamedPage>& pages)
{
    ROSA_TRY(makeFolder(folder));
    for (const NamedPage& page : pages) ROSA_TRY(expectOwn(folder / page.name));
    for (const NamedPage& page : pages) ROSA_TRY(write(context, folder / page.name, page.bytes));
    return {};
}

/// To a file, for one page and a name with its ending, or into a folder.
Result<void> writeOut(const CommandContext& context, const char* option, const std::string& out, const char* ending,
                      const std::vector<NamedPage>& pages)
{
    if (!out.ends_with(ending)) return writeAll(context, out, pages);
    if (pages.size() != 1) return badInput("%1 %2: expected a folder for %3 lessons", option, out, pages.size());
    return write(context, out, pages.front().bytes);
}

}  // namespace

Result<void> exportLessons(const CommandContext& context, const LessonExport& wanted)
{
    if (static_cast<int>(wanted.out.empty()) + static_cast<int>(wanted.site.empty()) +
            static_cast<int>(wanted.scorm.empty()) !=
        2)
        return badInput("expected either --out, --site or --scorm");
    ROSA_TRY_ASSIGN(const std::vector<lab::Lesson> lessons, lessonsOf(wanted.lessons));
    const web::PageOptions options{wanted.languages, !wanted.site.empty()};
    if (!wanted.scorm.empty()) {
        ROSA_TRY_ASSIGN(const auto courses, coursesOf(lessons, options));
        return writeOut(context, "--scorm", wanted.scorm, kCourseEnd, courses);
    }
    ROSA_TRY_ASSIGN(const auto pages, pagesOf(lessons, options));
    if (!wanted.out.empty()) return writeOut(context, "--out", wanted.out, kPageEnd, pages);
    return writeAll(context, wanted.site, pages);
}

Result<bool> writeLessonSite(const fs::path& folder)
{
    if (!web::canCompute()) return false;
    ROSA_TRY_ASSIGN(const auto pages, pagesOf(lab::builtInLessons(), {{}, true}));
    ROSA_TRY(makeFolder(folder));
    for (const NamedPage& page : pages) ROSA_TRY(writeFileAtomically(folder / page.name, page.bytes));
    return true;
}

Result<void> exportProblem(const CommandContext& context, const lab::Problem& problem, const std::string& file)
{
    ROSA_TRY_ASSIGN(const std::string html, web::problemPage(problem));
    return write(context, file, html);
}

}  // namespace rosa::engine
