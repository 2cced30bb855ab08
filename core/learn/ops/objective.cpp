#include "core/learn/ops/objective.h"

#include <cmath>

#include "core/learn/ops/anchor_loss.h"

namespace rosa::learn {

using torch::Tensor;

CostScale costScale(const Hops& hops, c10::ScalarType type, const ObjectiveOptions& options)
{
    CostScale scale;
    if (!options.topology || !hops.defined()) return scale;
    const Tensor factors = torch::sigmoid(hops.to(type) / options.topologyTemperature);
    (options.topologyPairs == TopologyPairs::All ? scale.every : scale.positive) = factors;
    return scale;
}

Result<Gemd> gemdInter(const ViewBatch& first, const ViewBatch& second, const CostScale& scale,
                       const ObjectiveOptions& options, bool diagnostics)
{
    ROSA_CHECK(!options.topology || (options.topologyPairs == TopologyPairs::All ? scale.every : scale.positive).defined(),
               "expected a scale between the sides");
    const GemdRequest request{
        .options = options.solve, .padding = options.padding, .bothDirections = true, .diagnostics = diagnostics};
    return gemd(first, second, scale, request);
}

Result<torch::Tensor> gemdIntra(const ViewBatch& side, const CostScale& scale, const ObjectiveOptions& options)
{
    const bool isRescaled = options.topology && options.topologyPairs == TopologyPairs::All;
    ROSA_CHECK(scale.every.defined() == isRescaled && !scale.positive.defined(),
               "a scale within the side where all pairs have one");
    ROSA_TRY_ASSIGN(auto solved, gemd(side, side, scale, GemdRequest{.options = options.solve, .padding = options.padding}));
    return std::move(solved.forward);
}

double similarityFactor(Similarity similarity) { return similarity == Similarity::OneMinus ? 1 : 2; }

torch::Tensor similarityOf(const torch::Tensor& emd, Similarity similarity)
{
    return torch::rsub(emd, similarityFactor(similarity), similarityFactor(similarity));
}

Result<ContrastiveLoss> contrastiveLoss(const Gemd& inter, const torch::Tensor& intraFirst, const torch::Tensor& intraSecond,
                                        const ObjectiveOptions& options, const torch::Tensor& negatives)
{
    const std::int64_t views = inter.forward.size(0);
    if (views < 2) return badInput("a batch of one view has no negatives: expected at least 2 centre nodes");
    return lossOfAnchors(inter, intraFirst, intraSecond, negatives, options);
}

torch::Tensor denominatorWeights(const torch::Tensor& inter, const torch::Tensor& intra, const ObjectiveOptions& options,
                                 const torch::Tensor& negatives)
{
    const double none = std::nan("");
    const Tensor itself = torch::eye(inter.size(0), inter.options().dtype(torch::kBool).requires_grad(false));
    const Tensor leftOut = negatives.defined() ? negatives.logical_not() : itself;
    const bool hasPositive = options.denominator == Denominator::WithPositive;
    const Tensor notInter = hasPositive ? leftOut.logical_and(itself.logical_not()) : leftOut;
    return denominatorShares(inter, intra, negatives, options).masked_fill(torch::cat({notInter, leftOut}, 1), none);
}

}  // namespace rosa::learn
