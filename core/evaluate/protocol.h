/// Evaluation protocols: which partitions, which probe, how it is tuned. A result is worth nothing without them, so every
/// report carries the card of its protocol.
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
    Logistic,  ///< logisticProbe()
    Linear,    ///< One linear layer trained by gradient descent (core/learn/evaluation/linear_probe.h), a step an epoch.
    LinearBatches,  ///< The same, trained in batches.
};

/// What a protocol's results are. With one class a node the two are the same number, under the name that a field uses.
enum class Metric { Accuracy, MicroF1 };

/// "accuracy", "micro-F1".
const char* metricId(Metric metric);

/// All that decides an evaluation besides the rows themselves.
struct Protocol {
    std::string id = "cv-10-90";  ///< One of protocolIds().
    ProbeKind probe = ProbeKind::Logistic;
    Metric metric = Metric::Accuracy;
    bool usesPublishedSplits = false;
    SplitShares shares;                                   ///< Of random partitions.
    Selection selection = Selection::AccuracyStratified;  ///< How the logistic probe's C is chosen.
    bool isShuffled = true;  ///< Training parts stand in random order (LogisticProbeOptions); published ones in the nodes'.
    std::uint64_t splitSeed = 0;  ///< Of random partitions; apart from a run's seed, so that runs can share partitions.
    std::uint64_t probeSeed = 0;  ///< Of the linear layer's initial weights.
    std::int32_t splits = 20;     ///< Random partitions to use; published ones: the first so many, 0 for all. >= 0
};

/// A protocol in words, stored and printed beside each result.
struct ProtocolCard {
    std::string id;
    std::string text;             ///< One line: partitions, probe, tuning.
    std::string metric;           ///< Id of what is measured (metricId()).
    std::string selection;        ///< Id of the rule that chooses C (selectionId()), or "best validation epoch".
    std::string testUse;          ///< What is read of the test part, and when.
    std::uint64_t splitSeed = 0;  ///< 0 where partitions are published.
    std::uint64_t probeSeed = 0;  ///< 0 where the probe draws nothing.
    std::int32_t splits = 0;      ///< Partitions used.
};

/// A probe's results under one protocol.
struct ProbeReport {
    ProtocolCard card;
    std::vector<ProbeOutcome> outcomes;  ///< One a partition, in their order.
    Summary accuracy;                    ///< Over the partitions; shares of 1.
};

/// "cv-10-90", "cv-50-50", "val-10-10-80", "public-logistic", "public-linear", "public-mlp".
std::vector<std::string> protocolIds();
/// The protocol with its usual settings; an Error lists the known ids.
Result<Protocol> protocolById(const std::string& id);
/// The protocol under which a data set's published figures were made: "public-linear" for cornell, texas and wisconsin;
/// "public-mlp" where one published split gives nine in ten labelled nodes or more a part, as inductive data sets do (flickr,
/// reddit, every GraphSAINT layout), and for those two by name; "cv-50-50" where a tenth of
/// the labelled nodes is too few for cross-validation (below 50 of them); "cv-10-90" for every other. O(nodes).
Protocol defaultProtocol(const std::string& dataset, const graph::Labels& labels, std::span<const graph::Split> published);

ProtocolCard describe(const Protocol& protocol, std::int32_t splitsUsed);

/// Parts of the card that can be compared one by one.
struct ProtocolParts {
    std::string splitKind;  ///< "random", "published".
    std::string probe;
    std::string grid;  ///< What is chosen from.
};
ProtocolParts partsOf(const Protocol& protocol);

/// The partitions the protocol asks for. An Error says that labels or published splits are missing, or too few.
Result<std::vector<graph::Split>> protocolSplits(const Protocol& protocol, const graph::Labels& labels,
                                                 std::span<const graph::Split> published);

/// What a protocol asks of the logistic probe.
LogisticProbeOptions logisticOptions(const Protocol& protocol);

/// Runs a protocol whose probe is logistic. Errors as those of protocolSplits() and logisticProbe().
Result<ProbeReport> evaluateLogistic(const UnitRows& rows, const graph::Labels& labels,
                                     std::span<const graph::Split> published, const Protocol& protocol);

/// Card, outcomes and their summary, for either probe.
ProbeReport reportOf(const Protocol& protocol, std::vector<ProbeOutcome> outcomes);

}  // namespace rosa::evaluate
