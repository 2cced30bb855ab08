/// Evaluation of embeddings under a protocol.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include <torch/types.h>

#include "core/evaluate/protocol.h"
#include "core/learn/evaluation/embeddings.h"
#include "core/learn/jobs.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// The protocol selected by a configuration's evaluation.* keys for a data set.
Result<evaluate::Protocol> protocolOf(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// Fails if an inductive run would be evaluated on a node that its training saw.
Result<void> checkHidden(std::span<const graph::Split> splits, const data::Dataset& dataset,
                         const catalog::Configuration& configuration);

/// Whether a configuration requests an evaluation and the data set has labels.
bool isEvaluated(const data::Dataset& dataset, const catalog::Configuration& configuration);

/// Warns if more named splits were requested than exist, if the data set's own splits are not used, or if a class has no training node.
void warnOfSplits(const data::Dataset& dataset, const catalog::Configuration& configuration, Observer& observer);

/// Warns if the embedding is zero at every node, so that a probe can only guess.
void warnOfEmbedding(const graph::Features& embedding, Observer& observer);

/// Evaluation of an embedding under a protocol, split by split; can be interrupted and continued. Not thread-safe.
class EvaluationWork {
public:
    /// Requires isEvaluated(). `embedding` and `dataset` must outlive it. `imported` splits replace those of the protocol, whose probe and
    /// selection still apply. Fails if the protocol does not fit the data set, or a value of the embedding is not finite.
    static Result<std::unique_ptr<EvaluationWork>> begin(const graph::Features& embedding, const data::Dataset& dataset,
                                                         const catalog::Configuration& configuration,
                                                         std::span<const graph::Split> imported = {});
    virtual ~EvaluationWork() = default;
    /// Evaluates the remaining splits. Fails if the matrix does not have one row per node, or (kind Interrupted) the observer asks to stop;
    /// completed splits are kept.
    virtual Result<void> goOn(Observer& observer) = 0;
    /// Accuracies, confusion matrix and predictions of each split's test nodes (form: core/record/evaluation.h). Call once, after goOn()
    /// succeeded.
    virtual Result<Evaluation> finish() = 0;
};

/// Runs EvaluationWork to completion; none if not isEvaluated().
Result<std::optional<Evaluation>> evaluateEmbedding(const graph::Features& embedding, const data::Dataset& dataset,
                                                    const catalog::Configuration& configuration, Observer& observer,
                                                    std::span<const graph::Split> imported = {});

/// Evaluates a supervised method by its own class predictions on the test parts of `splits`, its training splits.
Result<std::optional<Evaluation>> evaluateClasses(SupervisedMethod& method, std::span<const graph::Split> splits,
                                                  const data::Dataset& dataset, const catalog::Configuration& configuration,
                                                  Observer& observer);

/// Whether two configurations request the same evaluation of a data set. Resolved protocols are compared, so "auto" equals the protocol
/// that it selects. Fails if a protocol does not fit the data set.
Result<bool> asksForSameEvaluation(const catalog::Configuration& one, const catalog::Configuration& other,
                                   const data::Dataset& dataset);

}  // namespace rosa::learn
