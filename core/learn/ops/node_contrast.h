/// The contrastive loss between the nodes of two whole views, without a matrix of all pairs.
#pragma once

#include <cstdint>

#include <torch/types.h>

namespace rosa::learn {

struct NodeContrast {
    torch::Tensor loss;   ///< Scalar; carries the gradient to both views.
    double positive = 0;  ///< Mean cosine of a node's two embeddings.
    double inter = 0;     ///< Mean cosine of a node of the first view and one of the second, over all pairs.
    double intra = 0;     ///< Mean cosine of two different nodes of the first view.
};

/// Zhu et al., "Deep Graph Contrastive Representation Learning" (GRACE, 2020), equations 1 and 2, as their program has it. With cosines s and
/// temperature τ > 0, for views Z₁, Z₂ (N × width each, row i of one and row i of the other are the positive pair):
///
///     ℓ(i) = −log [ e^{s(z₁ᵢ,z₂ᵢ)/τ} / ( Σₖ e^{s(z₁ᵢ,z₂ₖ)/τ} + Σ_{k≠i} e^{s(z₁ᵢ,z₁ₖ)/τ} ) ],   loss = mean over i of (ℓ(i) + ℓ'(i)) / 2,
///
/// ℓ' being ℓ with the views exchanged. Rows are made unit vectors first. Loss and gradient come from two passes over blocks of `blockRows`
/// rows: GEMMs, with exponentials and their sums in one loop between. The exponentials are kept from the first pass to the second where they take
/// no more than `keptBytes`, and are computed again elsewhere, so memory is O(N · (blockRows + width)) + keptBytes. Time O(N² · width): 8 or 6
/// products of N × N × width multiply-adds.
NodeContrast nodeContrast(const torch::Tensor& first, const torch::Tensor& second, double temperature,
                          std::int64_t blockRows = 256, std::int64_t keptBytes = std::int64_t{128} << 20);

}  // namespace rosa::learn
