#include "app/engine/reproduce/plan_forecast.h"

#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "app/engine/common/interrupt.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/progress.h"
#include "app/engine/common/run_probe.h"
#include "core/base/text/printable.h"
#include "core/tables/survey.h"

namespace rosa::engine {

namespace {

/// Row and column: their runs differ only in the seed.
using Kind = std::pair<std::size_t, std::size_t>;

/// Seconds of the missing runs of a kind, and their number.
struct Missing {
    std::size_t first = 0;  ///< Index in the plan.
    int trained = 0;        ///< Runs that must be trained and evaluated.
    int evaluated = 0;      ///< Finished runs that are only evaluated.
};

/// Columns may share a run, as raw features do: it counts once.
std::map<Kind, Missing> missingRuns(const catalog::Catalogue& catalogue, const tables::Plan& plan,
                                    const tables::Survey& survey)
{
    std::map<Kind, Missing> missing;
    std::set<std::string> seen;
    for (const std::size_t index : survey.todo) {
        const tables::PlannedRun& run = plan.runs[index];
        if (!seen.insert(tables::runKey(catalogue, run)).second) continue;
        Missing& kind = missing.try_emplace({run.row, run.column}, Missing{index}).first->second;
        ++(survey.found[index].isFinished ? kind.evaluated : kind.trained);
    }
    return missing;
}

std::string titleOf(const tables::Plan& plan, const Kind& kind)
{
    return plan.rows[kind.first].title + ", " + plan.columns[kind.second].title;
}

/// Tells windows; write errors concern nobody else.
void publish(const std::filesystem::path& store, const tables::PlanRequest& request, const tables::Plan& plan, int left,
             double seconds)
{
    tables::PlanStatus status;
    const std::string key = tables::planKey(request);
    for (tables::PlanStatus& known : tables::planStatuses(store))
        if (tables::planKey(known.request) == key) status = std::move(known);
    status.request = request;
    status.process = record::ProcessIdentity::ofThisProcess();
    status.isOver = true;
    status.runs = static_cast<int>(plan.runs.size());
    status.left = left;
    status.secondsLeft = seconds;
    static_cast<void>(tables::writePlanStatus(store, status));
}

}  // namespace

Result<void> printPlanForecast(CommandContext& context, const std::filesystem::path& store,
                               const tables::PlanRequest& request, const tables::Plan& plan, const PlanOptions& options)
{
    catchInterrupts();
    ROSA_TRY(checkAlone(store, request));
    tables::DataShelf shelf(store);
    ROSA_TRY_ASSIGN(const auto survey, tables::survey(context.catalogue, store, plan, shelf, options.isFresh));
    ROSA_TRY_ASSIGN(learn::Jobs* const jobs, loadJobs());
    const auto missing = missingRuns(context.catalogue, plan, survey);
    const bool isTold = !context.json && !options.isQuiet;
    double seconds = 0;
    std::size_t place = 0;
    bool isEvaluated = true;
    for (const auto& [kind, runs] : missing) {
        const catalog::Configuration& configuration = plan.runs[runs.first].configuration;
        const tables::ShelvedData& data = shelf.open(configuration.dataset());
        if (!data.dataset) return badInput(Message::verbatim(data.problem));
        if (context.json)
            printReport(protocol::PhaseDone{{}, "forecast", static_cast<int>(place), static_cast<int>(missing.size())});
        ++place;
        ROSA_TRY_ASSIGN(const auto probed, probeRun(context, *jobs, configuration, *data.dataset, options.threads));
        ROSA_TRY_ASSIGN(const int splits, splitsOf(configuration, *data.dataset));
        const double whole = probed.cost.seconds(epochsOf(configuration), splits);
        seconds += runs.trained * whole + runs.evaluated * splits * probed.cost.split;
        isEvaluated = isEvaluated && probed.isEvaluated;
        if (isTold)
            std::fprintf(stderr, "%s\n",
                         printable("[" + std::to_string(place) + "/" + std::to_string(missing.size()) + "] " +
                                   titleOf(plan, kind) + ": about " + durationText(whole) + " a run")
                             .c_str());
    }
    const auto left = static_cast<int>(survey.todo.size());
    publish(store, request, plan, left, seconds);
    if (context.json) {
        printReport(protocol::TableForecasted{plan.id, static_cast<int>(plan.runs.size()), left, seconds, isEvaluated});
        return {};
    }
    std::printf("%s: %d of %zu runs are missing; they take about %s on this machine%s. Nothing was trained.\n",
                plan.id.c_str(), left, plan.runs.size(), durationText(seconds).c_str(),
                isEvaluated ? "" : ", without evaluations that the short runs did not reach");
    return {};
}

}  // namespace rosa::engine
