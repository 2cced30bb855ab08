/// Classifiers trained on the labels of a protocol's splits: GCN (Kipf, Welling, ICLR 2017), FastGCN (Chen, Ma, Xiao, ICLR 2018) and
/// GraphSAGE (Hamilton, Ying, Leskovec, NeurIPS 2017).
#pragma once

#include <optional>

#include "core/learn/encoders/class_network.h"
#include "core/learn/encoders/optimizer.h"
#include "core/learn/methods/input_features.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// How a step samples the graph.
enum class SupervisedKind {
    Whole,       ///< GCN: the whole graph, one step per epoch.
    Importance,  ///< FastGCN: batches of labelled nodes, nodes of each layer drawn by importance.
    Neighbours,  ///< GraphSAGE: batches of labelled nodes, sampled neighbourhoods.
};

/// One epoch is one pass over the training part of each split, with cross-entropy. A split with a validation part stops early if its
/// validation loss has not decreased for train.patience epochs, and keeps the weights of the lowest loss if train.model_kept says so; other
/// splits train for all epochs. Evaluation uses the whole graph without sampling.
///
/// Weight decay applies to the weights of the first layer, as in the programs of GCN and FastGCN; for GraphSAGE to all.
class SupervisedTraining : public TrainingMethod, public SupervisedMethod {
public:
    SupervisedTraining(SupervisedKind kind, const catalog::Configuration& configuration, const Problem& problem);

    [[nodiscard]] std::vector<std::string> metrics() const override;
    void trainOn(torch::Device device) override;
    Result<std::vector<double>> step(int epoch) override;
    /// The representation before the class layer of the first split's model.
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;
    [[nodiscard]] const ModelState& model() const override { return m_state; }
    [[nodiscard]] std::vector<NamedTensor> progress() const override;
    void loadProgress(const std::vector<NamedTensor>& tensors) override;
    [[nodiscard]] SupervisedMethod* supervised() override { return this; }

    torch::Tensor classes(std::size_t split) override;
    /// Logits of all nodes of the data set by the model of a split, N × classes, evaluation mode.
    torch::Tensor logits(std::size_t split);
    [[nodiscard]] bool isDone() const override;
    [[nodiscard]] Message description() const override;
    [[nodiscard]] std::string selection() const override;

private:
    /// The model of one split and its progress.
    struct Trained {
        std::vector<graph::Node> nodes;  ///< Training part, as rows of the training graph.
        torch::Tensor labels;            ///< Of `nodes`.
        torch::Tensor validation;        ///< Nodes of the data set; undefined without a validation part.
        torch::Tensor validationLabels;
        std::unique_ptr<ClassNetwork> network;
        std::string prefix;
        double bestLoss = 0;
        int bestEpoch = 0;  ///< Epochs done at the best loss; 0: none yet.
        bool isStopped = false;
        std::vector<NamedTensor> best;
    };

    [[nodiscard]] Trained trainedOn(const graph::Split& split, std::size_t number,
                                    const catalog::Configuration& configuration);
    [[nodiscard]] std::vector<NamedTensor> parametersOf(const Trained& split) const;
    [[nodiscard]] std::size_t batchesOf(const Trained& split) const;
    /// Adds the gradient of one batch of a split; returns the loss summed over its nodes, float64. A GPU is not waited for.
    torch::Tensor trainBatch(const Trained& split, int epoch, std::size_t batch);
    [[nodiscard]] NetworkBatch placed(NetworkBatch batch) const;
    torch::Tensor logitsOf(const Trained& split, int epoch, std::size_t batch, torch::Tensor& labels);
    torch::Tensor logitsOfWhole(const Trained& split, int epoch);
    void addDecay();
    /// Whether an epoch ends with a validation of this split.
    [[nodiscard]] bool isValidated(const Trained& split) const;
    /// Loss and accuracy, float64.
    [[nodiscard]] torch::Tensor validate(const Trained& split);
    /// Updates best weights and early stopping from a validation result.
    void follow(Trained& split, double loss, int epoch);
    void keepBest(Trained& split);
    /// Neighbourhood of the message graph; empty if embedding runs in ranges.
    const SparseMatrix& messages();
    /// Logits of all nodes on the device of the steps.
    [[nodiscard]] torch::Tensor logitsThere(const Trained& split);

    SupervisedKind m_kind;
    const Problem& m_problem;
    std::uint64_t m_seed;
    InputFeatures m_features;
    double m_dropout, m_decay;
    catalog::StopOptions m_stop;
    int m_epochs;
    std::size_t m_batchSize = 0;          ///< Not used by SupervisedKind::Whole.
    std::int32_t m_sampled = 0;           ///< SupervisedKind::Importance only.
    std::vector<std::int32_t> m_fanouts;  ///< SupervisedKind::Neighbours only.
    ModelState m_state;
    std::vector<Trained> m_splits;
    std::unique_ptr<Optimizer> m_optimizer;
    torch::Device m_device = torch::kCPU;  ///< Of the steps.
    bool m_takesCpuPath = true;            ///< Whether they use the CPU path there.
    SparseMatrix m_training;               ///< SupervisedKind::Whole only.
    std::optional<SparseMatrix> m_messages;
    std::optional<NetworkBatch> m_allThere;  ///< Features of all nodes and messages() on that device; not on the CPU path.
    std::optional<sampling::LayerImportance> m_importance;
    FeatureRows m_inputs;  ///< SupervisedKind::Whole only: inputs of the current epoch, equal for all splits.
};

}  // namespace rosa::learn
