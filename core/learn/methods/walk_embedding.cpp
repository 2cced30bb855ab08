#include "core/learn/methods/walk_embedding.h"

#include <algorithm>

#include "core/catalog/options/training_options.h"
#include "core/catalog/options/walk_options.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

namespace {

using graph::Node;

/// Walks per pool: enough pairs for every block, few enough that the order of blocks does not matter.
constexpr std::int64_t kWalksAPool = 1024;
constexpr double kLowestShare = 1e-4;

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
    : m_graph(graph), m_options(options), m_skipGram(options.skipGram, graph.nodeCount(), options.seed)
{
    const std::int64_t width = options.skipGram.dimensions;
    m_embeddings =
        m_state.uniform("embedding", {m_graph.nodeCount(), width}, 0.5 / static_cast<double>(width), options.seed);
    m_contexts = m_state.constant("context", {m_graph.nodeCount(), width}, 0.0);
}

std::vector<Node> WalkEmbedding::startsOf(int epoch) const
{
    const std::vector<Node> order =
        sampling::drawCentres(m_graph.nodeCount(), m_graph.nodeCount(), m_options.seed, static_cast<std::uint32_t>(epoch));
    std::vector<Node> starts;
    starts.reserve(order.size() * static_cast<std::size_t>(m_options.walksPerNode));
    for (std::int64_t i = 0; i < m_options.walksPerNode; ++i) starts.insert(starts.end(), order.begin(), order.end());
    return starts;
}

namespace {

/// Calls `use(corpus, pool, pools, firstWalk)` for the walks of an epoch, pool by pool.
template <typename Use>
void forEachPool(const graph::Graph& graph, const sampling::CorpusOptions& options, const std::vector<Node>& starts,
                 std::uint64_t seed, int epoch, const Use& use)
{
    const auto walks = static_cast<std::int64_t>(starts.size());
    const std::int64_t pools = (walks + kWalksAPool - 1) / kWalksAPool;
    for (std::int64_t pool = 0; pool < pools; ++pool) {
        const std::int64_t begin = walks * pool / pools;
        const std::int64_t end = walks * (pool + 1) / pools;
        const auto part = std::span(starts).subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
        use(sampling::walkCorpus(graph, options, part, seed, static_cast<std::uint32_t>(epoch),
                                 static_cast<std::uint32_t>(begin)),
            pool, pools, begin);
    }
}

}  // namespace

/// Counts in the walks of the first epoch, which represent all epochs; recomputed when a run is resumed, so that they need not be stored.
void WalkEmbedding::countNodes()
{
    std::vector<std::int64_t> counts(static_cast<std::size_t>(m_graph.nodeCount()), 0);
    forEachPool(m_graph, m_options.walks, startsOf(0), m_options.seed, 0,
                [&](const sampling::Corpus& corpus, auto, auto, auto) {
                    for (const Node node : corpus.nodes)
                        if (node != sampling::kWalkEnded) ++counts[static_cast<std::size_t>(node)];
                });
    m_skipGram.setFrequencies(counts);
    m_isCounted = true;
}

Result<std::vector<double>> WalkEmbedding::step(int epoch)
{
    if (m_graph.arcCount() == 0) return badInput("the graph has no edges, so random walks are not possible");
    if (!m_isCounted) countNodes();
    SkipGramSum sum;
    double rate = m_options.rate;
    forEachPool(m_graph, m_options.walks, startsOf(epoch), m_options.seed, epoch,
                [&](const sampling::Corpus& corpus, std::int64_t pool, std::int64_t pools, std::int64_t firstWalk) {
                    const double done = (epoch + static_cast<double>(pool) / static_cast<double>(pools)) /
                                        static_cast<double>(std::max<std::int64_t>(m_options.epochs, epoch + 1));
                    rate = m_options.rate * std::max(1 - done, kLowestShare);
                    const SkipGramPlace place{static_cast<std::uint32_t>(epoch), static_cast<std::uint32_t>(firstWalk),
                                              static_cast<std::uint32_t>(pool)};
                    const SkipGramSum part = m_skipGram.train(corpus, place, static_cast<float>(rate),
                                                              embeddingValues(m_embeddings), embeddingValues(m_contexts));
                    sum.loss += part.loss;
                    sum.pairs += part.pairs;
                });
    return std::vector<double>{sum.pairs > 0 ? sum.loss / static_cast<double>(sum.pairs) : 0.0, rate};
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

MethodTraining deepWalkTraining() { return {"deepwalk", makeWalkEmbedding}; }

MethodTraining node2VecTraining() { return {"node2vec", makeWalkEmbedding}; }

}  // namespace rosa::learn
