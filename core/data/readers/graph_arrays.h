/// A graph in the arrays that PyTorch Geometric's users know (x, edge_index, y, masks), on its way to a Dataset; no part of the public
/// interface.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/nd_array.h"

namespace rosa::data {

/// Finds an array by name: none where the file has none, an Error where it cannot be read.
using ArrayByName = std::function<Result<std::optional<NdArray>>(const std::string& name)>;

/// Sets graph, features, labels and splits of `dataset` from the arrays
///
///     edge_index            2 × edges, numbers of nodes from 0
///     x                     nodes × features; absent: made up (fillMissingFeatures)
///     y                     a class for each node, below 0 or NaN where it is not known; absent: no labels
///     train_mask, val_mask, test_mask    nodes, or nodes × splits, of 0 and 1; absent: no splits
///     edge_weight, edge_attr             not used, which a fix-up says
///     num_nodes             where neither x nor y tells it
///
/// and checks it as a whole. What is made of them is taken from `budget`. An Error names the array. O(size).
Result<Dataset> datasetFromArrays(const ArrayByName& arrayOf, Dataset dataset, MemoryBudget& budget);

/// Sets labels from one number a node; below 0 or NaN: not known. An Error names the first that is no class.
Result<void> setClasses(Dataset& dataset, const NdArray& classes, MemoryBudget& budget);

/// Adds a split. An Error names a node that is in two parts. Parts are sorted here.
Result<void> addSplit(Dataset& dataset, graph::Split split);

}  // namespace rosa::data
