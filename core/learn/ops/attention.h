/// Graph attention: weighted sums over neighbours with weights that depend on both ends.
#pragma once

#include <cstdint>

#include <torch/types.h>

#include "core/learn/ops/sparse_matrix.h"

namespace rosa::learn {

/// Slope of LeakyReLU below 0.
inline constexpr double kAttentionSlope = 0.2;

/// For each head k, out_i = Σⱼ αᵢⱼ·xⱼ over the entries j of row i, where α is the softmax over these entries of LeakyReLU(target_i +
/// source_j), slope 0.2 (Veličković et al., GAT, ICLR 2018, equations 3 and 4).
///
/// x is n × (heads · width), head by head; source and target are n × heads; all float32 and differentiable. `structure` is n × n; its
/// values are ignored. Rows without entries give zeros. Apart from inputs and output only α (entries × heads) is stored; messages are not
/// materialised. Parallel over rows; the result does not depend on the number of threads. O(entries · heads · width).
///
/// With a structure on a device (SparseMatrix::to()), see attendThere().
torch::Tensor attend(const torch::Tensor& x, const torch::Tensor& source, const torch::Tensor& target,
                     const SparseMatrix& structure);

/// The same by operations of the structure's device, on which all tensors are, float32 or float64. A GPU is not waited for.
torch::Tensor attendThere(const torch::Tensor& x, const torch::Tensor& source, const torch::Tensor& target,
                          const SparseMatrix& structure);

}  // namespace rosa::learn
