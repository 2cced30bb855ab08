/// DeepWalk (Perozzi, Al-Rfou, Skiena, KDD 2014) and node2vec (Grover, Leskovec, KDD 2016): embeddings learnt from random walks.
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "core/base/ahead.h"
#include "core/learn/methods/method.h"
#include "core/learn/walks/pair_batches.h"
#include "core/learn/walks/skip_gram.h"

namespace rosa::learn {

/// Options of walks and their training.
struct WalkEmbeddingOptions {
    sampling::CorpusOptions walks;
    SkipGramOptions skipGram;
    std::int64_t walksPerNode = 1;  ///< Per epoch. >= 1
    std::int64_t epochs = 10;       ///< Duration of the decay of the learning rate. >= 1
    double rate = 0.025;            ///< Initial learning rate. > 0
    std::uint64_t seed = 1;

    /// Reads the walks.* keys, of which p and q may be missing; epochs, rate and seed keep their defaults.
    static WalkEmbeddingOptions walksFrom(const catalog::Configuration& configuration);
};

/// One epoch starts walksPerNode walks from each node, in random order, and trains skip-gram on them. The learning rate falls linearly
/// over all epochs, to one ten-thousandth. Walks are redrawn in each epoch and not kept, so memory does not grow with their number. No
/// features, no encoder: the weights are the embeddings.
///
/// On a GPU pairs are trained in batches (pair_batches.h), whose walks and negatives are drawn on the CPU during earlier batches.
class WalkEmbedding : public TrainingMethod {
public:
    /// Refers to `graph`.
    WalkEmbedding(const WalkEmbeddingOptions& options, const graph::Graph& graph);

    [[nodiscard]] std::vector<std::string> metrics() const override { return {"loss", "learning_rate"}; }
    void trainOn(torch::Device device) override;
    Result<std::vector<double>> step(int epoch) override;
    Result<torch::Tensor> embed(const EmbeddingWatch& /*watch*/) override { return m_embeddings.detach().cpu(); }
    void applyLive(const catalog::Configuration& configuration) override;
    [[nodiscard]] const ModelState& model() const override { return m_state; }
    [[nodiscard]] std::vector<NamedTensor> progress() const override { return {}; }
    void loadProgress(const std::vector<NamedTensor>&) override {}

private:
    /// Walks of an epoch that are in memory at once: as many as there are pairs for every block, and few enough that the order of blocks does
    /// not matter.
    struct Pool {
        int epoch = 0;
        std::int64_t number = 0, begin = 0, end = 0;  ///< In the epoch; its walks.
    };
    [[nodiscard]] std::int64_t walks() const { return m_graph.nodeCount() * m_options.walksPerNode; }
    [[nodiscard]] std::int64_t pools() const;
    [[nodiscard]] Pool pool(int epoch, std::int64_t number) const;
    [[nodiscard]] static SkipGramPlace placeOf(const Pool& pool);
    /// Start nodes of an epoch's walks. Thread-safe.
    [[nodiscard]] std::shared_ptr<const std::vector<graph::Node>> startsOf(int epoch) const;
    [[nodiscard]] sampling::Corpus corpusOf(const Pool& pool) const;
    /// Learning rate while a pool is trained.
    [[nodiscard]] double rateIn(const Pool& pool) const;
    void countNodes();
    SkipGramSum trainEpoch(int epoch);
    SkipGramSum trainEpochInBatches(int epoch);

    const graph::Graph& m_graph;
    WalkEmbeddingOptions m_options;
    ModelState m_state;
    torch::Tensor m_embeddings;
    torch::Tensor m_contexts;
    SkipGram m_skipGram;
    bool m_isCounted = false;
    torch::Device m_device = torch::kCPU;  ///< Of the steps.
    std::optional<PairSampler> m_sampler;  ///< Where they do not use the CPU path.
    mutable std::mutex m_mutex;            ///< Of the next two.
    mutable int m_startsEpoch = -1;
    mutable std::shared_ptr<const std::vector<graph::Node>> m_starts;
    Ahead<PairBatches> m_batches;  ///< By number of the pool in all epochs. Declared last, since it reads the other members.
};

}  // namespace rosa::learn
