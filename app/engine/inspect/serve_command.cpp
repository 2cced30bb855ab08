#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"

namespace rosa::engine {

namespace {

struct ServeArguments : PlaceOptions {
    std::string run;
    int idleSeconds = 300;
};

Result<void> serve(CommandContext& context, const ServeArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto recorded, openRecordedRun(context, arguments.run));
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    ROSA_TRY_ASSIGN(const auto place, workplaceOf(context, "cpu", arguments.threads));
    const auto observer = makeObserver(context, true);
    ROSA_TRY_ASSIGN(const auto end,
                    jobs->serve(place, context.catalogue, recorded.dataset, recorded.id, arguments.idleSeconds, *observer));
    const bool isElsewhere = end == learn::ServeEnd::ServedElsewhere;
    if (context.json) {
        nlohmann::ordered_json line;
        line["event"] = "served";
        line["run"] = recorded.id;
        line["elsewhere"] = isElsewhere;
        printJsonLine(line);
    } else if (isElsewhere)
        std::printf("Another process is already serving run %s\n", recorded.id.c_str());
    return {};
}

}  // namespace

void addServeCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<ServeArguments>();
    CLI::App* command =
        app.add_subcommand("serve", "Keep the model of a finished run in memory and answer inspect and project requests");
    addRun(*command, arguments->run)->required();
    command->add_option("--idle", arguments->idleSeconds, "Exit after this number of seconds without a request (300)")
        ->check(count(1, 86400));
    addOption(*command, *arguments, &PlaceOptions::threads);
    command->callback([arguments, &context] { report(context, serve(context, *arguments)); });
}

}  // namespace rosa::engine
