#include "core/lab/problem.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <span>

#include "core/transport/cost.h"
#include "core/transport/marginals.h"

namespace rosa::lab {

namespace {

using Matrix = transport::Matrix<double>;

/// One of the two sides, in words.
Message sideName(bool isRows) { return isRows ? Message("rows") : Message("columns"); }

Matrix asMatrix(const PointList& points)
{
    Matrix matrix(static_cast<std::int64_t>(points.size()), 2);
    for (std::int64_t i = 0; i < matrix.rows(); ++i)
        for (std::int64_t k = 0; k < 2; ++k) matrix(i, k) = points[static_cast<std::size_t>(i)][static_cast<std::size_t>(k)];
    return matrix;
}

Matrix costBetween(const PointList& x, const PointList& y, Ground ground)
{
    if (ground == Ground::Cosine) return transport::cosineCost<double>(asMatrix(x).view(), asMatrix(y).view());
    Matrix cost(static_cast<std::int64_t>(x.size()), static_cast<std::int64_t>(y.size()));
    for (std::size_t i = 0; i < x.size(); ++i)
        for (std::size_t j = 0; j < y.size(); ++j) {
            const double length = std::hypot(x[i][0] - y[j][0], x[i][1] - y[j][1]);
            cost(static_cast<std::int64_t>(i), static_cast<std::int64_t>(j)) =
                ground == Ground::Squared ? length * length : length;
        }
    return cost;
}

Result<void> checkPoints(const PointList& points, const Message& what)
{
    if (points.empty()) return badInput("%1: expected at least one", what);
    if (static_cast<std::int64_t>(points.size()) > kMostPoints)
        return badInput("%1: expected at most %2, found %3", what, kMostPoints, points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!std::isfinite(points[i][0]) || !std::isfinite(points[i][1]) ||
            std::max(std::abs(points[i][0]), std::abs(points[i][1])) > 1e6)
            return badInput("%1: coordinates of point %2 are not numbers from −1e6 to 1e6", what, i + 1);
    return {};
}

Result<void> checkEdges(const Edges& edges, std::size_t nodes, const Message& what)
{
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (const int node : {edges[i].first, edges[i].second})
            if (node < 0 || static_cast<std::size_t>(node) >= nodes)
                return badInput("%1: edge %2 names node %3; there are %4, numbered from 0", what, i + 1, node, nodes);
    return {};
}

Result<void> checkView(const std::vector<int>& view, std::size_t nodes, bool isRows)
{
    if (view.empty() || static_cast<std::int64_t>(view.size()) > kMostPoints)
        return badInput("%1: expected from 1 to %2 nodes, found %3", sideName(isRows), kMostPoints, view.size());
    for (const int node : view)
        if (node < 0 || static_cast<std::size_t>(node) >= nodes)
            return badInput("%1: node %2 does not exist; there are %3, numbered from 0", sideName(isRows), node, nodes);
    return {};
}

/// Neighbours of each node, without the node itself or doubles.
std::vector<std::vector<int>> neighboursOf(const GraphViews& graph)
{
    std::vector<std::vector<int>> lists(graph.nodes.size());
    for (const auto& [from, to] : graph.edges) {
        if (from == to) continue;
        lists[static_cast<std::size_t>(from)].push_back(to);
        lists[static_cast<std::size_t>(to)].push_back(from);
    }
    for (auto& list : lists) {
        std::ranges::sort(list);
        list.erase(std::unique(list.begin(), list.end()), list.end());
    }
    return lists;
}

/// Kipf and Welling (2017), eq. 2, without weights and nonlinearity.
PointList smoothed(const GraphViews& graph, const std::vector<std::vector<int>>& neighbours)
{
    PointList vectors = graph.nodes;
    for (int round = 0; round < graph.smoothing; ++round) {
        PointList next = vectors;
        for (std::size_t i = 0; i < vectors.size(); ++i) {
            const double own = static_cast<double>(neighbours[i].size()) + 1;
            for (std::size_t k = 0; k < 2; ++k) next[i][k] = vectors[i][k] / own;
            for (const int j : neighbours[i]) {
                const auto other = static_cast<std::size_t>(j);
                const double share = 1 / std::sqrt(own * (static_cast<double>(neighbours[other].size()) + 1));
                for (std::size_t k = 0; k < 2; ++k) next[i][k] += share * vectors[other][k];
            }
        }
        vectors = std::move(next);
    }
    return vectors;
}

/// Hop distances from one node; 100 where there is no path, as in training (graph/hop_distance.h).
std::vector<double> hopsFrom(int source, const std::vector<std::vector<int>>& neighbours)
{
    constexpr double unreachable = 100;
    std::vector<double> hops(neighbours.size(), unreachable);
    std::vector<int> queue{source};
    hops[static_cast<std::size_t>(source)] = 0;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const auto node = static_cast<std::size_t>(queue[at]);
        for (const int next : neighbours[node]) {
            double& depth = hops[static_cast<std::size_t>(next)];
            if (depth < unreachable || next == source) continue;
            depth = std::min(hops[node] + 1, unreachable - 1);
            queue.push_back(next);
        }
    }
    return hops;
}

Edges edgesWithin(const Edges& edges, const std::vector<int>& view)
{
    Edges within;
    const auto place = [&](int node) { return static_cast<int>(std::ranges::find(view, node) - view.begin()); };
    const int size = static_cast<int>(view.size());
    for (const auto& [from, to] : edges) {
        const std::pair<int, int> edge(place(from), place(to));
        if (edge.first < size && edge.second < size && edge.first != edge.second) within.push_back(edge);
    }
    return within;
}

PointList picked(const PointList& points, const std::vector<int>& view)
{
    PointList some;
    some.reserve(view.size());
    for (const int node : view) some.push_back(points[static_cast<std::size_t>(node)]);
    return some;
}

Result<void> poseClouds(const Clouds& clouds, Posed& posed)
{
    ROSA_TRY(checkPoints(clouds.rows, sideName(true)));
    ROSA_TRY(checkPoints(clouds.columns, sideName(false)));
    posed.rowVectors = posed.rowPlaces = clouds.rows;
    posed.columnVectors = posed.columnPlaces = clouds.columns;
    return {};
}

Result<void> poseGraph(const GraphViews& graph, double temperature, Posed& posed)
{
    ROSA_TRY(checkPoints(graph.nodes, Message("nodes")));
    ROSA_TRY(checkEdges(graph.edges, graph.nodes.size(), Message("edges")));
    ROSA_TRY(checkView(graph.rows, graph.nodes.size(), true));
    ROSA_TRY(checkView(graph.columns, graph.nodes.size(), false));
    if (graph.smoothing < 0 || graph.smoothing > 10) return badInput("smoothing: expected a number from %1 to %2", 0, 10);
    const auto neighbours = neighboursOf(graph);
    const PointList vectors = smoothed(graph, neighbours);
    posed.rowVectors = picked(vectors, graph.rows);
    posed.columnVectors = picked(vectors, graph.columns);
    posed.rowPlaces = picked(graph.nodes, graph.rows);
    posed.columnPlaces = picked(graph.nodes, graph.columns);
    posed.rowEdges = edgesWithin(graph.edges, graph.rows);
    posed.columnEdges = edgesWithin(graph.edges, graph.columns);
    Matrix hops(static_cast<std::int64_t>(graph.rows.size()), static_cast<std::int64_t>(graph.columns.size()));
    for (std::size_t i = 0; i < graph.rows.size(); ++i) {
        const std::vector<double> from = hopsFrom(graph.rows[i], neighbours);
        for (std::size_t j = 0; j < graph.columns.size(); ++j)
            hops(static_cast<std::int64_t>(i), static_cast<std::int64_t>(j)) =
                from[static_cast<std::size_t>(graph.columns[j])];
    }
    posed.scale = transport::topologyScale<double>(hops.view(), temperature);
    return {};
}

/// Points on a vertical line.
PointList inColumn(std::int64_t count, double x)
{
    PointList places;
    for (std::int64_t i = 0; i < count; ++i)
        places.push_back({x, count == 1 ? 0.5 : 1 - static_cast<double>(i) / static_cast<double>(count - 1)});
    return places;
}

Result<void> checkMatrix(const Matrix& matrix, const Matrix& like, const Message& what, double least)
{
    if (matrix.rows() != like.rows() || matrix.columns() != like.columns())
        return badInput("%1: expected %2 × %3 numbers as in the cost, found %4 × %5", what, like.rows(), like.columns(),
                        matrix.rows(), matrix.columns());
    for (std::int64_t i = 0; i < matrix.rows(); ++i)
        for (std::int64_t j = 0; j < matrix.columns(); ++j)
            if (!std::isfinite(matrix(i, j)) || std::abs(matrix(i, j)) > 1e6 || matrix(i, j) < least)
                return badInput("%1: the number in row %2, column %3 is out of range", what, i + 1, j + 1);
    return {};
}

Result<void> poseGiven(const GivenCost& given, double temperature, Posed& posed)
{
    const Matrix& cost = given.cost;
    if (cost.rows() < 1 || cost.columns() < 1 || std::max(cost.rows(), cost.columns()) > kMostPoints)
        return badInput("cost: expected from 1 to %1 rows and columns, found %2 × %3", kMostPoints, cost.rows(),
                        cost.columns());
    ROSA_TRY(checkMatrix(cost, cost, Message("cost"), -1e6));
    const std::size_t rows = static_cast<std::size_t>(cost.rows()), columns = static_cast<std::size_t>(cost.columns());
    if (given.hops && given.scale) return badInput("hops, scale: only one of them may be given");
    if (given.hops) {
        ROSA_TRY(checkMatrix(*given.hops, cost, Message("hops"), 0));
        posed.scale = transport::topologyScale<double>(given.hops->view(), temperature);
    } else if (given.scale) {
        ROSA_TRY(checkMatrix(*given.scale, cost, Message("scale"), 0));
        posed.scale = *given.scale;
    }
    for (const bool isRows : {true, false}) {
        const PointList& places = isRows ? given.rowPlaces : given.columnPlaces;
        const std::size_t count = isRows ? rows : columns;
        if (!places.empty() && places.size() != count)
            return badInput("places of the %1: expected %2, found %3", sideName(isRows), count, places.size());
        if (!places.empty()) ROSA_TRY(checkPoints(places, Message("places of the %1", sideName(isRows))));
        ROSA_TRY(
            checkEdges(isRows ? given.rowEdges : given.columnEdges, count, Message("edges of the %1", sideName(isRows))));
    }
    posed.rowPlaces = given.rowPlaces.empty() ? inColumn(cost.rows(), 0) : given.rowPlaces;
    posed.columnPlaces = given.columnPlaces.empty() ? inColumn(cost.columns(), 1) : given.columnPlaces;
    posed.rowEdges = given.rowEdges;
    posed.columnEdges = given.columnEdges;
    posed.distance = cost;
    return {};
}

Result<std::vector<double>> weightsOf(const Problem& problem, const Posed& posed, bool isRows)
{
    const auto& own = isRows ? problem.rowWeights : problem.columnWeights;
    const auto count = static_cast<std::size_t>(isRows ? posed.distance.rows() : posed.distance.columns());
    std::vector<double> weights = own;
    if (problem.weighting == Weighting::Views) {
        if (posed.rowVectors.empty()) return badInput("weights by the rule of views need points or a graph");
        const Matrix x = asMatrix(isRows ? posed.rowVectors : posed.columnVectors);
        const Matrix y = asMatrix(isRows ? posed.columnVectors : posed.rowVectors);
        weights = transport::rawWeights<double>(x.view(), y.view());
        transport::normaliseWeights<double>(weights, transport::MarginalRule::ClipAtZero);
        return weights;
    }
    if (weights.empty()) weights.assign(count, 1.0 / static_cast<double>(count));
    if (weights.size() != count)
        return badInput("weights of the %1: expected %2, found %3", sideName(isRows), count, weights.size());
    for (std::size_t i = 0; i < count; ++i)
        if (!(weights[i] >= 0 && weights[i] <= 1e6))
            return badInput("weights of the %1: weight %2 is not a number from %3 to %4", sideName(isRows), i + 1, 0,
                            1000000);
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (!(sum > 1e-9)) return badInput("weights of the %1: at least one must be positive", sideName(isRows));
    if (problem.solve.variant != Variant::Unbalanced)
        for (double& weight : weights) weight /= sum;
    return weights;
}

Result<void> checkNames(const Problem& problem, bool isRows, std::int64_t count)
{
    const auto wanted = static_cast<std::size_t>(count);
    const std::size_t labels = (isRows ? problem.rowLabels : problem.columnLabels).size();
    const auto& classes = isRows ? problem.rowClasses : problem.columnClasses;
    if (labels != 0 && labels != wanted)
        return badInput("labels of the %1: expected %2, found %3", sideName(isRows), wanted, labels);
    if (!classes.empty() && classes.size() != wanted)
        return badInput("classes of the %1: expected %2, found %3", sideName(isRows), wanted, classes.size());
    for (const int one : classes)
        if (!problem.classNames.empty() && one >= static_cast<int>(problem.classNames.size()))
            return badInput("classes of the %1: class %2 has no name", sideName(isRows), one);
    return {};
}

Result<void> checkSettings(const SolveSettings& solve, const Posed& posed)
{
    const auto within = [](double value, double least, double most) { return value >= least && value <= most; };
    if (!within(solve.lambda, kLeastLambda, kMostLambda))
        return badInput("λ: expected a number from %1 to %2", "1e-6", "1e6");
    if (solve.halfIterations < 0 || solve.halfIterations > kMostHalfIterations)
        return badInput("half iterations: expected a number from %1 to %2", 0, kMostHalfIterations);
    if (!within(solve.tolerance, 0, 1)) return badInput("tolerance: expected a number from %1 to %2", 0, 1);
    if (!within(solve.rho, kLeastLambda, kMostLambda)) return badInput("ρ: expected a number from %1 to %2", "1e-6", "1e6");
    if (!within(solve.angle, -360, 360)) return badInput("angle: expected a number from %1 to %2", -360, 360);
    if (solve.directions < 1 || solve.directions > 10000)
        return badInput("directions: expected a number from %1 to %2", 1, 10000);
    if (solve.plan) return checkMatrix(*solve.plan, posed.distance, Message("plan"), 0);
    return {};
}

}  // namespace

std::pair<std::int64_t, std::int64_t> sizeOf(const Problem& problem)
{
    const auto size = [](const auto& rows, const auto& columns) {
        return std::pair(static_cast<std::int64_t>(rows.size()), static_cast<std::int64_t>(columns.size()));
    };
    if (const auto* clouds = std::get_if<Clouds>(&problem.source)) return size(clouds->rows, clouds->columns);
    if (const auto* graph = std::get_if<GraphViews>(&problem.source)) return size(graph->rows, graph->columns);
    const auto& given = std::get<GivenCost>(problem.source);
    return {given.cost.rows(), given.cost.columns()};
}

Result<Posed> pose(const Problem& problem)
{
    if (!(problem.temperature >= 1e-6 && problem.temperature <= 1e6))
        return badInput("temperature: expected a number from %1 to %2", "1e-6", "1e6");
    Posed posed;
    if (const auto* clouds = std::get_if<Clouds>(&problem.source))
        ROSA_TRY(poseClouds(*clouds, posed));
    else if (const auto* graph = std::get_if<GraphViews>(&problem.source))
        ROSA_TRY(poseGraph(*graph, problem.temperature, posed));
    else
        ROSA_TRY(poseGiven(std::get<GivenCost>(problem.source), problem.temperature, posed));
    if (!posed.rowVectors.empty()) posed.distance = costBetween(posed.rowVectors, posed.columnVectors, problem.ground);
    if (problem.isRescaled && !posed.scale) return badInput("rescaling by topology needs a graph, hops or a scale");
    posed.cost =
        problem.isRescaled ? transport::rescaled<double>(posed.distance.view(), posed.scale->view()) : posed.distance;
    ROSA_TRY_ASSIGN(posed.rows, weightsOf(problem, posed, true));
    ROSA_TRY_ASSIGN(posed.columns, weightsOf(problem, posed, false));
    ROSA_TRY(checkNames(problem, true, posed.distance.rows()));
    ROSA_TRY(checkNames(problem, false, posed.distance.columns()));
    ROSA_TRY(checkSettings(problem.solve, posed));
    return posed;
}

}  // namespace rosa::lab
