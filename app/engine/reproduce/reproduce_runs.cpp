#include "app/engine/reproduce/reproduce_runs.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "app/engine/common/clock.h"
#include "app/engine/common/forwarding_observer.h"
#include "app/engine/common/heartbeat.h"
#include "app/engine/common/interrupt.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/progress.h"
#include "core/base/text/printable.h"

namespace rosa::engine {

namespace {

std::string kindOf(const catalog::Configuration& configuration)
{
    return configuration.method() + " " + configuration.encoder() + " " + configuration.dataset();
}

}  // namespace

/// Stores the id of the new run.
class PlanRunner::Follower : public ForwardingObserver {
public:
    Follower(PlanRunner& runner, learn::Observer& observer) : ForwardingObserver(observer), m_runner(runner) {}

    void runStarted(const std::string& run) override
    {
        m_runner.m_status.run = run;
        m_runner.publish();
        ForwardingObserver::runStarted(run);
    }

private:
    PlanRunner& m_runner;
};

PlanRunner::PlanRunner(CommandContext& context, std::filesystem::path store, const tables::PlanRequest& request,
                       const tables::Plan& plan, const PlanOptions& options)
    : m_context(context),
      m_store(std::move(store)),
      m_plan(plan),
      m_options(options),
      m_results(plan.runs.size()),
      m_found(plan.runs.size()),
      m_shelf(m_store)
{
    m_status.request = request;
    m_status.process = record::ProcessIdentity::ofThisProcess();
    m_status.runs = static_cast<int>(plan.runs.size());
}

Result<void> PlanRunner::lookUp()
{
    ROSA_TRY_ASSIGN(auto survey, tables::survey(m_context.catalogue, m_store, m_plan, m_shelf, m_options.isFresh));
    m_results = std::move(survey.results);
    m_found = std::move(survey.found);
    m_todo = std::move(survey.todo);
    m_notes = std::move(survey.notes);
    m_missingData = std::move(survey.missingData);
    return {};
}

Result<void> PlanRunner::dataAtHand() const
{
    std::string missing;
    for (const std::string& name : m_missingData) {
        const auto run = std::ranges::find(m_plan.runs, name, [](const auto& one) { return one.configuration.dataset(); });
        const tables::RunResult& result = m_results[static_cast<std::size_t>(run - m_plan.runs.begin())];
        missing += (missing.empty() ? "" : "; ") + name + ": " + result.problem;
    }
    return missing.empty() ? Result<void>() : badInput(Message::verbatim(missing));
}

Result<void> PlanRunner::outcome() const
{
    const std::string* reason = nullptr;
    std::size_t failures = 0, measured = 0;
    for (std::size_t i = 0; i < m_results.size(); ++i) {
        const tables::RunResult& result = m_results[i];
        if (result.evaluation) ++measured;
        const std::string& dataset = m_plan.runs[i].configuration.dataset();
        if (result.problem.empty() || std::ranges::find(m_missingData, dataset) != m_missingData.end()) continue;
        if (!reason) reason = &result.problem;
        ++failures;
    }
    if (reason)
        return m_results.size() == 1 ? failed("%1 of %2 run failed: %3", failures, m_results.size(), *reason)
                                     : failed("%1 of %2 runs failed; the table lists the reasons, the first is: %3",
                                              failures, m_results.size(), *reason);
    const auto data = dataAtHand();
    if (data || measured == 0) return data;
    return badInput("%1; the table contains the results on the other data sets", data.error().message);
}

Result<void> checkAlone(const std::filesystem::path& store, const tables::PlanRequest& request)
{
    const std::string key = tables::planKey(request);
    for (const tables::PlanStatus& status : tables::planStatuses(store))
        if (tables::planKey(status.request) == key && status.isUnderWay())
            return badInput("%1 is already running this plan; wait for it or stop it",
                            status.process.isAlive() ? Message("process %1", status.process.pid)
                                                     : Message("process %1 on %2", status.process.pid, status.process.host));
    return {};
}

/// Write errors are ignored; only windows that watch the plan are affected.
void PlanRunner::publish()
{
    m_status.left = static_cast<int>(m_todo.size());
    m_status.secondsLeft = m_seconds.empty() ? -1 : secondsLeft();
    static_cast<void>(tables::writePlanStatus(m_store, m_status));
}

tables::PlannedName PlanRunner::nameOf(std::size_t index) const
{
    const tables::PlannedRun& run = m_plan.runs[index];
    return {m_plan.rows[run.row].title, m_plan.columns[run.column].title, run.configuration.seed()};
}

std::string PlanRunner::labelOf(std::size_t index) const
{
    const tables::PlannedRun& run = m_plan.runs[index];
    return m_plan.rows[run.row].title + ", " + m_plan.columns[run.column].title + ", seed " +
           std::to_string(run.configuration.seed());
}

double PlanRunner::secondsLeft() const
{
    double sum = 0;
    int count = 0;
    for (const auto& [kind, seconds] : m_seconds) sum += seconds.first, count += seconds.second;
    double left = 0;
    for (const std::size_t index : m_todo) {
        const auto known = m_seconds.find(kindOf(m_plan.runs[index].configuration));
        left += known != m_seconds.end() ? known->second.first / known->second.second : count > 0 ? sum / count : 0;
    }
    return left;
}

void PlanRunner::announce(std::size_t index, std::size_t place, std::size_t count)
{
    m_status.current = nameOf(index);
    m_status.run = m_found[index].run;
    publish();
    if (m_context.json) {
        const tables::PlannedRun& run = m_plan.runs[index];
        printReport(protocol::TableRunBegins{m_plan.rows[run.row].title, run.configuration.dataset(),
                                             run.configuration.encoder(), run.configuration.seed(), static_cast<int>(place),
                                             static_cast<int>(count)});
    }
    if (m_options.isQuiet || m_context.json) return;
    std::string line = "[" + std::to_string(place) + "/" + std::to_string(count) + "] " + labelOf(index);
    if (!m_seconds.empty()) line += "; about " + durationText(secondsLeft()) + " left for all";
    std::fprintf(stderr, "%s\n", printable(line).c_str());
}

void PlanRunner::tell(std::size_t index, double seconds)
{
    m_status.current = {};
    m_status.run.clear();
    if (!m_results[index].problem.empty()) m_status.problems.push_back({nameOf(index), m_results[index].problem});
    publish();
    const tables::RunResult& result = m_results[index];
    if (m_context.json) {
        const tables::PlannedRun& run = m_plan.runs[index];
        protocol::TableRunDone report{.row = m_plan.rows[run.row].title,
                                      .dataset = run.configuration.dataset(),
                                      .encoder = run.configuration.encoder(),
                                      .seed = run.configuration.seed(),
                                      .run = result.run,
                                      .seconds = seconds,
                                      .secondsLeft = secondsLeft(),
                                      .accuracy = {},
                                      .problem = result.problem};
        if (result.evaluation) report.accuracy = result.evaluation->mean;
        printReport(report);
    } else if (!result.problem.empty()) {
        warn(labelOf(index) + ": " + result.problem);
    }
}

/// Moves an interrupted run to the bin after it was repeated; its method has no checkpoints to resume from.
void PlanRunner::discard(const std::string& run) const
{
    if (run.empty()) return;
    auto library = store::Library::open(m_store);
    const Result<void> removed = library ? (*library)->remove(run) : Result<void>(library.error());
    if (!removed) warn(removed.error().text());
}

Result<void> PlanRunner::make(std::size_t index, learn::Jobs& jobs, learn::Observer& observer)
{
    const catalog::Configuration& configuration = m_plan.runs[index].configuration;
    const tables::ShelvedData& data = m_shelf.open(configuration.dataset());
    const tables::FoundRun& found = m_found[index];
    tables::RunResult& result = m_results[index];
    if (!data.dataset) {  // It was available when the plan started.
        result.problem = data.problem;
        return {};
    }
    const data::Dataset& dataset = *data.dataset;
    ROSA_TRY_ASSIGN(auto place, workplaceOf(m_context, "auto", m_options.threads));
    const auto fail = [&](const Error& error) -> Result<void> {
        if (error.kind == ErrorKind::Interrupted) return error;
        result.problem = error.text();
        return {};
    };
    if (!found.isFinished) {
        learn::TrainJob job{m_context.catalogue, configuration, dataset, {}, configuration.groupId(), found.run, {}, 0, {}};
        auto outcome = jobs.train(place, job, observer);
        if (!outcome) return fail(outcome.error());
        result.run = outcome->run;
        if (outcome->run != found.run) discard(found.run);
        if (outcome->end == record::RunState::Stopped) return interruption("stopped");
        // A resumed run is evaluated as its own record says, which may differ from this request.
        if (outcome->evaluation &&
            tables::isMeasuredAs(outcome->evaluation->card, configuration, static_cast<int>(dataset.splits.size()))) {
            result.evaluation = std::move(outcome->evaluation);
            return {};
        }
    } else {
        result.run = found.run;
    }
    auto evaluation = jobs.evaluate(place, {m_context.catalogue, dataset, configuration, result.run, {}, 0, {}}, observer);
    if (!evaluation) return fail(evaluation.error());
    if (*evaluation)
        result.evaluation = std::move(**evaluation);
    else
        result.problem = "data set " + dataset.name + " has no labels, so nothing can be evaluated on it";
    return {};
}

Result<void> PlanRunner::run()
{
    ROSA_TRY(lookUp());
    const std::size_t count = m_plan.runs.size();
    const std::size_t known = static_cast<std::size_t>(
        std::ranges::count_if(m_results, [](const tables::RunResult& result) { return result.evaluation.has_value(); }));
    if (m_context.json)
        printReport(protocol::TableBegins{m_plan.id, static_cast<int>(count), static_cast<int>(known),
                                          static_cast<int>(m_todo.size()), m_notes});
    else if (!m_options.isQuiet)
        std::fprintf(stderr, "%s: %zu runs, %zu of them in the store\n", m_plan.id.c_str(), count, known);
    if (!m_context.json && !m_options.isQuiet)
        for (const std::string& note : m_notes) std::fprintf(stderr, "%s\n", printable(note).c_str());
    if (m_options.isTableOnly || m_todo.empty()) return {};
    ROSA_TRY(checkAlone(m_store, m_status.request));
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    const auto observer = makeObserver(m_context, m_options.isQuiet);
    Follower follower(*this, *observer);
    const Heartbeat heartbeat(tables::kHeartbeat,
                              [this, request = m_status.request] { tables::touchPlanStatus(m_store, request); });
    const auto made = makeAll(*jobs, follower);
    m_status.isOver = true;
    m_status.current = {};
    m_status.run.clear();
    publish();
    return made;
}

Result<void> PlanRunner::makeAll(learn::Jobs& jobs, learn::Observer& observer)
{
    const std::size_t count = m_plan.runs.size();
    const std::size_t all = m_todo.size();
    while (!m_todo.empty()) {
        const std::size_t index = m_todo.front();
        const tables::PlannedRun& planned = m_plan.runs[index];
        const auto [first, isNew] = m_made.emplace(tables::runKey(m_context.catalogue, planned), index);
        if (!isNew) {  // Raw features do not depend on the encoder of a column.
            m_results[index] = m_results[first->second];
            m_todo.erase(m_todo.begin());
            tell(index, 0);
            continue;
        }
        announce(index, all - m_todo.size() + 1, all);
        const auto begin = std::chrono::steady_clock::now();
        auto made = interrupted() ? Result<void>(interruption("stopped")) : make(index, jobs, observer);
        if (!made && made.error().kind == ErrorKind::Interrupted)
            return interruption("stopped with %1 of %2 runs left; %3", m_todo.size(), count,
                                m_options.isFresh
                                    ? Message("--fresh would start over; the same command without it continues")
                                    : Message("the same command continues"));
        ROSA_TRY(made);
        const double seconds = secondsSince(begin);
        m_todo.erase(m_todo.begin());
        if (m_results[index].problem.empty()) {
            auto& sum = m_seconds[kindOf(m_plan.runs[index].configuration)];
            sum.first += seconds;
            ++sum.second;
        }
        tell(index, seconds);
    }
    return {};
}

}  // namespace rosa::engine
