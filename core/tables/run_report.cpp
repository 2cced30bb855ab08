#include "core/tables/run_report.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>

#include "core/catalog/catalogue.h"
#include "core/catalog/configuration.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/published_tables.h"
#include "core/evaluate/crossed.h"
#include "core/lab/pair_problem.h"
#include "core/protocol/inspect_pair.h"
#include "core/protocol/layout.h"
#include "core/record/run_folder.h"
#include "core/store/library.h"
#include "core/store/run_command.h"
#include "core/store/run_labels.h"
#include "core/store/turn.h"
#include "core/tables/data_shelf.h"

namespace rosa::tables {

namespace {

namespace fs = std::filesystem;

constexpr const char* kRaw = "raw";
constexpr const char* kLoss = "loss";

/// A run that is open, with what its record says first.
struct OpenRun {
    std::unique_ptr<record::RunReader> reader;
    record::RunInfo info;
    std::optional<catalog::Configuration> configuration;  ///< Unset if this program does not know it.
};

Result<OpenRun> openRun(const catalog::Catalogue& catalogue, const fs::path& store, const std::string& id)
{
    OpenRun run;
    ROSA_TRY_ASSIGN(run.reader, record::RunReader::open(store, id));
    ROSA_TRY_ASSIGN(run.info, run.reader->info());
    if (auto known = catalog::Configuration::fromRecord(catalogue, run.info.configurationToml, id))
        run.configuration = *std::move(known);
    return run;
}

/// The same everywhere, so that a page is.
std::string dayText(double seconds)
{
    using namespace std::chrono;
    const sys_seconds time{std::chrono::seconds(static_cast<std::int64_t>(seconds))};
    const sys_days day = floor<days>(time);
    const year_month_day date{day};
    const hh_mm_ss clock{time - day};
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u %02d:%02d UTC", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()));
    return text.data();
}

Result<web::ReportedRun> provenanceOf(OpenRun& run)
{
    const record::RunInfo& info = run.info;
    web::ReportedRun reported;
    reported.id = info.id;
    reported.facts = {{"state", record::toText(info.state)},
                      {"dataset", info.dataset},
                      {"datasetHash", info.datasetHash},
                      {"method", info.method},
                      {"encoder", info.encoder},
                      {"preset", info.preset},
                      {"seed", std::to_string(info.seed)},
                      {"epochs", std::to_string(info.epochs)},
                      {"begun", dayText(info.created)},
                      {"program", info.engine}};
    reported.configuration = info.configurationToml;
    ROSA_TRY_ASSIGN(const auto events, run.reader->events());
    // What was imported is not repeated by a training.
    if (run.configuration && info.method != catalog::kForeignMethod)
        reported.command = store::runCommand(info, *run.configuration, store::turnsAmong(events));
    return reported;
}

/// Only if measured under the same protocol.
std::optional<web::ReportedNumber> publishedFor(const catalog::Catalogue& catalogue, const OpenRun& run,
                                                const record::EvaluationCard& card)
{
    const catalog::Method* method = catalogue.method(run.info.method);
    if (!method || !run.configuration) return std::nullopt;
    const catalog::PublishedResult* const found = catalog::publishedFor(*method, *run.configuration, card.id);
    if (!found || found->protocol != card.id || card.splitKind == "imported") return std::nullopt;
    return web::ReportedNumber{found->mean, found->deviation, found->source};
}

web::ReportedMean meanOf(const evaluate::Summary& summary)
{
    web::ReportedMean mean{summary.mean, summary.standardDeviation, {}};
    if (summary.interval95) mean.interval = std::pair{summary.interval95->low, summary.interval95->high};
    return mean;
}

/// Accuracies of raw features on the data and splits of a card, from the newest run that has them.
Result<std::optional<std::vector<double>>> rawBeside(const fs::path& store, const std::vector<store::RunSummary>& runs,
                                                     const record::RunInfo& info, const record::EvaluationCard& card)
{
    for (const store::RunSummary& run : runs) {
        if (run.method != kRaw || run.dataset != info.dataset || !run.problem.empty()) continue;
        ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run.id));
        ROSA_TRY_ASSIGN(const auto names, record::evaluationDocuments(*reader));
        for (const std::string& name : names) {
            ROSA_TRY_ASSIGN(auto evaluation, record::readEvaluation(*reader, name));
            if (evaluation && record::whyNotComparable(evaluation->card, card).empty())
                return std::optional(std::move(evaluation->accuracies));
        }
    }
    return std::optional<std::vector<double>>();
}

/// Paired by split; of several runs their mean on each.
std::optional<web::ReportedMean> differenceFrom(const std::vector<double>& raw,
                                                const std::vector<std::vector<double>>& bySeed)
{
    const auto table = evaluate::CrossedTable::of(bySeed);
    if (!table) return std::nullopt;
    std::vector<double> differences = table->splitMeans();
    if (differences.size() != raw.size() || raw.size() < 2) return std::nullopt;
    for (std::size_t i = 0; i < raw.size(); ++i) differences[i] -= raw[i];
    return meanOf(evaluate::summarise(differences, "splits"));
}

/// Makes a report of open runs; one object makes one report.
class Composer {
public:
    Composer(const catalog::Catalogue& catalogue, const fs::path& store, std::vector<store::RunSummary> runs)
        : m_catalogue(catalogue), m_store(store), m_runs(std::move(runs)), m_shelf(store)
    {}

    Result<void> add(const std::vector<std::string>& ids, web::Report& report)
    {
        std::vector<OpenRun> runs;
        for (const std::string& id : ids) {
            ROSA_TRY_ASSIGN(OpenRun run, openRun(m_catalogue, m_store, id));
            runs.push_back(std::move(run));
        }
        web::ReportedGroup group;
        const record::RunInfo& first = runs.front().info;
        group.dataset = first.dataset;
        const catalog::Method* method = m_catalogue.method(first.method);
        group.method = method ? method->title : first.method;
        for (OpenRun& run : runs) ROSA_TRY(addRun(run, group));
        ROSA_TRY(addResults(runs, group));
        ROSA_TRY(addMap(first, group));
        if (!report.pair) ROSA_TRY(addPair(runs.front(), report));
        report.groups.push_back(std::move(group));
        return {};
    }

private:
    static Result<void> addRun(OpenRun& run, web::ReportedGroup& group)
    {
        ROSA_TRY_ASSIGN(web::ReportedRun reported, provenanceOf(run));
        group.runs.push_back(std::move(reported));
        ROSA_TRY_ASSIGN(const auto metrics, run.reader->metrics());
        if (std::ranges::find(metrics, kLoss) == metrics.end()) return {};
        ROSA_TRY_ASSIGN(auto loss, run.reader->curve(kLoss));
        if (!loss.empty()) group.losses.push_back(std::move(loss));
        return {};
    }

    /// The evaluations of the first run, each with those of the others that are under the same card.
    Result<void> addResults(const std::vector<OpenRun>& runs, web::ReportedGroup& group) const
    {
        std::vector<std::vector<record::Evaluation>> all;
        for (const OpenRun& run : runs) {
            all.emplace_back();
            ROSA_TRY_ASSIGN(const auto names, record::evaluationDocuments(*run.reader));
            for (const std::string& name : names) {
                ROSA_TRY_ASSIGN(auto evaluation, record::readEvaluation(*run.reader, name));
                if (evaluation && !evaluation->accuracies.empty()) all.back().push_back(*std::move(evaluation));
            }
        }
        for (const record::Evaluation& own : all.front()) {
            web::ReportedResult result;
            std::vector<std::vector<double>> bySeed;
            for (const std::vector<record::Evaluation>& evaluations : all) {
                const auto same = std::ranges::find_if(evaluations, [&](const record::Evaluation& one) {
                    return record::whyNotComparable(one.card, own.card).empty();
                });
                if (same == evaluations.end()) continue;
                bySeed.push_back(same->accuracies);
                result.points.insert(result.points.end(), same->accuracies.begin(), same->accuracies.end());
            }
            result.first = own;
            result.runs = bySeed.size();
            result.accuracy = meanOf(evaluate::summariseCrossed(bySeed));
            result.published = publishedFor(m_catalogue, runs.front(), own.card);
            if (runs.front().info.method != kRaw) {
                ROSA_TRY_ASSIGN(const auto raw, rawBeside(m_store, m_runs, runs.front().info, own.card));
                if (raw) result.aboveRaw = differenceFrom(*raw, bySeed);
            }
            group.results.push_back(std::move(result));
        }
        return {};
    }

    /// The data set of a run; nullptr if it is not here, or has other content.
    const data::Dataset* datasetOf(const record::RunInfo& info)
    {
        const ShelvedData& shelved = m_shelf.open(info.dataset);
        return shelved.dataset && shelved.hash == info.datasetHash ? shelved.dataset.get() : nullptr;
    }

    Result<void> addMap(const record::RunInfo& info, web::ReportedGroup& group)
    {
        const fs::path file = protocol::newestTsneFile(record::RunFolder(m_store, info.id).path());
        if (file.empty()) return {};
        ROSA_TRY_ASSIGN(protocol::Layout layout, protocol::lastLayout(file));
        web::ReportedMap map{std::move(layout.points), {}, {}};
        const data::Dataset* dataset = datasetOf(info);
        if (dataset && !dataset->labels.empty() && dataset->labels.ofNode.size() == map.points.size() / 2) {
            map.classOf.assign(dataset->labels.ofNode.begin(), dataset->labels.ofNode.end());
            map.classNames = dataset->labels.classNames;
        }
        group.map = std::move(map);
        return {};
    }

    /// The last recorded state of the first watched pair that the lab takes.
    Result<void> addPair(const OpenRun& run, web::Report& report)
    {
        ROSA_TRY_ASSIGN(const auto epochs, run.reader->snapshotEpochs());
        const data::Dataset* dataset = epochs.empty() ? nullptr : datasetOf(run.info);
        if (!dataset || !run.configuration) return {};
        catalog::Configuration configuration = *run.configuration;
        ROSA_TRY_ASSIGN(const auto events, run.reader->events());
        for (const store::Turn& turn : store::turnsAmong(events))
            static_cast<void>(configuration.addTurn(m_catalogue, turn));
        ROSA_TRY_ASSIGN(auto snapshots, run.reader->snapshots(epochs.back()));
        for (record::PairSnapshot& snapshot : snapshots) {
            if (!isOf(*dataset, snapshot.rowNodes) || !isOf(*dataset, snapshot.columnNodes)) continue;
            const protocol::PairSettings settings{
                .solve = configuration.at(snapshot.epoch - 1).get<transport::BlockOptions>(),
                .isRescaled = std::ranges::any_of(snapshot.rescale, [](float value) { return value != 1.0f; })};
            const std::int32_t first = snapshot.rowNodes.front(), second = snapshot.columnNodes.front();
            const int epoch = snapshot.epoch;
            ROSA_TRY_ASSIGN(auto inspection, protocol::inspectPair(std::move(snapshot), settings, dataset->labels));
            addArcs(dataset->graph, inspection.pair.rowNodes, inspection.rowView);
            addArcs(dataset->graph, inspection.pair.columnNodes, inspection.columnView);
            auto problem = lab::problemOfPair(inspection, dataset->labels);
            if (!problem) continue;  // Larger than the lab takes.
            report.pair = *std::move(problem);
            report.pairRun = run.info.id;
            report.pairNodes = std::to_string(first) + (second == first ? "" : ", " + std::to_string(second));
            report.pairEpoch = epoch;
            return {};
        }
        return {};
    }

    static bool isOf(const data::Dataset& dataset, const std::vector<std::int32_t>& nodes)
    {
        return !nodes.empty() &&
               std::ranges::all_of(nodes, [&](std::int32_t node) { return node >= 0 && node < dataset.graph.nodeCount(); });
    }

    static void addArcs(const graph::Graph& graph, const std::vector<std::int32_t>& nodes, protocol::InspectedView& view)
    {
        for (std::size_t i = 0; i < nodes.size(); ++i)
            for (std::size_t k = i + 1; k < nodes.size(); ++k)
                if (graph.hasArc(nodes[i], nodes[k])) {
                    view.arcs.push_back(static_cast<std::int32_t>(i));
                    view.arcs.push_back(static_cast<std::int32_t>(k));
                }
    }

    const catalog::Catalogue& m_catalogue;
    const fs::path& m_store;
    std::vector<store::RunSummary> m_runs;
    DataShelf m_shelf;
};

}  // namespace

Result<std::vector<std::vector<std::string>>> namedGroups(const fs::path& store, const std::vector<std::string>& texts)
{
    ROSA_TRY_ASSIGN(const auto library, store::Library::open(store));
    std::vector<std::vector<std::string>> groups;
    std::map<std::string, std::string> owners;
    for (const std::string& text : texts) {
        ROSA_TRY_ASSIGN(auto ids, library->findAll(text));
        for (const std::string& id : ids) {
            const auto [owner, isNew] = owners.emplace(id, text);
            if (!isNew) return badInput("run %1 is given twice, by %2 and by %3", id, owner->second, text);
        }
        groups.push_back(std::move(ids));
    }
    return groups;
}

Result<web::Report> reportOf(const catalog::Catalogue& catalogue, const fs::path& store,
                             const std::vector<std::vector<std::string>>& groups)
{
    ROSA_TRY_ASSIGN(const auto library, store::Library::open(store));
    ROSA_TRY_ASSIGN(const auto all, library->runs());
    std::vector<store::ShownRuns> shown;
    for (const std::vector<std::string>& ids : groups) {
        shown.emplace_back();
        for (const std::string& id : ids) {
            const auto known = std::ranges::find(all, id, &store::RunSummary::id);
            if (known == all.end()) return badInput("run %1 is deleted; restore it first", id);
            if (!known->problem.empty()) return badInput("run %1: %2", id, known->problem);
            shown.back().push_back(*known);
        }
    }
    web::Report report;
    Composer composer(catalogue, store, all);
    for (const std::vector<std::string>& ids : groups) ROSA_TRY(composer.add(ids, report));
    const std::vector<store::RunLabel> labels = store::runLabels(shown);
    for (std::size_t i = 0; i < labels.size(); ++i) report.groups[i].title = labels[i].text();
    return report;
}

}  // namespace rosa::tables
