#include "app/engine/sweep/sweep_probe.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <optional>
#include <utility>

#include "app/engine/common/clock.h"
#include "app/engine/common/interrupt.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/progress.h"
#include "app/engine/sweep/worker_pool.h"
#include "core/base/files.h"
#include "core/base/printable.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/evaluate/protocol.h"
#include "core/record/run_folder.h"
#include "core/sweep/samplers.h"
#include "core/sweep/sweep_forecast.h"

namespace rosa::engine {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kProbes = 3;        ///< Tries that are measured: the default, and two that the sampler chooses.
constexpr int kProbeEpochs = 12;  ///< The first two warm up.
constexpr int kWarmEpochs = 2;
constexpr int kProbeSplits = 2;
constexpr double kMostSeconds = 20;  ///< Of a probe; then it is cut short, and its evaluation is not measured.

double medianOf(std::vector<double> values)
{
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// Takes the time of epochs and of the evaluation.
class Stopwatch : public learn::Observer {
public:
    void epochDone(const learn::EpochReport&) override { m_epochs.push_back(lap()); }
    void phase(const std::string& what, int, int) override
    {
        const double seconds = lap();
        const bool isEvaluation = what == "evaluation";
        if (isEvaluation && m_isEvaluation) m_evaluation += seconds;
        m_isEvaluation = isEvaluation;
    }
    [[nodiscard]] bool stopRequested() const override { return interrupted() || secondsSince(m_begin) > kMostSeconds; }

    /// The cost of a run with the parts measured here, where it was evaluated on `splits` splits.
    [[nodiscard]] sweep::RunCost cost(double seconds, int splits) const
    {
        const auto warm = std::min<std::size_t>(kWarmEpochs, m_epochs.size() > 1 ? m_epochs.size() - 1 : 0);
        sweep::RunCost cost;
        cost.epoch = medianOf({m_epochs.begin() + static_cast<std::ptrdiff_t>(warm), m_epochs.end()});
        cost.split = m_evaluation / splits;
        const auto epochs = static_cast<double>(m_epochs.size());
        cost.fixed = std::max(seconds - epochs * cost.epoch - m_evaluation, 0.0);
        return cost;
    }

private:
    double lap() { return std::chrono::duration<double>(Clock::now() - std::exchange(m_lap, Clock::now())).count(); }

    Clock::time_point m_begin = Clock::now(), m_lap = m_begin;
    std::vector<double> m_epochs;
    double m_evaluation = 0;
    bool m_isEvaluation = false;  ///< The last phase.
};

/// Number of splits that a run is evaluated on.
Result<int> splitsOf(const catalog::Configuration& base, const data::Dataset& dataset)
{
    const auto options = base.get<catalog::EvaluationOptions>();
    auto protocol = options.protocol == catalog::kAutoProtocol
                        ? evaluate::defaultProtocol(dataset.name, dataset.labels, dataset.splits)
                        : evaluate::protocolById(options.protocol);
    if (!protocol) return protocol.error();
    const auto published = static_cast<int>(dataset.splits.size());
    return protocol->usesPublishedSplits ? std::min(options.splits, published) : options.splits;
}

struct Probed {
    sweep::RunCost cost;
    bool isEvaluated = false;  ///< False: it was cut short before.
};

/// A short run of the configuration, in a store of its own.
Result<Probed> probe(CommandContext& context, learn::Jobs& jobs, catalog::Configuration configuration,
                     const data::Dataset& dataset)
{
    ROSA_TRY_ASSIGN(const auto store, TemporaryFolder::make());
    if (const auto length = configuration.find<catalog::EpochOptions>(); length && length->epochs > kProbeEpochs)
        ROSA_TRY(configuration.set(context.catalogue, catalog::keyOf(&catalog::EpochOptions::epochs),
                                   std::to_string(kProbeEpochs), "probe"));
    // A method that trains on labels has a model per split, which all take part in each epoch.
    if (const auto asked = configuration.get<catalog::EvaluationOptions>().splits;
        asked > kProbeSplits && !context.catalogue.method(configuration.method())->usesLabels)
        ROSA_TRY(configuration.set(context.catalogue, catalog::keyOf(&catalog::EvaluationOptions::splits),
                                   std::to_string(kProbeSplits), "probe"));
    ROSA_TRY_ASSIGN(const int splits, splitsOf(configuration, dataset));
    Stopwatch watch;
    const auto begin = Clock::now();
    const auto outcome =
        jobs.train({store.path(), "auto", 1}, {context.catalogue, configuration, dataset, {}, {}, {}, {}, 0, {}}, watch);
    if (interrupted()) return interruption("stopped");
    if (!outcome) return outcome.error().within("forecast");
    return Probed{watch.cost(secondsSince(begin), std::max(splits, 1)), outcome->evaluation.has_value()};
}

/// The mean cost of the default and of some tries that lie apart; that of a split where it was measured.
Result<Probed> meanCost(CommandContext& context, const sweep::SweepFolder& folder, const data::Dataset& dataset)
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
        ROSA_TRY_ASSIGN(const auto probed, probe(context, *jobs, std::move(configuration), dataset));
        costs.push_back(probed.cost);
        split += probed.isEvaluated ? probed.cost.split : 0;
        evaluated += probed.isEvaluated ? 1 : 0;
    }
    Probed mean{sweep::meanOf(costs), evaluated > 0};
    mean.cost.split = evaluated > 0 ? split / evaluated : 0;
    return mean;
}

void print(CommandContext& context, const sweep::SweepFolder& folder, const sweep::SweepForecast& forecast,
           const Probed& probed, double startSeconds, int splits, int possible)
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
                     folder.name() + ": " + counted(forecast.tries, "try", "tries") + " on " +
                     counted(static_cast<std::int64_t>(folder.rule().blocks.size()), "seed") + ", " +
                     (isBound ? "at most " : "") + counted(forecast.runs, "run") + " of about " +
                     durationText(forecast.runSeconds) + " each" +
                     (probed.isEvaluated ? "\n" : ", without its evaluation, which the short runs did not reach\n"))
              << (isBound ? "At most about " : "About ") << durationText(forecast.seconds) << " with "
              << counted(forecast.workers, "worker") << " on this machine. Nothing was created.\n";
}

}  // namespace

Result<void> printForecast(CommandContext& context, const std::string& name, const catalog::Configuration& base,
                           const sweep::SweepRule& rule, const data::Dataset& dataset, int jobs)
{
    catchInterrupts();
    const auto begin = Clock::now();
    ROSA_TRY(loadJobs());
    const double startSeconds = secondsSince(begin);
    ROSA_TRY_ASSIGN(const auto store, TemporaryFolder::make());
    ROSA_TRY_ASSIGN(auto folder, sweep::SweepFolder::create(context.catalogue, store.path(), name, base, rule));
    ROSA_TRY_ASSIGN(const auto probed, meanCost(context, folder, dataset));
    ROSA_TRY_ASSIGN(const int splits, splitsOf(base, dataset));
    ROSA_TRY_ASSIGN(const int workers, workersFor(context, folder, jobs));
    ROSA_TRY_ASSIGN(const auto board, sweep::boardOf(folder));
    const auto length = base.find<catalog::EpochOptions>();
    const int budget = sweep::wantsProposal(folder) ? rule.budget : 0;
    const auto forecast =
        sweep::forecastOf(board, budget, probed.cost, length ? length->epochs : 0, splits, workers, startSeconds);
    print(context, folder, forecast, probed, startSeconds, splits, workers);
    return {};
}

}  // namespace rosa::engine
