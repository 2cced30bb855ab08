/// Reads the runs of a comparison from a store.
#include <algorithm>
#include <map>
#include <utility>

#include "core/record/library.h"
#include "core/record/run_labels.h"
#include "core/record/run_reader.h"
#include "core/reproduce/data_shelf.h"
#include "core/reproduce/run_comparison.h"

namespace rosa::reproduce {

namespace {

/// What the user named: its runs, by seed.
struct Named {
    std::string said;
    std::vector<record::RunSummary> runs;
};

std::string joinedIds(const std::vector<std::string>& ids)
{
    std::string text;
    for (const std::string& id : ids) text += (text.empty() ? "" : ", ") + id;
    return text;
}

Result<std::vector<Named>> namedRuns(record::Library& library, const std::vector<std::string>& texts)
{
    std::vector<std::vector<std::string>> found;
    for (const std::string& text : texts) {
        ROSA_TRY_ASSIGN(auto ids, library.findAll(text));
        found.push_back(std::move(ids));
    }
    ROSA_TRY_ASSIGN(const auto runs, library.runs());
    std::vector<Named> named;
    std::map<std::string, std::string> owners;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        named.push_back({texts[i], {}});
        for (const std::string& id : found[i]) {
            const auto [owner, isNew] = owners.emplace(id, texts[i]);
            if (!isNew) return badInput("run %1 is given twice, by %2 and by %3", id, owner->second, texts[i]);
            const auto run = std::ranges::find(runs, id, &record::RunSummary::id);
            if (run == runs.end()) return badInput("run %1 is deleted; restore it first", id);
            if (!run->problem.empty()) return badInput("run %1: %2", id, run->problem);
            named.back().runs.push_back(*run);
        }
    }
    return named;
}

/// The evaluation under the wanted protocol; "": the run's own.
Result<record::Evaluation> evaluationOf(const std::filesystem::path& store, const record::RunSummary& run,
                                        const std::string& protocol)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run.id));
    ROSA_TRY_ASSIGN(const auto names, record::evaluationDocuments(*reader));
    std::vector<std::string> others;
    for (const std::string& name : names) {
        ROSA_TRY_ASSIGN(auto evaluation, record::readEvaluation(*reader, name));
        if (!evaluation) continue;
        if (protocol.empty() ? name == record::kOwnEvaluation : evaluation->card.id == protocol)
            return std::move(*evaluation);
        others.push_back(evaluation->card.id);
    }
    if (others.empty())
        return badInput("run %1 (%2) has no results; it has to finish, or be evaluated: rosa evaluate %1", run.id,
                        record::toText(run.state));
    return badInput("run %1 has no results under protocol %2, but under %3; rosa evaluate %1 --protocol %2", run.id,
                    protocol.empty() ? "auto" : protocol, joinedIds(others));
}

/// The results of one item; its title is set later.
Result<ComparedRuns> itemOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const Named& named,
                            const std::string& protocol, std::vector<std::string>& notes)
{
    ComparedRuns item;
    item.said = named.said;
    item.dataset = named.runs.front().dataset;
    const catalog::Method* method = catalogue.method(named.runs.front().method);
    std::vector<std::vector<double>> bySeed;
    std::optional<Error> missing;
    for (const record::RunSummary& run : named.runs) {
        auto evaluation = evaluationOf(store, run, protocol);
        if (!evaluation) {
            missing = evaluation.error();
            ++item.cell.missing;
            continue;
        }
        if (!item.cell.card) item.cell.card = evaluation->card;
        if (const std::string reason = record::whyNotComparable(*item.cell.card, evaluation->card); !reason.empty()) {
            notes.push_back("run " + run.id + " is left out of " + named.said + ": " + reason);
            continue;
        }
        if (std::ranges::find(item.cell.seeds, run.seed) != item.cell.seeds.end()) {
            notes.push_back("run " + run.id + " is left out of " + named.said + ": it repeats seed " +
                            std::to_string(run.seed));
            continue;
        }
        item.cell.runs.push_back(run.id);
        item.cell.seeds.push_back(run.seed);
        bySeed.push_back(std::move(evaluation->accuracies));
    }
    if (bySeed.empty()) return *missing;
    if (missing) notes.push_back(missing->text() + "; it is left out of " + named.said);
    ROSA_TRY_ASSIGN(auto results, evaluate::CrossedTable::of(bySeed));
    item.cell.isPlanned = true;
    item.cell.isSeedless = method && drawsNothing(*method);
    item.cell.encoder = named.runs.front().encoder;
    item.cell.deviation = evaluate::summarise(results.values, "results").standardDeviation;
    item.cell.interval95 = evaluate::withinShares(evaluate::crossedInterval95(results));
    item.cell.parts = evaluate::varianceParts(results);
    item.standardError = evaluate::crossedError(results);
    item.cell.results = std::move(results);
    return item;
}

/// Titles that distinguish the items of each data set, equal on other data sets for the same differences.
void setTitles(const std::vector<Named>& named, std::vector<ComparedRuns>& items)
{
    std::map<std::string, std::vector<std::size_t>> byData;
    for (std::size_t i = 0; i < items.size(); ++i) byData[items[i].dataset].push_back(i);
    for (const auto& [dataset, places] : byData) {
        std::vector<record::RunSummary> shown;
        for (const std::size_t place : places) {
            shown.push_back(named[place].runs.front());
            if (named[place].runs.size() > 1 || items[place].cell.isSeedless) shown.back().seed = 1;
            if (named[place].runs.size() > 1 && shown.back().isNamed)
                shown.back().name = record::nameWithoutSeed(named[place].runs.front().name, named[place].runs.front().seed);
        }
        const std::vector<record::RunLabel> labels = record::runLabels(shown);
        for (std::size_t i = 0; i < places.size(); ++i) items[places[i]].title = labels[i].text();
    }
}

}  // namespace

Result<RunComparison> compareRuns(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                  const ComparisonRequest& request)
{
    if (request.runs.size() < 2) return badInput("a comparison needs at least two runs or groups of runs");
    ROSA_TRY_ASSIGN(auto library, record::Library::open(store));
    ROSA_TRY_ASSIGN(const auto named, namedRuns(*library, request.runs));
    std::vector<std::string> notes;
    std::vector<ComparedRuns> items;
    for (const Named& one : named) {
        ROSA_TRY_ASSIGN(auto item, itemOf(catalogue, store, one, request.protocol, notes));
        items.push_back(std::move(item));
    }
    setTitles(named, items);
    DataShelf shelf(store);
    const auto ratio = [&](const ComparedRuns& item) {
        const ShelvedData& data = shelf.open(item.dataset);
        const record::EvaluationCard& card = *item.cell.card;
        const bool isSame = data.dataset && (card.datasetHash.empty() || card.datasetHash == data.hash);
        return isSame ? testOverTraining(card, data.dataset->labels, data.dataset->splits) : 0;
    };
    ROSA_TRY_ASSIGN(auto comparison, compareItems(std::move(items), request, ratio));
    comparison.notes.insert(comparison.notes.begin(), notes.begin(), notes.end());
    return comparison;
}

}  // namespace rosa::reproduce
