/// Splits as published with Geom-GCN; internal.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/graph/labels.h"

namespace rosa::data {

/// Reads the splits STEM_split_*.npz from the first of `folder`, folder/splits, folder/geom_gcn, folder/../splits and folder/../geom_gcn
/// that contains any, ordered by their last number; returns an empty list if there are none. Each file contains train_mask, val_mask and
/// test_mask with `nodeCount` values. `stem` is compared case-insensitively.
Result<std::vector<graph::Split>> readPublishedSplits(const std::filesystem::path& folder, const std::string& stem,
                                                      graph::Node nodeCount, MemoryBudget& budget);

}  // namespace rosa::data
