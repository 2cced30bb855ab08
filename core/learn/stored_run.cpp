#include "core/learn/stored_run.h"

#include <algorithm>

#include "core/base/files.h"
#include "core/base/hash.h"

namespace rosa::learn {

StoredRun::StoredRun(const data::Dataset& dataset, catalog::Configuration configuration, ProblemData data)
    : m_dataset(dataset), m_configuration(std::move(configuration)), m_data(std::move(data)), m_problem(m_data.problem({}))
{
    m_method = makeMethod(m_configuration, m_problem);
}

Result<std::unique_ptr<StoredRun>> StoredRun::open(const std::filesystem::path& store, const catalog::Catalogue& catalogue,
                                                   const data::Dataset& dataset, const std::string& run, int epoch)
{
    auto reader = record::RunReader::open(store, run);
    if (!reader) return reader.error();
    const auto info = (*reader)->info();
    if (!info) return info.error();
    if (info->datasetHash != data::contentHash(dataset))
        return badInput("run " + run + " was trained on another content of data set " + dataset.name);
    auto configuration = catalog::Configuration::fromToml(catalogue, info->configurationToml, "run " + run);
    if (!configuration) return configuration.error();
    auto checkpoints = (*reader)->checkpoints();
    if (!checkpoints) return checkpoints.error();
    std::sort(checkpoints->begin(), checkpoints->end(), [](const auto& a, const auto& b) { return a.epoch < b.epoch; });
    const auto found =
        epoch < 0 ? checkpoints->end()
                  : std::find_if(checkpoints->begin(), checkpoints->end(), [&](const auto& c) { return c.epoch == epoch; });
    if (checkpoints->empty() || (epoch >= 0 && found == checkpoints->end())) {
        std::string kept;
        for (const auto& checkpoint : *checkpoints) kept += (kept.empty() ? "" : ", ") + std::to_string(checkpoint.epoch);
        return badInput("run " + run + " keeps no checkpoint" + (epoch < 0 ? "" : " of epoch " + std::to_string(epoch)) +
                        (kept.empty() ? "; only methods that train do" : "; it keeps those of epochs " + kept));
    }
    const record::CheckpointInfo& checkpoint = epoch < 0 ? checkpoints->back() : *found;

    auto data = ProblemData::make(dataset, *configuration);
    if (!data) return data.error();
    std::unique_ptr<StoredRun> stored(new StoredRun(dataset, std::move(*configuration), std::move(*data)));
    const auto bytes = readFile(checkpoint.file);
    if (!bytes) return bytes.error();
    if (sha256(*bytes) != checkpoint.sha256)
        return badInput(checkpoint.file.string() + ": its content is not what the record says (SHA-256 differs)");
    const auto state = loadCheckpoint(*bytes, checkpoint.file.string(), *stored->m_method);
    if (!state) return state.error();
    for (const auto& [key, text] : state->live)
        ROSA_TRY(stored->m_configuration.set(catalogue, key, text, "turned while training"));
    stored->m_method->applyLive(stored->m_configuration);
    stored->m_epoch = state->epoch;
    if (epoch < 0 && !state->best.empty()) {
        ROSA_TRY(restoreModel(stored->m_method->model(), state->best));
        stored->m_epoch = state->bestEpoch;
    }
    return stored;
}

Result<record::Inspection> StoredRun::inspect(const PairRequest& request)
{
    return inspectNodes(*m_method, m_configuration, m_dataset, m_data.trainingNodes(), request, m_epoch);
}

}  // namespace rosa::learn
