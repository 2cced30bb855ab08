/// Large matrix products of the training step by whichever of LibTorch's libraries is faster at their shapes.
#pragma once

#include <torch/types.h>

namespace rosa::learn {

/// a · b (n × k, k × m), float32 on the CPU, without gradient.
///
/// LibTorch gives its own products to MKL, whose best code is for Intel's processors alone; elsewhere it uses half a processor's speed where
/// k is small beside m. There these go to oneDNN, in the same library. On Intel's, and where LibTorch was built without oneDNN, this is
/// torch::mm: oneDNN compiles code for every new n, and no two steps have views of as many nodes.
torch::Tensor product(const torch::Tensor& a, const torch::Tensor& b);

}  // namespace rosa::learn
