/// The loss of each anchor of the contrastive objective. Used by objective.cpp alone, which gives its formula.
#pragma once

#include "core/learn/ops/objective.h"

namespace rosa::learn {

/// contrastiveLoss() of two views or more. float32 or float64. `negatives` undefined: all but the diagonal. A term or positive that is NaN
/// makes its anchor's loss so; what is left out may be anything. O(B²), the exponentials taken once for the loss and its gradient; on all
/// threads.
ContrastiveLoss lossOfAnchors(const Gemd& inter, const torch::Tensor& intraFirst, const torch::Tensor& intraSecond,
                              const torch::Tensor& negatives, const ObjectiveOptions& options);

/// From g-EMDs of one direction, B × B each. B × 2B: what share each term has in its anchor's denominator, that of the positive on the first half's diagonal; 0 what is left out.
torch::Tensor denominatorShares(const torch::Tensor& inter, const torch::Tensor& intra, const torch::Tensor& negatives,
                                const ObjectiveOptions& options);

}  // namespace rosa::learn
