/// Rows from which weights are computed.
#pragma once

#include <torch/types.h>

namespace rosa::learn {

/// `z`, or, if an element exceeds 1e15, `z` scaled by a power of two so that products with another such matrix stay within float32;
/// `largest`: maximum of |z|, finite. Normalised weights are unaffected.
torch::Tensor withinRange(const torch::Tensor& z, double largest);

}  // namespace rosa::learn
