/// Batch normalisation in training mode fused with ReLU, on the CPU.
#pragma once

#include <torch/types.h>

namespace rosa::learn {

/// Output and batch statistics.
struct NormalisedRelu {
    torch::Tensor made;  ///< n × d: ReLU(weight ∘ (x − mean) / √(variance + epsilon) + bias), differentiable in all four.
    torch::Tensor mean;      ///< d, of x + shift, without gradient.
    torch::Tensor variance;  ///< d, unbiased, without gradient.
};

/// Normalises each column of x (n × d, float32 on the CPU, n >= 2) by its mean and (biased) variance; `shift`, `weight` and `bias` have d
/// elements. `shift` is the bias of the preceding layer: the mean cancels it, so its gradient is 0. Two passes over x forward and two
/// backward, on all threads; sums do not depend on the number of threads. Ioffe and Szegedy, ICML 2015, algorithm 1.
NormalisedRelu normalisedRelu(const torch::Tensor& x, const torch::Tensor& shift, const torch::Tensor& weight,
                              const torch::Tensor& bias, double epsilon);

}  // namespace rosa::learn
