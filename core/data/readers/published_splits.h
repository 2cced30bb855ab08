/// Splits as Geom-GCN publishes them; no part of the public interface.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/graph/labels.h"

namespace rosa::data {

/// The splits STEM_split_*.npz in `folder`, folder/splits, folder/geom_gcn, folder/../splits or folder/../geom_gcn, whichever
/// has some first, in the order of their last number; none is no error. Each holds train_mask, val_mask and test_mask of
/// `nodeCount` values. `stem` is compared without regard to case.
Result<std::vector<graph::Split>> readPublishedSplits(const std::filesystem::path& folder, const std::string& stem,
                                                      graph::Node nodeCount, MemoryBudget& budget);

}  // namespace rosa::data
