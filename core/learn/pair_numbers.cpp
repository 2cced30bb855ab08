#include "core/learn/pair_numbers.h"

#include "core/transport/pair_summary.h"

namespace rosa::learn {

namespace {

std::vector<double> doubles(const std::vector<float>& values) { return {values.begin(), values.end()}; }

std::vector<std::int32_t> labelsOf(const graph::Labels& labels, const std::vector<std::int32_t>& nodes)
{
    std::vector<std::int32_t> found;
    if (labels.empty()) return found;
    for (const std::int32_t node : nodes) found.push_back(labels.ofNode[static_cast<std::size_t>(node)]);
    return found;
}

}  // namespace

Result<record::Inspection> inspectPair(record::PairSnapshot pair, const PairSettings& settings, const graph::Labels& labels)
{
    const auto rows = static_cast<std::int64_t>(pair.rowNodes.size());
    const auto columns = static_cast<std::int64_t>(pair.columnNodes.size());
    std::vector<double> cost(pair.cost.size());
    for (std::size_t i = 0; i < cost.size(); ++i)
        cost[i] = static_cast<double>(pair.cost[i]) * static_cast<double>(pair.rescale[i]);
    const std::vector<double> plan = doubles(pair.plan);
    const std::vector<std::int32_t> rowLabels = labelsOf(labels, pair.rowNodes);
    const std::vector<std::int32_t> columnLabels = labelsOf(labels, pair.columnNodes);
    const auto summary = transport::summarise(
        transport::MatrixView<double>(cost.data(), rows, columns), doubles(pair.rowWeights), doubles(pair.columnWeights),
        transport::MatrixView<double>(plan.data(), rows, columns), {rowLabels, columnLabels});
    if (!summary) return summary.error();

    record::Inspection inspection;
    const auto& exactPlan = summary->exactPlan.values();
    inspection.exactPlan.assign(exactPlan.begin(), exactPlan.end());
    inspection.coupling = settings.coupling;
    inspection.lambda = settings.lambda;
    inspection.iterations = settings.iterations;
    inspection.sinkhornCost = summary->cost;
    inspection.exactCost = summary->exactCost;
    inspection.independentCost = summary->independentCost;
    inspection.rowGap = summary->rowGap;
    inspection.entropy = summary->entropy;
    inspection.independentEntropy = summary->independentEntropy;
    inspection.equalClassMass = summary->sameClassMass.value_or(-1);
    inspection.chanceEqualClassMass = summary->independentSameClassMass.value_or(-1);
    inspection.rescaled = settings.isRescaled;
    inspection.pair = std::move(pair);
    return inspection;
}

}  // namespace rosa::learn
