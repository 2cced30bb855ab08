#include "app/engine/sweep/sweep_probe.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <limits>
#include <utility>
#include <vector>

#include "app/engine/common/clock.h"
#include "app/engine/common/interrupt.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/progress.h"
#include "app/engine/common/run_probe.h"
#include "app/engine/sweep/worker_pool.h"
#include "core/base/files.h"
#include "core/base/text/printable.h"
#include "core/record/run_folder.h"
#include "core/sweep/samplers.h"
#include "core/sweep/sweep_forecast.h"

namespace rosa::engine {

namespace {

constexpr int kProbes = 3;  ///< Tries that are measured: the default, and two that the sampler chooses.

/// The mean cost of the default and of some tries that lie apart; that of a split where it was measured.
Result<ProbedRun> meanCost(CommandContext& context, const sweep::SweepFolder& folder, const data::Dataset& dataset)
{
    ROSA_TRY_ASSIGN(learn::Jobs* const jobs, loadJobs());
    const auto tries = static_cast<int>(folder.tries().size());
    const int probes = std::min(kProbes, tries);
    std::vector<sweep::RunCost> costs;
    costs.reserve(static_cast<std::size_t>(probes));
    double split = 0;
    int evaluated = 0;
    for (int i = 0; i < probes; ++i) {
        const int number = i * (tries - 1) / std::max(probes - 1, 1);
        ROSA_TRY_ASSIGN(auto configuration, folder.configurationOf({number, folder.rule().blocks.front(), 0}));
        ROSA_TRY_ASSIGN(const auto probed, probeRun(context, *jobs, std::move(configuration), dataset, 1));
        costs.push_back(probed.cost);
        split += probed.isEvaluated ? probed.cost.split : 0;
        evaluated += probed.isEvaluated ? 1 : 0;
    }
    ProbedRun mean{sweep::meanOf(costs), evaluated > 0};
    mean.cost.split = evaluated > 0 ? split / evaluated : 0;
    return mean;
}

void print(CommandContext& context, const sweep::SweepFolder& folder, const sweep::SweepForecast& forecast,
           const ProbedRun& probed, double startSeconds, int splits, int possible)
{
    const sweep::RunCost& cost = probed.cost;
    if (context.json)
        return printReport(protocol::SweepForecasted{
            .sweep = folder.name(),
            .trials = forecast.tries,
            .seeds = static_cast<int>(folder.rule().blocks.size()),
            .runs = forecast.runs,
            .perRun = forecast.runSeconds,
            .fixed = cost.fixed,
            .perEpoch = cost.epoch,
            .perSplit = cost.split,
            .includesEvaluation = probed.isEvaluated,
            .start = startSeconds,
            .splits = splits,
            .possibleWorkers = possible,
            .workers = forecast.workers,
            .seconds = forecast.seconds,
        });
    const bool isBound = folder.rule().rule != sweep::Rule::All;
    std::cout << printableLines(
                     folder.name() + ": " + counted(forecast.tries, "trial", "trials") + " on " +
                     counted(static_cast<std::int64_t>(folder.rule().blocks.size()), "seed") + ", " +
                     (isBound ? "at most " : "") + counted(forecast.runs, "run") + " of about " +
                     durationText(forecast.runSeconds) + " each" +
                     (probed.isEvaluated ? "\n" : ", without its evaluation, which the short runs did not reach\n"))
              << (isBound ? "At most about " : "About ") << durationText(forecast.seconds) << " with "
              << counted(forecast.workers, "worker") << " on this machine. Nothing was created.\n";
}

}  // namespace

Result<void> printForecast(CommandContext& context, const std::string& name, const catalog::Configuration& base,
                           const sweep::SweepRule& rule, const data::Dataset& dataset, const WorkerPoolOptions& pool)
{
    catchInterrupts();
    const auto begin = std::chrono::steady_clock::now();
    ROSA_TRY(loadJobs());
    const double startSeconds = secondsSince(begin);
    ROSA_TRY_ASSIGN(const auto store, TemporaryFolder::make());
    ROSA_TRY_ASSIGN(auto folder, sweep::SweepFolder::create(context.catalogue, store.path(), name, base, rule));
    ROSA_TRY_ASSIGN(const auto probed, meanCost(context, folder, dataset));
    ROSA_TRY_ASSIGN(const int splits, splitsOf(base, dataset));
    ROSA_TRY_ASSIGN(const auto plan, planPool(context, folder, pool, std::numeric_limits<int>::max()));
    const int workers = plan.runs.workers;
    ROSA_TRY_ASSIGN(const auto board, sweep::boardOf(folder));
    const int budget = sweep::wantsProposal(folder) ? rule.budget : 0;
    const auto forecast = sweep::forecastOf(board, budget, probed.cost, epochsOf(base), splits, workers, startSeconds);
    print(context, folder, forecast, probed, startSeconds, splits, workers);
    if (!plan.sentence.empty() && !context.json) std::cout << plan.sentence << ".\n";
    return {};
}

}  // namespace rosa::engine
