/// Matrices of a batch under the current weights, without masking or perturbation, by the operations of a training step in
/// float64.
#include <limits>

#include "core/learn/methods/rosa/rosa.h"

namespace rosa::learn {

namespace {

std::vector<float> copiedValues(const torch::Tensor& matrix)
{
    const torch::Tensor rows = matrix.detach().to(torch::kCPU, torch::kFloat32).contiguous();
    return {rows.const_data_ptr<float>(), rows.const_data_ptr<float>() + rows.numel()};
}

protocol::Rescaled rescaledBy(const ObjectiveOptions& objective)
{
    if (!objective.topology) return protocol::Rescaled::None;
    return objective.topologyPairs == TopologyPairs::All ? protocol::Rescaled::All : protocol::Rescaled::Positive;
}

}  // namespace

Result<protocol::BatchMatrix> RosaMethod::batch(const std::vector<Centre>& centres, std::uint32_t draw, bool viewsAlone)
{
    const torch::NoGradGuard constant;
    const ModelOnProcessor here(m_state);
    const ObjectiveOptions& objective = m_options.objective;
    std::vector<FrozenWalk> walks[2];
    for (const std::uint32_t side : {0u, 1u})
        for (const Centre centre : centres) walks[side].push_back({centre, side, draw});
    ROSA_TRY_ASSIGN(auto firstViews, encodeFrozen(walks[0]));
    ROSA_TRY_ASSIGN(auto secondViews, encodeFrozen(walks[1]));
    const auto viewsOf = [](const FrozenViews& views) {
        return makeViewBatch(views.z, {views.batch.offsets.begin(), views.batch.offsets.end()});
    };
    ROSA_TRY_ASSIGN(const auto first, viewsOf(firstViews));
    ROSA_TRY_ASSIGN(const auto second, viewsOf(secondViews));
    sampling::StepSample sample;
    for (const Centre centre : centres) sample.centres.push_back(indexOf(centre));
    sample.first.batch = std::move(firstViews.batch);
    sample.second.batch = std::move(secondViews.batch);
    if (m_needsPositiveHops)
        sample.hops = sampling::positiveHops(m_hops, sample.first.batch, sample.second.batch, areWalked());
    const StepScales scales = scalesOf(hopsOf(sample, torch::kCPU), torch::kFloat64);

    protocol::BatchMatrix batch;
    if (!viewsAlone) batch.padding = trainingPadding();
    const auto gemdOf = [&](const ViewBatch& rows, const ViewBatch& columns, const CostScale& scale,
                            const transport::PaddedSizes& sizes) {
        const Padding padding = batch.padding ? Padding::Program : Padding::None;
        return gemd(rows, columns, scale, {.options = objective.solve, .padding = padding, .paddedTo = sizes});
    };
    const auto [largestFirst, largestSecond] = batch.padding.value_or(transport::PaddedSizes());
    ROSA_TRY_ASSIGN(const auto inter, gemdOf(first, second, scales.inter, {largestFirst, largestSecond}));
    ROSA_TRY_ASSIGN(const auto intraFirst, gemdOf(first, first, scales.intraFirst, {largestFirst, largestFirst}));
    ROSA_TRY_ASSIGN(const auto intraSecond, gemdOf(second, second, scales.intraSecond, {largestSecond, largestSecond}));

    batch.temperature = objective.contrast.temperature;
    batch.lambda = objective.solve.lambda;
    batch.rescaled = rescaledBy(objective);
    batch.inter = copiedValues(inter.forward);
    batch.intraFirst = copiedValues(intraFirst.forward);
    batch.intraSecond = copiedValues(intraSecond.forward);
    batch.weight = copiedValues(denominatorWeights(inter.forward, intraFirst.forward, objective, scales.negatives));
    return batch;
}

}  // namespace rosa::learn
