/// Large matrix products of the training step by whichever of LibTorch's libraries is faster at their shapes.
#pragma once

#include <torch/types.h>

namespace rosa::learn {

enum class ProductLibrary {
    Mkl,     ///< torch::mm: MKL, or what else LibTorch was built with.
    OneDnn,  ///< oneDNN's inner product.
};

/// "mkl", "onednn".
const char* nameOf(ProductLibrary library);

/// The faster one on this processor.
///
/// LibTorch gives its own products to MKL, whose best code is for Intel's processors alone; elsewhere it uses half a processor's speed where
/// k is small beside m. There these go to oneDNN, in the same library. On Intel's, and where LibTorch was built without oneDNN, this is
/// torch::mm: oneDNN compiles code for every new n, and no two steps have views of as many nodes.
ProductLibrary bestProductLibrary();

/// The one that product() uses; at first the best. Both differ in the order in which a product's terms are added, so in its last bits.
ProductLibrary productLibrary();

/// Lets product() use `library`, or MKL where this LibTorch lacks the other; returns which. For whoever compares them. Call while nothing
/// is multiplied.
ProductLibrary setProductLibrary(ProductLibrary library);

/// a · b (n × k, k × m), float32 on the CPU, without gradient.
torch::Tensor product(const torch::Tensor& a, const torch::Tensor& b);

}  // namespace rosa::learn
