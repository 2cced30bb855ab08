#include "app/engine/reproduce_runs.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include <nlohmann/json.hpp>

#include "app/engine/interrupt.h"
#include "app/engine/job_support.h"
#include "app/engine/json_lines.h"
#include "app/engine/progress.h"
#include "core/data/catalogue.h"

namespace rosa::engine {

namespace {

/// What to give `rosa data import` for the data sets of the article that the program does not carry.
std::string howToImport(const std::string& dataset)
{
    static const std::map<std::string, const char*> files{
        {"pubmed", "a folder with Planetoid's ind.pubmed.*"},
        {"dblp", "the citation network's dblp.npz"},
        {"flickr", "a folder in GraphSAINT's layout: adj_full.npz, feats.npy, class_map.json, role.json"},
        {"reddit", "a folder with reddit_data.npz and reddit_graph.npz, or GraphSAINT's layout"},
        {"ciaw", "SocioPatterns' contacts in the workplace: tij_InVS.dat and metadata_InVS13.txt"},
        {"ciaw-star", "SocioPatterns' contacts in the workplace, without isolated people"}};
    const auto known = files.find(dataset);
    return std::string("it is not at hand: rosa data import PATH --as ") + dataset +
           (known == files.end() ? "" : std::string(" (") + known->second + ")");
}

std::string kindOf(const catalog::Configuration& configuration)
{
    return configuration.method() + " " + configuration.encoder() + " " + configuration.dataset();
}

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

}  // namespace

PlanRunner::PlanRunner(CommandContext& context, const reproduce::Plan& plan, const PlanOptions& options)
    : m_context(context), m_plan(plan), m_options(options), m_results(plan.runs.size()), m_found(plan.runs.size())
{}

const PlanRunner::Opened& PlanRunner::opened(const std::string& name)
{
    const auto known = m_opened.find(name);
    if (known != m_opened.end()) return known->second;
    Opened entry;
    const auto store = storeFolder(m_context);
    const bool isThere = store && data::Catalogue(*store).has(name);
    if (isThere) {
        auto dataset = openDataset(m_context, name);
        if (dataset)
            entry.dataset = std::move(*dataset);
        else
            entry.problem = dataset.error().message;
    } else {
        entry.problem = howToImport(name);
    }
    return m_opened.emplace(name, std::move(entry)).first->second;
}

Result<void> PlanRunner::lookUp()
{
    const auto store = storeFolder(m_context);
    if (!store) return store.error();
    std::vector<std::string> datasets;
    for (const catalog::PublishedColumn& column : m_plan.columns) datasets.push_back(column.dataset);
    const auto search = reproduce::StoreSearch::of(m_context.catalogue, *store, datasets);
    if (!search) return search.error();
    for (std::size_t i = 0; i < m_plan.runs.size(); ++i) {
        const catalog::Configuration& configuration = m_plan.runs[i].configuration;
        const Opened& entry = opened(configuration.dataset());
        if (!entry.dataset) {
            m_results[i].problem = entry.problem;
            continue;
        }
        if (!m_options.isFresh)
            m_found[i] = search->find(configuration, data::contentHash(*entry.dataset),
                                      static_cast<int>(entry.dataset->splits.size()));
        if (m_found[i].evaluation) {
            m_results[i].run = m_found[i].run;
            m_results[i].evaluation = std::move(m_found[i].evaluation);
        } else {
            m_todo.push_back(i);
        }
    }
    return {};
}

std::string PlanRunner::labelOf(std::size_t index) const
{
    const reproduce::PlannedRun& run = m_plan.runs[index];
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

void PlanRunner::announce(std::size_t index, std::size_t place, std::size_t count) const
{
    if (m_options.isQuiet || m_context.json) return;
    std::string line = "[" + std::to_string(place) + "/" + std::to_string(count) + "] " + labelOf(index);
    if (!m_seconds.empty()) line += "; about " + durationText(secondsLeft()) + " left for all";
    std::fprintf(stderr, "%s\n", line.c_str());
}

void PlanRunner::tell(std::size_t index, double seconds) const
{
    const reproduce::RunResult& result = m_results[index];
    if (m_context.json) {
        const reproduce::PlannedRun& run = m_plan.runs[index];
        nlohmann::ordered_json line{{"event", "cell"},
                                    {"row", m_plan.rows[run.row].title},
                                    {"dataset", run.configuration.dataset()},
                                    {"encoder", run.configuration.encoder()},
                                    {"seed", run.configuration.seed()},
                                    {"run", result.run},
                                    {"seconds", seconds},
                                    {"seconds_left", secondsLeft()}};
        if (result.evaluation) line["accuracy_mean"] = result.evaluation->mean;
        if (!result.problem.empty()) line["problem"] = result.problem;
        printJsonLine(line);
    } else if (!result.problem.empty()) {
        warn(labelOf(index) + ": " + result.problem);
    }
}

Result<void> PlanRunner::make(std::size_t index, learn::Jobs& jobs, learn::Observer& observer)
{
    const catalog::Configuration& configuration = m_plan.runs[index].configuration;
    const data::Dataset& dataset = *opened(configuration.dataset()).dataset;
    const reproduce::FoundRun& found = m_found[index];
    reproduce::RunResult& result = m_results[index];
    auto place = workplaceOf(m_context, "auto", m_options.threads);
    if (!place) return place.error();
    const auto fail = [&](const Error& error) -> Result<void> {
        if (error.kind == ErrorKind::Interrupted) return error;
        result.problem = error.message;
        return {};
    };
    if (!found.isFinished) {
        learn::TrainJob job{
            m_context.catalogue, configuration, dataset, {}, configuration.groupHash().substr(0, 12), found.run, {}, 0, {}};
        auto outcome = jobs.train(*place, job, observer);
        if (!outcome) return fail(outcome.error());
        result.run = outcome->run;
        if (outcome->end == record::RunState::Stopped) return Error{"stopped", ErrorKind::Interrupted};
        // A run that was resumed measured itself as its own record says, which need not be what is asked here.
        if (outcome->evaluation &&
            reproduce::isMeasuredAs(outcome->evaluation->card, configuration, static_cast<int>(dataset.splits.size()))) {
            result.evaluation = std::move(outcome->evaluation);
            return {};
        }
    } else {
        result.run = found.run;
    }
    auto evaluation = jobs.evaluate(*place, {m_context.catalogue, dataset, configuration, result.run, {}, 0, {}}, observer);
    if (!evaluation) return fail(evaluation.error());
    if (*evaluation)
        result.evaluation = std::move(**evaluation);
    else
        result.problem = "data set " + dataset.name + " has no labels to measure by";
    return {};
}

Result<void> PlanRunner::run()
{
    ROSA_TRY(lookUp());
    const std::size_t count = m_plan.runs.size();
    const std::size_t known = static_cast<std::size_t>(
        std::ranges::count_if(m_results, [](const reproduce::RunResult& result) { return result.evaluation.has_value(); }));
    if (m_context.json)
        printJsonLine({{"event", "plan"}, {"table", m_plan.id}, {"runs", count}, {"done", known}, {"todo", m_todo.size()}});
    else if (!m_options.isQuiet)
        std::fprintf(stderr, "%s: %zu runs, %zu of them in the store\n", m_plan.id.c_str(), count, known);
    if (m_options.isTableOnly || m_todo.empty()) return {};
    const auto jobs = loadJobs();
    if (!jobs) return jobs.error();
    const auto observer = makeObserver(m_context, m_options.isQuiet);
    const std::size_t all = m_todo.size();
    while (!m_todo.empty()) {
        const std::size_t index = m_todo.front();
        const auto [first, isNew] =
            m_made.emplace(reproduce::trainingHash(m_context.catalogue, m_plan.runs[index].configuration), index);
        if (!isNew) {  // Raw features are the same whatever a column's encoder.
            m_results[index] = m_results[first->second];
            m_todo.erase(m_todo.begin());
            tell(index, 0);
            continue;
        }
        announce(index, all - m_todo.size() + 1, all);
        const double begin = now();
        auto made = interrupted() ? Result<void>(Error{"stopped", ErrorKind::Interrupted}) : make(index, **jobs, *observer);
        if (!made && made.error().kind == ErrorKind::Interrupted)
            return Error{"stopped with " + std::to_string(m_todo.size()) + " of " + std::to_string(count) +
                             " runs left; the same command goes on",
                         ErrorKind::Interrupted};
        if (!made) return made.error();
        const double seconds = now() - begin;
        m_todo.erase(m_todo.begin());
        if (m_results[index].problem.empty()) {
            auto& sum = m_seconds[kindOf(m_plan.runs[index].configuration)];
            sum.first += seconds;
            ++sum.second;
        } else {
            ++m_failures;
        }
        tell(index, seconds);
    }
    return {};
}

std::vector<double> PlanRunner::testOverTraining() const
{
    std::vector<double> ratios(m_plan.columns.size(), 0);
    for (std::size_t i = 0; i < m_plan.runs.size(); ++i) {
        double& ratio = ratios[m_plan.runs[i].column];
        const auto known = m_opened.find(m_plan.runs[i].configuration.dataset());
        if (ratio > 0 || !m_results[i].evaluation || known == m_opened.end() || !known->second.dataset) continue;
        ratio = reproduce::testOverTraining(m_results[i].evaluation->card, known->second.dataset->labels,
                                            known->second.dataset->splits);
    }
    return ratios;
}

}  // namespace rosa::engine
