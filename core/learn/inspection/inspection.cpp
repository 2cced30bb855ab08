#include "core/learn/inspection/inspection.h"

#include "core/catalog/options/objective_options.h"
#include "core/protocol/inspect_pair.h"

namespace rosa::learn {

Result<protocol::Inspection> inspectNodes(const Moment& moment, const protocol::Inspect& request)
{
    ROSA_TRY_ASSIGN(const auto method, pairwiseOf(moment));
    if (request.sides != protocol::PairSides::Across && request.first == request.second)
        return badInput("node %1: a view is not compared with itself; specify two different nodes", request.first);
    ROSA_TRY_ASSIGN(const auto first, centreAt(moment, request.first));
    ROSA_TRY_ASSIGN(const auto second, centreAt(moment, request.second));
    const PairRequest inTraining{first, second, request.draw, request.sides, request.viewsAlone};
    std::vector<protocol::InspectedView> views;
    ROSA_TRY_ASSIGN(auto pairs, method->pairs({inTraining}, &views));
    record::PairSnapshot& pair = pairs.front();
    pair.epoch = moment.epoch;
    renumber(pair, moment.trainingNodes);
    const protocol::PairSettings settings{moment.configuration.get<transport::BlockOptions>(), method->rescales(inTraining),
                                          request.lambda, request.iterations};
    ROSA_TRY_ASSIGN(auto inspection, protocol::inspectPair(std::move(pair), settings, moment.dataset.labels));
    inspection.views = method->viewsText();
    inspection.rowView = std::move(views[0]);
    inspection.columnView = std::move(views[1]);
    return inspection;
}

void renumber(record::PairSnapshot& pair, const std::vector<graph::Node>& trainingNodes)
{
    if (trainingNodes.empty()) return;
    for (auto* nodes : {&pair.rowNodes, &pair.columnNodes})
        for (std::int32_t& node : *nodes) node = trainingNodes[static_cast<std::size_t>(node)];
}

}  // namespace rosa::learn
