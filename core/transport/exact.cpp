#include "core/transport/exact.h"

#include <algorithm>
#include <cmath>

#include <lemon/network_simplex.h>
#include <lemon/smart_graph.h>

#include "core/transport/cost.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

namespace {

using Integer = std::int64_t;
using Simplex = lemon::NetworkSimplex<lemon::SmartDigraph, Integer, Integer>;

constexpr double kMassUnits = 1099511627776.0;  // 2⁴⁰
// LEMON's artificial arcs cost (largest cost + 1) · nodes, and a potential contains two of them plus the costs of a path: below 2⁵⁷ for at
// most 2²² nodes.
constexpr double kCostUnits = 4294967296.0;     // 2³²
constexpr std::int64_t kMostPairs = 4'000'000;  // about half a gigabyte in LEMON

/// Integer shares of kMassUnits that sum to it exactly; the largest weight absorbs the rounding remainder.
std::vector<Integer> massShares(std::span<const double> weights)
{
    double sum = 0;
    for (const double weight : weights) sum += weight;
    std::vector<Integer> shares;
    Integer rest = static_cast<Integer>(kMassUnits);
    for (const double weight : weights) {
        shares.push_back(static_cast<Integer>(std::llround(weight / sum * kMassUnits)));
        rest -= shares.back();
    }
    *std::ranges::max_element(shares) += rest;
    return shares;
}

}  // namespace

Result<ExactPlan> exactTransport(MatrixView<double> cost, std::span<const double> t, std::span<const double> r)
{
    ROSA_TRY(checkProblem<double>(cost, t, r));
    const std::int64_t rows = cost.rows();
    const std::int64_t columns = cost.columns();
    if (rows > kMostPairs / columns)
        return badInput("an exact plan of %1 × %2 nodes is too large, expected at most %3 pairs", rows, columns, kMostPairs);
    const double largest = largestCost(cost);
    const double unit = largest > 0 ? largest / kCostUnits : 1;

    lemon::SmartDigraph graph;
    graph.reserveNode(static_cast<int>(rows + columns));
    graph.reserveArc(static_cast<int>(rows * columns));
    for (std::int64_t node = 0; node < rows + columns; ++node) graph.addNode();
    const auto nodeAt = [](std::int64_t index) { return lemon::SmartDigraph::nodeFromId(static_cast<int>(index)); };
    lemon::SmartDigraph::ArcMap<Integer> arcCost(graph);
    for (std::int64_t i = 0; i < rows; ++i)
        for (std::int64_t j = 0; j < columns; ++j)
            arcCost[graph.addArc(nodeAt(i), nodeAt(rows + j))] = static_cast<Integer>(std::llround(cost(i, j) / unit));
    lemon::SmartDigraph::NodeMap<Integer> supply(graph);
    const auto sent = massShares(t);
    const auto received = massShares(r);
    for (std::int64_t i = 0; i < rows; ++i) supply[nodeAt(i)] = sent[static_cast<std::size_t>(i)];
    for (std::int64_t j = 0; j < columns; ++j) supply[nodeAt(rows + j)] = -received[static_cast<std::size_t>(j)];

    Simplex simplex(graph);
    simplex.costMap(arcCost).supplyMap(supply);
    ROSA_CHECK(simplex.run() == Simplex::OPTIMAL, "a balanced transport problem has an optimum");

    double mass = 0;
    for (const double weight : t) mass += weight;
    ExactPlan result;
    result.plan = Matrix<double>(rows, columns);
    for (std::int64_t i = 0; i < rows; ++i)
        for (std::int64_t j = 0; j < columns; ++j) {
            const auto arc = lemon::SmartDigraph::arcFromId(static_cast<int>(i * columns + j));
            result.plan(i, j) = static_cast<double>(simplex.flow(arc)) / kMassUnits * mass;
            result.cost += result.plan(i, j) * cost(i, j);
        }
    for (std::int64_t i = 0; i < rows; ++i)
        result.rowPrices.push_back(-static_cast<double>(simplex.potential(nodeAt(i))) * unit);
    for (std::int64_t j = 0; j < columns; ++j)
        result.columnPrices.push_back(static_cast<double>(simplex.potential(nodeAt(rows + j))) * unit);
    return result;
}

}  // namespace rosa::transport
