#include "app/engine/help_command.h"

#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/command.h"
#include "app/engine/json_lines.h"
#include "app/engine/manual.h"
#include "app/engine/unexpected_word.h"
#include "core/base/files.h"

namespace rosa::engine {

namespace {

/// {"event":"help","command":"rosa train","description":…,"options":[…],"commands":[…],"text":…}: the parts for programs, and the text
/// that people get.
nlohmann::ordered_json helpJson(const CLI::App& app, const std::string& text)
{
    using Json = nlohmann::ordered_json;
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
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
        line["commands"].push_back({{"name", sub->get_name()}, {"description", sub->get_description()}});
    line["text"] = text;
    return line;
}

Result<const CLI::App*> commandNamed(const CLI::App& app, const std::vector<std::string>& words)
{
    const CLI::App* at = &app;
    for (const std::string& word : words) {
        const auto subcommands = at->get_subcommands([](const CLI::App*) { return true; });
        const auto found = std::ranges::find_if(subcommands, [&](const CLI::App* sub) { return sub->get_name() == word; });
        if (found == subcommands.end()) return badInput(unexpectedWord(*at, word));
        at = *found;
    }
    return at;
}

struct HelpArguments {
    std::vector<std::string> words;
    std::string format = "text", out;
};

/// The page of `rosa` and those of its commands, but for `help`, which is what shows them.
std::vector<ManualPage> allPages(const CLI::App& app)
{
    std::vector<ManualPage> pages{manualPage(app)};
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
        if (sub->get_name() != "help") pages.push_back(manualPage(*sub));
    return pages;
}

/// The man page of `page`, which names the others.
std::string manOf(const ManualPage& page, const std::vector<ManualPage>& pages)
{
    std::vector<std::string> others;
    for (const ManualPage& other : pages)
        if (other.name != page.name && (page.name == "rosa" || other.name == "rosa")) others.push_back(fileNameOf(other));
    return asMan(page, others);
}

Result<void> writePages(const CLI::App& app, const HelpArguments& arguments)
{
    const std::vector<ManualPage> pages = allPages(app);
    const std::filesystem::path folder = arguments.out;
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) return failed(folder.string() + ": cannot be made: " + problem.message());
    if (arguments.format == "html") return writeFileAtomically(folder / "rosa.html", asHtml(pages));
    for (const ManualPage& page : pages)
        ROSA_TRY(writeFileAtomically(folder / (fileNameOf(page) + ".1"), manOf(page, pages)));
    return {};
}

Result<void> runHelp(const CLI::App& app, const CommandContext& context, const HelpArguments& arguments)
{
    if (!arguments.out.empty() && (arguments.format == "text" || !arguments.words.empty()))
        return badInput("--out takes the whole manual: give --format man or html, and no command");
    if (!arguments.out.empty()) return writePages(app, arguments);
    const auto command = commandNamed(app, arguments.words);
    if (!command) return command.error();
    if (arguments.format == "text")
        printHelp(**command, context.json);
    else if (arguments.format == "man")
        std::cout << manOf(manualPage(**command), allPages(app));
    else
        std::cout << asHtml(arguments.words.empty() ? allPages(app) : std::vector{manualPage(**command)});
    return {};
}

}  // namespace

void printHelp(const CLI::App& app, bool isJson)
{
    // CLI11 puts the command's own name behind what it is given.
    const std::string text = app.get_parent() ? app.help(fullName(*app.get_parent())) : asText(manualPage(app));
    if (isJson)
        printJsonLine(helpJson(app, text));
    else
        std::cout << text << std::flush;
}

void addHelpCommand(CLI::App& app, CommandContext& context)
{
    auto* help = app.add_subcommand("help", "This manual, or the options of one command");
    auto arguments = std::make_shared<HelpArguments>();
    help->add_option("COMMAND", arguments->words, "A command, and its subcommand");
    help->add_option("--format", arguments->format, "text, man or html")->check(CLI::IsMember({"text", "man", "html"}));
    help->add_option("--out", arguments->out, "Folder to write the whole manual into, as man pages or HTML");
    help->callback([&app, &context, arguments] { report(context, runHelp(app, context, *arguments)); });
}

}  // namespace rosa::engine
