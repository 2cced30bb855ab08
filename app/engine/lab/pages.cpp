#include "app/engine/lab/pages.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

#include <nlohmann/json.hpp>

#include "app/engine/command.h"
#include "app/engine/json_lines.h"
#include "core/base/files.h"
#include "core/base/nearest.h"
#include "core/base/printable.h"
#include "core/catalog/toml_shape.h"
#include "core/lab/lesson.h"
#include "core/web/page.h"

namespace rosa::engine {

namespace {

namespace fs = std::filesystem;

constexpr const char* kAll = "all";
constexpr const char* kIndex = "index";

struct NamedPage {
    std::string name;  ///< Without ".html".
    std::string html;
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

Result<void> write(const CommandContext& context, const fs::path& file, const std::string& html)
{
    ROSA_TRY(writeFileAtomically(file, html));
    if (context.json)
        printJsonLine({{"file", file.string()}, {"bytes", html.size()}});
    else
        std::fputs(printableLines(file.string() + ": " + std::to_string(html.size() / 1000) + " kB\n").c_str(), stdout);
    return {};
}

/// Whether a page may stand there: nothing does, or an earlier page.
Result<void> expectOwn(const fs::path& file)
{
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return {};
    ROSA_TRY_ASSIGN(const std::string text, readTextFile(file));
    if (!web::isPage(text)) return badInput("%1 is no page that this program wrote; choose another folder", file);
    return {};
}

/// All or, where a file of somebody else is in the way, none.
Result<void> writeAll(const CommandContext& context, const fs::path& folder, const std::vector<NamedPage>& pages)
{
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (!fs::is_directory(folder, problem)) return badInput("%1 is no folder and cannot become one", folder);
    const auto fileOf = [&](const NamedPage& page) { return folder / (page.name + ".html"); };
    for (const NamedPage& page : pages) ROSA_TRY(expectOwn(fileOf(page)));
    for (const NamedPage& page : pages) ROSA_TRY(write(context, fileOf(page), page.html));
    return {};
}

}  // namespace

Result<void> exportLessons(const CommandContext& context, const LessonExport& wanted)
{
    if (wanted.out.empty() == wanted.site.empty()) return badInput("expected either --out or --site");
    ROSA_TRY_ASSIGN(const std::vector<lab::Lesson> lessons, lessonsOf(wanted.lessons));
    const web::PageOptions options{wanted.languages, !wanted.site.empty()};
    std::vector<NamedPage> pages;
    for (const lab::Lesson& lesson : lessons) {
        ROSA_TRY_ASSIGN(std::string html, web::lessonPage(lesson, options));
        pages.push_back({lesson.id, std::move(html)});
    }
    if (wanted.out.ends_with(".html")) {
        if (pages.size() != 1) return badInput("--out %1: expected a folder for %2 lessons", wanted.out, pages.size());
        return write(context, wanted.out, pages.front().html);
    }
    if (!wanted.out.empty()) return writeAll(context, wanted.out, pages);
    ROSA_TRY_ASSIGN(std::string index, web::indexPage(lessons, options));
    pages.push_back({kIndex, std::move(index)});
    return writeAll(context, wanted.site, pages);
}

Result<void> exportProblem(const CommandContext& context, const lab::Problem& problem, const std::string& file)
{
    ROSA_TRY_ASSIGN(const std::string html, web::problemPage(problem));
    return write(context, file, html);
}

}  // namespace rosa::engine
