#include "core/learn/training/foreign_weights.h"

#include <nlohmann/json.hpp>

#include "core/learn/encoders/embedding.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/exchange/pytorch_weights.h"
#include "core/learn/training/checkpoint.h"
#include "core/learn/training/stored_run.h"
#include "core/learn/training/trainer.h"
#include "core/record/run_writer.h"

namespace rosa::learn {

namespace {

/// Checkpoint, embedding and origin of the weights into a new record, which then is a finished run of no epochs.
Result<void> record(record::RunWriter& writer, const ImportWeightsJob& job, TrainingMethod& method,
                    const AdoptedWeights& weights, const EmbeddingWatch& watch)
{
    const auto checkpoint = writer.writeCheckpoint(0, encodeCheckpoint(TrainingState{}, method), 0);
    if (!checkpoint) return checkpoint.error();
    const nlohmann::json origin{{"file", job.file.filename().string()},
                                {"adopted", weights.adopted},
                                {"kept", weights.kept},
                                {"unused", weights.unused}};
    ROSA_TRY(writer.putDocument("imported_weights", origin.dump()));
    ROSA_TRY(writer.addEvent(0, "imported", origin.dump()));
    const auto embedding = embeddingFrom(method.embed(watch));
    if (!embedding) return embedding.error();
    const auto written = writer.writeFile("embedding.npy", npyBytes(**embedding));
    if (!written) return written.error();
    return writer.setState(record::RunState::Finished);
}

}  // namespace

Result<ImportedWeights> importWeights(const std::filesystem::path& store, const ImportWeightsJob& job, Observer& observer)
{
    const auto arrays = data::readTorchFile(job.file);
    if (!arrays) return arrays.error();
    const auto data = ProblemData::make(job.dataset, job.configuration);
    if (!data) return data.error();
    const Problem problem = data->problem({});
    ROSA_TRY(checkMethod(job.configuration, problem));
    const auto method = makeMethod(job.configuration, problem);
    if (!method) return badInput("method " + job.configuration.method() + " does not train, so it has no weights");
    const auto weights = fromPyTorch(*arrays, method->model());
    if (!weights) return weights.error().within(job.file.string() + " as weights of method " + job.configuration.method());

    record::RunOrigin origin;
    origin.name = job.name.empty() ? job.file.stem().string() : job.name;
    origin.datasetHash = data::contentHash(job.dataset);
    origin.engine = describeEngine();
    auto metrics = method->metrics();
    metrics.emplace_back("epoch_ms");
    auto writer = record::RunWriter::create(store, job.configuration, origin, metrics);
    if (!writer) return writer.error();
    observer.runStarted((*writer)->id());
    if (const auto recorded = record(**writer, job, *method, *weights, watchFor(observer)); !recorded) {
        static_cast<void>((*writer)->setState(record::RunState::Failed, recorded.error().message));
        return recorded.error();
    }
    return ImportedWeights{(*writer)->id(), weights->adopted, weights->kept, weights->unused};
}

Result<void> exportWeights(const std::filesystem::path& store, const ExportWeightsJob& job)
{
    auto stored = StoredRun::open({store, job.catalogue, job.dataset, job.run});
    if (!stored) return stored.error();
    const auto moment = (*stored)->at(job.epoch);
    if (!moment) return moment.error();
    return data::writeTorchFile(job.file, toPyTorch(moment->method.model()));
}

}  // namespace rosa::learn
