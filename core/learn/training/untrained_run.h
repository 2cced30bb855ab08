/// Run of a method without training: raw features or a random encoder.
#pragma once

#include <memory>
#include <optional>

#include "core/learn/evaluation/evaluation.h"
#include "core/learn/methods/seen_dataset.h"

namespace rosa::learn {

/// Raw features (rawFeatures()), or the representations of an encoder with its initial weights.
Result<Embedding> untrainedEmbedding(const catalog::Configuration& configuration, const data::Dataset& dataset,
                                     const EmbeddingWatch& watch = {});

/// Can be computed before it is recorded, interrupted and continued. Objects that `job` refers to must outlive it. Not thread-safe.
class UntrainedRun {
public:
    explicit UntrainedRun(const TrainJob& job) : m_job(job) {}

    /// Computes the embedding if not yet done; writes nothing.
    Result<void> embed(Observer& observer);
    /// Valid after embed() succeeded.
    [[nodiscard]] const graph::Features& embedding() const { return *m_embedding; }
    /// Embeds and evaluates; writes nothing. Completed parts are kept even if it fails or the observer stops it.
    Result<void> work(Observer& observer);

    /// Records the run and completes it. Call once.
    Result<RunOutcome> finish(const Workplace& place, Observer& observer);

private:
    Result<void> see();
    Result<void> measure(Observer& observer);
    Result<std::optional<Evaluation>> evaluation(Observer& observer);

    const TrainJob m_job;
    std::optional<SeenDataset> m_seen;
    Embedding m_embedding;
    std::unique_ptr<EvaluationWork> m_evaluation;
};

}  // namespace rosa::learn
