/// From an embedding to accuracies under a protocol.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include <torch/types.h>

#include "core/evaluate/protocol.h"
#include "core/learn/jobs.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// What is evaluated, a row a node: a data set's own features, sparse or dense, or representations.
using Embedding = std::shared_ptr<const graph::Features>;

/// Representations (N × width, float32) as an Embedding. An Error names a value that is not finite.
Result<Embedding> embeddingFrom(const Result<torch::Tensor>& representations);

/// A data set's features. Float32 features are not copied: they live as long as `dataset`.
Embedding rawFeatures(const data::Dataset& dataset);

/// Tells an observer how far an embedding is, and ends it where that asks to stop. The observer has to outlive it.
EmbeddingWatch watchFor(Observer& observer);

/// The embedding of a recorded run: embedding.npy of its record, or its raw features.
Result<Embedding> embeddingOf(const std::filesystem::path& store, const std::string& run, const data::Dataset& dataset);

/// The embedding that an evaluation job names: a run's (embedding.npy of its record, or its raw features) or a matrix.
Result<Embedding> embeddingOfJob(const std::filesystem::path& store, const EvaluateJob& job);

/// The protocol that a configuration's evaluation.* keys ask for on a data set.
Result<evaluate::Protocol> protocolOf(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// An Error where an inductive run would be measured on a node that its training saw.
Result<void> checkHidden(std::span<const graph::Split> splits, const data::Dataset& dataset,
                         const catalog::Configuration& configuration);

/// Whether a configuration asks for an evaluation and the data set has labels to evaluate by.
bool isEvaluated(const data::Dataset& dataset, const catalog::Configuration& configuration);

/// Warns where more splits were asked for by name than there are, and where those that the data set brings are not measured on.
void warnOfSplits(const data::Dataset& dataset, const catalog::Configuration& configuration, Observer& observer);

/// The evaluation of an embedding under a protocol, split after split: it can be left and gone on with. One thread at a time.
class EvaluationWork {
public:
    /// For what isEvaluated(). `embedding` and `dataset` have to outlive it. An Error where the protocol does not fit the data set.
    /// `imported` partitions stand for those of the protocol, whose probe and selection stay.
    static Result<std::unique_ptr<EvaluationWork>> begin(const graph::Features& embedding, const data::Dataset& dataset,
                                                         const catalog::Configuration& configuration,
                                                         std::span<const graph::Split> imported = {});
    virtual ~EvaluationWork() = default;
    /// Measures what splits are left. An Error where the matrix has not a row for every node, or (kind Interrupted) the observer asked to
    /// stop: splits that are done stay.
    virtual Result<void> goOn(Observer& observer) = 0;
    /// Accuracies, confusion and predictions of the test nodes of each split (core/record/evaluation.h has the record's form). Once, after
    /// goOn() ended well.
    virtual Result<Evaluation> finish() = 0;
};

/// All of that at once; none where it is not evaluated.
Result<std::optional<Evaluation>> evaluateEmbedding(const graph::Features& embedding, const data::Dataset& dataset,
                                                    const catalog::Configuration& configuration, Observer& observer,
                                                    std::span<const graph::Split> imported = {});

/// The same of a method that was trained on the splits: its own classes on their test parts. `splits` are those it was trained on.
Result<std::optional<Evaluation>> evaluateClasses(SupervisedMethod& method, std::span<const graph::Split> splits,
                                                  const data::Dataset& dataset, const catalog::Configuration& configuration,
                                                  Observer& observer);

/// Whether two configurations ask for one and the same evaluation of a data set. Compared is what they come to, so "auto" and the
/// protocol that it stands for are the same. An Error where a protocol does not fit the data set.
Result<bool> asksForSameEvaluation(const catalog::Configuration& one, const catalog::Configuration& other,
                                   const data::Dataset& dataset);

}  // namespace rosa::learn
