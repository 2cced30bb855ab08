/// Steps common to all readers that assemble a Dataset; internal.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/parts/read_options.h"

namespace rosa::data {

/// Maximum number of nodes for one-hot rows as missing features; above it, the degree is used.
inline constexpr graph::Node kMaxOneHot = 10000;

/// Whether a data set keeps the arcs as published if they differ from the undirected graph.
enum class Published { Drop, Keep };

/// Sets `graph`, `published` and the fix-ups of the changes made. Returns an Error that names an arc out of range.
Result<void> setGraph(Dataset& dataset, std::int64_t nodeCount, std::vector<graph::Arc> arcs, Published published);

/// Arcs and their weights.
struct ArcList {
    std::vector<graph::Arc> arcs;
    std::vector<float> weights;  ///< One per arc from the first on that differs from 1; empty until then.

    void add(graph::Arc arc, float weight = 1);
};

/// As above with weights, which both graphs keep (Graph::undirected()); a fix-up says where they are ("column \"weight\"") and of how many
/// undirected edges differ from 1. Memory for
/// them is taken from `budget`. An Error names the edge of a weight that is negative or not finite, and the way out.
Result<void> setGraph(Dataset& dataset, std::int64_t nodeCount, ArcList arcs, Published published, const Message& where,
                      MemoryBudget& budget);

/// Whether the user leaves out the weights of edges (`--ignore weight`).
bool leavesOutWeights(const ReadOptions& options);

/// As setGraph() for undirected edges given once, in either direction: that their other direction was added is no fix-up.
Result<void> setUndirected(Dataset& dataset, std::int64_t nodeCount, ArcList arcs, const Message& where,
                           MemoryBudget& budget);

/// Adds a fix-up unless the count is zero.
void addFixUp(Dataset& dataset, const Message& what, std::int64_t count);
void addFixUps(Dataset& dataset, const graph::GraphFixUps& done);

/// Texts that stand for a missing label in tables: those of R, NumPy, pandas, Weka and databases.
inline constexpr std::array kMissingLabels{"NA", "N/A", "<NA>", "NaN", "nan", "None", "null", "NULL", "?"};

/// Sets labels from published class numbers; −1 means unknown. If `names` is empty, the names are the numbers, which may have gaps. The
/// classes are those that occur: others are left out, with a fix-up; a further fix-up counts the nodes without a label. Returns an Error
/// that names the node with a class out of range, or if there are more than 100,000 classes.
Result<void> setLabels(Dataset& dataset, const std::vector<std::int64_t>& classes, std::vector<std::string> names);

/// Sets labels from class names, one per node. "" means unknown; so do kMissingLabels and, if all other labels are whole numbers, "-1",
/// unless `unlabelled` gives other texts. Classes are numbered in sorted order of their names, numeric names by value.
Result<void> setLabels(Dataset& dataset, std::vector<std::string> classes,
                       const std::optional<std::vector<std::string>>& unlabelled = {});

/// Removes the labels with one of the names `unlabelled`, and their classes; a fix-up counts the nodes.
void removeLabels(Dataset& dataset, const std::vector<std::string>& unlabelled);

/// Adds a split from the part of each node: 1 (training), 2 (validation), 3 (test), 0 (none); nothing if there are no training or no test
/// nodes.
void addTableSplit(Dataset& dataset, const std::vector<std::int8_t>& parts);

/// Makes features if the files have none, and adds a note: one-hot rows up to kMaxOneHot nodes, otherwise the degree.
Result<void> fillMissingFeatures(Dataset& dataset);

/// Final check of a data set by its reader: all parts have the same number of nodes, at least one.
Result<Dataset> checked(Dataset dataset);

}  // namespace rosa::data
