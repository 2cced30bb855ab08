#include "app/engine/help/manual.h"

#include <CLI/CLI.hpp>

#include "app/engine/common/plain_text.h"
#include "core/manual/reference.h"

namespace rosa::engine {

namespace {

std::string useOf(const CLI::App& app)
{
    if (!app.get_parent()) return "COMMAND [OPTIONS]";
    std::string use = app.get_subcommands(kEverySubcommand).empty() ? "[OPTIONS]" : "COMMAND [OPTIONS]";
    for (const CLI::Option* option : app.get_options())
        if (option->get_positional()) {
            const std::string dots = option->get_expected_max() > 1 ? "…" : "";
            use += option->get_required() ? " " + option->get_name() + dots : " [" + option->get_name() + dots + "]";
        }
    return use;
}

/// The value of an option as shown in the help of CLI11.
std::string valueOf(const CLI::Option& option)
{
    return option.get_expected_max() > 0 && !option.get_type_name().empty() ? " " + option.get_type_name() : "";
}

ManualSection optionsOf(const CLI::App& app, const std::string& title)
{
    ManualSection section{.title = title, .text = {}, .entries = {}};
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_group().empty()) continue;  // Hidden.
        const std::string name =
            option->get_positional() ? option->get_name() : option->get_name(false, true) + valueOf(*option);
        section.entries.emplace_back(name, option->get_description() + (option->get_required() ? " (needed)" : ""));
    }
    return section;
}

void addSubcommands(const CLI::App& app, std::vector<ManualSection>& sections)
{
    for (const CLI::App* sub : app.get_subcommands(kEverySubcommand)) {
        ManualSection section = optionsOf(*sub, fullName(*sub) + " " + useOf(*sub));
        section.text = sub->get_description();
        section.command = fullName(*sub);
        sections.push_back(std::move(section));
        addSubcommands(*sub, sections);
    }
}

std::vector<ManualSection> programSections(const CLI::App& app)
{
    ManualSection commands{
        .title = "Commands",
        .text =
            "A run is one training with its configuration and all its results. `rosa train` creates runs; other commands "
            "inspect, evaluate and control them.",
        .entries = {},
        .column = 16};
    for (const CLI::App* sub : app.get_subcommands(kEverySubcommand))
        commands.entries.emplace_back(sub->get_name(), sub->get_description());
    return {
        std::move(commands),
        optionsOf(app, "Common options"),
        {.title = "Exit status",
         .text =
             "`rosa reproduce` always prints its table; its exit status is 1 if runs failed, otherwise 2 if data sets are "
             "missing.",
         .entries = {{"0", "success"},
                     {"1", "failure at run time"},
                     {"2", "usage error or invalid input"},
                     {"130", "interrupted, after a checkpoint"}},
         .column = 16},
        {.title = "Environment and files",
         .text = {},
         .entries = {{"ROSA_STORE", "the store, unless --store is given"},
                     {"~/.local/share/rosa", "the default store ($XDG_DATA_HOME/rosa)"}},
         .column = 28},
        {.title = "Examples",
         .text = {},
         .entries = {{"rosa train --dataset cora", "train with the default method and preset"},
                     {"rosa train --dataset cora --set transport.lambda=40 --seeds 5 --splits 10", ""},
                     {"rosa runs list", "list all runs"},
                     {"rosa describe rosa", "describe a method, its parameters and published results"},
                     {"rosa describe transport.lambda", "describe a parameter and its value in each preset"},
                     {"rosa bench", "measure the speed of training, evaluation and t-SNE"},
                     {"rosa doctor", "check this machine and this installation"}},
         .column = 44}};
}

}  // namespace

std::string fullName(const CLI::App& app)
{
    return app.get_parent() ? fullName(*app.get_parent()) + " " + app.get_name() : "rosa";
}

ManualPage manualPage(const CLI::App& app)
{
    ManualPage page{fullName(app), app.get_description(), useOf(app), {}};
    if (!app.get_parent()) {
        page.sections = programSections(app);
        return page;
    }
    page.sections.push_back(optionsOf(app, "Options"));
    if (!app.get_subcommands(kEverySubcommand).empty()) {
        page.sections.push_back({.title = "Commands", .text = {}, .entries = {}});
        addSubcommands(app, page.sections);
    }
    return page;
}

std::vector<ManualPage> allPages(const CLI::App& app)
{
    std::vector<ManualPage> pages{manualPage(app)};
    for (const CLI::App* sub : app.get_subcommands(kEverySubcommand))
        if (sub->get_name() != "help") pages.push_back(manualPage(*sub));
    return pages;
}

ManualSection topicsSection(const manual::Manual& manual)
{
    ManualSection topics{.title = "Topics", .text = "`rosa help TOPIC` shows one of them.", .entries = {}, .column = 20};
    for (const manual::Page& page : manual.pages()) topics.entries.emplace_back(page.name, page.summary);
    return topics;
}

manual::Manual wholeManual(const CLI::App& app, const catalog::Catalogue& catalogue)
{
    manual::Manual manual(catalogue);
    manual.add(manual::kCommandsTopic, asMarkdown(allPages(app)));
    return manual;
}

}  // namespace rosa::engine
