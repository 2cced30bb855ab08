#include "core/learn/training/untrained_run.h"

#include <utility>

#include "core/learn/encoders/inference.h"
#include "core/learn/methods/time_views.h"
#include "core/learn/training/finish_run.h"
#include "core/learn/training/forecast.h"
#include "core/learn/training/problem.h"
#include "core/learn/training/trainer.h"
#include "core/store/run_labels.h"

namespace rosa::learn {

Result<Embedding> untrainedEmbedding(const catalog::Configuration& configuration, const data::Dataset& dataset,
                                     const EmbeddingWatch& watch)
{
    if (configuration.method() == "raw") return rawFeatures(dataset);
    ROSA_TRY_ASSIGN(auto problem, ProblemData::make(dataset, configuration));
    ModelState state;
    const auto encoder = makeEncoder(configuration, dataset.features.columns(), state);
    if (const TimeViews* const time = problem.time())
        return embeddingFrom(embedTestSnapshots(*encoder, dataset.features, *time));
    const graph::Graph& messages = problem.problem({}).messageGraph;
    return embeddingFrom(embedNodes(*encoder, dataset.features, messages, watch));
}

Result<void> UntrainedRun::see()
{
    if (m_seen) return {};
    ROSA_TRY_ASSIGN(auto seen, SeenDataset::of(m_job.dataset, m_job.configuration));
    m_seen.emplace(std::move(seen));
    return {};
}

Result<void> UntrainedRun::embed(Observer& observer)
{
    if (m_embedding) return {};
    ROSA_TRY(see());
    ROSA_TRY(checkMemory(forecastMemory(m_job.configuration, **m_seen)));
    ROSA_TRY_ASSIGN(auto embedding, untrainedEmbedding(m_job.configuration, **m_seen, watchFor(observer)));
    m_embedding = std::move(embedding);
    return {};
}

Result<void> UntrainedRun::measure(Observer& observer)
{
    if (!m_evaluation) {
        ROSA_TRY_ASSIGN(auto begun, EvaluationWork::begin(*m_embedding, **m_seen, m_job.configuration));
        m_evaluation = std::move(begun);
    }
    return m_evaluation->goOn(observer);
}

Result<std::optional<Evaluation>> UntrainedRun::evaluation(Observer& observer)
{
    if (!isEvaluated(**m_seen, m_job.configuration)) return std::optional<Evaluation>();
    warnOfSplits(**m_seen, m_job.configuration, observer);
    warnOfEmbedding(*m_embedding, observer);
    ROSA_TRY(measure(observer));
    ROSA_TRY_ASSIGN(auto evaluation, m_evaluation->finish());
    return std::optional<Evaluation>(std::move(evaluation));
}

Result<void> UntrainedRun::work(Observer& observer)
{
    ROSA_TRY(embed(observer));
    return isEvaluated(**m_seen, m_job.configuration) ? measure(observer) : Result<void>();
}

Result<RunOutcome> UntrainedRun::finish(const Workplace& place, Observer& observer)
{
    ROSA_TRY(see());
    if (!m_embedding) ROSA_TRY(checkMemory(forecastMemory(m_job.configuration, **m_seen)));
    if (const auto lacks = missingDisk(forecastDisk(m_job.configuration, **m_seen), place.store); !lacks.empty())
        observer.warn(lacks);
    const TrainJob job{m_job.catalogue, m_job.configuration, **m_seen, m_job.name, m_job.group, {}, {}, 0, {}};
    record::RunOrigin origin;
    origin.name = job.name.empty() ? store::runName(job.configuration) : job.name;
    origin.group = job.group;
    origin.datasetHash = data::contentHash(job.dataset);
    origin.engine = describeEngine();
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::create(place.store, job.configuration, origin, {"loss"}));
    observer.runStarted(writer->id());
    RunOutcome outcome;
    outcome.run = writer->id();
    const auto embedded = embed(observer);
    const Result<void> finished =
        embedded ? finishRun(
                       *writer, job, *m_embedding, [&] { return evaluation(observer); }, observer, outcome)
                 : embedded;
    if (!finished) ROSA_TRY(endUnfinished(*writer, finished.error(), outcome));
    return outcome;
}

}  // namespace rosa::learn
