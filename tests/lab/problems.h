/// Problems that several tests of core/lab use.
#pragma once

#include "core/lab/problem.h"

namespace rosa::test {

/// Costs without anything else.
inline lab::Problem givenCost(std::int64_t rows, std::int64_t columns, std::vector<double> values)
{
    lab::GivenCost given;
    given.cost = {rows, columns, std::move(values)};
    lab::Problem problem;
    problem.source = std::move(given);
    return problem;
}

/// Staying costs 0, crossing 1.
inline lab::Problem crossing() { return givenCost(2, 2, {0, 1, 1, 0}); }

inline lab::Problem clouds(lab::PointList rows, lab::PointList columns, lab::Ground ground = lab::Ground::Euclidean)
{
    lab::Problem problem;
    problem.source = lab::Clouds{std::move(rows), std::move(columns)};
    problem.ground = ground;
    return problem;
}

/// A path 0 – 1 – 2 and a node 3 apart; the views are {0, 1} and {1, 2, 3}.
inline lab::Problem pathGraph()
{
    lab::GraphViews graph;
    graph.nodes = {{0, 0}, {1, 0}, {2, 0}, {0, 4}};
    graph.edges = {{0, 1}, {1, 2}};
    graph.rows = {0, 1};
    graph.columns = {1, 2, 3};
    lab::Problem problem;
    problem.source = std::move(graph);
    return problem;
}

}  // namespace rosa::test
