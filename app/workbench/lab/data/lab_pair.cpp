#include "app/workbench/lab/data/lab_pair.h"

#include <QCoreApplication>

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

/// Replaces the numbers of nodes by their names; padding follows the nodes.
void nameNodes(const PairContext& context, const std::vector<std::int32_t>& nodes, std::vector<std::string>& labels)
{
    for (std::size_t i = 0; i < nodes.size(); ++i) labels[i] = context.nameOf(nodes[i]).toStdString();
    for (std::size_t i = nodes.size(); i < labels.size(); ++i)
        labels[i] = QCoreApplication::translate("PairData", "pad %1").arg(i - nodes.size() + 1).toStdString();
}

/// Padding is placed in a row below the view.
void placePadding(lab::PointList& places, std::size_t count, double left)
{
    constexpr double kBelow = -0.15;
    const std::size_t padding = count - places.size();
    for (std::size_t i = 0; i < padding; ++i)
        places.push_back({left + (static_cast<double>(i) + 0.5) / static_cast<double>(padding), kBelow});
}

}  // namespace

Result<lab::Problem> labProblemOf(const PairData& pair)
{
    const PairContext& context = *pair.context;
    ROSA_TRY_ASSIGN(lab::Problem problem, lab::problemOfPair(pair.inspection, context.dataset->labels));
    problem.title = titleOf(context, pair.choice).toStdString();
    nameNodes(context, pair.inspection.pair.rowNodes, problem.rowLabels);
    nameNodes(context, pair.inspection.pair.columnNodes, problem.columnLabels);
    auto& given = std::get<lab::GivenCost>(problem.source);
    given.rowPlaces = placesOf(pair.rowPlaces, 0);
    given.columnPlaces = placesOf(pair.columnPlaces, kViewsApart);
    placePadding(given.rowPlaces, problem.rowLabels.size(), 0);
    placePadding(given.columnPlaces, problem.columnLabels.size(), kViewsApart);
    given.rowEdges = pair.rowEdges;
    given.columnEdges = pair.columnEdges;
    return problem;
}

}  // namespace rosa::workbench
