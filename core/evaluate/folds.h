/// Folds for the cross-validation of a probe.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rosa::evaluate {

/// Fold (0 … folds − 1) of each item such that every fold holds about the same share of every class, without shuffling:
/// the assignment of scikit-learn's StratifiedKFold. A class with fewer items than folds is missing from some of them.
/// labels ≥ 0, not empty; folds ≥ 2. O(items + folds · classes).
std::vector<std::int32_t> stratifiedFolds(std::span<const std::int32_t> labels, std::int32_t folds);

/// Fold of each item where fold f is the f-th of `folds` contiguous blocks, the first ones longer by one where `items` is
/// no multiple: scikit-learn's KFold without shuffling.
std::vector<std::int32_t> contiguousFolds(std::size_t items, std::int32_t folds);

}  // namespace rosa::evaluate
