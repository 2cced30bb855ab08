/// Permutes matrices of a g-EMD between lane order and natural order (transport::LaneLayout). Internal to gemd.cpp.
#pragma once

#include "core/learn/ops/view_batch.h"

namespace rosa::learn {

/// Permutes row views × lanes (B × B', contiguous) to natural order of the lanes' views; `isTurned`: transposed, B' × B. One pass.
torch::Tensor inViews(const torch::Tensor& lanes, const ViewLayout& layout, bool isTurned);

/// Inverse of inViews(); accepts any strides.
torch::Tensor inLanes(const torch::Tensor& given, const ViewLayout& layout, bool isTurned);

/// G + Gᵀ of a side against itself: n × n, from rows in natural and columns in lane order to natural order in both. On the CPU tiled, on
/// all threads.
torch::Tensor symmetric(const torch::Tensor& gradient, const ViewLayout& side);

/// Raw weight of each column node of a side against each of its views as a row (B × n, columns in lane order), CPU only. Obtained from the
/// rows' weights (n × B, views in lane order), which hold the same products of a row and a view's mean. Uses all threads.
torch::Tensor turnedWeights(const torch::Tensor& rowWeights, const transport::LaneLayout& layout);

}  // namespace rosa::learn
