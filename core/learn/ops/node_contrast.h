/// Contrastive loss between the nodes of two whole views, without an all-pairs matrix.
#pragma once

#include <cstdint>
#include <optional>

#include <torch/types.h>

namespace rosa::learn {

/// How the matrices of all pairs are divided.
struct ContrastBlocks {
    std::int64_t rows = 256;
    std::int64_t keptBytes = std::int64_t{128} << 20;  ///< Of exponentials that are kept for the gradient.

    /// A GPU gets blocks of up to half a gigabyte, so that small graphs are one block.
    static ContrastBlocks of(torch::Device device, std::int64_t nodes);
};

struct NodeContrast {
    torch::Tensor loss;  ///< Scalar; carries the gradient to both views.
    torch::Tensor
        positive;         ///< Mean cosine of a node's two embeddings. This and the following are scalars without gradient.
    torch::Tensor inter;  ///< Mean cosine between nodes of the first and the second view, over all pairs.
    torch::Tensor intra;  ///< Mean cosine between two different nodes of the first view.
};

/// Zhu et al., "Deep Graph Contrastive Representation Learning" (GRACE, 2020), equations 1 and 2, as in their program. With cosines s and
/// temperature τ > 0, for views Z₁, Z₂ (N × width each, equal row indices are positive pairs):
///
///     ℓ(i) = −log [ e^{s(z₁ᵢ,z₂ᵢ)/τ} / ( Σₖ e^{s(z₁ᵢ,z₂ₖ)/τ} + Σ_{k≠i} e^{s(z₁ᵢ,z₁ₖ)/τ} ) ],   loss = mean over i of (ℓ(i) + ℓ'(i)) / 2,
///
/// where ℓ' is ℓ with the views exchanged. Rows are first normalised to unit length. Loss and gradient take two passes over blocks of
/// rows: GEMMs, with exponentials and their sums in one loop in between. Exponentials are kept between the passes up to
/// `keptBytes` and recomputed beyond, so memory is O(N · (blockRows + width)) + keptBytes. Time O(N² · width): 8 or 6 products of N × N ×
/// width multiply-adds. On a GPU, which is not waited for, the loop is LibTorch's operations.
///
/// `blocks`: by default as fits the views' device.
NodeContrast nodeContrast(const torch::Tensor& first, const torch::Tensor& second, double temperature,
                          std::optional<ContrastBlocks> blocks = {});

}  // namespace rosa::learn
