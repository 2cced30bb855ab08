/// Unsupervised GraphSAGE (Hamilton, Ying, Leskovec, NeurIPS 2017, section 3.2).
#pragma once

#include <optional>

#include "core/learn/encoders/class_network.h"
#include "core/learn/encoders/optimizer.h"
#include "core/learn/methods/input_features.h"
#include "core/learn/methods/method.h"
#include "core/sampling/walk_corpus.h"

namespace rosa::learn {

/// Mean over pairs (u, v) of −log σ(z_u·z_v) − Σ over negatives n of log σ(−z_u·z_n); rows of z have unit length. `u` and `v` are pairs ×
/// width, `negatives` count × width. Scalar, differentiable.
torch::Tensor sageLoss(const torch::Tensor& u, const torch::Tensor& v, const torch::Tensor& negatives);

/// One epoch visits each node u of the training graph once, in random order: v is a node visited by a short walk from u; negatives are
/// drawn by degree^0.75 and shared by the pairs of a step, as in the authors' program. Steps use sampled neighbourhoods; the embedding uses
/// all neighbours.
class UnsupervisedSage : public TrainingMethod {
public:
    UnsupervisedSage(const catalog::Configuration& configuration, const Problem& problem);

    [[nodiscard]] std::vector<std::string> metrics() const override { return {"loss"}; }
    void trainOn(torch::Device device) override;
    Result<std::vector<double>> step(int epoch) override;
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;
    [[nodiscard]] const ModelState& model() const override { return m_state; }
    [[nodiscard]] std::vector<NamedTensor> progress() const override { return m_optimizer->state(); }
    void loadProgress(const std::vector<NamedTensor>& tensors) override { m_optimizer->load(tensors); }

private:
    /// Pairs of an epoch; nodes without edges are omitted.
    struct Pairs {
        std::vector<graph::Node> first, second;
    };
    [[nodiscard]] Pairs pairsOf(int epoch) const;
    [[nodiscard]] graph::Node drawNegative(RandomStream& stream) const;
    /// One step; returns the loss summed over the pairs, float64. A GPU is not waited for.
    torch::Tensor trainBatch(std::span<const graph::Node> first, std::span<const graph::Node> second, int epoch,
                             std::uint32_t batch);

    const Problem& m_problem;
    std::uint64_t m_seed;
    sampling::CorpusOptions m_walks;
    std::size_t m_batchSize;
    std::int64_t m_negatives;
    std::vector<std::int32_t> m_fanouts;
    std::vector<double> m_degreeSums;  ///< Cumulative sums of degree^0.75.
    InputFeatures m_features;
    ModelState m_state;
    std::unique_ptr<ClassNetwork> m_network;
    std::unique_ptr<Optimizer> m_optimizer;
    std::optional<SparseMatrix> m_messages;
    torch::Device m_device = torch::kCPU;  ///< Of the steps.
    bool m_takesCpuPath = true;            ///< Whether they use the CPU path there.
};

}  // namespace rosa::learn
