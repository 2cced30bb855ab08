#include "core/learn/training/foreign_weights.h"

#include <nlohmann/json.hpp>

#include "core/learn/encoders/embedding.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/exchange/pytorch_weights.h"
#include "core/learn/training/checkpoint.h"
#include "core/learn/training/stored_run.h"
#include "core/learn/training/trainer.h"
#include "core/record/run_folder.h"
#include "core/record/run_writer.h"

namespace rosa::learn {

namespace {

/// Writes checkpoint, embedding and origin of the weights into a new record, which becomes a finished run of zero epochs.
Result<void> record(record::RunWriter& writer, const ImportWeightsJob& job, TrainingMethod& method,
                    const AdoptedWeights& weights, const EmbeddingWatch& watch)
{
    ROSA_TRY(writer.writeCheckpoint(0, encodeCheckpoint(TrainingState{}, method), 0));
    const nlohmann::json origin{{"file", job.file.filename().string()},
                                {"adopted", weights.adopted},
                                {"kept", weights.kept},
                                {"unused", weights.unused}};
    ROSA_TRY(writer.putDocument("imported_weights", origin.dump()));
    ROSA_TRY(writer.addEvent(0, "imported", origin.dump()));
    ROSA_TRY_ASSIGN(const auto embedding, embeddingFrom(method.embed(watch)));
    ROSA_TRY(writer.writeFile(record::kEmbedding, npyBytes(*embedding)));
    return writer.setState(record::RunState::Finished);
}

}  // namespace

Result<ImportedWeights> importWeights(const std::filesystem::path& store, const ImportWeightsJob& job, Observer& observer)
{
    ROSA_TRY_ASSIGN(const auto arrays, readWeights(job.file));
    const auto data = ProblemData::make(job.dataset, job.configuration);
    ROSA_TRY(data);
    const Problem problem = data->problem({});
    ROSA_TRY(checkMethod(job.configuration, problem));
    const auto method = makeMethod(job.configuration, problem);
    if (!method) return badInput("method %1 does not train, so it has no weights", job.configuration.method());
    const auto weights = fromPyTorch(arrays, method->model());
    if (!weights) return weights.error().within("%1 as weights of method %2", job.file, job.configuration.method());

    record::RunOrigin origin;
    origin.name = job.name.empty() ? job.file.stem().string() : job.name;
    origin.datasetHash = data::contentHash(job.dataset);
    origin.engine = describeEngine();
    auto metrics = method->metrics();
    metrics.emplace_back("epoch_ms");
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::create(store, job.configuration, origin, metrics));
    observer.runStarted(writer->id());
    if (const auto recorded = record(*writer, job, *method, *weights, watchFor(observer)); !recorded) {
        static_cast<void>(writer->setState(record::RunState::Failed, recorded.error().message));
        return recorded.error();
    }
    return ImportedWeights{writer->id(), weights->adopted, weights->kept, weights->unused};
}

Result<void> exportWeights(const std::filesystem::path& store, const ExportWeightsJob& job)
{
    ROSA_TRY_ASSIGN(auto stored, StoredRun::open({store, job.catalogue, job.dataset, job.run}));
    ROSA_TRY_ASSIGN(const auto moment, stored->at(job.epoch));
    return data::writeTorchFile(job.file, toPyTorch(moment.method.model()));
}

}  // namespace rosa::learn
