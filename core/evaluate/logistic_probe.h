/// The linear probe for the article's citation graphs: one-vs-rest logistic regression on rows of unit length.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/unit_rows.h"
#include "core/graph/labels.h"

namespace rosa::evaluate {

/// How the regularisation strength is chosen. Both rules average the scores of the folds and prefer the smaller C on a tie.
enum class Selection {
    AccuracyStratified,  ///< "accuracy-stratified": accuracy over stratified folds, scikit-learn's default.
    /// "exact-match-unshuffled": fraction of rows with all one-vs-rest decisions right, on contiguous folds of a training part in random
    /// order; as in the published program. If the part is in node order, a contiguous fold could consist of a single class, so the folds
    /// are stratified.
    ExactMatchUnshuffled,
};

const char* selectionId(Selection selection);
/// Returns an Error that lists the known ids.
Result<Selection> selectionById(const std::string& id);

/// Options of the probe. Defaults are the published program's.
struct LogisticProbeOptions {
    std::int32_t lowestExponent = -10;  ///< C runs over 2^lowest … 2^highest.
    std::int32_t highestExponent = 9;
    std::int32_t folds = 5;   ///< Number of folds of the training part, if the split has no validation part. >= 2
    double tolerance = 1e-4;  ///< liblinear's eps. > 0
    Selection selection = Selection::AccuracyStratified;
    bool isShuffled = true;  ///< The training part is in random order, as from randomSplit().
    /// Called before every solve, from several threads concurrently; false ends the probe. May be empty.
    std::function<bool()> goOn{};
    /// Polled within the solves, from several threads concurrently; true ends the probe. May be empty.
    std::function<bool()> isStopped{};
};

/// Result on one split.
struct ProbeOutcome {
    std::string split;          ///< Name of the split.
    std::string splitHash;      ///< splitHash() of the split.
    double accuracy = 0;        ///< Fraction of the test part predicted correctly, 0 … 1.
    double selectionScore = 0;  ///< Mean score, 0 … 1, by which C or the epoch was chosen; never uses test labels.
    double regularisation = 0;  ///< The chosen C; 0 for probes without one.
    std::int32_t epoch = -1;    ///< The chosen epoch; −1 for probes without one.
    std::vector<std::int32_t> predicted;  ///< Class of each node of the test part, in its order.
};

/// Chooses C on the training part (on the validation part if the split has one), fits on the training part and tests on the test part.
///
/// The binary problem of each class (liblinear solver 0, with the bias as a regularised column of ones) is a separate task, so the result
/// does not depend on the number of threads. liblinear 2.3 cannot limit the number of iterations; its own limit is 1000, that of
/// scikit-learn's copy is 100. The solves of Cora and Citeseer, raw or embedded, take at most 12, so neither limit is reached. Classes
/// missing from the training part, or from a fold, are never predicted there.
///
/// Time O(folds · classes · grid · solve). Memory: 16 bytes per stored value of the training rows, on dense rows 8 more per value, plus 8 ·
/// grid · classes · (rows on which C is chosen + columns). Returns an Error that names the problem with split or labels (splits.h), or
/// states that sizes differ, that the training part has fewer nodes than folds, or (kind Interrupted) that goOn or isStopped ended it.
Result<ProbeOutcome> logisticProbe(const UnitRows& rows, const graph::Labels& labels, const graph::Split& split,
                                   const LogisticProbeOptions& options = {});

}  // namespace rosa::evaluate
