/// The run of a method that only embeds: raw features, a random encoder.
#pragma once

#include <memory>
#include <optional>

#include "core/learn/evaluation/evaluation.h"
#include "core/learn/methods/seen_dataset.h"

namespace rosa::learn {

/// Raw features (rawFeatures()), or the representations of an encoder with its initial weights.
Result<Embedding> untrainedEmbedding(const catalog::Configuration& configuration, const data::Dataset& dataset,
                                     const EmbeddingWatch& watch = {});

/// Can be worked on before it is recorded, and left and gone on with. What `job` refers to has to outlive it. One thread at a time.
class UntrainedRun {
public:
    explicit UntrainedRun(const TrainJob& job) : m_job(job) {}

    /// Embeds, where that was not done before; nothing is written.
    Result<void> embed(Observer& observer);
    /// After embed() ended well.
    [[nodiscard]] const graph::Features& embedding() const { return *m_embedding; }
    /// Embeds and evaluates; nothing is written. What is done stays, whether it ends well, is stopped by the observer or fails.
    Result<void> work(Observer& observer);

    /// Records the run and does what is left of it. Once.
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
