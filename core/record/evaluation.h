/// Evaluation of an embedding with labels, as stored in a record: accuracies, classes and predictions under one protocol.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::record {

class RunReader;
class RunWriter;

inline const std::string kSeesAll = "transductive";        ///< Training uses every node, without its label.
inline const std::string kSeesTraining = "inductive";      ///< Training uses no node of the validation and test parts.
inline const std::string kTakenSplits = "data set's own";  ///< From a file, in place of published splits.
inline const std::string kWholeGraph = "whole graph";

/// The protocol of an evaluation, stored with every accuracy.
struct EvaluationCard {
    std::string id;           ///< "cv-10-90"
    Message text;             ///< One line: splits, probe, selection.
    std::string selection;    ///< Rule that chose the regularisation or the epoch.
    std::string testUse;      ///< How the test part is used, and when.
    std::string datasetHash;  ///< data::contentHash of graph, features and labels; "" in records of older versions.
    std::uint64_t splitSeed = 0;
    std::uint64_t probeSeed = 0;
    int splits = 0;  ///< Splits used.
    /// Name of the accuracies: "accuracy" or "micro-F1", which are equal with one class per node.
    std::string metric = "accuracy";

    // Empty in records of older versions.
    std::string splitKind = {};            ///< "random", "published", kTakenSplits or "imported" (for this evaluation).
    std::string splitsHash = {};           ///< evaluate::splitsHash of the splits.
    std::string probe = {};                ///< "logistic regression, one against the rest".
    std::string grid = {};                 ///< Candidates of the selection: "C = 2^-10 … 2^9".
    std::vector<std::string> fixUps = {};  ///< Changes to the published data on reading: "self-loops removed: 3".
    /// What training used of the data set: kSeesAll, kSeesTraining, or "" if nothing was trained or the training is unknown.
    std::string setting = {};
    std::string measuredIn = {};  ///< kWholeGraph, or "last 2 of 20 time snapshots".

    bool operator==(const EvaluationCard&) const = default;
};

/// One class against the rest.
struct ClassReport {
    int ofClass = 0;
    std::string name;
    double precision = 0, recall = 0, f1 = 0;  ///< 0 … 1; 0 if no node has or was predicted this class.
    std::int64_t support = 0;                  ///< Test nodes of the class, summed over the splits.
};

/// Predicted class of each node of the data set in one split; −1 for nodes outside its test part.
using Predictions = std::vector<std::int16_t>;

/// Accuracies of one embedding over the splits of a protocol. Members below `seconds` are empty in records of older versions.
struct Evaluation {
    EvaluationCard card;
    std::vector<double> accuracies;  ///< One per split, fractions.
    /// Score of the validation part, or of the cross-validation of the training part, by which C or the epoch was chosen; one per split,
    /// fractions. Uses no test label. Empty where a split has neither, and in records of older versions.
    std::vector<double> validation;
    std::vector<double>
        chosenC;  ///< The C that the logistic probe chose, one per split; empty for other probes and in older versions.
    std::vector<int> chosenEpoch;  ///< The epoch that the linear layer chose, one per split, from 0; empty as above.
    double mean = 0;
    double deviation = 0;  ///< Sample standard deviation over the splits; 0 for one split.
    double seconds = 0;    ///< Wall time of the probes; for baselines beside a training including waiting time.
    /// Test nodes by true class (rows) and predicted class, summed over the splits; row-major.
    std::vector<std::int64_t> confusion;
    std::vector<ClassReport> perClass;  ///< Computed from `confusion`; one per class.
    // Macro-F1, the mean F1 of the classes that occur, has two definitions over several splits; both are stored.
    double pooledMacroF1 = 0;                ///< Computed from `confusion`, with the test nodes of all splits pooled.
    std::optional<double> splitMeanMacroF1;  ///< Mean of the macro-F1 of each split; nullopt in records of older versions.
    std::vector<Predictions> predictions;    ///< One per split; not stored if there are more than 32767 classes.
    std::string document;                    ///< Document name in the record; "" if not stored yet.
};

/// Probe name on the card of a method trained on the labels of the splits, which needs no probe.
inline constexpr const char* kOwnClasses = "the method's own classes";

/// Kind of the event that marks the end of training and the begin of the evaluation of its embedding.
inline constexpr const char* kEvaluationBegins = "evaluation";

/// Document name of the evaluation requested by the run's configuration.
inline constexpr const char* kOwnEvaluation = "evaluation";

/// The first reason why results with these cards are not comparable, such as "different split seed (1 and 2)"; "" if they are. Ignores
/// fields missing in older records, explanatory texts, and the probe if one method is evaluated by its own classes on the same splits.
std::string whyNotComparable(const EvaluationCard& one, const EvaluationCard& other);

/// Document name of any other evaluation: "evaluation:cv-10-90-1f2e3d4c"; the digits are a fingerprint of selection, seeds, number of
/// splits, data set and, if they are imported, the splits. Equal cards have equal names, so a repeated evaluation replaces the previous
/// one.
std::string evaluationDocument(const EvaluationCard& card);

/// JSON document: "protocol", "description", "accuracies", "validation", "chosen_c" and "chosen_epoch" (if there are any), "accuracy_mean", "accuracy_std", "macro_f1_pooled" ("macro_f1" in older
/// versions), "macro_f1_split_mean", "per_class" (array of class, name, precision, recall, f1, support), "confusion" (array of rows),
/// "protocol_card" (id, text, metric, selection, test_use, split_seed, probe_seed, splits, dataset_hash, split_kind, splits_hash, probe,
/// grid, fix_ups), "seconds". Does not contain the predictions.
std::string toJson(const Evaluation& evaluation);
/// Reads the output of toJson, of this or an older version. An Error names a missing or invalid field.
Result<Evaluation> evaluationFromJson(const std::string& text);

/// Adds an evaluation to a record under `document` and replaces an existing one. Predictions are stored as blobs: kind "predictions" for
/// the run's own evaluation, "predictions:…" for "evaluation:…"; the sequence number is the split, from 0; one little-endian int16 per node
/// of the data set.
Result<void> putEvaluation(RunWriter& writer, const Evaluation& evaluation, const std::string& document);

/// Document names of the evaluations in a record, the run's own first.
Result<std::vector<std::string>> evaluationDocuments(RunReader& reader);
/// One evaluation without its predictions; nullopt if there is no such document.
Result<std::optional<Evaluation>> readEvaluation(RunReader& reader, const std::string& document = kOwnEvaluation);
/// Predictions of one split; nullopt if the record has none (older versions).
Result<std::optional<Predictions>> readPredictions(RunReader& reader, int split,
                                                   const std::string& document = kOwnEvaluation);

}  // namespace rosa::record
