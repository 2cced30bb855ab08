/// Matrices of a batch under the current weights, without masking or perturbation, by the operations of a training step.
#include <limits>

#include "core/learn/methods/rosa/rosa.h"

namespace rosa::learn {

namespace {

std::vector<float> copiedValues(const torch::Tensor& matrix)
{
    const torch::Tensor rows = matrix.detach().cpu().contiguous();
    return {rows.const_data_ptr<float>(), rows.const_data_ptr<float>() + rows.numel()};
}

record::Rescaled rescaledBy(const ObjectiveOptions& objective)
{
    if (!objective.topology) return record::Rescaled::None;
    return objective.topologyPairs == TopologyPairs::All ? record::Rescaled::All : record::Rescaled::Positive;
}

}  // namespace

Result<record::BatchMatrix> RosaMethod::batch(const std::vector<Centre>& centres, std::uint32_t draw)
{
    const torch::NoGradGuard constant;
    const ModelOnProcessor here(m_state);
    const ObjectiveOptions& objective = m_options.objective;
    std::vector<FrozenWalk> walks[2];
    for (const std::uint32_t side : {0u, 1u})
        for (const Centre centre : centres) walks[side].push_back({centre, side, draw});
    sampling::StepSample sample;
    for (const Centre centre : centres) sample.centres.push_back(indexOf(centre));
    sample.first.batch = walkFrozen(walks[0]);
    sample.second.batch = walkFrozen(walks[1]);
    if (m_needsPositiveHops)
        sample.hops = sampling::positiveHops(m_hops, sample.first.batch, sample.second.batch, areWalked());
    const StepScales scales = scalesOf(hopsOf(sample, torch::kCPU));
    const auto viewsOf = [&](const sampling::ViewBatch& batch) {
        const Side side = sideOf(batch, {});
        return makeViewBatch(encode(side, nullptr), side.offsets);
    };
    ROSA_TRY_ASSIGN(const auto first, viewsOf(sample.first.batch));
    ROSA_TRY_ASSIGN(const auto second, viewsOf(sample.second.batch));
    ROSA_TRY_ASSIGN(const auto inter, gemdInter(first, second, scales.inter, objective));
    ROSA_TRY_ASSIGN(const auto intraFirst, gemdIntra(first, scales.intraFirst, objective));
    ROSA_TRY_ASSIGN(const auto intraSecond, gemdIntra(second, scales.intraSecond, objective));

    record::BatchMatrix batch;
    batch.temperature = objective.contrast.temperature;
    batch.lambda = objective.solve.lambda;
    batch.rescaled = rescaledBy(objective);
    batch.inter = copiedValues(inter.forward);
    batch.intraFirst = copiedValues(intraFirst);
    batch.intraSecond = copiedValues(intraSecond);
    batch.weight = copiedValues(denominatorWeights(inter.forward, intraFirst, objective, scales.negatives));
    return batch;
}

}  // namespace rosa::learn
