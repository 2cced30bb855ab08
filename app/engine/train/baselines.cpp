#include "app/engine/train/baselines.h"

#include <algorithm>

#include "core/catalog/options/time_options.h"
#include "core/record/evaluation.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"
#include "core/tables/plan.h"

namespace rosa::engine {

namespace {

/// The preset of a run as a preset of a baseline, with the baseline's first in the place of one that it does not have: the values that the
/// run itself does not have, such as the width of the random encoder beside raw features, come from it.
std::string presetLike(const catalog::Method& baseline, const std::string& preset)
{
    if (baseline.presets.empty()) return {};
    const auto choices = catalog::presetChoices(baseline, {});
    if (std::ranges::find(choices, preset, &catalog::PresetChoice::text) != choices.end()) return preset;
    const std::size_t mark = preset.find(catalog::kAsFor);
    const std::string& first = baseline.presets.front().id;
    return mark == std::string::npos ? first : first + preset.substr(mark);
}

}  // namespace

Result<catalog::Configuration> baselineConfiguration(const catalog::Catalogue& catalogue,
                                                     const catalog::Configuration& configuration,
                                                     const std::string& baseline)
{
    catalog::Selection selection;
    selection.dataset = configuration.dataset();
    selection.isNamesake = configuration.isNamesake();
    selection.method = baseline;
    const catalog::Method* method = catalogue.method(baseline);
    ROSA_CHECK(method, "baseline " + baseline + " is not described");
    selection.preset = presetLike(*method, configuration.preset());
    if (!tables::drawsNothing(*method)) selection.seed = configuration.seed();
    if (!method->encoders.empty()) selection.encoder = configuration.encoder();
    // Baselines of a run on time snapshots use the same snapshots, even if the catalogue has none for the data set.
    if (configuration.has<catalog::TimeOptions>())
        selection.overrides.emplace_back(catalog::keyOf(&data::TimeCutOptions::count),
                                         configuration.text(&data::TimeCutOptions::count));
    ROSA_TRY_ASSIGN(auto resolved, catalog::Configuration::resolve(catalogue, selection));
    for (const auto& [key, value] : configuration.values())
        if (resolved.has(key)) ROSA_TRY(resolved.set(catalogue, key, catalog::toText(value.value)));
    return resolved;
}

std::optional<learn::RunOutcome> findResult(const std::filesystem::path& store, const catalog::Configuration& configuration,
                                            const std::string& datasetHash)
{
    auto library = store::Library::open(store);
    if (!library) return std::nullopt;
    const auto runs = (*library)->runs();
    if (!runs) return std::nullopt;
    for (const store::RunSummary& run : *runs) {
        const bool isCandidate = run.state == record::RunState::Finished && run.dataset == configuration.dataset() &&
                                 run.method == configuration.method() && run.encoder == configuration.encoder() &&
                                 run.seed == configuration.seed();
        if (!isCandidate) continue;
        auto reader = record::RunReader::open(store, run.id);
        if (!reader) continue;
        const auto info = (*reader)->info();
        auto evaluation = record::readEvaluation(**reader);
        if (!info || !evaluation || !*evaluation || info->datasetHash != datasetHash ||
            info->configurationToml != configuration.toToml())
            continue;
        learn::RunOutcome outcome;
        outcome.run = run.id;
        outcome.evaluation = std::move(*evaluation);
        return outcome;
    }
    return std::nullopt;
}

}  // namespace rosa::engine
