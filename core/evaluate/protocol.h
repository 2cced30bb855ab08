/// Evaluation protocols: partitions, probe and tuning. A result is meaningful only together with its protocol, so every report contains the
/// protocol's card.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/logistic_probe.h"
#include "core/evaluate/splits.h"
#include "core/evaluate/statistics.h"

namespace rosa::evaluate {

enum class ProbeKind {
    Logistic,       ///< logisticProbe()
    Linear,         ///< One linear layer, full-batch gradient descent, a step per epoch (learn/evaluation/linear_probe.h).
    LinearBatches,  ///< As Linear, trained in batches.
};

/// Metric of a protocol's results. With one class per node both are the same number; the name follows the convention of the field.
enum class Metric { Accuracy, MicroF1 };

/// "accuracy", "micro-F1".
const char* metricId(Metric metric);

/// Everything that determines an evaluation besides the rows themselves.
struct Protocol {
    std::string id = "cv-10-90";  ///< One of protocolIds().
    ProbeKind probe = ProbeKind::Logistic;
    Metric metric = Metric::Accuracy;
    bool usesPublishedSplits = false;
    SplitShares shares;                                   ///< Of random partitions.
    Selection selection = Selection::AccuracyStratified;  ///< How the C of the logistic probe is chosen.
    bool isShuffled = true;       ///< Training parts are in random order (LogisticProbeOptions); published ones are sorted.
    std::uint64_t splitSeed = 0;  ///< Seed of random partitions; separate from the run seed, so that runs can share them.
    std::uint64_t probeSeed = 0;  ///< Seed of the linear layer's initial weights.
    std::int32_t splits = 20;     ///< Number of random partitions, or of published ones to use, from the first; 0: all. >= 0
};

/// Description of a protocol, stored and printed with each result.
struct ProtocolCard {
    std::string id;
    Message splitsText;           ///< "20 random splits (seed 0), 10 % training, 90 % test".
    Message probeText;            ///< Probe and tuning.
    std::string metric;           ///< Id of the metric (metricId()).
    std::string selection;        ///< Id of the rule that chooses C (selectionId()), or "best validation epoch".
    std::string testUse;          ///< What is read of the test part, and when.
    std::uint64_t splitSeed = 0;  ///< 0 for published partitions.
    std::uint64_t probeSeed = 0;  ///< 0 if the probe is deterministic.
    std::int32_t splits = 0;      ///< Number of partitions used.

    /// Both texts.
    [[nodiscard]] Message text() const { return Message("%1; %2", splitsText, probeText); }
};

/// Results of a probe under one protocol.
struct ProbeReport {
    ProtocolCard card;
    std::vector<ProbeOutcome> outcomes;  ///< One per partition, in their order.
    Summary accuracy;                    ///< Over the partitions, as fractions of 1.
};

/// "cv-10-90", "cv-50-50", "val-10-10-80", "public-logistic", "public-linear", "public-mlp".
std::vector<std::string> protocolIds();
/// Returns the protocol with its default settings, or an Error that lists the known ids.
Result<Protocol> protocolById(const std::string& id);
/// Returns the protocol under which the published results of a data set were obtained: "public-linear" for cornell, texas and wisconsin;
/// "public-mlp" for flickr, reddit and all other inductive data sets, i.e. if a single published split assigns at least nine in ten
/// labelled nodes to a part (every GraphSAINT layout); "cv-50-50" if a tenth of the labelled nodes is too small for cross-validation (below
/// 50 labelled nodes); otherwise "cv-10-90". O(nodes).
Protocol defaultProtocol(const std::string& dataset, const graph::Labels& labels, std::span<const graph::Split> published);

ProtocolCard describe(const Protocol& protocol, std::int32_t splitsUsed);

/// Fields of the card that can be compared individually.
struct ProtocolParts {
    std::string splitKind;  ///< "random" or "published".
    std::string probe;
    std::string grid;  ///< Candidate values of the tuned parameter.
};
ProtocolParts partsOf(const Protocol& protocol);

/// Returns the partitions of the protocol. Returns an Error if labels or published splits are missing, or if there are too few of them.
Result<std::vector<graph::Split>> protocolSplits(const Protocol& protocol, const graph::Labels& labels,
                                                 std::span<const graph::Split> published);

/// Options of the logistic probe for a protocol.
LogisticProbeOptions logisticOptions(const Protocol& protocol);

/// Runs a protocol with a logistic probe. Errors are those of protocolSplits() and logisticProbe().
Result<ProbeReport> evaluateLogistic(const UnitRows& rows, const graph::Labels& labels,
                                     std::span<const graph::Split> published, const Protocol& protocol);

/// Makes a report of card, outcomes and their summary, for any probe.
ProbeReport reportOf(const Protocol& protocol, std::vector<ProbeOutcome> outcomes);

}  // namespace rosa::evaluate
