#include "core/graph/centrality.h"

#include <cmath>

#include "core/base/check.h"
#include "core/base/parallel.h"

namespace rosa::graph {

namespace {

constexpr std::int64_t kGrain = 2048;

}  // namespace

std::vector<double> pageRank(const Graph& graph, double damping, int sweeps)
{
    ROSA_CHECK(graph.isUndirected() && damping >= 0 && damping < 1, "PageRank of an undirected graph, damped");
    const auto count = static_cast<std::size_t>(graph.nodeCount());
    std::vector<double> rank(count, 1.0), sent(count), next(count);
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        for (std::size_t node = 0; node < count; ++node) {
            const auto degree = graph.degree(static_cast<Node>(node));
            sent[node] = degree > 0 ? rank[node] / static_cast<double>(degree) : 0;
        }
        parallelFor(graph.nodeCount(), kGrain, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t node = begin; node < end; ++node) {
                double sum = 0;
                for (const Node other : graph.neighbours(static_cast<Node>(node)))
                    sum += sent[static_cast<std::size_t>(other)];
                next[static_cast<std::size_t>(node)] = 1 - damping + damping * sum;
            }
        });
        rank.swap(next);
    }
    return rank;
}

std::vector<double> eigenvectorCentrality(const Graph& graph)
{
    ROSA_CHECK(graph.isUndirected(), "eigenvector centrality of an undirected graph");
    const auto count = static_cast<std::size_t>(graph.nodeCount());
    std::vector<double> vector(count, count ? 1 / std::sqrt(static_cast<double>(count)) : 0), next(count);
    for (int iteration = 0; iteration < 2000; ++iteration) {
        parallelFor(graph.nodeCount(), kGrain, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t node = begin; node < end; ++node) {
                double sum = vector[static_cast<std::size_t>(node)];
                for (const Node other : graph.neighbours(static_cast<Node>(node)))
                    sum += vector[static_cast<std::size_t>(other)];
                next[static_cast<std::size_t>(node)] = sum;
            }
        });
        double squares = 0, change = 0;
        for (const double value : next) squares += value * value;
        for (std::size_t node = 0; node < count; ++node) {
            next[node] /= std::sqrt(squares);
            change = std::max(change, std::abs(next[node] - vector[node]));
        }
        vector.swap(next);
        if (change < 1e-10) break;
    }
    return vector;
}

}  // namespace rosa::graph
