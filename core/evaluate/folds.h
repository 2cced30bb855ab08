/// Folds for the cross-validation of a probe.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rosa::evaluate {

/// Returns the fold (0 … folds − 1) of each item so that every fold holds about the same fraction of every class, without shuffling: the
/// assignment of scikit-learn's StratifiedKFold. A class with fewer items than folds is missing from some folds. labels ≥ 0, not empty;
/// folds ≥ 2. O(items + folds · classes).
std::vector<std::int32_t> stratifiedFolds(std::span<const std::int32_t> labels, std::int32_t folds);

/// Returns the fold of each item for contiguous blocks of items; if `items` is not a multiple of `folds`, the first blocks are longer by
/// one: scikit-learn's KFold without shuffling.
std::vector<std::int32_t> contiguousFolds(std::size_t items, std::int32_t folds);

}  // namespace rosa::evaluate
