/// Batch normalisation in training mode over some rows of a matrix, for matrices of a fixed size that a batch does not fill.
#pragma once

#include <torch/types.h>

namespace rosa::learn {

/// Output and batch statistics.
struct CountedNorm {
    torch::Tensor made;  ///< n × d: weight ∘ (x − mean) / √(variance + epsilon) + bias; `bias` in rows that do not count.
    torch::Tensor mean;      ///< d, of the rows that count, without gradient.
    torch::Tensor variance;  ///< d, unbiased, without gradient.
};

/// Normalises each column of x (n × d, floating point, any device) by mean and (biased) variance of the rows with `counted` 1; `counted` is
/// n × 1 of 0 and 1 in the type of x, at least two of them 1. Rows that do not count are constant, whatever they hold, if it is finite.
/// Equal to batch normalisation of the counted rows alone up to rounding, and its result there does not depend on the number of other rows but
/// for rounding. Differentiable in x, `weight` and `bias` (d each). LibTorch operations without synchronisation. O(n d).
CountedNorm countedNorm(const torch::Tensor& x, const torch::Tensor& counted, const torch::Tensor& weight,
                        const torch::Tensor& bias, double epsilon);

}  // namespace rosa::learn
