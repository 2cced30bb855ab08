#include "core/learn/methods/unsupervised_sage.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/supervised_options.h"
#include "core/catalog/options/walk_options.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/ops/device.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

namespace {

using graph::Node;

ClassNetworkOptions networkFrom(const catalog::Configuration& configuration)
{
    ClassNetworkOptions options;
    options.hidden = configuration.get<catalog::WidthOptions>().hidden;
    options.isSage = true;
    options.isJoined = configuration.get<catalog::NeighbourSamplingOptions>().aggregator == catalog::Aggregator::Mean;
    options.neighbourhood = options.isJoined ? Neighbourhood::Others : Neighbourhood::Mean;
    return options;
}

std::vector<std::int32_t> fanoutsFrom(const catalog::Configuration& configuration)
{
    const auto sampled = configuration.get<catalog::NeighbourSamplingOptions>();
    return {sampled.first, sampled.second};
}

/// Collects distinct nodes of several lists, and the index of each entry.
class DistinctNodes {
public:
    torch::Tensor add(std::span<const Node> nodes)
    {
        std::vector<std::int64_t> places;
        for (const Node node : nodes) {
            const auto [found, isNew] = m_places.try_emplace(node, static_cast<std::int64_t>(m_nodes.size()));
            if (isNew) m_nodes.push_back(node);
            places.push_back(found->second);
        }
        return torch::tensor(torch::ArrayRef<std::int64_t>(places.data(), places.size()), torch::kInt64);
    }
    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }

private:
    std::unordered_map<Node, std::int64_t> m_places;
    std::vector<Node> m_nodes;
};

}  // namespace

torch::Tensor sageLoss(const torch::Tensor& u, const torch::Tensor& v, const torch::Tensor& negatives)
{
    const torch::Tensor pulled = torch::softplus(-(u * v).sum(1));
    return negatives.size(0) == 0 ? pulled.mean() : (pulled + torch::softplus(u.mm(negatives.t())).sum(1)).mean();
}

UnsupervisedSage::UnsupervisedSage(const catalog::Configuration& configuration, const Problem& problem)
    : m_problem(problem),
      m_seed(configuration.seed()),
      m_batchSize(static_cast<std::size_t>(configuration.get<catalog::PairBatchOptions>().size)),
      m_negatives(configuration.get<catalog::NodeWalkOptions>().negatives),
      m_fanouts(fanoutsFrom(configuration)),
      m_features(configuration, problem)
{
    m_walks.length = configuration.get<catalog::NodeWalkOptions>().length;
    double sum = 0;
    for (Node node = 0; node < problem.trainingGraph.nodeCount(); ++node)
        m_degreeSums.push_back(sum += std::pow(static_cast<double>(problem.trainingGraph.degree(node)), 0.75));
    m_network = std::make_unique<ClassNetwork>(networkFrom(configuration), problem.dataset.features.columns(), 0, m_seed,
                                               "sage.", m_state);
    m_optimizer = std::make_unique<Optimizer>(configuration.get<OptimizerOptions>(), m_state.parameters());
}

Node UnsupervisedSage::drawNegative(RandomStream& stream) const
{
    const auto found = std::ranges::upper_bound(m_degreeSums, stream.uniform64() * m_degreeSums.back());
    return static_cast<Node>(std::min(found - m_degreeSums.begin(), std::ssize(m_degreeSums) - 1));
}

UnsupervisedSage::Pairs UnsupervisedSage::pairsOf(int epoch) const
{
    const graph::Graph& graph = m_problem.trainingGraph;
    const auto number = static_cast<std::uint32_t>(epoch);
    const std::vector<Node> order = sampling::drawCentres(graph.nodeCount(), graph.nodeCount(), m_seed, number);
    const sampling::Corpus corpus = sampling::walkCorpus(graph, m_walks, order, m_seed, number, 0);
    Pairs pairs;
    for (std::int64_t i = 0; i < corpus.walkCount(); ++i) {
        const auto walk = corpus.walk(i);
        RandomStream stream(m_seed, Purpose::Window, number, static_cast<std::uint32_t>(i));
        const Node met = walk[1 + stream.below(static_cast<std::uint32_t>(walk.size() - 1))];
        if (met == sampling::kWalkEnded || met == walk[0]) continue;
        pairs.first.push_back(walk[0]);
        pairs.second.push_back(met);
    }
    return pairs;
}

void UnsupervisedSage::trainOn(torch::Device device)
{
    m_device = device;
    m_takesCpuPath = takesCpuPath(device);
    m_state.moveTo(device);
}

torch::Tensor UnsupervisedSage::trainBatch(std::span<const Node> first, std::span<const Node> second, int epoch,
                                           std::uint32_t batch)
{
    const auto number = static_cast<std::uint32_t>(epoch);
    RandomStream stream(m_seed, Purpose::Negative, number, batch);
    std::vector<Node> drawn;
    for (std::int64_t i = 0; i < m_negatives; ++i) drawn.push_back(drawNegative(stream));
    DistinctNodes distinct;
    const auto placesOf = [&](std::span<const Node> nodes) { return toDevice(distinct.add(nodes), m_device); };
    const torch::Tensor u = placesOf(first), v = placesOf(second), negatives = placesOf(drawn);
    auto layers = sampling::sampleNeighbours(
        m_problem.trainingGraph, distinct.nodes(), m_fanouts,
        m_network->options().isJoined ? sampling::Propagation::Others : sampling::Propagation::Mean,
        RandomStream(m_seed, Purpose::Neighbours, number, batch));
    FeatureRows inputs = m_features.trainingRows(layers.inputs);
    NetworkBatch sampled = NetworkBatch::from(std::move(layers), std::move(inputs));
    if (!m_takesCpuPath) sampled = sampled.to(m_device);
    const torch::Tensor z = m_network->hidden(sampled, {});
    const torch::Tensor loss = sageLoss(z.index_select(0, u), z.index_select(0, v), z.index_select(0, negatives));
    m_optimizer->clearGradients();
    loss.backward();
    m_optimizer->step();
    return loss.detach().to(torch::kFloat64) * static_cast<double>(first.size());
}

Result<std::vector<double>> UnsupervisedSage::step(int epoch)
{
    if (m_problem.trainingGraph.arcCount() == 0) return badInput("the graph has no edges, so random walks are not possible");
    const Pairs pairs = pairsOf(epoch);
    torch::Tensor loss = torch::zeros({}, torch::dtype(torch::kFloat64).device(m_device));
    std::uint32_t batch = 0;
    for (std::size_t begin = 0; begin < pairs.first.size(); begin += m_batchSize) {
        const std::size_t count = std::min(m_batchSize, pairs.first.size() - begin);
        loss += trainBatch(std::span(pairs.first).subspan(begin, count), std::span(pairs.second).subspan(begin, count),
                           epoch, batch++);
    }
    return std::vector<double>{loss.item<double>() / static_cast<double>(std::max<std::size_t>(pairs.first.size(), 1))};
}

Result<torch::Tensor> UnsupervisedSage::embed(const EmbeddingWatch& watch)
{
    const torch::NoGradGuard constant;
    const ModelOnProcessor here(m_state);
    if (!m_messages)
        m_messages = isEmbeddedByRanges(m_problem.messageGraph)
                         ? SparseMatrix()
                         : neighbourhoodOf(m_problem.messageGraph, m_network->options().neighbourhood);
    return m_network->embedAll(m_features.whole(), m_problem.messageGraph, *m_messages, watch);
}

void UnsupervisedSage::applyLive(const catalog::Configuration& configuration)
{
    m_optimizer->turn(configuration.get<OptimizerOptions>());
}

MethodTraining unsupervisedSageTraining()
{
    return {"unsup-graphsage", makeNew<UnsupervisedSage>, MethodDevices::ProcessorAndGpu};
}

}  // namespace rosa::learn
