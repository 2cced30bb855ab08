/// Results shown together: repetitions of a run, its baselines, and published numbers.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/workbench/datasets/data/dataset_cache.h"
#include "core/base/result.h"
#include "core/catalog/catalogue.h"
#include "core/evaluate/metrics.h"
#include "core/evaluate/statistics.h"
#include "core/record/evaluation.h"

namespace rosa::workbench {

struct ResultRun {
    std::string id;
    std::uint64_t seed = 0;
    record::Evaluation evaluation;  ///< Without predictions.
};

/// Runs that differ only in the seed.
struct ResultGroup {
    std::string method, encoder, preset;
    std::string encoderTitle;       ///< In the user's language; "": it has none.
    std::string title;              ///< Distinguishes it from the other groups of its table: labelTexts().
    bool isTitledByMethod = false;  ///< The title consists of the method's name only.
    std::string label;              ///< Label in a figure; "": made from title and encoder.
    int colour = -1;                ///< Number for widgets::curveColour(); negative: that of its row.
    bool isTrained = true;
    bool isSeedless = false;      ///< The method is deterministic (tables::drawsNothing()).
    std::vector<ResultRun> runs;  ///< By seed; at least one, all measured under one protocol.
    std::vector<double> points;   ///< Every split of every run, as fractions.
    evaluate::Summary accuracy;   ///< evaluate::summariseCrossed of the runs, as in the article's tables.
    std::optional<catalog::PublishedResult> published;  ///< Copied from an article; only if the protocol is the same.
    std::string configurationToml;                      ///< Of the first run.

    [[nodiscard]] const record::EvaluationCard& card() const { return runs.front().evaluation.card; }
};

struct ResultTable {
    std::string dataset;
    std::vector<std::string> asked;   ///< The requested runs; the first belongs to groups.front().
    std::vector<ResultGroup> groups;  ///< The requested runs in their order, then baselines.
    bool mixesProtocols = false;      ///< Not all groups were measured in the same way.
    /// Ratio of test to training part in the partitions of the first group; 0 if unknown, for example if the data set is missing.
    double testOverTraining = 0;

    /// Name of the accuracies of the requested run; needs at least one group.
    [[nodiscard]] const std::string& metric() const { return groups.front().card().metric; }
};

/// Reads the groups of these runs (equal configuration up to the seed, or recorded as one group), at least one, and the newest baselines on
/// the data set of the first, preferably of the same protocol. An Error says that a run was not evaluated (yet) or has other data, or what
/// cannot be read. Takes seconds for thousands of runs: not for the window's thread.
Result<ResultTable> loadResults(const catalog::Catalogue& catalogue, DatasetCache& datasets,
                                const std::vector<std::string>& asked);

/// Whether two evaluations used the same partitions, probe and tuning.
bool isSameProtocol(const record::EvaluationCard& a, const record::EvaluationCard& b);

/// Mean difference a − b with its interval, paired by split (averaged over runs); none if the partitions differ or there is only one.
std::optional<evaluate::Summary> pairedDifference(const ResultGroup& a, const ResultGroup& b);

/// The group with a significantly higher accuracy than every other: the interval of the paired difference is above 0; −1: none.
int clearlyBest(const ResultTable& table);

/// Over all test nodes of all runs and splits of a group; none if the records have no predictions, or different classes.
std::optional<evaluate::ConfusionMatrix> confusionOf(const ResultGroup& group);

/// A node in a cell of the confusion matrix.
struct ConfusedNode {
    int node = 0;
    int times = 0;   ///< Number of predictions in this cell.
    int tested = 0;  ///< Number of predictions of this node in total.
};

/// Nodes of class `expected` that were predicted as `predicted`, most frequent first. `classOf` holds every node's class. An Error if a
/// record has no predictions.
Result<std::vector<ConfusedNode>> nodesOfCell(const std::filesystem::path& store, const ResultGroup& group,
                                              std::span<const std::int32_t> classOf, int expected, int predicted);

}  // namespace rosa::workbench
