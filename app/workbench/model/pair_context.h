/// What all pairs of views of one run have in common.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QString>

#include "app/workbench/model/dataset_cache.h"
#include "app/workbench/model/pair_choice.h"
#include "core/base/result.h"
#include "core/catalog/configuration.h"
#include "core/data/contacts.h"

namespace rosa::workbench {

/// Immutable, shared between threads.
struct PairContext {
    QString run;
    std::string configurationToml;
    DatasetPtr dataset;
    bool hasPairs = false;                                ///< Whether the method transports views at all.
    std::optional<catalog::Configuration> configuration;  ///< As the run began, with its turns.
    std::vector<std::pair<int, int>> watched;             ///< Centres of the watched pairs.

    /// Of a run on time snapshots: those that its pairs are made of, two a pair, which stand where other runs have nodes as centres. Else empty.
    std::vector<data::TimeSnapshot> times;
    int firstTime = 0;  ///< Number of the first of them among all of the run.

    /// Place among the watched pairs; none where the pair is another or its walks are others.
    [[nodiscard]] std::optional<int> watchedPlace(const PairChoice& choice) const;
    [[nodiscard]] QString nameOf(int node) const;
    [[nodiscard]] int classOf(int node) const;          ///< −1: not known.
    [[nodiscard]] QString className(int number) const;  ///< "" below 0.
    /// A centre's own: the node's, or "time snapshots 4, 5".
    [[nodiscard]] QString centreName(int centre) const;
    [[nodiscard]] int centreClass(int centre) const;
    /// The centres that show two nodes of the data set: themselves, or the first pair of time snapshots with one in each; none: there is no
    /// such pair.
    [[nodiscard]] std::optional<std::pair<int, int>> centresOf(int first, int second) const;
    /// The time snapshot behind the rows, or columns, of a pair; null for nodes' walks.
    [[nodiscard]] const data::TimeSnapshot* timeBehind(const PairChoice& choice, bool isColumns) const;
    /// A centre by name, or by number where no node has that name. An Error says which numbers there are.
    [[nodiscard]] Result<int> nodeNamed(const QString& text) const;
};
using PairContextPtr = std::shared_ptr<const PairContext>;

/// Reads record and data set. An Error where either cannot be read, or the data set's content is another than the run was made on.
Result<PairContextPtr> openPairContext(const catalog::Catalogue& catalogue, DatasetCache& datasets, const QString& run);

/// "Positive pair of 35 (Neural Networks)", "35 (Neural Networks) against 1049 (Theory)", "First views of 35
/// (Neural Networks) and 1049 (Theory)".
QString titleOf(const PairContext& context, const PairChoice& choice);

}  // namespace rosa::workbench
