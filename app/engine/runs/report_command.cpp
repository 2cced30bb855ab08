#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/runs/runs.h"
#include "core/base/files.h"
#include "core/base/text/printable.h"
#include "core/tables/run_report.h"

namespace rosa::engine {

namespace {

struct ReportArguments {
    std::vector<std::string> runs, languages;
    std::string html;
};

Result<void> writeReport(const CommandContext& context, const ReportArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    ROSA_TRY_ASSIGN(const auto groups, tables::namedGroups(store, arguments.runs));
    ROSA_TRY_ASSIGN(const web::Report found, tables::reportOf(context.catalogue, store, groups));
    ROSA_TRY_ASSIGN(const std::string page, web::reportPage(found, arguments.languages));
    ROSA_TRY(writeFileAtomically(arguments.html, page));
    if (context.json)
        printJsonLine({{"file", arguments.html}, {"bytes", page.size()}});
    else
        std::fputs(printableLines(arguments.html + ": " + std::to_string(page.size() / 1000) + " kB\n").c_str(), stdout);
    return {};
}

}  // namespace

void addReportCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<ReportArguments>();
    CLI::App* command =
        app.add_subcommand("report", "Write the results of runs as a web page: one file that needs no network");
    command
        ->add_option("runs", arguments->runs,
                     "Runs (ids, unambiguous beginnings of ids, or names) or groups of runs with different seeds")
        ->required();
    addHtml(*command, arguments->html, "The page: results, curves, maps, a pair of views to touch, provenance")->required();
    addLanguages(*command, arguments->languages, "Languages of the page, the usual one first (en,de,zh)");
    command->callback([arguments, &context] { report(context, writeReport(context, *arguments)); });
}

}  // namespace rosa::engine
