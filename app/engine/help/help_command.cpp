#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/command.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/terminal.h"
#include "app/engine/help/help.h"
#include "app/engine/help/manual.h"
#include "app/engine/help/manual_html.h"
#include "app/engine/help/topic_man.h"
#include "app/engine/help/topic_text.h"
#include "app/engine/lab/pages.h"
#include "core/base/files.h"
#include "core/base/text/nearest.h"
#include "core/manual/reference.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

const CLI::App& programOf(const CLI::App& app) { return app.get_parent() ? programOf(*app.get_parent()) : app; }

/// {"event":"help","command":"rosa train","description":…,"options":[…],"commands":[…],"text":…}; "text" is the same as without --json.
Json helpJson(const CLI::App& app, const std::string& text)
{
    Json line{{"event", "help"},
              {"command", fullName(app)},
              {"description", app.get_description()},
              {"options", Json::array()},
              {"commands", Json::array()}};
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_group().empty()) continue;  // Hidden.
        Json one{{"name", option->get_name(true, true)},
                 {"description", option->get_description()},
                 {"is_required", option->get_required()}};
        if (option->get_expected_max() > 0) one["value"] = option->get_type_name();
        line["options"].push_back(std::move(one));
    }
    for (const CLI::App* sub : app.get_subcommands(kEverySubcommand))
        line["commands"].push_back({{"name", sub->get_name()}, {"description", sub->get_description()}});
    line["text"] = text;
    return line;
}

/// {"event":"help","topic":"alignment","title":…,"summary":…,"markdown":…,"text":…}
Json topicJson(const manual::Page& page, const std::string& text)
{
    return {{"event", "help"},         {"topic", page.name},        {"title", page.title},
            {"summary", page.summary}, {"markdown", page.markdown}, {"text", text}};
}

struct HelpArguments {
    std::vector<std::string> words;
    std::string format = "text", out;
};

/// The command or the topic to show; the other pointer is null.
struct HelpSubject {
    const CLI::App* command = nullptr;
    const manual::Page* topic = nullptr;
};

std::vector<std::string> namesBelow(const CLI::App& app)
{
    std::vector<std::string> names;
    for (const CLI::App* sub : app.get_subcommands(kEverySubcommand)) names.push_back(sub->get_name());
    return names;
}

Error unknown(const CLI::App& at, const std::string& word, const manual::Manual& manual)
{
    std::vector<std::string> names = namesBelow(at);
    if (!at.get_parent())
        for (const manual::Page& page : manual.pages()) names.push_back(page.name);
    const std::string near = nearestName(word, names);
    const Message unknown = at.get_parent() ? Message("%1: unknown command '%2'", fullName(at), word)
                                            : Message("%1: unknown command or topic '%2'", fullName(at), word);
    return badInput(near.empty() ? Message("%1; `rosa help` lists commands and topics", unknown)
                                 : didYouMean(unknown, near));
}

Result<HelpSubject> subjectOf(const CLI::App& app, const manual::Manual& manual, const std::vector<std::string>& words)
{
    if (words.size() == 1)
        if (const manual::Page* const page = manual.page(words.front()))
            return HelpSubject{.command = nullptr, .topic = page};
    const CLI::App* at = &app;
    for (const std::string& word : words) {
        const auto subcommands = at->get_subcommands(kEverySubcommand);
        const auto found = std::ranges::find_if(subcommands, [&](const CLI::App* sub) { return sub->get_name() == word; });
        if (found == subcommands.end()) return unknown(*at, word, manual);
        at = *found;
    }
    return HelpSubject{.command = at, .topic = nullptr};
}

/// SEE ALSO of a man page: all other pages for `rosa`, otherwise `rosa`.
std::vector<std::string> othersOf(const ManualPage& page, const CLI::App& app, const manual::Manual& manual)
{
    if (page.name != "rosa") return {"rosa(1)"};
    std::vector<std::string> others;
    for (const ManualPage& other : allPages(app))
        if (other.name != page.name) others.push_back(fileNameOf(other) + "(1)");
    for (const manual::Page& topic : manual.pages())
        if (topic.name != manual::kCommandsTopic) others.push_back(manNameOf(topic) + "(7)");
    return others;
}

Result<void> writeManPages(const CLI::App& app, const manual::Manual& manual, const std::filesystem::path& folder)
{
    for (const ManualPage& page : allPages(app))
        ROSA_TRY(writeFileAtomically(folder / (fileNameOf(page) + ".1"), asMan(page, othersOf(page, app, manual))));
    // Commands have separate pages.
    for (const manual::Page& topic : manual.pages())
        if (topic.name != manual::kCommandsTopic)
            ROSA_TRY(writeFileAtomically(folder / (manNameOf(topic) + ".7"), toMan(topic, {"rosa(1)"})));
    return {};
}

Result<void> writeHtmlPages(const manual::Manual& manual, const std::filesystem::path& folder)
{
    for (const manual::Page& page : manual.pages())
        ROSA_TRY(writeFileAtomically(folder / (page.name + ".html"), htmlDocument(manual, page)));
    ROSA_TRY_ASSIGN(const bool hasLessons, writeLessonSite(folder / kLessonFolder));
    return writeFileAtomically(folder / "index.html", htmlIndex(manual, hasLessons));
}

Result<void> writePages(const CLI::App& app, const manual::Manual& manual, const HelpArguments& arguments)
{
    if (!arguments.words.empty() || (arguments.format != "man" && arguments.format != "html"))
        return badInput("--out writes the whole manual: use --format man or html, and name neither a command nor a topic");
    const std::filesystem::path folder = arguments.out;
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) return failed("%1: cannot be created: %2", folder, problem.message());
    return arguments.format == "html" ? writeHtmlPages(manual, folder) : writeManPages(app, manual, folder);
}

void printText(const manual::Page& page, bool isJson)
{
    if (isJson)
        printJsonLine(topicJson(page, toText(page.document, 100)));
    else
        std::cout << toText(page.document, terminalWidth(Stream::Output));
}

/// Prints a page as man page, HTML or Markdown.
void printTopic(const manual::Page& page, const manual::Manual& manual, const std::string& format)
{
    std::cout << (format == "man"    ? toMan(page, {"rosa(1)"})
                  : format == "html" ? htmlDocument(manual, page)
                                     : page.markdown);
}

/// The reference of `pages` as a page of the manual.
manual::Page commandsTopic(manual::Manual manual, const std::vector<ManualPage>& pages)
{
    manual.add(manual::kCommandsTopic, asMarkdown(pages));
    return *manual.page(manual::kCommandsTopic);
}

Result<void> runHelp(const CLI::App& app, const CommandContext& context, const HelpArguments& arguments)
{
    const manual::Manual manual = wholeManual(app, context.catalogue);
    if (!arguments.out.empty()) return writePages(app, manual, arguments);
    ROSA_TRY_ASSIGN(const auto subject, subjectOf(app, manual, arguments.words));
    if (subject.topic && arguments.format == "text") {
        printText(*subject.topic, context.json);
        return {};
    }
    if (subject.topic) {
        printTopic(*subject.topic, manual, arguments.format);
        return {};
    }
    const ManualPage page = manualPage(*subject.command);
    if (arguments.format == "text")
        printHelp(*subject.command, context.catalogue, context.json);
    else if (arguments.format == "man")
        std::cout << asMan(page, othersOf(page, app, manual));
    else
        printTopic(commandsTopic(manual, arguments.words.empty() ? allPages(app) : std::vector{page}), manual,
                   arguments.format);
    return {};
}

}  // namespace

void printHelp(const CLI::App& app, const catalog::Catalogue& catalogue, bool isJson)
{
    if (app.get_parent()) {
        // CLI11 appends the name of the command to the argument.
        const std::string text = app.help(fullName(*app.get_parent()));
        if (isJson)
            printJsonLine(helpJson(app, text));
        else
            std::cout << text;
        return;
    }
    const manual::Manual manual = wholeManual(programOf(app), catalogue);
    ManualPage page = manualPage(app);
    page.sections.insert(page.sections.begin() + 1, topicsSection(manual));
    const std::string text = asText(page);
    if (!isJson) {
        std::cout << text;
        return;
    }
    Json line = helpJson(app, text);
    line["topics"] = Json::array();
    for (const manual::Page& topic : manual.pages())
        line["topics"].push_back({{"name", topic.name}, {"summary", topic.summary}});
    printJsonLine(line);
}

void addHelpCommand(CLI::App& app, CommandContext& context)
{
    auto* help = app.add_subcommand("help", "Show a topic of the manual, or the options of a command");
    auto arguments = std::make_shared<HelpArguments>();
    help->add_option("TOPIC", arguments->words, "A topic, or a command and subcommand");
    addFormat(*help, arguments->format, {"text", "man", "html", "markdown"}, "Output format: text, man, html or markdown");
    addOut(*help, arguments->out, "Write the whole manual to this folder, as man pages or HTML");
    help->callback([&app, &context, arguments] { report(context, runHelp(app, context, *arguments)); });
}

}  // namespace rosa::engine
