#include "core/learn/methods/walk_embedding.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/options/walk_options.h"
#include "core/learn/ops/device.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

namespace {

using graph::Node;

constexpr std::int64_t kWalksAPool = 1024;
constexpr double kLowestShare = 1e-4;
constexpr int kMostPreparedPools = 4;  ///< Some 60 MB each.

std::span<float> embeddingValues(const torch::Tensor& tensor)
{
    return {tensor.data_ptr<float>(), static_cast<std::size_t>(tensor.numel())};
}

}  // namespace

WalkEmbeddingOptions WalkEmbeddingOptions::walksFrom(const catalog::Configuration& configuration)
{
    WalkEmbeddingOptions options;
    const auto walks = configuration.get<catalog::NodeWalkOptions>();
    const auto bias = configuration.find<catalog::WalkBiasOptions>().value_or(catalog::WalkBiasOptions());
    const auto skipGram = configuration.get<catalog::SkipGramOptions>();
    options.walks = {walks.length, bias.returning, bias.outward};
    options.skipGram = {skipGram.dimensions, skipGram.window, walks.negatives};
    options.walksPerNode = skipGram.walksPerNode;
    return options;
}

WalkEmbedding::WalkEmbedding(const WalkEmbeddingOptions& options, const graph::Graph& graph)
    : m_graph(graph),
      m_options(options),
      m_skipGram(options.skipGram, graph.nodeCount(), options.seed),
      m_batches([this](int number) {
          const Pool next = pool(static_cast<int>(number / pools()), number % pools());
          return m_sampler->batchesOf(corpusOf(next), placeOf(next));
      })
{
    const std::int64_t width = options.skipGram.dimensions;
    m_embeddings =
        m_state.uniform("embedding", {m_graph.nodeCount(), width}, 0.5 / static_cast<double>(width), options.seed);
    m_contexts = m_state.constant("context", {m_graph.nodeCount(), width}, 0.0);
}

void WalkEmbedding::trainOn(torch::Device device)
{
    m_device = device;
    m_state.moveTo(device);
    m_sampler.reset();
    m_isCounted = false;
    if (takesCpuPath(device)) return;
    m_sampler.emplace(m_options.skipGram, m_graph.nodeCount(), m_options.seed);
    m_batches.setDepth(std::clamp(threadCount() - 1, 1, kMostPreparedPools));
}

std::int64_t WalkEmbedding::pools() const { return (walks() + kWalksAPool - 1) / kWalksAPool; }

WalkEmbedding::Pool WalkEmbedding::pool(int epoch, std::int64_t number) const
{
    return {epoch, number, walks() * number / pools(), walks() * (number + 1) / pools()};
}

SkipGramPlace WalkEmbedding::placeOf(const Pool& pool)
{
    return {static_cast<std::uint32_t>(pool.epoch), static_cast<std::uint32_t>(pool.begin),
            static_cast<std::uint32_t>(pool.number)};
}

std::shared_ptr<const std::vector<Node>> WalkEmbedding::startsOf(int epoch) const
{
    const std::scoped_lock lock(m_mutex);
    if (m_starts && m_startsEpoch == epoch) return m_starts;
    const std::vector<Node> order =
        sampling::drawCentres(m_graph.nodeCount(), m_graph.nodeCount(), m_options.seed, static_cast<std::uint32_t>(epoch));
    auto starts = std::make_shared<std::vector<Node>>();
    starts->reserve(order.size() * static_cast<std::size_t>(m_options.walksPerNode));
    for (std::int64_t i = 0; i < m_options.walksPerNode; ++i) starts->insert(starts->end(), order.begin(), order.end());
    m_starts = std::move(starts);
    m_startsEpoch = epoch;
    return m_starts;
}

sampling::Corpus WalkEmbedding::corpusOf(const Pool& pool) const
{
    const auto starts = startsOf(pool.epoch);
    const auto part =
        std::span(*starts).subspan(static_cast<std::size_t>(pool.begin), static_cast<std::size_t>(pool.end - pool.begin));
    return sampling::walkCorpus(m_graph, m_options.walks, part, m_options.seed, static_cast<std::uint32_t>(pool.epoch),
                                static_cast<std::uint32_t>(pool.begin));
}

double WalkEmbedding::rateIn(const Pool& pool) const
{
    const double done = (pool.epoch + static_cast<double>(pool.number) / static_cast<double>(pools())) /
                        static_cast<double>(std::max<std::int64_t>(m_options.epochs, pool.epoch + 1));
    return m_options.rate * std::max(1 - done, kLowestShare);
}

/// Counts in the walks of the first epoch, which represent all epochs; recomputed when a run is resumed, so that they need not be stored.
void WalkEmbedding::countNodes()
{
    std::vector<std::int64_t> counts(static_cast<std::size_t>(m_graph.nodeCount()), 0);
    for (std::int64_t number = 0; number < pools(); ++number)
        for (const Node node : corpusOf(pool(0, number)).nodes)
            if (node != sampling::kWalkEnded) ++counts[static_cast<std::size_t>(node)];
    m_sampler ? m_sampler->setFrequencies(counts) : m_skipGram.setFrequencies(counts);
    m_isCounted = true;
}

SkipGramSum WalkEmbedding::trainEpoch(int epoch)
{
    SkipGramSum sum;
    for (std::int64_t number = 0; number < pools(); ++number) {
        const Pool now = pool(epoch, number);
        const SkipGramSum part = m_skipGram.train(corpusOf(now), placeOf(now), static_cast<float>(rateIn(now)),
                                                  embeddingValues(m_embeddings), embeddingValues(m_contexts));
        sum.loss += part.loss;
        sum.pairs += part.pairs;
    }
    return sum;
}

SkipGramSum WalkEmbedding::trainEpochInBatches(int epoch)
{
    SkipGramSum sum;
    torch::Tensor loss = torch::zeros({}, torch::dtype(torch::kFloat64).device(m_device));
    for (std::int64_t number = 0; number < pools(); ++number) {
        const PairBatches batches = m_batches.take(static_cast<int>(epoch * pools() + number));
        const double rate = rateIn(pool(epoch, number));
        for (const PairBatch& batch : batches.on(m_device)) loss += trainPairs(batch, rate, m_embeddings, m_contexts);
        sum.pairs += batches.pairs();
    }
    sum.loss = loss.item<double>();
    return sum;
}

Result<std::vector<double>> WalkEmbedding::step(int epoch)
{
    if (m_graph.arcCount() == 0) return badInput("the graph has no edges, so random walks are not possible");
    if (!m_isCounted) countNodes();
    const SkipGramSum sum = m_sampler ? trainEpochInBatches(epoch) : trainEpoch(epoch);
    return std::vector<double>{sum.pairs > 0 ? sum.loss / static_cast<double>(sum.pairs) : 0.0,
                               rateIn(pool(epoch, pools() - 1))};
}

void WalkEmbedding::applyLive(const catalog::Configuration& configuration)
{
    m_options.rate = configuration.get<catalog::RateOptions>().learningRate;
}

namespace {

std::unique_ptr<TrainingMethod> makeWalkEmbedding(const catalog::Configuration& configuration, const Problem& problem)
{
    WalkEmbeddingOptions options = WalkEmbeddingOptions::walksFrom(configuration);
    options.epochs = configuration.get<catalog::EpochOptions>().epochs;
    options.rate = configuration.get<catalog::RateOptions>().learningRate;
    options.seed = configuration.seed();
    return std::make_unique<WalkEmbedding>(options, problem.dataset.graph);
}

}  // namespace

MethodTraining deepWalkTraining() { return {"deepwalk", makeWalkEmbedding, MethodDevices::ProcessorAndGpu}; }

MethodTraining node2VecTraining() { return {"node2vec", makeWalkEmbedding, MethodDevices::ProcessorAndGpu}; }

}  // namespace rosa::learn
