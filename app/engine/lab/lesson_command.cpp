#include <algorithm>
#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/command.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/lab/pages.h"
#include "core/base/files.h"
#include "core/base/text/nearest.h"
#include "core/base/text/printable.h"
#include "core/catalog/toml_shape.h"
#include "core/lab/lesson_check.h"
#include "core/lab/problem_toml.h"

namespace rosa::engine {

namespace {

struct LessonArguments {
    std::vector<std::string> files;
    std::string id = "my-lesson", title = "My lesson";
    bool isVerbose = false;
};

std::string replayText(const std::string& file, const lab::LessonReplay& one)
{
    char line[256];
    std::snprintf(line, sizeof line, ":%u: %-22s stated %-12.8g computed %-14.10g tolerance %-8.3g %s\n", one.line,
                  one.quantity.c_str(), one.stated, one.computed, one.tolerance, one.isRight ? "right" : "wrong");
    return file + line;
}

nlohmann::ordered_json reportJson(const std::string& file, const lab::LessonReport& report)
{
    nlohmann::ordered_json json{{"file", file}, {"numbers", nlohmann::ordered_json::array()}};
    for (const lab::LessonReplay& one : report.numbers)
        json["numbers"].push_back({{"line", one.line},
                                   {"quantity", one.quantity},
                                   {"stated", one.stated},
                                   {"computed", one.computed},
                                   {"tolerance", one.tolerance},
                                   {"right", one.isRight}});
    json["faults"] = nlohmann::ordered_json::array();
    for (const lab::LessonFault& fault : report.faults)
        json["faults"].push_back({{"line", fault.line}, {"message", fault.what.text()}});
    return json;
}

/// Checks one lesson; its faults become one error of several lines.
Result<void> checkFile(const CommandContext& context, const std::string& file, bool isVerbose)
{
    ROSA_TRY_ASSIGN(const std::string text, readTextFile(file, catalog::kMostToml));
    ROSA_TRY_ASSIGN(const lab::Lesson lesson, lab::lessonFromToml(text, file));
    const lab::LessonReport found = lab::checkLesson(lesson);
    if (context.json) printJsonLine(reportJson(file, found));
    if (isVerbose && !context.json)
        for (const lab::LessonReplay& one : found.numbers) std::fputs(printableLines(replayText(file, one)).c_str(), stdout);
    if (found.faults.empty()) {
        const std::string summary = file + ": no fault; steps: " + std::to_string(lesson.steps.size()) +
                                    ", numbers replayed: " + std::to_string(found.numbers.size()) + "\n";
        if (!context.json) std::fputs(printableLines(summary).c_str(), stdout);
        return {};
    }
    std::vector<Message> lines;
    for (const lab::LessonFault& fault : found.faults) lines.push_back(Message("%1:%2: %3", file, fault.line, fault.what));
    return badInput(joined(lines, "%1\n%2"));
}

void listLessons(const CommandContext& context)
{
    for (const lab::Lesson& lesson : lab::builtInLessons()) {
        if (context.json)
            printJsonLine({{"id", lesson.id},
                           {"title", lesson.title.in("en")},
                           {"question", lesson.question.in("en")},
                           {"minutes", lesson.minutes},
                           {"steps", lesson.steps.size()}});
        else
            std::printf("%-14s  %3d min  %s\n", lesson.id.c_str(), lesson.minutes, lesson.title.in("en").c_str());
    }
}

/// Prints the text of a lesson; with --json as {"lesson": …}.
void printLesson(const CommandContext& context, const std::string& text)
{
    if (context.json)
        printJsonLine({{"lesson", text}});
    else
        std::fputs(printableLines(text).c_str(), stdout);
}

/// A first version of a lesson on a problem.
Result<void> newLesson(const CommandContext& context, const LessonArguments& arguments)
{
    const std::string& file = arguments.files.front();
    ROSA_TRY_ASSIGN(const std::string text, readTextFile(file, catalog::kMostToml));
    ROSA_TRY_ASSIGN(const lab::Problem problem, lab::problemFromToml(text, file));
    ROSA_TRY_ASSIGN(const std::string lesson, lab::lessonTemplate(problem, arguments.id, arguments.title));
    // An id that no lesson may have is said now.
    ROSA_TRY(lab::lessonFromToml(lesson, "--id " + arguments.id));
    printLesson(context, lesson);
    return {};
}

/// The file of a lesson of the program, to copy and change.
Result<void> showLesson(const CommandContext& context, const std::string& id)
{
    const auto& lessons = lab::builtInLessons();
    const auto found = std::ranges::find(lessons, id, &lab::Lesson::id);
    if (found != lessons.end()) {
        printLesson(context, lab::builtInLessonText(static_cast<std::size_t>(found - lessons.begin())));
        return {};
    }
    std::vector<std::string> ids;
    ids.reserve(lessons.size());
    for (const lab::Lesson& lesson : lessons) ids.push_back(lesson.id);
    return badInput(didYouMean(Message("unknown lesson '%1'", id), nearestName(id, ids)));
}

void checkFiles(CommandContext& context, const LessonArguments& arguments)
{
    for (const std::string& file : arguments.files) report(context, checkFile(context, file, arguments.isVerbose));
}

void addExportCommand(CLI::App& parent, CommandContext& context)
{
    auto wanted = std::make_shared<LessonExport>();
    CLI::App* command = parent.add_subcommand("export", "Write lessons as web pages, one file each, that need no network");
    command->add_option("lessons", wanted->lessons, "Ids of lessons or lesson files; all: those of the program")->required();
    auto* out = addOut(*command, wanted->out, "File (.html) of one lesson, or a folder of pages");
    auto* site =
        command->add_option("--site", wanted->site, "Folder of pages with a table of contents, index.html")->excludes(out);
    command
        ->add_option("--scorm", wanted->scorm,
                     "File (.zip) of one lesson for a learning platform (SCORM 1.2: Moodle, ILIAS), or a folder of them")
        ->excludes(out)
        ->excludes(site);
    addLanguages(*command, wanted->languages, "Languages of the pages, the usual one first (all of the lesson)");
    command->callback([wanted, &context] { report(context, exportLessons(context, *wanted)); });
}

}  // namespace

void addLessonCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<LessonArguments>();
    CLI::App* command = app.add_subcommand("lesson", "Lessons of the transport lab");
    command->require_subcommand(1);
    CLI::App* list = command->add_subcommand("list", "List the lessons of the program");
    list->callback([&context] { listLessons(context); });
    CLI::App* show = command->add_subcommand("show", "Print the file of a lesson of the program, to copy and change");
    show->add_option("id", arguments->id, "Id of a lesson, as in rosa lesson list")->required();
    show->callback([arguments, &context] { report(context, showLesson(context, arguments->id)); });
    CLI::App* make = command->add_subcommand("new", "Print a first version of a lesson on a problem, to be completed");
    make->add_option("problem", arguments->files, "Problem file (TOML), as rosa transport --save writes it")
        ->required()
        ->expected(1);
    make->add_option("--id", arguments->id, "Small letters, digits and hyphens (my-lesson)");
    addTitle(*make, arguments->title, "Title of the lesson (My lesson)");
    make->callback([arguments, &context] { report(context, newLesson(context, *arguments)); });
    CLI::App* check = command->add_subcommand("check", "Replay every number of lessons, and check their texts");
    check->add_option("files", arguments->files, "Lesson files (TOML); `rosa help lessons` describes the format")
        ->required();
    check->add_flag("--verbose", arguments->isVerbose, "List every number");
    check->callback([arguments, &context] { checkFiles(context, *arguments); });
    addExportCommand(*command, context);
}

}  // namespace rosa::engine
