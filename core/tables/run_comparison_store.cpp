/// Reads the runs of a comparison from a store.
#include <algorithm>
#include <map>
#include <utility>

#include "core/base/text/joined.h"
#include "core/base/text/unknown_name.h"
#include "core/evaluate/protocol.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"
#include "core/store/run_labels.h"
#include "core/tables/data_shelf.h"
#include "core/tables/run_comparison.h"

namespace rosa::tables {

namespace {

/// What the user named: its runs, by seed.
struct Named {
    std::string said;
    std::vector<store::RunSummary> runs;
    /// Those of each run that may be compared, the preferred one first; empty if there are none.
    std::vector<std::vector<record::Evaluation>> evaluations;
};

Result<std::vector<Named>> namedRuns(store::Library& library, const std::vector<std::string>& texts)
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
        named.push_back({texts[i], {}, {}});
        for (const std::string& id : found[i]) {
            const auto [owner, isNew] = owners.emplace(id, texts[i]);
            if (!isNew) return badInput("run %1 is given twice, by %2 and by %3", id, owner->second, texts[i]);
            const auto run = std::ranges::find(runs, id, &store::RunSummary::id);
            if (run == runs.end()) return badInput("run %1 is deleted; restore it first", id);
            if (!run->problem.empty()) return badInput("run %1: %2", id, run->problem);
            named.back().runs.push_back(*run);
        }
    }
    return named;
}

/// The evaluations of a run under a protocol, at least one: its own first, then the one with most splits. `protocol` "": that of its own
/// evaluation, or, without one, the only other protocol.
Result<std::vector<record::Evaluation>> evaluationsOf(const std::filesystem::path& store, const store::RunSummary& run,
                                                      const std::string& protocol)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run.id));
    ROSA_TRY_ASSIGN(const auto names, record::evaluationDocuments(*reader));
    std::vector<record::Evaluation> evaluations;
    std::vector<std::string> protocols;
    for (const std::string& name : names) {
        ROSA_TRY_ASSIGN(auto evaluation, record::readEvaluation(*reader, name));
        if (!evaluation) continue;
        if (std::ranges::find(protocols, evaluation->card.id) == protocols.end()) protocols.push_back(evaluation->card.id);
        evaluations.push_back(std::move(*evaluation));
    }
    if (evaluations.empty())
        return badInput("run %1 (%2) has no results; it has to finish, or be evaluated: rosa evaluate %1", run.id,
                        record::toText(run.state));
    const auto isOwn = [](const record::Evaluation& one) { return one.document == record::kOwnEvaluation; };
    if (protocol.empty() && protocols.size() > 1 && !isOwn(evaluations.front()))
        return badInput("run %1 has results under %2; choose one of them with --protocol", run.id, joined(protocols));
    const std::string& wanted = protocol.empty() ? protocols.front() : protocol;
    if (std::ranges::find(protocols, wanted) == protocols.end())
        return badInput("run %1 has no results under protocol %2, but under %3; rosa evaluate %1 --protocol %2", run.id,
                        wanted, joined(protocols));
    std::erase_if(evaluations, [&](const record::Evaluation& one) { return one.card.id != wanted; });
    std::ranges::stable_sort(evaluations, [&](const record::Evaluation& one, const record::Evaluation& other) {
        return isOwn(one) || isOwn(other) ? isOwn(one) && !isOwn(other) : one.card.splits > other.card.splits;
    });
    return evaluations;
}

/// Reads the evaluations of the runs. Those without any are left out, with a note; an Error if no run has one.
Result<void> readEvaluations(const std::filesystem::path& store, const std::string& protocol, Named& named,
                             std::vector<std::string>& notes)
{
    std::optional<Error> missing;
    bool isAny = false;
    std::vector<std::string> reasons;
    for (const store::RunSummary& run : named.runs) {
        auto evaluations = evaluationsOf(store, run, protocol);
        isAny = isAny || evaluations.ok();
        if (!evaluations) {
            if (!missing) missing = evaluations.error();
            reasons.push_back(evaluations.error().text() + "; it is left out of " + named.said);
        }
        named.evaluations.push_back(evaluations ? std::move(*evaluations) : std::vector<record::Evaluation>());
    }
    if (!isAny) return *missing;
    notes.insert(notes.end(), reasons.begin(), reasons.end());
    return {};
}

bool isUnder(const record::EvaluationCard& card, const record::Evaluation& evaluation)
{
    return record::whyNotComparable(card, evaluation.card).empty();
}

/// A card under which all runs on the data set of `of` and under its protocol have results; nullopt if there is none.
std::optional<record::EvaluationCard> commonCard(const std::vector<Named>& named, const Named& of)
{
    const std::string& dataset = of.runs.front().dataset;
    const auto first = std::ranges::find_if(of.evaluations, [](const auto& evaluations) { return !evaluations.empty(); });
    const std::string& protocol = first->front().card.id;
    std::vector<const std::vector<record::Evaluation>*> runs;
    for (const Named& one : named)
        for (const std::vector<record::Evaluation>& evaluations : one.evaluations)
            if (one.runs.front().dataset == dataset && !evaluations.empty() && evaluations.front().card.id == protocol)
                runs.push_back(&evaluations);
    for (const record::Evaluation& chosen : *runs.front())
        if (std::ranges::all_of(runs, [&](const std::vector<record::Evaluation>* evaluations) {
                return std::ranges::any_of(*evaluations,
                                           [&](const record::Evaluation& one) { return isUnder(chosen.card, one); });
            }))
            return chosen.card;
    return std::nullopt;
}

/// The results of one item; its title is set later. `card`: that of all runs on its data set; nullopt: that of its first run.
Result<ComparedRuns> itemOf(const catalog::Catalogue& catalogue, const Named& named,
                            std::optional<record::EvaluationCard> card, std::vector<std::string>& notes)
{
    ComparedRuns item;
    item.said = named.said;
    item.dataset = named.runs.front().dataset;
    const catalog::Method* method = catalogue.method(named.runs.front().method);
    item.cell.isSeedless = method && drawsNothing(*method);
    std::vector<std::vector<double>> bySeed;
    for (std::size_t i = 0; i < named.runs.size(); ++i) {
        const std::vector<record::Evaluation>& evaluations = named.evaluations[i];
        const store::RunSummary& run = named.runs[i];
        const auto leaveOut = [&](const std::string& reason) {
            notes.push_back("run " + run.id + " is left out of " + named.said + ": " + reason);
        };
        if (evaluations.empty()) {
            ++item.cell.missing;
            continue;
        }
        if (!card) card = evaluations.front().card;
        const auto used =
            std::ranges::find_if(evaluations, [&](const record::Evaluation& one) { return isUnder(*card, one); });
        if (used == evaluations.end())
            leaveOut(record::whyNotComparable(*card, evaluations.front().card));
        else if (std::ranges::find(item.cell.seeds, run.seed) != item.cell.seeds.end())
            leaveOut("it repeats seed " + std::to_string(run.seed));
        else if (item.cell.isSeedless && !bySeed.empty())
            leaveOut("it repeats a deterministic run");
        else {
            if (!item.cell.card) item.cell.card = used->card;
            item.cell.runs.push_back(run.id);
            item.cell.seeds.push_back(run.seed);
            bySeed.push_back(used->accuracies);
        }
    }
    ROSA_TRY_ASSIGN(auto results, evaluate::CrossedTable::of(bySeed));
    item.cell.isPlanned = true;
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
        std::vector<store::RunSummary> shown;
        for (const std::size_t place : places) {
            shown.push_back(named[place].runs.front());
            if (named[place].runs.size() > 1 || items[place].cell.isSeedless) shown.back().seed = 1;
            if (named[place].runs.size() > 1 && shown.back().isNamed)
                shown.back().name = store::nameWithoutSeed(named[place].runs.front().name, named[place].runs.front().seed);
        }
        const std::vector<store::RunLabel> labels = store::runLabels(shown);
        for (std::size_t i = 0; i < places.size(); ++i) items[places[i]].title = labels[i].text();
    }
}

}  // namespace

Result<RunComparison> compareRuns(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                  const ComparisonRequest& request)
{
    if (!request.protocol.empty() && !evaluate::protocolById(request.protocol))
        return unknownName(Message("unknown protocol '%1'", request.protocol), request.protocol, evaluate::protocolIds());
    ROSA_TRY_ASSIGN(auto library, store::Library::open(store));
    ROSA_TRY_ASSIGN(auto named, namedRuns(*library, request.runs));
    if (named.size() < 2) return badInput("a comparison needs at least two runs or groups of runs");
    std::vector<std::string> notes;
    for (Named& one : named) ROSA_TRY(readEvaluations(store, request.protocol, one, notes));
    std::vector<ComparedRuns> items;
    for (const Named& one : named) {
        ROSA_TRY_ASSIGN(auto item, itemOf(catalogue, one, commonCard(named, one), notes));
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

}  // namespace rosa::tables
