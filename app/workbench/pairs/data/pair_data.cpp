#include "app/workbench/pairs/data/pair_data.h"

#include <algorithm>

#include "core/catalog/options/objective_options.h"
#include "core/data/dataset.h"
#include "core/protocol/inspect_pair.h"
#include "core/record/run_reader.h"
#include "widgets/graph/graph_layout.h"

namespace rosa::workbench {

namespace {

std::vector<std::pair<int, int>> edgesAmong(const graph::Graph& graph, const std::vector<std::int32_t>& nodes)
{
    std::vector<std::pair<int, int>> edges;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        for (std::size_t k = i + 1; k < nodes.size(); ++k)
            if (graph.hasArc(nodes[i], nodes[k])) edges.emplace_back(static_cast<int>(i), static_cast<int>(k));
    return edges;
}

Result<void> checkNodes(const PairContext& context, const record::PairSnapshot& pair)
{
    for (const auto* nodes : {&pair.rowNodes, &pair.columnNodes})
        for (const std::int32_t node : *nodes)
            if (node < 0 || node >= context.dataset->graph.nodeCount())
                return badInput("the pair contains node %1, which does not exist in data set %2", node,
                                context.dataset->name);
    return {};
}

Result<PairDataPtr> complete(const PairContextPtr& context, const PairChoice& choice, protocol::Inspection inspection)
{
    ROSA_TRY(checkNodes(*context, inspection.pair));
    auto data = std::make_shared<PairData>();
    data->context = context;
    data->choice = choice;
    const auto graphOf = [&](bool isColumns) -> const graph::Graph& {
        const data::TimeSnapshot* const time = context->timeBehind(choice, isColumns);
        return time ? time->graph : context->dataset->graph;
    };
    data->rowEdges = edgesAmong(graphOf(false), inspection.pair.rowNodes);
    data->columnEdges = edgesAmong(graphOf(true), inspection.pair.columnNodes);
    // Computed here, away from the window's thread: hundreds of nodes take time.
    data->rowPlaces = widgets::layoutGraph(static_cast<int>(inspection.pair.rowNodes.size()), data->rowEdges);
    data->columnPlaces = widgets::layoutGraph(static_cast<int>(inspection.pair.columnNodes.size()), data->columnEdges);
    data->inspection = std::move(inspection);
    return PairDataPtr(data);
}

}  // namespace

Result<protocol::Inspection> inspectionOf(const PairContext& context, record::PairSnapshot pair, bool viewsAlone)
{
    const protocol::PairSettings settings{
        .solve = context.configuration->at(pair.epoch - 1).get<transport::BlockOptions>(),
        .isRescaled = std::ranges::any_of(pair.rescale, [](float value) { return value != 1.0f; }),
        .viewsAlone = viewsAlone};
    return protocol::inspectPair(std::move(pair), settings, context.dataset->labels);
}

Result<PairDataPtr> pairFromRecord(const std::filesystem::path& store, const PairContextPtr& context,
                                   const PairChoice& choice, int epoch)
{
    const auto place = context->watchedPlace(choice);
    if (!place) return badInput("the pair is not watched");
    ROSA_TRY_ASSIGN(const auto reader, record::RunReader::open(store, context->run.toStdString()));
    ROSA_TRY_ASSIGN(auto snapshots, reader->snapshots(epoch));
    for (record::PairSnapshot& snapshot : snapshots) {
        if (snapshot.pair != *place) continue;
        ROSA_TRY(checkNodes(*context, snapshot));
        ROSA_TRY_ASSIGN(auto inspection, inspectionOf(*context, std::move(snapshot), choice.viewsAlone));
        return complete(context, choice, std::move(inspection));
    }
    return badInput("run %1 recorded no watched pairs at epoch %2", context->run.toStdString(), epoch);
}

Result<PairDataPtr> solvedAgain(const PairDataPtr& pair, double lambda, int iterations)
{
    ROSA_TRY_ASSIGN(auto inspection,
                    protocol::solvedAgain(pair->inspection, lambda, iterations, pair->context->dataset->labels));
    auto data = std::make_shared<PairData>(*pair);
    data->inspection = std::move(inspection);
    return PairDataPtr(data);
}

bool isQuickToSolve(const protocol::Inspection& inspection, int iterations)
{
    // In the log domain, an element and iteration takes two exponentials, about 20 ns: 6 ms at this limit.
    constexpr double kQuickSteps = 300'000;
    return static_cast<double>(inspection.pair.plan.size()) * iterations <= kQuickSteps;
}

protocol::Inspect questionFor(const PairChoice& choice)
{
    return {.first = choice.first,
            .second = choice.second,
            .draw = choice.draw,
            .sides = choice.sides,
            .epoch = choice.epoch,
            .viewsAlone = choice.viewsAlone};
}

Result<PairDataPtr> pairFromAnswer(const PairContextPtr& context, const PairChoice& choice, const QByteArray& json)
{
    ROSA_TRY_ASSIGN(auto inspection, protocol::inspectionFromJson(json.toStdString()));
    return complete(context, choice, std::move(inspection));
}

}  // namespace rosa::workbench
