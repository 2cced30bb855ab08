#include "core/learn/methods/gca.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/catalog/options/sampling_options.h"
#include "core/graph/centrality.h"
#include "core/learn/methods/grace.h"

namespace rosa::learn {

namespace {

/// min(p · w / mean w, limit) with w = (max s − s) / (max s − mean s).
std::vector<float> spread(const std::vector<double>& importance, double probability, double limit)
{
    std::vector<float> probabilities(importance.size(), static_cast<float>(std::min(probability, limit)));
    if (importance.empty()) return probabilities;
    const double largest = std::ranges::max(importance);
    const double mean = std::accumulate(importance.begin(), importance.end(), 0.0) / static_cast<double>(importance.size());
    // The mean of w is 1, so no further scaling is needed.
    if (largest - mean < 1e-12) return probabilities;
    for (std::size_t i = 0; i < importance.size(); ++i)
        probabilities[i] = static_cast<float>(std::min(probability * (largest - importance[i]) / (largest - mean), limit));
    return probabilities;
}

std::vector<double> degreesOf(const graph::Graph& graph)
{
    std::vector<double> degrees;
    for (graph::Node node = 0; node < graph.nodeCount(); ++node) degrees.push_back(static_cast<double>(graph.degree(node)));
    return degrees;
}

std::vector<double> centralityOf(const graph::Graph& graph, catalog::Centrality centrality)
{
    switch (centrality) {
        case catalog::Centrality::Degree:
            return degreesOf(graph);
        case catalog::Centrality::Eigenvector:
            return graph::eigenvectorCentrality(graph);
        case catalog::Centrality::PageRank:
            return graph::pageRank(graph);
    }
    ROSA_CHECK(false, "an unknown centrality");
}

class GcaMethod : public GraceMethod {
public:
    GcaMethod(const catalog::Configuration& configuration, const Problem& problem) : GraceMethod(configuration, problem)
    {
        const auto options = configuration.get<catalog::CentralityOptions>();
        const auto centrality = centralityOf(problem.trainingGraph, options.centrality);
        const double limit = options.dropLimit;
        const bool isUndirected = configuration.get<catalog::AugmentOptions>().unit == sampling::EdgeDropMode::Undirected;
        // The features as given, not normalised as in features().
        const graph::Features& all = problem.dataset.features;
        const graph::Features seen = problem.trainingNodes.empty() ? all : all.selected(problem.trainingNodes);
        for (Strength& strength : m_strengths) {
            strength.edgeDrop = edgeDropProbabilities(problem.trainingGraph, centrality,
                                                      static_cast<double>(strength.edgeDrop.front()), limit, isUndirected);
            strength.featureMask =
                featureMaskProbabilities(seen, centrality, static_cast<double>(strength.featureMask.front()), limit);
        }
    }
};

}  // namespace

std::vector<float> edgeDropProbabilities(const graph::Graph& graph, std::span<const double> centrality, double probability,
                                         double limit, bool isUndirected)
{
    std::vector<double> importance;
    importance.reserve(static_cast<std::size_t>(graph.arcCount()));
    for (graph::Node node = 0; node < graph.nodeCount(); ++node)
        for (const graph::Node other : graph.neighbours(node)) {
            const double own = centrality[static_cast<std::size_t>(node)];
            importance.push_back(std::log1p(isUndirected ? (own + centrality[static_cast<std::size_t>(other)]) / 2 : own));
        }
    return spread(importance, probability, limit);
}

std::vector<float> featureMaskProbabilities(const graph::Features& features, std::span<const double> centrality,
                                            double probability, double limit)
{
    const bool isSparse = features.layout() == graph::Features::Layout::Sparse;
    std::vector<double> importance(static_cast<std::size_t>(features.columns()), 0.0);
    for (std::size_t row = 0; row < centrality.size(); ++row) {
        if (isSparse) {
            for (auto i = features.offsets()[row]; i < features.offsets()[row + 1]; ++i)
                if (features.stored(static_cast<std::size_t>(i)) != 0.0f)
                    importance[static_cast<std::size_t>(features.columnIndices()[static_cast<std::size_t>(i)])] +=
                        centrality[row];
        } else {
            for (std::size_t column = 0; column < importance.size(); ++column)
                importance[column] +=
                    std::abs(static_cast<double>(features.stored(row * importance.size() + column))) * centrality[row];
        }
    }
    for (double& value : importance) value = std::log1p(value);
    return spread(importance, probability, limit);
}

MethodTraining gcaTraining() { return {"gca", makeNew<GcaMethod>, MethodDevices::ProcessorAndGpu}; }

}  // namespace rosa::learn
