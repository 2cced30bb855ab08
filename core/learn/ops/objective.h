/// Contrastive objective over g-EMD similarities, in all variants of the presets.
#pragma once

#include "core/catalog/options/objective_options.h"
#include "core/learn/ops/gemd.h"

namespace rosa::learn {

using catalog::Denominator;
using catalog::ObjectiveOptions;
using catalog::Similarity;
using catalog::TopologyPairs;

/// Hop distances Ψ of one pair of sides, any numeric type; unreachable: 100 or more. Undefined if topology is off. TopologyPairs::All: n1 ×
/// n2. TopologyPairs::Positive: flat, the blocks (i, i), each row-major, concatenated; undefined within a side (no positives there).
using Hops = torch::Tensor;

/// 1 / (1 + exp(−Ψ/τ)) for topology's temperature τ; none if topology is off or Ψ is undefined. Constant over the ascents of a step.
CostScale costScale(const Hops& hops, c10::ScalarType type, const ObjectiveOptions& options);

/// g-EMDs between two sides, `forward` and `backward`, with costs scaled as the options specify. `diagnostics` also measures the quality of
/// the transport. Errors come from gemd.
Result<Gemd> gemdInter(const ViewBatch& first, const ViewBatch& second, const CostScale& scale,
                       const ObjectiveOptions& options, bool diagnostics = false);
/// B × B: g-EMDs of views i and k within a side. Errors come from gemd.
Result<torch::Tensor> gemdIntra(const ViewBatch& side, const CostScale& scale, const ObjectiveOptions& options);
/// The factor a in s = a − a · g-EMD.
double similarityFactor(Similarity similarity);
/// s of g-EMD, elementwise.
torch::Tensor similarityOf(const torch::Tensor& emd, Similarity similarity);

/// Loss and the values shown in curves; all but `loss` without gradient.
struct ContrastiveLoss {
    torch::Tensor loss;    ///< Scalar: mean over i of (loss12 + loss21) / 2.
    torch::Tensor losses;  ///< 2B: loss12 of each view of the first side as anchor, then loss21 of each view of the second.
    torch::Tensor
        shown;  ///< 4, float64: the loss, and the mean similarities over both directions of positives (not doubled), of
                ///< inter-view pairs k ≠ i, and of intra-view pairs k ≠ i.
};

/// Contrastive loss from the g-EMDs `inter` (gemdInter; its plans are not read), `intraFirst` and `intraSecond` (gemdIntra), with
/// similarities s as the options specify. For anchor i of the first side, with s⁺ = s(1i, 2i) (doubled if the options say so):
///
///     loss12_i = −s⁺/τ + log( [exp(s⁺/τ)] + Σ_{k≠i} exp(s(1i, 2k)/τ) + Σ_{k≠i} exp(s(1i, 1k)/τ) )
///
/// with the bracket if the denominator includes the positive; article, equation of the contrastive objective. loss21 exchanges the sides.
/// O(B²).
///
/// For several ascents that change only the first side, the second is solved once and its gradient is propagated once:
///
///     auto side2 = makeViewBatch(z2, offsets2);  auto kept = side2->leaf();
///     auto intra2 = gemdIntra(*side2, …);  auto keptIntra2 = intra2->detach().requires_grad_();
///     for each ascent:
///         contrastiveLoss(*gemdInter(side1, kept, …), *gemdIntra(side1, …), keptIntra2, options)->loss … backward()
///     torch::autograd::backward({*intra2, side2->unit}, {keptIntra2.grad(), kept.unit.grad()});
///
/// `negatives` (B × B, bool, diagonal false, at least one true in each row) restricts the sums and the reported means to these k;
/// undefined: all k ≠ i.
///
/// Fails if the batch has fewer than two views.
Result<ContrastiveLoss> contrastiveLoss(const Gemd& inter, const torch::Tensor& intraFirst, const torch::Tensor& intraSecond,
                                        const ObjectiveOptions& options, const torch::Tensor& negatives = {});

/// B × 2B: share of each term in the denominator of loss12 (above), a softmax over its terms: the anchors' inter-view terms, then their
/// intra-view terms. NaN for excluded terms. `inter` and `intra` are B × B g-EMDs; the positive is on the diagonal.
torch::Tensor denominatorWeights(const torch::Tensor& inter, const torch::Tensor& intra, const ObjectiveOptions& options,
                                 const torch::Tensor& negatives = {});

}  // namespace rosa::learn
