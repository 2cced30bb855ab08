#include "core/learn/training/stored_run.h"

#include <algorithm>

namespace rosa::learn {

namespace {

constexpr std::size_t kWarmModels = 8;

}  // namespace

StoredRun::StoredRun(const RunPlace& place, std::unique_ptr<record::RunReader> reader, catalog::Configuration configuration,
                     SeenDataset seen, ProblemData data)
    : m_place(place),
      m_reader(std::move(reader)),
      m_configuration(std::move(configuration)),
      m_seen(std::move(seen)),
      m_data(std::move(data)),
      m_problem(m_data.problem({}))
{}

Result<std::unique_ptr<StoredRun>> StoredRun::open(const RunPlace& place)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(place.store, place.run));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    if (info.datasetHash != (place.datasetHash.empty() ? data::contentHash(place.dataset) : place.datasetHash))
        return badInput("run %1 was trained on a different version of data set %2", place.run, place.dataset.name);
    ROSA_TRY_ASSIGN(auto configuration,
                    catalog::Configuration::fromRecord(place.catalogue, info.configurationToml, "run " + place.run));
    ROSA_TRY_ASSIGN(auto seen, SeenDataset::of(place.dataset, configuration));
    ROSA_TRY_ASSIGN(auto data, ProblemData::make(*seen, configuration));
    ROSA_TRY(checkMethod(configuration, data.problem({})));
    return std::unique_ptr<StoredRun>(
        new StoredRun(place, std::move(reader), std::move(configuration), std::move(seen), std::move(data)));
}

Result<record::CheckpointInfo> StoredRun::checkpointOf(int epoch)
{
    ROSA_TRY_ASSIGN(auto checkpoints, m_reader->checkpoints());
    std::sort(checkpoints.begin(), checkpoints.end(), [](const auto& a, const auto& b) { return a.epoch < b.epoch; });
    if (epoch < 0 && !checkpoints.empty()) return checkpoints.back();
    std::string kept;
    for (const auto& checkpoint : checkpoints) {
        if (checkpoint.epoch == epoch) return checkpoint;
        kept += (kept.empty() ? "" : ", ") + std::to_string(checkpoint.epoch);
    }
    const Message none = epoch < 0 ? Message("run %1 has no checkpoint", m_place.run)
                                   : Message("run %1 has no checkpoint of epoch %2", m_place.run, epoch);
    return kept.empty() ? badInput("%1 yet; only methods that train write checkpoints", none)
                        : badInput("%1; it has checkpoints of epochs %2", none, kept);
}

Result<StoredRun::Model> StoredRun::load(const record::CheckpointInfo& checkpoint, bool isKept)
{
    ROSA_TRY_ASSIGN(const auto bytes, readCheckpoint(checkpoint));
    Model model{checkpoint.sha256, isKept, 0, m_configuration, makeMethod(m_configuration, m_problem)};
    ROSA_TRY_ASSIGN(const auto state, loadCheckpoint(bytes, checkpoint.file.string(), *model.method));
    for (const auto& [key, text] : state.live)
        ROSA_TRY(model.configuration.set(m_place.catalogue, key, text, "turned while training"));
    model.method->applyLive(model.configuration);
    model.epoch = state.epoch;
    if (isKept && !state.best.empty()) {
        ROSA_TRY(restoreModel(model.method->model(), state.best));
        model.epoch = state.bestEpoch;
    }
    return model;
}

Moment StoredRun::momentOf(const Model& model) const
{
    return {*model.method, model.configuration, *m_seen, m_data.trainingNodes(), model.epoch};
}

Result<Moment> StoredRun::at(int epoch)
{
    const bool isKept = epoch == kKeptModel;
    for (int attempt = 0;; ++attempt) {
        ROSA_TRY_ASSIGN(const auto checkpoint, checkpointOf(epoch));
        const auto warm = std::find_if(m_models.begin(), m_models.end(), [&](const Model& model) {
            return model.sha256 == checkpoint.sha256 && model.isKept == isKept;
        });
        if (warm != m_models.end()) {
            std::rotate(m_models.begin(), warm, warm + 1);
            return momentOf(m_models.front());
        }
        auto model = load(checkpoint, isKept);
        if (!model) {
            // A run in training may have removed the file after the look-up.
            std::error_code ignored;
            if (attempt == 0 && !std::filesystem::exists(checkpoint.file, ignored)) continue;
            return model.error();
        }
        if (m_models.size() == kWarmModels) m_models.pop_back();
        m_models.push_front(std::move(*model));
        return momentOf(m_models.front());
    }
}

}  // namespace rosa::learn
