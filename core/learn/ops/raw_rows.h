/// Rows as weights are made of them.
#pragma once

#include <torch/types.h>

namespace rosa::learn {

/// `z`, or, where an element exceeds 1e15, a power of two of it whose products with another such matrix stay inside float32; `largest`: of
/// |z|, finite. Weights made of either are the same once they are normalised.
torch::Tensor withinRange(const torch::Tensor& z, double largest);

}  // namespace rosa::learn
