/// Large matrix products of the training step by whichever of LibTorch's libraries is faster at their shapes.
#pragma once

#include <torch/types.h>

namespace rosa::learn {

/// a · b (n × k, k × m), float32 on the CPU, without gradient.
///
/// LibTorch gives its own products to MKL, which uses half a processor's speed where k is small beside m and has no AVX-512 code for
/// every processor that has it; oneDNN, in the same library, has. Where LibTorch was built without oneDNN this is torch::mm.
torch::Tensor product(const torch::Tensor& a, const torch::Tensor& b);

}  // namespace rosa::learn
