/// DeepWalk (Perozzi, Al-Rfou, Skiena, KDD 2014) and node2vec (Grover, Leskovec, KDD 2016): embeddings learnt from walks alone.
#pragma once

#include "core/learn/methods/method.h"
#include "core/learn/ops/skip_gram.h"

namespace rosa::learn {

/// One epoch walks from every node in random order, and trains skip-gram on these walks. The learning rate falls linearly over all epochs, to a
/// ten-thousandth. Walks are drawn anew in each epoch and never kept, so memory does not grow with their number. No features, no
/// encoder: the weights are the embeddings.
/// How walks are drawn and trained.
struct WalkEmbeddingOptions {
    sampling::CorpusOptions walks;
    SkipGramOptions skipGram;
    std::int64_t walksPerNode = 1;  ///< An epoch. >= 1
    std::int64_t epochs = 10;       ///< Over which the learning rate falls. >= 1
    double rate = 0.025;            ///< First learning rate. > 0
    std::uint64_t seed = 1;

    /// All but epochs, rate and seed: the walks.* keys, of which p and q may be missing.
    static WalkEmbeddingOptions walksFrom(const catalog::Configuration& configuration);
};

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
    /// Starts of an epoch's walks.
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
