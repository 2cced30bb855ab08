#include "core/learn/objective.h"

#include <cmath>
#include <limits>

#include "core/learn/anchor_loss.h"
#include "core/learn/device.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// 1 / (1 + exp(−Ψ/τ)); nothing where topology is off.
CostScale scaleOf(const Hops& hops, c10::ScalarType type, const ObjectiveOptions& options)
{
    CostScale scale;
    if (!options.topology || !hops.defined()) return scale;
    const Tensor factors = torch::sigmoid(hops.to(type) / options.topologyTemperature);
    (options.topologyPairs == TopologyPairs::All ? scale.every : scale.positive) = factors;
    return scale;
}

Tensor diagonalOf(const Tensor& square)
{
    return torch::eye(square.size(0), square.options().dtype(torch::kBool).requires_grad(false));
}

/// B × 1: s⁺/τ of each anchor, doubled where the options say so.
Tensor positiveTerm(const Tensor& inter, const ObjectiveOptions& options)
{
    return (inter.diagonal() * (positiveWeight(options) / options.temperature)).unsqueeze(1);
}

/// Pairs that are no negatives: those of a view with itself, or all but the negatives named.
Tensor otherThan(const Tensor& negatives, const Tensor& square)
{
    return negatives.defined() ? negatives.logical_not() : diagonalOf(square);
}

/// Exponents of the denominator, −∞ for what is left out; rows of `inter` and `intra` are anchors. B × 2B, and before that a column
/// for the positive where the denominator holds it.
Tensor denominatorTerms(const Tensor& inter, const Tensor& intra, const Tensor& positive, const Tensor& leftOut,
                        const ObjectiveOptions& options)
{
    const double minusInfinity = -std::numeric_limits<double>::infinity();
    const Tensor terms = torch::cat({(inter / options.temperature).masked_fill(leftOut, minusInfinity),
                                     (intra / options.temperature).masked_fill(leftOut, minusInfinity)},
                                    1);
    return options.denominator == Denominator::WithPositive ? torch::cat({positive, terms}, 1) : terms;
}

Tensor meanBesideDiagonal(const Tensor& a, const Tensor& b)
{
    const auto views = static_cast<double>(a.size(0));
    return (a.sum() - a.trace() + b.sum() - b.trace()) / (2 * views * (views - 1));
}

/// Over the negatives; over all pairs beside the diagonal where none are named.
Tensor meanOfNegatives(const Tensor& a, const Tensor& b, const Tensor& negatives)
{
    if (!negatives.defined()) return meanBesideDiagonal(a, b);
    if (!takesCpuPath(a.device())) {  // how many there are is known there alone
        const Tensor zero = torch::zeros({}, a.options());
        return (torch::where(negatives, a, zero).sum() + torch::where(negatives, b, zero).sum()) / (2 * negatives.sum());
    }
    return (a.masked_select(negatives).mean() + b.masked_select(negatives).mean()) / 2;
}

}  // namespace

ObjectiveOptions ObjectiveOptions::reference() { return {}; }

ObjectiveOptions ObjectiveOptions::paper()
{
    ObjectiveOptions options;
    options.similarity = Similarity::OneMinus;
    options.positiveDoubled = false;
    options.denominator = Denominator::WithPositive;
    options.topologyPairs = TopologyPairs::All;
    options.solve.marginals = transport::MarginalRule::ClipAtZero;
    return options;
}

Result<Gemd> gemdInter(const ViewBatch& first, const ViewBatch& second, const Hops& hops, const ObjectiveOptions& options,
                       bool diagnostics)
{
    ROSA_CHECK(!options.topology || hops.defined(), "hop distances between the sides are wanted");
    const GemdRequest request{.options = options.solve, .bothDirections = true, .diagnostics = diagnostics};
    return gemd(first, second, scaleOf(hops, first.unit.scalar_type(), options), request);
}

Result<torch::Tensor> gemdIntra(const ViewBatch& side, const Hops& hops, const ObjectiveOptions& options)
{
    const bool rescaled = options.topology && options.topologyPairs == TopologyPairs::All;
    ROSA_CHECK(!rescaled || hops.defined(), "hop distances within the side are wanted");
    const CostScale scale = rescaled ? scaleOf(hops, side.unit.scalar_type(), options) : CostScale{};
    auto solved = gemd(side, side, scale, GemdRequest{.options = options.solve});
    if (!solved) return solved.error();
    return std::move(solved->forward);
}

torch::Tensor similarityOf(const torch::Tensor& emd, Similarity similarity)
{
    return similarity == Similarity::OneMinus ? 1 - emd : 2 - 2 * emd;
}

Result<InterSimilarity> similarityInter(const ViewBatch& first, const ViewBatch& second, const Hops& hops,
                                        const ObjectiveOptions& options, bool diagnostics)
{
    const auto solved = gemdInter(first, second, hops, options, diagnostics);
    if (!solved) return solved.error();
    return InterSimilarity{similarityOf(solved->forward, options.similarity),
                           similarityOf(solved->backward, options.similarity), solved->diagnostics};
}

Result<torch::Tensor> similarityIntra(const ViewBatch& side, const Hops& hops, const ObjectiveOptions& options)
{
    const auto solved = gemdIntra(side, hops, options);
    if (!solved) return solved.error();
    return similarityOf(*solved, options.similarity);
}

Result<ContrastiveLoss> contrastiveLoss(const InterSimilarity& inter, const torch::Tensor& intraFirst,
                                        const torch::Tensor& intraSecond, const ObjectiveOptions& options,
                                        const torch::Tensor& negatives)
{
    const std::int64_t views = inter.forward.size(0);
    if (views < 2) return badInput("a batch of one view has nothing to contrast it with: expected at least 2 centre nodes");
    const Tensor loss12 = anchorLoss(inter.forward, intraFirst, negatives, options);
    const Tensor loss21 = anchorLoss(inter.backward, intraSecond, negatives, options);
    ContrastiveLoss result;
    result.loss = (loss12.mean() + loss21.mean()) / 2;

    const torch::NoGradGuard noGrad;
    result.loss12 = loss12.detach();
    result.loss21 = loss21.detach();
    result.meanPositive = (inter.forward.diagonal().mean() + inter.backward.diagonal().mean()) / 2;
    result.meanInter = meanOfNegatives(inter.forward, inter.backward, negatives);
    result.meanIntra = meanOfNegatives(intraFirst.detach(), intraSecond.detach(), negatives);
    return result;
}

torch::Tensor denominatorWeights(const torch::Tensor& inter, const torch::Tensor& intra, const ObjectiveOptions& options,
                                 const torch::Tensor& negatives)
{
    const std::int64_t views = inter.size(0);
    const Tensor isLeftOut = otherThan(negatives, inter);
    const double none = std::nan("");
    Tensor shares = torch::softmax(denominatorTerms(inter, intra, positiveTerm(inter, options), isLeftOut, options), 1);
    const Tensor leftOut = torch::zeros_like(inter).masked_fill(isLeftOut, none);
    if (options.denominator == Denominator::WithoutPositive) return shares + torch::cat({leftOut, leftOut}, 1);
    const Tensor diagonal = diagonalOf(inter);
    const Tensor positive = torch::diag(shares.select(1, 0));
    shares = shares.slice(1, 1);
    return torch::cat(
        {shares.slice(1, 0, views) + positive + leftOut.masked_fill(diagonal, 0), shares.slice(1, views) + leftOut}, 1);
}

}  // namespace rosa::learn
