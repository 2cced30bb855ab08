#include "core/learn/methods/gmi.h"

#include "core/learn/ops/edge_reconstruction.h"

namespace rosa::learn {

namespace {

/// Mean over a node's neighbours, without itself; zeros for a node without neighbours.
SparseMatrix meanOfNeighbours(const graph::Graph& graph)
{
    std::vector<float> weights(static_cast<std::size_t>(graph.arcCount()));
    for (graph::Node node = 0; node < graph.nodeCount(); ++node)
        for (auto arc = graph.offsets()[static_cast<std::size_t>(node)];
             arc < graph.offsets()[static_cast<std::size_t>(node) + 1]; ++arc)
            weights[static_cast<std::size_t>(arc)] = 1.0f / static_cast<float>(graph.degree(node));
    return {graph.nodeCount(), std::vector<std::int64_t>(graph.offsets().begin(), graph.offsets().end()),
            std::vector<std::int32_t>(graph.targets().begin(), graph.targets().end()), std::move(weights)};
}

}  // namespace

torch::Tensor jensenShannon(const torch::Tensor& positive, const torch::Tensor& negative)
{
    return torch::softplus(-torch::sigmoid(positive)).mean() + torch::softplus(torch::sigmoid(negative)).mean();
}

GmiMethod::GmiMethod(const catalog::Configuration& configuration, const Problem& problem)
    : WholeGraphMethod(configuration, problem),
      m_information(configuration.get<catalog::InformationOptions>()),
      m_features(BilinearScore::make(state(), "features", problem.dataset.features.columns(), encoder().width(), seed())),
      m_activation(Activation::make(state(), "neighbours.act", ActivationKind::Prelu)),
      m_neighbourMean(meanOfNeighbours(problem.trainingGraph))
{
    const std::int64_t messages = [&] {
        const torch::NoGradGuard constant;
        const std::vector<graph::Node> one{0};
        return encoder().messages(0, features().trainingRows(one)).size(1);
    }();
    m_neighbours = BilinearScore::make(state(), "neighbours", encoder().width(), messages, seed());
    makeOptimizer(configuration);
}

void GmiMethod::trainOn(torch::Device device)
{
    WholeGraphMethod::trainOn(device);
    m_neighbourMean = placed(m_neighbourMean);
}

void GmiMethod::applyLive(const catalog::Configuration& configuration)
{
    WholeGraphMethod::applyLive(configuration);
    m_information = configuration.get<catalog::InformationOptions>();
}

torch::Tensor GmiMethod::otherNodes(int epoch, std::uint32_t number) const
{
    RandomStream stream(seed(), Purpose::Negative, static_cast<std::uint32_t>(epoch), number);
    const auto count = static_cast<std::uint32_t>(problem().trainingGraph.nodeCount());
    std::vector<std::int64_t> nodes(count);
    for (std::uint32_t node = 0; node < count; ++node) nodes[node] = (node + 1 + stream.below(count - 1)) % count;
    return placed(torch::tensor(nodes, torch::kInt64));
}

torch::Tensor GmiMethod::informationBetween(const BilinearScore& score, const torch::Tensor& xw, const torch::Tensor& y,
                                            int epoch, std::uint32_t firstDraw) const
{
    std::vector<torch::Tensor> negatives;
    for (int i = 0; i < m_information.negatives; ++i)
        negatives.push_back(
            score.ofRows(xw.index_select(0, otherNodes(epoch, firstDraw + static_cast<std::uint32_t>(i))), y));
    return jensenShannon(score.ofRows(xw, y), torch::cat(negatives));
}

Result<WholeGraphMethod::StepLoss> GmiMethod::lossOf(int epoch)
{
    const GraphView& view = wholeView();
    const torch::Tensor h = encode(view);
    const torch::Tensor heard = m_activation(m_neighbourMean.times(encoder().messages(0, view.features)));
    const torch::Tensor features = informationBetween(m_features, view.features.times(m_features.weight), h, epoch, 0);
    const torch::Tensor neighbours = informationBetween(m_neighbours, h.mm(m_neighbours.weight), heard, epoch,
                                                        static_cast<std::uint32_t>(m_information.negatives));
    torch::Tensor loss = m_information.featureWeight * features + m_information.neighbourWeight * neighbours;
    if (m_information.edgeWeight > 0)
        loss = loss + m_information.edgeWeight * edgeReconstruction(h, problem().trainingGraph);
    return StepLoss{loss, {}};
}

MethodTraining gmiTraining() { return {"gmi", makeNew<GmiMethod>, MethodDevices::ProcessorAndGpu}; }

}  // namespace rosa::learn
