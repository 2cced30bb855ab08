#include "app/workbench/model/lab/lab_pair.h"

#include "core/data/dataset.h"
#include "core/lab/pair_problem.h"

namespace rosa::workbench {

namespace {

/// The second view is drawn to the right of the first.
constexpr double kViewsApart = 1.25;

/// Places of the window have y downwards.
lab::PointList placesOf(const std::vector<QPointF>& places, double shift)
{
    lab::PointList points;
    points.reserve(places.size());
    for (const QPointF& place : places) points.push_back({place.x() + shift, 1 - place.y()});
    return points;
}

std::vector<std::string> namesOfNodes(const PairContext& context, const std::vector<std::int32_t>& nodes)
{
    std::vector<std::string> names;
    names.reserve(nodes.size());
    for (const std::int32_t node : nodes) names.push_back(context.nameOf(node).toStdString());
    return names;
}

}  // namespace

Result<lab::Problem> labProblemOf(const PairData& pair)
{
    const PairContext& context = *pair.context;
    ROSA_TRY_ASSIGN(lab::Problem problem, lab::problemOfPair(pair.inspection, context.dataset->labels));
    problem.title = titleOf(context, pair.choice).toStdString();
    problem.rowLabels = namesOfNodes(context, pair.inspection.pair.rowNodes);
    problem.columnLabels = namesOfNodes(context, pair.inspection.pair.columnNodes);
    auto& given = std::get<lab::GivenCost>(problem.source);
    given.rowPlaces = placesOf(pair.rowPlaces, 0);
    given.columnPlaces = placesOf(pair.columnPlaces, kViewsApart);
    given.rowEdges = pair.rowEdges;
    given.columnEdges = pair.columnEdges;
    return problem;
}

}  // namespace rosa::workbench
