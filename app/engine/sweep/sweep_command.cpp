/// `rosa sweep`: sweeps over values of parameters.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/interrupt.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/train_arguments.h"
#include "app/engine/sweep/open_sweep.h"
#include "app/engine/sweep/steer_command.h"
#include "app/engine/sweep/submit_command.h"
#include "app/engine/sweep/sweep_probe.h"
#include "app/engine/sweep/sweep_text.h"
#include "app/engine/sweep/sweep_worker.h"
#include "app/engine/sweep/worker_pool.h"
#include "core/base/files.h"
#include "core/base/text/printable.h"
#include "core/catalog/options/training_options.h"
#include "core/data/known_data.h"
#include "core/sweep/claims.h"
#include "core/sweep/cluster/known_sweeps.h"
#include "core/sweep/samplers.h"
#include "core/sweep/sweep_options.h"

namespace rosa::engine {

namespace {

using sweep::SweepFolder;
using sweep::SweepRule;

/// Arguments of the subcommands; each uses some.
struct SweepArguments {
    std::string name, out;
    sweep::SweepOptions options;
    TrainOptions base;
    int budget = 0, seeds = 0;  ///< Of `add` and `confirm`.
    bool runs = true, retries = false, isAll = false, isAgain = false, isDryRun = false;
    WorkerPoolOptions pool;
    WorkOptions work;
};

constexpr int kUsualConfirmation = 5;

Result<void> printSweep(CommandContext& context, SweepFolder& folder, std::size_t most = 10)
{
    ROSA_TRY(folder.refresh());
    ROSA_TRY_ASSIGN(const auto summary, sweep::summaryOf(folder));
    if (context.json)
        printJsonLine(sweepJson(context.catalogue, folder, summary));
    else
        std::fputs(printableLines(sweepText(folder, summary, most)).c_str(), stdout);
    return {};
}

/// A sweep has many runs, of which nobody looks at pairs and old checkpoints.
Result<void> keepLittle(const catalog::Catalogue& catalogue, catalog::Configuration& base)
{
    for (const auto& [key, text] : {std::pair{catalog::keyOf(&catalog::CheckpointOptions::kept), "1"},
                                    {catalog::keyOf(&catalog::WatchOptions::pairs), "0"}})
        if (base.has(key) && base.values().at(key).isGiven()) ROSA_TRY(base.set(catalogue, key, text, "sweep"));
    return {};
}

Result<void> runSweep(CommandContext& context, const SweepArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    ROSA_TRY_ASSIGN(auto folder, SweepFolder::open(context.catalogue, store, arguments.name));
    if (arguments.retries) ROSA_TRY(folder.forgetFailures());
    ROSA_TRY(runWorkerPool(context, store, arguments.name, arguments.pool));
    return printSweep(context, folder);
}

Result<void> newSweep(CommandContext& context, const SweepArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    ROSA_TRY_ASSIGN(auto base, configurationOf(context, arguments.base));
    ROSA_TRY(keepLittle(context.catalogue, base));
    ROSA_TRY_ASSIGN(auto space, sweep::parseSpace(context.catalogue, base, arguments.options.vary));
    ROSA_TRY_ASSIGN(auto rule, sweep::ruleOf(arguments.options, std::move(space), base));
    ROSA_TRY_ASSIGN(const auto dataset, openDataset(context, base.dataset()));
    rule.datasetHash = data::contentHash(dataset);
    if (const Message note = data::differenceFromKnown(base.dataset(), dataset).note; !note.empty()) warn(note.text());
    ROSA_TRY(checkMeasurable(context.catalogue, base, dataset));
    if (arguments.isDryRun) return printForecast(context, arguments.name, base, rule, dataset, arguments.pool);
    ROSA_TRY_ASSIGN(auto folder, SweepFolder::create(context.catalogue, store, arguments.name, base, rule));
    // Without a place for the note, the job of the sweep is confirmed each time.
    if (const auto made = Folder::open(folder.path())) static_cast<void>(sweep::rememberHere(*made));
    const bool isAsked = arguments.options.budget > 0 || rule.sampler != sweep::Sampler::Grid;
    if (const auto tries = static_cast<int>(folder.tries().size()); isAsked && tries < sweep::sobolTries(rule))
        warn("the space has only " + counted(tries, "configuration") + ", the default included");
    if (arguments.runs) return runSweep(context, arguments);
    return printSweep(context, folder);
}

/// Changes sweep.toml, one process at a time.
template <typename Change>
Result<void> changeRule(SweepFolder& folder, const Change& change)
{
    const auto busy = Message("another process is changing sweep %1; try again", folder.name());
    return sweep::withClaim(folder.path(), "sweep.toml", busy, [&]() -> Result<void> {
        ROSA_TRY(folder.refresh());
        SweepRule rule = folder.rule();
        ROSA_TRY(change(rule));
        return folder.replaceRule(rule);
    });
}

Result<void> addToSweep(CommandContext& context, const SweepArguments& arguments)
{
    if (!arguments.options.vary.empty())
        return badInput(
            "the space of sweep %1 is fixed: its trials are spread over it; begin another sweep with all that is to vary, "
            "which takes the runs that both share from the store: rosa sweep new NAME --vary …",
            arguments.name);
    if (arguments.budget == 0 && arguments.seeds == 0) return badInput("sweep add needs --budget or --seeds");
    ROSA_TRY_ASSIGN(auto folder, openSweep(context, arguments.name));
    ROSA_TRY(changeRule(folder, [&](SweepRule& rule) -> Result<void> {
        const auto seeds = static_cast<int>(rule.blocks.size());
        if (arguments.budget > 0 && arguments.budget < rule.budget)
            return badInput("--budget %1: the budget is %2 trials already; nothing is ever taken away", arguments.budget,
                            rule.budget);
        if (arguments.seeds > 0 && arguments.seeds < seeds)
            return badInput("--seeds %1: the sweep has %2 seeds already; nothing is ever taken away", arguments.seeds,
                            seeds);
        rule.budget = std::max(rule.budget, arguments.budget);
        const auto more = sweep::freshBlocks(rule, folder.base(), std::max(0, arguments.seeds - seeds));
        rule.blocks.insert(rule.blocks.end(), more.begin(), more.end());
        return {};
    }));
    ROSA_TRY(sweep::addKnownTries(folder));
    return printSweep(context, folder);
}

/// The newest confirmation is continued or shown, unless the best tries are others by now.
Result<void> beginConfirmation(SweepFolder& folder, const SweepArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto summary, sweep::summaryOf(folder));
    ROSA_TRY_ASSIGN(const auto candidates, sweep::candidatesOf(folder));
    const auto& known = folder.rule().confirmations;
    const bool isUnderWay = !known.empty() && summary.confirmations.back().left > 0;
    if (isUnderWay || (!known.empty() && known.back().tries == candidates && !arguments.isAgain)) return {};
    if (summary.left > 0) warn("the sweep is not complete: at most " + counted(summary.left, "run") + " are left");
    return changeRule(folder, [&](SweepRule& rule) -> Result<void> {
        const int count = arguments.seeds > 0 ? arguments.seeds : kUsualConfirmation;
        rule.confirmations.push_back({candidates, sweep::freshBlocks(rule, folder.base(), count)});
        return {};
    });
}

Result<void> confirmSweep(CommandContext& context, SweepArguments arguments)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    ROSA_TRY_ASSIGN(auto folder, SweepFolder::open(context.catalogue, store, arguments.name));
    ROSA_TRY(beginConfirmation(folder, arguments));
    arguments.pool.confirms = true;
    ROSA_TRY(runWorkerPool(context, store, arguments.name, arguments.pool));
    return printSweep(context, folder);
}

Result<void> exportSweep(CommandContext& context, const SweepArguments& arguments)
{
    ROSA_TRY_ASSIGN(auto folder, openSweep(context, arguments.name));
    ROSA_TRY_ASSIGN(const auto csv, sweep::toCsv(folder));
    ROSA_TRY(writeFileAtomically(arguments.out, csv));
    if (context.json)
        printJsonLine({{"event", "exported"}, {"sweep", folder.name()}, {"path", arguments.out}});
    else
        std::cout << printable(folder.name() + ": exported to " + arguments.out) << "\n";
    return {};
}

Result<void> listSweeps(CommandContext& context)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    std::vector<std::vector<std::string>> rows{{"sweep", "data set", "method", "trials", "seeds", "runs", "left"}};
    const auto names = SweepFolder::names(store);
    for (const std::string& name : names) {
        auto folder = SweepFolder::open(context.catalogue, store, name);
        auto summary = folder ? sweep::summaryOf(*folder) : Result<sweep::SweepSummary>(folder.error());
        if (!summary) {
            report(context, summary.error());
            continue;
        }
        if (context.json)
            printJsonLine({{"sweep", name},
                           {"dataset", folder->base().dataset()},
                           {"method", folder->base().method()},
                           {"tries", sweep::triesOf(*folder)},
                           {"budget", folder->rule().budget},
                           {"seeds", folder->rule().blocks.size()},
                           {"runs_done", summary->done},
                           {"runs_left", summary->allLeft()}});
        rows.push_back({name, folder->base().dataset(), folder->base().method(), std::to_string(sweep::triesOf(*folder)),
                        std::to_string(folder->rule().blocks.size()), std::to_string(summary->done),
                        std::to_string(summary->allLeft())});
    }
    if (context.json) return {};
    if (rows.size() > 1) std::cout << table(rows, 0);
    if (names.empty()) std::cout << "no sweeps\n";
    return {};
}

Result<void> workOnSweep(CommandContext& context, const SweepArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    ROSA_TRY_ASSIGN(auto folder, SweepFolder::open(context.catalogue, store, arguments.name));
    catchInterrupts();
    SweepWorker worker(context, store, std::move(folder), arguments.work);
    auto worked = worker.run();
    // Slurm's warning that the job ends is no failure: what is left is for the next job.
    const bool isOver = worked ? worker.isUnfinished() : jobEnds() && worked.error().kind == ErrorKind::Interrupted;
    if (!isOver) return worked;
    if (!worker.hasProgressed())
        return failed("nothing was measured in the time of this job; give its tasks a longer walltime");
    context.exitCode = sweep::kUnfinished;
    return {};
}

void addGpuMemory(CLI::App& command, double& megabytes, const std::string& help)
{
    command.add_option("--gpu-memory", megabytes, help)->check(numberFrom(1, 1e9));
}

void addWorkerPoolOptions(CLI::App& command, SweepArguments& arguments)
{
    command
        .add_option("--jobs", arguments.pool.jobs,
                    "Runs at the same time, one thread each (as many as cores, memory and that of a GPU allow)")
        ->check(count(1, 4096));
    addOption(command, arguments.pool.place, &PlaceOptions::device, "Where runs train: auto, cpu or cuda (auto)");
    addGpuMemory(command, arguments.pool.gpuMegabytes, "Memory of the GPU for the runs, in MB (what is free)");
    addQuiet(command, arguments.pool.isQuiet);
}

void addNew(CLI::App& parent, SweepArguments& arguments, const catalog::Catalogue& catalogue)
{
    CLI::App* const command = parent.add_subcommand("new", "Create a sweep and run it");
    addSweepName(*command, arguments.name);
    addOptions(*command, arguments.options);
    command->add_flag("!--no-run", arguments.runs, "Only create it; `rosa sweep run` starts it");
    addDryRun(*command, arguments.isDryRun,
              "Create nothing; measure a short run of some trials and print how many runs and minutes it takes");
    addOptions(*command, arguments.base);
    nameEncoders(*command, catalogue);
    addWorkerPoolOptions(*command, arguments);
}

void addWork(CLI::App& parent, SweepArguments& arguments)
{
    CLI::App* const command = parent.add_subcommand(
        "work", "Measure runs of a sweep in this process, beside any number of others, until nothing is left");
    addSweepName(*command, arguments.name);
    command->add_flag("--confirmation", arguments.work.confirms, "Measure the newest confirmation");
    addOption(*command, arguments.work.place, &PlaceOptions::threads, "Number of threads of a run (1)");
    addOption(*command, arguments.work.place, &PlaceOptions::device, "Where runs train: auto, cpu or cuda (auto)");
    addGpuMemory(*command, arguments.work.gpuMegabytes,
                 "Memory of the GPU for the steps of all runs that share it, in MB (what is free)");
    command->add_option("--runs", arguments.work.runs, "End after this number of runs")->check(count());
    command->add_option("--minutes", arguments.work.minutes, "Begin no run that would end later than this")
        ->check(numberAbove(0));
    command
        ->add_option("--shard", arguments.work.shard,
                     "Runs to measure first, as INDEX/COUNT: 0/12 is the first of twelve workers (all)")
        ->check(given());
    command
        ->add_option("--walltime", arguments.work.walltime,
                     "Time from now to the end of the job, as minutes or 2:00:00 (that of Slurm's job)")
        ->check(given());
    command
        ->add_option("--reserve", arguments.work.reserve,
                     "Begin no run that would end later than this number of seconds before the end of the job")
        ->check(numberFrom(0, 86400));
    command->add_option("--worker", arguments.work.worker, "Name of this worker, unique in the sweep (a new one)")
        ->check(given());
    addQuiet(*command, arguments.work.isQuiet);
}

}  // namespace

void addSweepCommand(CLI::App& app, CommandContext& context)
{
    CLI::App* const sweep = app.add_subcommand("sweep", "Find good values of parameters: sweeps over many runs");
    sweep->require_subcommand(1);
    const auto arguments = std::make_shared<SweepArguments>();
    addNew(*sweep, *arguments, context.catalogue);
    CLI::App* const run = sweep->add_subcommand("run", "Run what is left of a sweep; continues after interruptions");
    addSweepName(*run, arguments->name);
    run->add_flag("--retry", arguments->retries, "Also repeat runs that failed");
    addWorkerPoolOptions(*run, *arguments);
    CLI::App* const add = sweep->add_subcommand("add", "Extend a sweep; nothing is measured again");
    addSweepName(*add, arguments->name);
    const auto& budget = bind::fieldOf(&sweep::SweepOptions::budget);
    const auto addSeeds = [&](CLI::App& command, const char* help) {
        command.add_option("--seeds", arguments->seeds, help)->check(fits(bind::fieldOf(&sweep::SweepOptions::seeds)));
    };
    add->add_option("--budget", arguments->budget, "New number of trials in all")->check(fits(budget));
    addSeeds(*add, "New number of seeds in all");
    addOption(*add, arguments->options, &sweep::SweepOptions::vary, "Refused: the space is fixed")
        ->group("")
        ->required(false);
    CLI::App* const show = sweep->add_subcommand("show", "Show the state and the results of a sweep");
    addSweepName(*show, arguments->name);
    show->add_flag("--all", arguments->isAll, "All trials instead of the ten best");
    CLI::App* const list = sweep->add_subcommand("list", "List the sweeps of the store");
    CLI::App* const confirm = sweep->add_subcommand(
        "confirm",
        "Run the three best trials and the default again on fresh seeds and splits, and report their test scores");
    addSweepName(*confirm, arguments->name);
    addSeeds(*confirm, "Number of fresh seeds (5)");
    confirm->add_flag("--again", arguments->isAgain, "A new confirmation although these trials have one");
    addWorkerPoolOptions(*confirm, *arguments);
    CLI::App* const exported = sweep->add_subcommand("export", "Write all runs of a sweep to a CSV file, one per line");
    addSweepName(*exported, arguments->name);
    addOut(*exported, arguments->out, "File to write")->type_name("FILE")->required()->check(fileToWrite());
    addWork(*sweep, *arguments);
    addSubmitCommand(*sweep, context);
    addStatusCommand(*sweep, context);
    addSteeringCommands(*sweep, context);

    const auto does = [&context, arguments](CLI::App* command, auto work) {
        command->callback([&context, arguments, work] { report(context, work(context, *arguments)); });
    };
    does(sweep->get_subcommand("new"), newSweep);
    does(run, runSweep);
    does(add, addToSweep);
    does(show, [](CommandContext& at, const SweepArguments& given) -> Result<void> {
        ROSA_TRY_ASSIGN(auto folder, openSweep(at, given.name));
        return printSweep(at, folder, given.isAll ? 0 : 10);
    });
    does(list, [](CommandContext& at, const SweepArguments&) { return listSweeps(at); });
    does(confirm, confirmSweep);
    does(exported, exportSweep);
    does(sweep->get_subcommand("work"), workOnSweep);
}

}  // namespace rosa::engine
