/// The results that belong beside each other: repetitions of a run, its baselines, and what was published.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/workbench/model/dataset_cache.h"
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

/// Runs of one configuration up to the seed.
struct ResultGroup {
    std::string method, encoder, preset;
    std::string title;              ///< That tells it from the other groups of its table: labelTexts().
    bool isTitledByMethod = false;  ///< The method's name is all that the title says.
    std::string label;              ///< What a figure calls it; "": by its title and encoder.
    bool isTrained = true;
    std::vector<ResultRun> runs;  ///< By seed; at least one, all of one protocol.
    std::vector<double> points;   ///< Every split of every run; shares of 1.
    evaluate::Summary accuracy;   ///< evaluate::summariseCrossed of the runs, as in the article's tables.
    std::optional<catalog::PublishedResult> published;  ///< Copied from an article; of the same protocol.
    std::string configurationToml;                      ///< Of the first run.

    [[nodiscard]] const record::EvaluationCard& card() const { return runs.front().evaluation.card; }
};

struct ResultTable {
    std::string dataset;
    std::vector<std::string> asked;   ///< The runs asked for; the first belongs to groups.front().
    std::vector<ResultGroup> groups;  ///< Of the runs asked for, in their order, then baselines.
    bool mixesProtocols = false;      ///< Not all groups were measured in the same way.
    /// Ratio of the parts' sizes in the partitions of the first group; 0 where it is not known, as where the data set is not at hand.
    double testOverTraining = 0;

    /// What the accuracies of the run asked for are called; needs a group.
    [[nodiscard]] const std::string& metric() const { return groups.front().card().metric; }
};

/// Reads the groups of these runs (equal configuration up to the seed, or recorded as one group), at least one, and the newest baselines of the
/// first one's data set, those of the same protocol if there are any. An Error says that a run was not evaluated (yet) or has other data, or what cannot be read. Seconds where there are
/// thousands of runs: not for the window's thread.
Result<ResultTable> loadResults(const catalog::Catalogue& catalogue, DatasetCache& datasets,
                                const std::vector<std::string>& asked);

/// Whether two evaluations used the same partitions, probe and tuning.
bool isSameProtocol(const record::EvaluationCard& a, const record::EvaluationCard& b);

/// Mean difference a − b with its interval, split by split (averaged over runs); none where the partitions differ or there is only one.
std::optional<evaluate::Summary> pairedDifference(const ResultGroup& a, const ResultGroup& b);

/// The group whose accuracy is higher than that of every other with an interval of the paired difference above 0; −1: none.
int clearlyBest(const ResultTable& table);

/// Over all test nodes of all runs and splits of a group; none where the records have no predictions, or of different classes.
std::optional<evaluate::ConfusionMatrix> confusionOf(const ResultGroup& group);

/// A node of a cell of the confusion matrix.
struct ConfusedNode {
    int node = 0;
    int times = 0;   ///< Predictions that fell into the cell.
    int tested = 0;  ///< Predictions of this node altogether.
};

/// Nodes of class `expected` that were predicted as `predicted`, the most often so first. `classOf` holds every node's class. An Error where a record has no
/// predictions.
Result<std::vector<ConfusedNode>> nodesOfCell(const std::filesystem::path& store, const ResultGroup& group,
                                              std::span<const std::int32_t> classOf, int expected, int predicted);

}  // namespace rosa::workbench
