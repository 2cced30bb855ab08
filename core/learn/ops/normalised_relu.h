/// Batch normalisation in training and the ReLU behind it as one operation of processors.
#pragma once

#include <torch/types.h>

namespace rosa::learn {

/// What became of a batch.
struct NormalisedRelu {
    torch::Tensor made;  ///< n × d: ReLU(weight ∘ (x − mean) / √(variance + epsilon) + bias), with gradient to all four.
    torch::Tensor mean;      ///< d, of x + shift, without gradient.
    torch::Tensor variance;  ///< d, unbiased; likewise.
};

/// Each column of x (n × d, float32 on a processor, n >= 2) by its own mean and (biased) variance; `shift`, `weight` and `bias` are rows of
/// d numbers. `shift` is what a layer before would add to every row: the mean takes it away again, so its gradient is 0. Two passes over x
/// and two back, on all threads; sums do not depend on how many there are. Formula: Ioffe and Szegedy, ICML 2015, algorithm 1.
NormalisedRelu normalisedRelu(const torch::Tensor& x, const torch::Tensor& shift, const torch::Tensor& weight,
                              const torch::Tensor& bias, double epsilon);

}  // namespace rosa::learn
