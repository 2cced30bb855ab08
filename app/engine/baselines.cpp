#include "app/engine/baselines.h"

#include <nlohmann/json.hpp>

#include "core/record/library.h"
#include "core/record/run_reader.h"

namespace rosa::engine {

namespace {

/// Reads what learn wrote into the document "evaluation".
std::optional<learn::Evaluation> evaluationFrom(const std::string& text)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    learn::Evaluation evaluation;
    evaluation.protocol = json.value("protocol", "");
    evaluation.description = json.value("description", "");
    evaluation.accuracies = json.value("accuracies", std::vector<double>());
    evaluation.mean = json.value("accuracy_mean", 0.0);
    evaluation.deviation = json.value("accuracy_std", 0.0);
    if (evaluation.accuracies.empty()) return std::nullopt;
    return evaluation;
}

}  // namespace

Result<catalog::Configuration> baselineConfiguration(const catalog::Catalogue& catalogue,
                                                     const catalog::Configuration& configuration,
                                                     const std::string& baseline)
{
    catalog::Selection selection;
    selection.dataset = configuration.dataset();
    selection.method = baseline;
    selection.seed = configuration.seed();
    const catalog::Method* method = catalogue.method(baseline);
    ROSA_CHECK(method, "baseline " + baseline + " is not described");
    if (!method->encoders.empty()) selection.encoder = configuration.encoder();
    auto resolved = catalog::Configuration::resolve(catalogue, selection);
    if (!resolved) return resolved.error();
    for (const auto& [key, value] : configuration.values())
        if (resolved->has(key)) ROSA_TRY(resolved->set(catalogue, key, catalog::toText(value.value)));
    return resolved;
}

std::optional<learn::RunOutcome> findResult(const std::filesystem::path& store, const catalog::Configuration& configuration,
                                            const std::string& datasetHash)
{
    auto library = record::Library::open(store);
    if (!library) return std::nullopt;
    const auto runs = (*library)->runs();
    if (!runs) return std::nullopt;
    for (const record::RunSummary& run : *runs) {
        const bool isCandidate = run.state == record::RunState::Finished && run.dataset == configuration.dataset() &&
                                 run.method == configuration.method() && run.encoder == configuration.encoder() &&
                                 run.seed == configuration.seed();
        if (!isCandidate) continue;
        auto reader = record::RunReader::open(store, run.id);
        if (!reader) continue;
        const auto info = (*reader)->info();
        const auto document = (*reader)->document("evaluation");
        if (!info || !document || !*document || info->datasetHash != datasetHash ||
            info->configurationToml != configuration.toToml())
            continue;
        learn::RunOutcome outcome;
        outcome.run = run.id;
        outcome.evaluation = evaluationFrom(**document);
        if (outcome.evaluation) return outcome;
    }
    return std::nullopt;
}

}  // namespace rosa::engine
