/// Losses of the anchors of the contrastive objective. Internal to objective.cpp; the formula is in objective.h.
#pragma once

#include "core/learn/ops/objective.h"

namespace rosa::learn {

/// contrastiveLoss() for two or more views, float32 or float64. `negatives` undefined: all but the diagonal. A NaN in a term or positive
/// makes its anchor's loss NaN; excluded entries may hold any value. O(B²): exponentials are computed once for loss and gradient. Uses all
/// threads.
ContrastiveLoss lossOfAnchors(const Gemd& inter, const torch::Tensor& intraFirst, const torch::Tensor& intraSecond,
                              const torch::Tensor& negatives, const ObjectiveOptions& options);

/// From g-EMDs of one direction (B × B each): the share of each term in its anchor's denominator, B × 2B, with the positive on the diagonal
/// of the first half; 0 for excluded terms.
torch::Tensor denominatorShares(const torch::Tensor& inter, const torch::Tensor& intra, const torch::Tensor& negatives,
                                const ObjectiveOptions& options);

}  // namespace rosa::learn
