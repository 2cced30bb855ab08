/// The loss of each anchor of the contrastive objective. Used by objective.cpp alone, which gives its formula.
#pragma once

#include "core/learn/objective.h"

namespace rosa::learn {

/// B losses, as contrastiveLoss()'s loss12, with gradient to both similarities: `inter` (B × B, rows are anchors, positives on the
/// diagonal) and `intra` (B × B); float32 or float64. `negatives` as there, undefined: all but the diagonal. A term or positive that is NaN
/// makes its anchor's loss so. O(B²), the exponentials taken once for the loss and its gradient.
torch::Tensor anchorLoss(const torch::Tensor& inter, const torch::Tensor& intra, const torch::Tensor& negatives,
                         const ObjectiveOptions& options);

/// B × 2B: what share each term has in its anchor's denominator, that of the positive on the first half's diagonal; 0 what is left out.
torch::Tensor denominatorShares(const torch::Tensor& inter, const torch::Tensor& intra, const torch::Tensor& negatives,
                                const ObjectiveOptions& options);

}  // namespace rosa::learn
