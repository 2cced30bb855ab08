#include "core/lab/pair_problem.h"

#include <algorithm>

namespace rosa::lab {

namespace {

using Matrix = transport::Matrix<double>;

/// One side of the pair: `nodes` points, then `padding` padding rows, which the pair has as one.
struct Side {
    std::size_t nodes, padding;
    [[nodiscard]] std::size_t points() const { return nodes + padding; }
    [[nodiscard]] std::size_t stored() const { return nodes + (padding > 0 ? 1 : 0); }
    [[nodiscard]] std::size_t placeOf(std::size_t point) const { return std::min(point, nodes); }
};

Side sideOf(const std::vector<std::int32_t>& nodes, std::int64_t padding)
{
    return {nodes.size(), static_cast<std::size_t>(padding)};
}

Matrix matrixOf(const std::vector<float>& values, const Side& rows, const Side& columns)
{
    Matrix matrix(static_cast<std::int64_t>(rows.points()), static_cast<std::int64_t>(columns.points()));
    auto out = matrix.values().begin();
    for (std::size_t i = 0; i < rows.points(); ++i)
        for (std::size_t k = 0; k < columns.points(); ++k)
            *out++ = static_cast<double>(values[rows.placeOf(i) * columns.stored() + columns.placeOf(k)]);
    return matrix;
}

/// The stored weight of the padding is shared evenly by its rows.
std::vector<double> weightsOf(const std::vector<float>& stored, const Side& side)
{
    std::vector<double> weights(stored.begin(), stored.end());
    if (side.padding == 0) return weights;
    const double each = weights.back() / static_cast<double>(side.padding);
    weights.resize(side.nodes);
    weights.resize(side.points(), each);
    return weights;
}

Edges edgesOf(const protocol::InspectedView& view)
{
    Edges edges;
    for (std::size_t i = 0; i + 1 < view.arcs.size(); i += 2)
        if (view.arcs[i] < view.arcs[i + 1]) edges.emplace_back(view.arcs[i], view.arcs[i + 1]);
    return edges;
}

std::vector<std::string> namesOf(const std::vector<std::int32_t>& nodes, const Side& side)
{
    std::vector<std::string> names;
    names.reserve(side.points());
    for (const std::int32_t node : nodes) names.push_back(std::to_string(node));
    for (std::size_t i = 1; i <= side.padding; ++i) names.push_back("padding " + std::to_string(i));
    return names;
}

/// Padding has no class.
std::vector<int> classesOf(const std::vector<std::int32_t>& nodes, const Side& side, const graph::Labels& labels)
{
    std::vector<int> classes;
    if (labels.empty()) return classes;
    classes.reserve(side.points());
    for (const std::int32_t node : nodes) classes.push_back(labels.ofNode[static_cast<std::size_t>(node)]);
    classes.resize(side.points(), -1);
    return classes;
}

}  // namespace

Result<Problem> problemOfPair(const protocol::Inspection& inspection, const graph::Labels& labels)
{
    const record::PairSnapshot& pair = inspection.pair;
    const auto padding = pair.padding.value_or(transport::PaddingCounts());
    const Side rows = sideOf(pair.rowNodes, padding.rows), columns = sideOf(pair.columnNodes, padding.columns);
    if (static_cast<std::int64_t>(std::max(rows.points(), columns.points())) > kMostPoints)
        return badInput("the pair has %1 × %2 nodes; the lab takes at most %3 on a side", rows.points(), columns.points(),
                        kMostPoints);
    Problem problem;
    GivenCost given;
    given.cost = matrixOf(pair.cost, rows, columns);
    given.scale = matrixOf(pair.rescale, rows, columns);
    given.rowEdges = edgesOf(inspection.rowView);
    given.columnEdges = edgesOf(inspection.columnView);
    problem.source = std::move(given);
    problem.isRescaled = inspection.rescaled;
    problem.rowWeights = weightsOf(pair.rowWeights, rows);
    problem.columnWeights = weightsOf(pair.columnWeights, columns);
    problem.rowLabels = namesOf(pair.rowNodes, rows);
    problem.columnLabels = namesOf(pair.columnNodes, columns);
    problem.rowClasses = classesOf(pair.rowNodes, rows, labels);
    problem.columnClasses = classesOf(pair.columnNodes, columns, labels);
    if (!labels.empty()) problem.classNames = labels.classNames;
    problem.solve.lambda = inspection.lambda > 0 ? inspection.lambda : SolveSettings().lambda;
    problem.solve.halfIterations =
        inspection.iterations > 0 ? 2 * std::int64_t{inspection.iterations} : SolveSettings().halfIterations;
    if (inspection.coupling == transport::Coupling::Exact) problem.solve.variant = Variant::Exact;
    if (inspection.coupling == transport::Coupling::Independent) problem.solve.variant = Variant::Independent;
    return problem;
}

}  // namespace rosa::lab
