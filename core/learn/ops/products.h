/// Large matrix products of the training step, by the library of LibTorch that is faster for their shapes.
#pragma once

#include <torch/types.h>

namespace rosa::learn {

enum class ProductLibrary {
    Mkl,     ///< torch::mm: MKL, or the BLAS that LibTorch was built with.
    OneDnn,  ///< oneDNN's inner product.
};

/// "mkl", "onednn".
const char* nameOf(ProductLibrary library);

/// The faster library on this CPU.
///
/// LibTorch uses MKL, whose best code is for Intel CPUs only; on others it reaches half the CPU's speed if k is small relative to m. There
/// oneDNN (part of LibTorch) is used. On Intel, or if LibTorch was built without oneDNN, this is torch::mm: oneDNN compiles code for each
/// new n, and the number of nodes differs in every step.
ProductLibrary bestProductLibrary();

/// The library that product() uses; initially the best. The two differ in the order of summation, hence in the last bits.
ProductLibrary productLibrary();

/// Makes product() use `library`, or MKL if this LibTorch lacks oneDNN; returns the one set. For comparisons. Call only while no product is
/// running.
ProductLibrary setProductLibrary(ProductLibrary library);

/// a · b (n × k, k × m), float32 on the CPU, without gradient.
torch::Tensor product(const torch::Tensor& a, const torch::Tensor& b);

}  // namespace rosa::learn
