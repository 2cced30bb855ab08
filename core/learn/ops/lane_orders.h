/// Matrices of a g-EMD between the order of the solver's lanes and the natural one (transport::LaneLayout). Used by gemd.cpp alone.
#pragma once

#include "core/learn/ops/view_batch.h"

namespace rosa::learn {

/// Row views against lanes (B × B', contiguous), with the lanes' views in natural order; `isTurned`: those views as rows, B' × B. One pass.
torch::Tensor inViews(const torch::Tensor& lanes, const ViewLayout& layout, bool isTurned);

/// The inverse of inViews(), of any strides.
torch::Tensor inLanes(const torch::Tensor& given, const ViewLayout& layout, bool isTurned);

/// G + Gᵀ of a side against itself: n × n, rows in natural order and columns in lane order, to natural order in both. On processors by tiles,
/// on all threads.
torch::Tensor symmetric(const torch::Tensor& gradient, const ViewLayout& side);

/// Of a side against itself, on processors: each column node's raw weight against each view as a row (B × n, columns in lane order), from the
/// rows' weights (n × B, views in lane order), which are the same products of a row and a view's mean. On all threads.
torch::Tensor turnedWeights(const torch::Tensor& rowWeights, const transport::LaneLayout& layout);

}  // namespace rosa::learn
