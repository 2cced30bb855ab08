/// The linear probe of the article's citation graphs: one-vs-rest logistic regression on rows of unit length.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/unit_rows.h"
#include "core/graph/labels.h"

namespace rosa::evaluate {

/// How the strength of regularisation is chosen. Both rules average the folds' scores and prefer the smaller C in a tie.
enum class Selection {
    AccuracyStratified,  ///< "accuracy-stratified": accuracy over stratified folds, as scikit-learn does by default.
    /// "exact-match-unshuffled": all one-vs-rest decisions right, contiguous folds of a training part in random order; the published
    /// program. Of a part in the nodes' order contiguous folds could hold a class each, so its folds are stratified.
    ExactMatchUnshuffled,
};

const char* selectionId(Selection selection);
/// An Error lists the known ids.
Result<Selection> selectionById(const std::string& id);

/// What is fitted and how C is chosen. Defaults are the published program's.
struct LogisticProbeOptions {
    std::int32_t lowestExponent = -10;  ///< C runs through 2^lowest … 2^highest.
    std::int32_t highestExponent = 9;
    std::int32_t folds = 5;   ///< Of the training part, where the split has no validation part. >= 2
    double tolerance = 1e-4;  ///< liblinear's eps. > 0
    Selection selection = Selection::AccuracyStratified;
    bool isShuffled = true;  ///< The training part stands in random order, as randomSplit() leaves it.
    std::function<bool()>
        goOn{};  ///< Asked before every solve, by several threads at a time; false ends the probe. May be empty.
};

/// What one split gave.
struct ProbeOutcome {
    std::string split;          ///< Its name.
    std::string splitHash;      ///< splitHash() of it.
    double accuracy = 0;        ///< Share of the test part that is predicted right, 0 … 1.
    double selectionScore = 0;  ///< Mean score, 0 … 1, by which C or the epoch was chosen; test labels never enter.
    double regularisation = 0;  ///< The C chosen; 0 for probes that have none.
    std::int32_t epoch = -1;    ///< The epoch chosen; −1 for probes that have none.
    std::vector<std::int32_t> predicted;  ///< Class of each node of the test part, in its order.
};

/// Chooses C on the training part (on the validation part where the split has one), fits on the training part, tests on the
/// test part.
///
/// Each class's binary problem (liblinear solver 0, the bias a regularised column of ones) is a task of its own, so the result
/// does not depend on the number of threads. liblinear 2.3 has no way to limit the iterations; its own limit is 1000,
/// scikit-learn's copy has 100. The solves of Cora and Citeseer, raw or embedded, take at most 12, so neither is ever met.
/// Classes that are missing from the training part, or from a fold, are never predicted there.
///
/// Time O(folds · classes · grid · solve), memory 16 bytes a stored value of the training rows, on dense rows
/// 8 more a value, plus
/// 8 · grid · classes · (rows that C is chosen on + columns). An Error says what is wrong with split or labels (splits.h), that sizes
/// differ, that the training part has fewer nodes than folds, or (kind Interrupted) that goOn ended it.
Result<ProbeOutcome> logisticProbe(const UnitRows& rows, const graph::Labels& labels, const graph::Split& split,
                                   const LogisticProbeOptions& options = {});

}  // namespace rosa::evaluate
