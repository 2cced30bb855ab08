/// Data shared by all pairs of views of one run.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QString>

#include "app/workbench/datasets/data/dataset_cache.h"
#include "app/workbench/pairs/data/pair_choice.h"
#include "core/base/result.h"
#include "core/catalog/configuration.h"
#include "core/data/contacts.h"

namespace rosa::workbench {

/// Immutable, shared between threads.
struct PairContext {
    QString run;
    std::string configurationToml;
    DatasetPtr dataset;
    bool hasPairs = false;                                ///< Whether the method transports views.
    std::optional<catalog::Configuration> configuration;  ///< The initial configuration, with the changes during training.
    std::vector<std::pair<int, int>> watched;             ///< Centres of the watched pairs.
    bool padsViews = false;  ///< Whether padding takes part in the transport of a training step.
    /// Whether the watched pairs are recorded with this padding; earlier versions recorded the views alone.
    bool recordsPadding = false;

    /// For a run on time snapshots: the snapshots of its pairs, two per pair, which take the place of centre nodes. Otherwise empty.
    std::vector<data::TimeSnapshot> times;
    int firstTime = 0;  ///< Index of the first of them among all snapshots of the run.

    /// Index among the watched pairs; nullopt if the pair or its walks are not watched, or were recorded without the wanted padding.
    [[nodiscard]] std::optional<int> watchedPlace(const PairChoice& choice) const;
    [[nodiscard]] QString nameOf(int node) const;
    [[nodiscard]] int classOf(int node) const;          ///< −1: unknown.
    [[nodiscard]] QString className(int number) const;  ///< "" for negative numbers.
    /// Name of a centre: the node's, or "time snapshots 4, 5".
    [[nodiscard]] QString centreName(int centre) const;
    [[nodiscard]] int centreClass(int centre) const;
    /// The centres whose views show two nodes of the data set: the nodes themselves, or the first pair of time snapshots that contain them;
    /// nullopt if there is no such pair.
    [[nodiscard]] std::optional<std::pair<int, int>> centresOf(int first, int second) const;
    /// The time snapshot of the rows or columns of a pair; nullptr for walks around nodes.
    [[nodiscard]] const data::TimeSnapshot* timeBehind(const PairChoice& choice, bool isColumns) const;
    /// A centre by name, or by number if no node has that name. An Error states the valid numbers.
    [[nodiscard]] Result<int> nodeNamed(const QString& text) const;
};
using PairContextPtr = std::shared_ptr<const PairContext>;

/// Reads record and data set. An Error if either cannot be read, or the data set's content is not that of the run.
Result<PairContextPtr> openPairContext(const catalog::Catalogue& catalogue, DatasetCache& datasets, const QString& run);

/// "Positive pair of 35 (Neural Networks)", "35 (Neural Networks) against 1049 (Theory)", "First views of 35
/// (Neural Networks) and 1049 (Theory)".
QString titleOf(const PairContext& context, const PairChoice& choice);

}  // namespace rosa::workbench
