/// The contrastive objective over g-EMD similarities, in every variant that the presets use.
#pragma once

#include "core/catalog/options/objective_options.h"
#include "core/learn/ops/gemd.h"

namespace rosa::learn {

using catalog::Denominator;
using catalog::ObjectiveOptions;
using catalog::Similarity;
using catalog::TopologyPairs;

/// Hop distances Ψ of one pair of sides, any numeric type; unreachable: 100 or more. Undefined where topology is off.
/// TopologyPairs::All: n1 × n2. TopologyPairs::Positive: flat, the blocks (i, i), each row-major, one after the other; within a side
/// (no positives there) undefined.
using Hops = torch::Tensor;

/// 1 / (1 + exp(−Ψ/τ)) for topology's temperature τ; nothing where topology is off or Ψ undefined. The same in all ascents of a step.
CostScale costScale(const Hops& hops, c10::ScalarType type, const ObjectiveOptions& options);

/// The g-EMD that similarities are made of: `forward` and `backward` between the two sides, costs rescaled where the options say so.
/// An Error comes from gemd. `diagnostics` also measures how well the transport was solved.
Result<Gemd> gemdInter(const ViewBatch& first, const ViewBatch& second, const CostScale& scale,
                       const ObjectiveOptions& options, bool diagnostics = false);
/// B × B: view i against view k within a side. An Error comes from gemd.
Result<torch::Tensor> gemdIntra(const ViewBatch& side, const CostScale& scale, const ObjectiveOptions& options);
/// s = a − a · g-EMD: a.
double similarityFactor(Similarity similarity);
/// s of g-EMD, elementwise.
torch::Tensor similarityOf(const torch::Tensor& emd, Similarity similarity);

/// The loss and what curves show of it; all but `loss` without gradient.
struct ContrastiveLoss {
    torch::Tensor loss;  ///< Scalar: mean over i of (loss12 + loss21) / 2.
    torch::Tensor
        losses;  ///< 2B: loss12 of every view of the first side as anchor, then loss21 of every view of the second.
    torch::Tensor
        shown;  ///< 4, float64: the loss, and the mean similarities over both directions of positives (not doubled), of
                ///< inter-view pairs k ≠ i, and of intra-view pairs k ≠ i.
};

/// From the g-EMDs `inter` (gemdInter; its plans are not read), `intraFirst` and `intraSecond` (gemdIntra), whose similarities s are as the
/// options say. For an anchor i of the first side, with s⁺ = s(1i, 2i) (doubled where they say so):
///
///     loss12_i = −s⁺/τ + log( [exp(s⁺/τ)] + Σ_{k≠i} exp(s(1i, 2k)/τ) + Σ_{k≠i} exp(s(1i, 1k)/τ) )
///
/// the bracket where the denominator holds the positive; article, the equation of the contrastive objective. loss21 exchanges the sides.
/// O(B²).
///
/// Over ascents that change the first side alone, the second is solved once and its gradient goes back once:
///
///     auto side2 = makeViewBatch(z2, offsets2);  auto kept = side2->leaf();
///     auto intra2 = gemdIntra(*side2, …);  auto keptIntra2 = intra2->detach().requires_grad_();
///     for each ascent:
///         contrastiveLoss(*gemdInter(side1, kept, …), *gemdIntra(side1, …), keptIntra2, options)->loss … backward()
///     torch::autograd::backward({*intra2, side2->unit}, {keptIntra2.grad(), kept.unit.grad()});
///
/// `negatives` (B × B, bool, its diagonal false, with one or more in each row): the sums go over these k alone, and so do the means
/// shown; undefined: over every k ≠ i.
///
/// An Error says that the batch has fewer than two views, which leaves nothing to contrast with.
Result<ContrastiveLoss> contrastiveLoss(const Gemd& inter, const torch::Tensor& intraFirst, const torch::Tensor& intraSecond,
                                        const ObjectiveOptions& options, const torch::Tensor& negatives = {});

/// B × 2B: what share each term has in the denominator of loss12 (above), a softmax over it: the anchors' inter-view terms, then
/// their intra-view terms. NaN where a term is left out. `inter` and `intra` are B × B g-EMDs; the positive is on the diagonal.
torch::Tensor denominatorWeights(const torch::Tensor& inter, const torch::Tensor& intra, const ObjectiveOptions& options,
                                 const torch::Tensor& negatives = {});

}  // namespace rosa::learn
