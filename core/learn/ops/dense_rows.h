/// Features as tensors.
#pragma once

#include <span>

#include <torch/types.h>

#include "core/graph/features.h"

namespace rosa::learn {

/// The rows of `nodes`, in that order, as a dense float32 matrix on the CPU.
torch::Tensor denseRows(const graph::Features& features, std::span<const graph::Node> nodes);

/// All rows as a dense float32 matrix on the CPU.
torch::Tensor denseRows(const graph::Features& features);

}  // namespace rosa::learn
