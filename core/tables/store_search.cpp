#include "core/tables/store_search.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/evaluate/protocol.h"
#include "core/record/run_reader.h"

namespace rosa::tables {

namespace {

template <typename Options>
bool isOf(const std::string& key)
{
    return std::ranges::any_of(*catalog::group<Options>(), [&](const auto& parameter) { return parameter.key == key; });
}

}  // namespace

std::string trainingHash(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration)
{
    const catalog::Method* method = catalogue.method(configuration.method());
    const bool usesSplits = method && method->usesLabels;
    Sha256 hash;
    const auto add = [&](const std::string& text) { hash.add(text + '\0'); };
    add(configuration.dataset());
    add(configuration.method());
    add(configuration.encoder());
    add(std::to_string(configuration.seed()));
    for (const auto& [key, set] : configuration.values()) {
        if (isOf<catalog::WatchOptions>(key) || isOf<catalog::CheckpointOptions>(key)) continue;
        if (key == catalog::keyOf(&catalog::EvaluationOptions::selection)) continue;
        if (isOf<catalog::EvaluationOptions>(key) && !usesSplits) continue;
        add(key);
        add(catalog::toText(set.value));
    }
    return hash.hex();
}

bool isMeasuredAs(const record::EvaluationCard& card, const catalog::Configuration& configuration, int publishedSplits)
{
    const auto options = configuration.get<catalog::EvaluationOptions>();
    if (card.splitKind == "imported") return false;
    if (options.protocol != catalog::kAutoProtocol && card.id != options.protocol) return false;
    const bool isPublished = card.splitKind == "published" || card.splitKind == record::kTakenSplits ||
                             (card.splitKind.empty() && card.id.starts_with("public"));
    if (card.splits != (isPublished ? std::min(options.splits, publishedSplits) : options.splits)) return false;
    if (!isPublished && card.splitSeed != options.splitSeed) return false;
    const auto measured = evaluate::protocolById(card.id);
    const bool isLogistic = !measured || measured->probe == evaluate::ProbeKind::Logistic;
    const bool choosesC = isLogistic && card.probe != record::kOwnClasses;
    return !choosesC || card.selection == evaluate::selectionId(options.selection);
}

Result<StoreSearch> StoreSearch::of(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                    const std::vector<std::string>& datasets)
{
    StoreSearch search(catalogue);
    ROSA_TRY_ASSIGN(auto library, store::Library::open(store));
    ROSA_TRY_ASSIGN(const auto runs, library->runs());
    for (const store::RunSummary& run : runs) {  // Newest first.
        using enum record::RunState;
        const bool isUsable = run.state == Finished || run.state == Stopped || run.state == Interrupted;
        if (!isUsable || std::ranges::find(datasets, run.dataset) == datasets.end()) continue;
        auto reader = record::RunReader::open(store, run.id);
        if (!reader) continue;  // `rosa runs list` reports damaged records; they are no result here.
        const auto info = (*reader)->info();
        const auto names = record::evaluationDocuments(**reader);
        if (!info || !names) continue;
        const auto configuration = catalog::Configuration::fromRecord(catalogue, info->configurationToml, run.id);
        if (!configuration) continue;
        Known known{run.id, info->datasetHash, run.state == Finished, run.turns.empty() && info->forkedFrom.empty(), {}};
        for (const std::string& name : *names)
            if (auto evaluation = record::readEvaluation(**reader, name); evaluation && *evaluation)
                known.evaluations.push_back(std::move(**evaluation));
        search.m_byHash[trainingHash(catalogue, *configuration)].push_back(std::move(known));
    }
    return search;
}

FoundRun StoreSearch::find(const catalog::Configuration& configuration, const std::string& datasetHash,
                           int publishedSplits) const
{
    FoundRun best;
    const auto known = m_byHash.find(trainingHash(*m_catalogue, configuration));
    if (known == m_byHash.end()) return best;
    for (const Known& one : known->second) {
        if (one.datasetHash != datasetHash || !one.isPlain) continue;
        // A run killed between its evaluation and its end is first resumed and finished.
        if (one.isFinished)
            for (const record::Evaluation& evaluation : one.evaluations)
                if (isMeasuredAs(evaluation.card, configuration, publishedSplits)) return {one.run, true, evaluation};
        if (best.run.empty() || (one.isFinished && !best.isFinished)) best = {one.run, one.isFinished, std::nullopt};
    }
    return best;
}

FoundRun StoreSearch::given(const std::string& run, const catalog::Configuration& configuration,
                            const std::string& datasetHash, int publishedSplits) const
{
    for (const auto& [hash, runs] : m_byHash)
        for (const Known& one : runs) {
            if (one.run != run) continue;
            if (!one.isFinished || one.datasetHash != datasetHash) return {};
            for (const record::Evaluation& evaluation : one.evaluations)
                if (isMeasuredAs(evaluation.card, configuration, publishedSplits)) return {run, true, evaluation};
            return {run, true, std::nullopt};
        }
    return {};
}

}  // namespace rosa::tables
