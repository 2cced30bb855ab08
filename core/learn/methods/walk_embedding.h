/// DeepWalk (Perozzi, Al-Rfou, Skiena, KDD 2014) and node2vec (Grover, Leskovec, KDD 2016): embeddings learnt from random walks.
#pragma once

#include "core/learn/methods/method.h"
#include "core/learn/ops/skip_gram.h"

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
class WalkEmbedding : public TrainingMethod {
public:
    /// Refers to `graph`.
    WalkEmbedding(const WalkEmbeddingOptions& options, const graph::Graph& graph);

    [[nodiscard]] std::vector<std::string> metrics() const override { return {"loss", "learning_rate"}; }
    Result<std::vector<double>> step(int epoch) override;
    Result<torch::Tensor> embed(const EmbeddingWatch& /*watch*/) override { return m_embeddings.detach(); }
    void applyLive(const catalog::Configuration& configuration) override;
    [[nodiscard]] const ModelState& model() const override { return m_state; }
    [[nodiscard]] std::vector<NamedTensor> progress() const override { return {}; }
    void loadProgress(const std::vector<NamedTensor>&) override {}

private:
    /// Start nodes of an epoch's walks.
    [[nodiscard]] std::vector<graph::Node> startsOf(int epoch) const;
    void countNodes();

    const graph::Graph& m_graph;
    WalkEmbeddingOptions m_options;
    ModelState m_state;
    torch::Tensor m_embeddings;
    torch::Tensor m_contexts;
    SkipGram m_skipGram;
    bool m_isCounted = false;
};

}  // namespace rosa::learn
