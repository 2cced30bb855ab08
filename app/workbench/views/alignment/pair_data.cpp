#include "app/workbench/views/alignment/pair_data.h"

#include <algorithm>

#include "core/data/dataset.h"
#include "core/record/run_reader.h"
#include "core/transport/exact.h"
#include "core/transport/pair_summary.h"

namespace rosa::workbench {

namespace {

std::vector<std::pair<int, int>> edgesAmong(const data::Dataset& dataset, const std::vector<std::int32_t>& nodes)
{
    std::vector<std::pair<int, int>> edges;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        for (std::size_t k = i + 1; k < nodes.size(); ++k)
            if (dataset.graph.hasArc(nodes[i], nodes[k])) edges.emplace_back(static_cast<int>(i), static_cast<int>(k));
    return edges;
}

std::vector<double> doubles(const std::vector<float>& values) { return {values.begin(), values.end()}; }

/// Σ tᵢ rₖ over nodes of one class, of the mass whose classes are known.
double chanceOf(const PairContext& context, const record::PairSnapshot& pair)
{
    double equal = 0;
    double known = 0;
    for (std::size_t i = 0; i < pair.rowNodes.size(); ++i)
        for (std::size_t k = 0; k < pair.columnNodes.size(); ++k) {
            const int row = context.classOf(pair.rowNodes[i]);
            const int column = context.classOf(pair.columnNodes[k]);
            if (row < 0 || column < 0) continue;
            const double mass = static_cast<double>(pair.rowWeights[i]) * static_cast<double>(pair.columnWeights[k]);
            known += mass;
            if (row == column) equal += mass;
        }
    return known > 0 ? equal / known : -1;
}

Result<void> checkNodes(const PairContext& context, const record::PairSnapshot& pair)
{
    for (const auto* nodes : {&pair.rowNodes, &pair.columnNodes})
        for (const std::int32_t node : *nodes)
            if (node < 0 || node >= context.dataset->graph.nodeCount())
                return badInput("the pair names node " + std::to_string(node) + ", which data set " + context.dataset->name +
                                " does not have");
    return {};
}

Result<PairDataPtr> complete(const PairContextPtr& context, const PairChoice& choice, record::Inspection inspection)
{
    ROSA_TRY(checkNodes(*context, inspection.pair));
    auto data = std::make_shared<PairData>();
    data->context = context;
    data->choice = choice;
    data->chanceEqualClassMass = chanceOf(*context, inspection.pair);
    data->rowEdges = edgesAmong(*context->dataset, inspection.pair.rowNodes);
    data->columnEdges = edgesAmong(*context->dataset, inspection.pair.columnNodes);
    data->inspection = std::move(inspection);
    return PairDataPtr(data);
}

}  // namespace

Result<record::Inspection> inspectionOf(const PairContext& context, record::PairSnapshot pair)
{
    const auto rows = static_cast<std::int64_t>(pair.rowNodes.size());
    const auto columns = static_cast<std::int64_t>(pair.columnNodes.size());
    std::vector<double> cost(pair.cost.size());
    for (std::size_t i = 0; i < cost.size(); ++i)
        cost[i] = static_cast<double>(pair.cost[i]) * static_cast<double>(pair.rescale[i]);
    const std::vector<double> plan = doubles(pair.plan);
    const std::vector<double> t = doubles(pair.rowWeights);
    const std::vector<double> r = doubles(pair.columnWeights);
    const transport::MatrixView<double> costs(cost.data(), rows, columns);
    const auto exact = transport::exactTransport(costs, t, r);
    if (!exact) return exact.error();
    std::vector<std::int32_t> rowClasses, columnClasses;
    if (!context.dataset->labels.empty()) {
        for (const std::int32_t node : pair.rowNodes) rowClasses.push_back(context.classOf(node));
        for (const std::int32_t node : pair.columnNodes) columnClasses.push_back(context.classOf(node));
    }
    const auto summary = transport::summarise(costs, t, r, transport::MatrixView<double>(plan.data(), rows, columns),
                                              {rowClasses, columnClasses});
    if (!summary) return summary.error();
    record::Inspection inspection;
    inspection.exactPlan.assign(exact->plan.values().begin(), exact->plan.values().end());
    inspection.lambda = context.lambda;
    for (const auto& [epoch, lambda] : context.lambdaTurns)
        if (epoch < pair.epoch) inspection.lambda = lambda;
    inspection.iterations = context.iterations;
    inspection.sinkhornCost = summary->cost;
    inspection.exactCost = summary->exactCost;
    inspection.independentCost = summary->independentCost;
    inspection.rowGap = summary->rowGap;
    inspection.entropy = summary->entropy;
    inspection.independentEntropy = summary->independentEntropy;
    inspection.equalClassMass = summary->sameClassMass.value_or(-1);
    inspection.rescaled = std::ranges::any_of(pair.rescale, [](float value) { return value != 1.0f; });
    inspection.pair = std::move(pair);
    return inspection;
}

Result<PairDataPtr> pairFromRecord(const std::filesystem::path& store, const PairContextPtr& context,
                                   const PairChoice& choice, int epoch)
{
    const auto place = context->watchedPlace(choice);
    if (!place) return badInput("the pair is not among the watched ones");
    const auto reader = record::RunReader::open(store, context->run.toStdString());
    if (!reader) return reader.error();
    auto snapshots = (*reader)->snapshots(epoch);
    if (!snapshots) return snapshots.error();
    for (record::PairSnapshot& snapshot : *snapshots) {
        if (snapshot.pair != *place) continue;
        ROSA_TRY(checkNodes(*context, snapshot));
        auto inspection = inspectionOf(*context, std::move(snapshot));
        if (!inspection) return inspection.error();
        return complete(context, choice, std::move(*inspection));
    }
    return badInput("run " + context->run.toStdString() + " kept no watched pairs at epoch " + std::to_string(epoch));
}

Result<PairDataPtr> pairFromAnswer(const PairContextPtr& context, const PairChoice& choice, const QByteArray& json)
{
    auto inspection = record::inspectionFromJson(json.toStdString());
    if (!inspection) return inspection.error();
    return complete(context, choice, std::move(*inspection));
}

}  // namespace rosa::workbench
