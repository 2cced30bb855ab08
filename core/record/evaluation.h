/// How an embedding was judged by labels: accuracies, classes and predictions under one protocol, as a record keeps them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::record {

class RunReader;
class RunWriter;

inline const std::string kSeesAll = "transductive";        ///< Training saw every node, without its label.
inline const std::string kSeesTraining = "inductive";      ///< Training saw no node of validation and test part.
inline const std::string kTakenSplits = "data set's own";  ///< Of a file, in the place of published ones.
inline const std::string kWholeGraph = "whole graph";

/// The protocol of an evaluation, so that nobody reads an accuracy without it.
struct EvaluationCard {
    std::string id;           ///< "cv-10-90"
    std::string text;         ///< One line: partitions, probe, tuning.
    std::string selection;    ///< Rule that chose the regularisation or the epoch.
    std::string testUse;      ///< What is read of the test part, and when.
    std::string datasetHash;  ///< data::contentHash of graph, features and labels; "" in records of older versions.
    std::uint64_t splitSeed = 0;
    std::uint64_t probeSeed = 0;
    int splits = 0;  ///< Partitions used.
    /// What the accuracies are called: "accuracy" or "micro-F1", which is the same number with one class a node.
    std::string metric = "accuracy";

    // Empty in records of older versions.
    std::string splitKind = {};            ///< "random", "published", kTakenSplits or "imported" (for this evaluation).
    std::string splitsHash = {};           ///< evaluate::splitsHash of the partitions themselves.
    std::string probe = {};                ///< "logistic regression, one against the rest".
    std::string grid = {};                 ///< What the selection chooses from: "C = 2^-10 … 2^9".
    std::vector<std::string> fixUps = {};  ///< What reading changed in the published data: "self-loops removed: 3".
    /// What training saw of the data set: kSeesAll, kSeesTraining, or "" where nothing was trained or others did it.
    std::string setting = {};
    std::string measuredIn = {};  ///< kWholeGraph, or "last 2 of 20 time snapshots".

    bool operator==(const EvaluationCard&) const = default;
};

/// One class against the rest.
struct ClassReport {
    int ofClass = 0;
    std::string name;
    double precision = 0, recall = 0, f1 = 0;  ///< 0 … 1; 0 where nothing was predicted so, or nothing is so.
    std::int64_t support = 0;                  ///< Test nodes of the class, summed over the splits.
};

/// Predicted class of each node of the data set in one split; −1 where the node is not in its test part.
using Predictions = std::vector<std::int16_t>;

/// Accuracies of one embedding over the splits of a protocol. What stands below `seconds` is empty in records of older
/// versions.
struct Evaluation {
    EvaluationCard card;
    std::vector<double> accuracies;  ///< One a split, fractions.
    double mean = 0;
    double deviation = 0;  ///< Sample standard deviation over the splits; 0 with one.
    double seconds = 0;    ///< Wall time of the probes; of baselines beside a training, what they waited included.
    /// Test nodes by true class (rows) and predicted class, summed over the splits; row-major.
    std::vector<std::int64_t> confusion;
    std::vector<ClassReport> perClass;  ///< Of `confusion`; one a class.
    // Macro-F1, the mean F1 of the classes that occur, has two definitions over several splits; both are here and each is called by its name.
    double pooledMacroF1 = 0;                ///< Of `confusion`, the test nodes of all splits together.
    std::optional<double> splitMeanMacroF1;  ///< Mean over the splits of each one's own; none in records of older versions.
    std::vector<Predictions> predictions;    ///< One a split; in memory alone where there are over 32767 classes.
    std::string document;                    ///< Its name in the record; "" while it is in none.
};

/// What the card of a method that was trained on the splits' labels has as its probe.
inline constexpr const char* kOwnClasses = "the method's own classes";

/// Kind of the event by which a record says that training is over, early or not, and the evaluation of its embedding has begun.
inline constexpr const char* kEvaluationBegins = "evaluation";

/// Name of the document of a run's own evaluation, the one that its configuration asks for.
inline constexpr const char* kOwnEvaluation = "evaluation";

/// Why the results of two cards do not belong in one table: "other split seed (1 and 2)", the first of all reasons; "" where they do.
/// What an older record does not say is not held against it, nor are words that only explain, nor a probe against a method that is judged by
/// its own classes on the same splits.
std::string whyNotComparable(const EvaluationCard& one, const EvaluationCard& other);

/// Name of the document of any other: "evaluation:cv-10-90-1f2e3d4c", the digits a fingerprint of selection, seeds, number of
/// splits, data set and, where they are imported, the splits. Equal cards have equal names, so an evaluation that is repeated replaces itself.
std::string evaluationDocument(const EvaluationCard& card);

/// The document: "protocol", "description", "accuracies", "accuracy_mean", "accuracy_std", "macro_f1_pooled" ("macro_f1" in older versions),
/// "macro_f1_split_mean", "per_class" (array of class, name, precision, recall, f1, support), "confusion" (array of rows), "protocol_card" (id, text, metric, selection, test_use,
/// split_seed, probe_seed, splits, dataset_hash, split_kind, splits_hash, probe, grid, fix_ups), "seconds". Predictions are not in it.
std::string toJson(const Evaluation& evaluation);
/// Reads what toJson wrote, now or in an older version. An Error names what is missing or does not fit.
Result<Evaluation> evaluationFromJson(const std::string& text);

/// Adds an evaluation to a record under `document`, replacing one of that name. Predictions are blobs: kind "predictions" for
/// the run's own evaluation, "predictions:…" for "evaluation:…"; sequence the number of the split from 0; a little-endian
/// int16 for each node of the data set.
Result<void> putEvaluation(RunWriter& writer, const Evaluation& evaluation, const std::string& document);

/// Names of a record's evaluations, its own first.
Result<std::vector<std::string>> evaluationDocuments(RunReader& reader);
/// One of them without its predictions; none where there is no such document.
Result<std::optional<Evaluation>> readEvaluation(RunReader& reader, const std::string& document = kOwnEvaluation);
/// Predictions of one split; none where the record has none (older versions).
Result<std::optional<Predictions>> readPredictions(RunReader& reader, int split,
                                                   const std::string& document = kOwnEvaluation);

}  // namespace rosa::record
