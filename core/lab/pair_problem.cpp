#include "core/lab/pair_problem.h"

#include <algorithm>

namespace rosa::lab {

namespace {

using Matrix = transport::Matrix<double>;

Matrix matrixOf(const std::vector<float>& values, std::size_t rows, std::size_t columns)
{
    return {static_cast<std::int64_t>(rows), static_cast<std::int64_t>(columns),
            std::vector<double>(values.begin(), values.end())};
}

Edges edgesOf(const record::InspectedView& view)
{
    Edges edges;
    for (std::size_t i = 0; i + 1 < view.arcs.size(); i += 2)
        if (view.arcs[i] < view.arcs[i + 1]) edges.emplace_back(view.arcs[i], view.arcs[i + 1]);
    return edges;
}

std::vector<std::string> namesOf(const std::vector<std::int32_t>& nodes)
{
    std::vector<std::string> names;
    names.reserve(nodes.size());
    for (const std::int32_t node : nodes) names.push_back(std::to_string(node));
    return names;
}

std::vector<int> classesOf(const std::vector<std::int32_t>& nodes, const graph::Labels& labels)
{
    std::vector<int> classes;
    if (labels.empty()) return classes;
    classes.reserve(nodes.size());
    for (const std::int32_t node : nodes) classes.push_back(labels.ofNode[static_cast<std::size_t>(node)]);
    return classes;
}

}  // namespace

Result<Problem> problemOfPair(const record::Inspection& inspection, const graph::Labels& labels)
{
    const record::PairSnapshot& pair = inspection.pair;
    const std::size_t rows = pair.rowNodes.size(), columns = pair.columnNodes.size();
    if (static_cast<std::int64_t>(std::max(rows, columns)) > kMostPoints)
        return badInput("the pair has %1 × %2 nodes; the lab takes at most %3 on a side", rows, columns, kMostPoints);
    Problem problem;
    GivenCost given;
    given.cost = matrixOf(pair.cost, rows, columns);
    given.scale = matrixOf(pair.rescale, rows, columns);
    given.rowEdges = edgesOf(inspection.rowView);
    given.columnEdges = edgesOf(inspection.columnView);
    problem.source = std::move(given);
    problem.isRescaled = inspection.rescaled;
    problem.rowWeights.assign(pair.rowWeights.begin(), pair.rowWeights.end());
    problem.columnWeights.assign(pair.columnWeights.begin(), pair.columnWeights.end());
    problem.rowLabels = namesOf(pair.rowNodes);
    problem.columnLabels = namesOf(pair.columnNodes);
    problem.rowClasses = classesOf(pair.rowNodes, labels);
    problem.columnClasses = classesOf(pair.columnNodes, labels);
    if (!labels.empty()) problem.classNames = labels.classNames;
    problem.solve.lambda = inspection.lambda > 0 ? inspection.lambda : SolveSettings().lambda;
    problem.solve.halfSweeps =
        inspection.iterations > 0 ? 2 * std::int64_t{inspection.iterations} : SolveSettings().halfSweeps;
    if (inspection.coupling == transport::Coupling::Exact) problem.solve.variant = Variant::Exact;
    if (inspection.coupling == transport::Coupling::Independent) problem.solve.variant = Variant::Independent;
    return problem;
}

}  // namespace rosa::lab
