#include "core/learn/inspection.h"

#include "core/transport/exact.h"
#include "core/transport/pair_summary.h"

namespace rosa::learn {

namespace {

template <typename T>
std::vector<double> doubles(const std::vector<T>& values)
{
    return {values.begin(), values.end()};
}

std::vector<std::int32_t> labelsOf(const graph::Labels& labels, const std::vector<std::int32_t>& nodes)
{
    std::vector<std::int32_t> found;
    if (labels.empty()) return found;
    for (const std::int32_t node : nodes) found.push_back(labels.ofNode[static_cast<std::size_t>(node)]);
    return found;
}

}  // namespace

Result<record::Inspection> inspectPair(record::PairSnapshot pair, const catalog::Configuration& configuration,
                                       const graph::Labels& labels, bool isRescaled)
{
    const auto rows = static_cast<std::int64_t>(pair.rowNodes.size());
    const auto columns = static_cast<std::int64_t>(pair.columnNodes.size());
    std::vector<double> cost(pair.cost.size());
    for (std::size_t i = 0; i < cost.size(); ++i)
        cost[i] = static_cast<double>(pair.cost[i]) * static_cast<double>(pair.rescale[i]);
    const std::vector<double> t = doubles(pair.rowWeights);
    const std::vector<double> r = doubles(pair.columnWeights);
    const std::vector<double> plan = doubles(pair.plan);
    const transport::MatrixView<double> costs(cost.data(), rows, columns);
    const auto exact = transport::exactTransport(costs, t, r);
    if (!exact) return exact.error();
    const std::vector<std::int32_t> rowLabels = labelsOf(labels, pair.rowNodes);
    const std::vector<std::int32_t> columnLabels = labelsOf(labels, pair.columnNodes);
    const auto summary = transport::summarise(costs, t, r, transport::MatrixView<double>(plan.data(), rows, columns),
                                              {rowLabels, columnLabels});
    if (!summary) return summary.error();

    record::Inspection inspection;
    inspection.exactPlan.assign(exact->plan.values().begin(), exact->plan.values().end());
    inspection.lambda = configuration.real("transport.lambda");
    inspection.iterations = static_cast<int>(configuration.integer("transport.iterations"));
    inspection.sinkhornCost = summary->cost;
    inspection.exactCost = summary->exactCost;
    inspection.independentCost = summary->independentCost;
    inspection.rowGap = summary->rowGap;
    inspection.entropy = summary->entropy;
    inspection.independentEntropy = summary->independentEntropy;
    inspection.equalClassMass = summary->sameClassMass.value_or(-1);
    inspection.rescaled = isRescaled;
    inspection.pair = std::move(pair);
    return inspection;
}

Result<record::Inspection> inspectNodes(const Moment& moment, const PairRequest& request)
{
    const auto first = trainingPlace(moment, request.first);
    if (!first) return first.error();
    const auto second = trainingPlace(moment, request.second);
    if (!second) return second.error();
    const PairRequest inTraining{*first, *second, request.draw};
    auto pairs = moment.method.pairs({inTraining});
    if (!pairs) return pairs.error();
    record::PairSnapshot& pair = pairs->front();
    pair.epoch = moment.epoch;
    renumber(pair, moment.trainingNodes);
    return inspectPair(std::move(pair), moment.configuration, moment.dataset.labels, moment.method.rescales(inTraining));
}

void renumber(record::PairSnapshot& pair, const std::vector<graph::Node>& trainingNodes)
{
    if (trainingNodes.empty()) return;
    for (auto* nodes : {&pair.rowNodes, &pair.columnNodes})
        for (std::int32_t& node : *nodes) node = trainingNodes[static_cast<std::size_t>(node)];
}

}  // namespace rosa::learn
