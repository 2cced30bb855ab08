#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/checks.h"
#include "app/engine/json_lines.h"
#include "app/engine/runs/runs.h"
#include "core/base/files.h"
#include "core/base/printable.h"
#include "core/record/annotations.h"
#include "core/web/report.h"

namespace rosa::engine {

namespace {

struct ReportArguments {
    std::vector<std::string> runs;
    std::string html;
};

/// In UTC, so that a page is the same everywhere.
std::string dayText(double seconds)
{
    const auto whole = static_cast<std::time_t>(seconds);
    std::tm parts{};
    ::gmtime_r(&whole, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", &parts);
    return text;
}

Result<web::ReportedRun> reportedRun(const CommandContext& context, const std::string& name)
{
    ROSA_TRY_ASSIGN(const auto run, openRun(context, name));
    record::RunReader& reader = *run.reader;
    ROSA_TRY_ASSIGN(const record::RunInfo info, reader.info());
    ROSA_TRY_ASSIGN(const auto metrics, reader.metrics());
    ROSA_TRY_ASSIGN(const auto documents, record::evaluationDocuments(reader));
    web::ReportedRun reported;
    reported.name = info.name.empty() ? info.id : record::shownName(info.name);
    reported.facts = {{"run", info.id},
                      {"state", record::toText(info.state)},
                      {"reason", reasonOf(info)},
                      {"data set", info.dataset},
                      {"method", info.method},
                      {"encoder", info.encoder},
                      {"preset", info.preset},
                      {"seed", std::to_string(info.seed)},
                      {"epochs", std::to_string(info.epochs)},
                      {"begun", dayText(info.created)},
                      {"program", info.engine}};
    reported.configuration = info.configurationToml;
    if (std::ranges::find(metrics, "loss") != metrics.end()) {
        ROSA_TRY_ASSIGN(reported.loss, reader.curve("loss"));
    }
    for (const std::string& document : documents) {
        ROSA_TRY_ASSIGN(auto evaluation, record::readEvaluation(reader, document));
        if (evaluation) reported.evaluations.push_back(*std::move(evaluation));
    }
    return reported;
}

Result<void> writeReport(const CommandContext& context, const ReportArguments& arguments)
{
    std::vector<web::ReportedRun> runs;
    for (const std::string& name : arguments.runs) {
        ROSA_TRY_ASSIGN(web::ReportedRun run, reportedRun(context, name));
        runs.push_back(std::move(run));
    }
    const std::string page = web::reportPage(runs);
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
    command->add_option("runs", arguments->runs, "Runs: ids, unambiguous beginnings of ids, or names")->required();
    command->add_option("--html", arguments->html, "The page: accuracies, scores per class, curves and configurations")
        ->required()
        ->check(fileToWrite());
    command->callback([arguments, &context] { report(context, writeReport(context, *arguments)); });
}

}  // namespace rosa::engine
