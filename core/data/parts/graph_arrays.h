/// A Dataset from the arrays of PyTorch Geometric (x, edge_index, y, masks); internal.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/arrays/nd_array.h"
#include "core/data/dataset.h"
#include "core/data/parts/read_options.h"

namespace rosa::data {

/// Finds an array by name: nullopt if the file does not have it, an Error if it cannot be read.
using ArrayByName = std::function<Result<std::optional<NdArray>>(const std::string& name)>;

/// Sets graph, features, labels and splits of `dataset` from the arrays
///
///     edge_index            2 × edges, zero-based node numbers
///     x                     nodes × features; if absent, see fillMissingFeatures
///     y                     a class per node, below 0 or NaN if unknown; if absent, there are no labels
///     train_mask, val_mask, test_mask    nodes, nodes × splits or splits × nodes, of 0 and 1; if absent, there are no splits
///     edge_weight, else edge_attr        a weight per edge; other attributes of edges are not used, which a fix-up reports
///     num_nodes             used if neither x nor y gives the number of nodes
///
/// and checks the result. Memory is taken from `budget`. Errors name the array. O(size).
Result<Dataset> datasetFromArrays(const ArrayByName& arrayOf, Dataset dataset, const ReadOptions& options,
                                  MemoryBudget& budget);

/// The array edge_index of edges given as sources and targets, as many of each.
Result<NdArray> edgeIndexOf(const std::vector<std::int64_t>& sources, const std::vector<std::int64_t>& targets,
                            MemoryBudget& budget);

/// Sets labels from one number per node; below 0 or NaN means unknown. Returns an Error that names the first invalid class.
Result<void> setClasses(Dataset& dataset, const NdArray& classes, MemoryBudget& budget);

/// Adds a split and sorts its parts. Returns an Error that names a node in two parts.
Result<void> addSplit(Dataset& dataset, graph::Split split);

}  // namespace rosa::data
