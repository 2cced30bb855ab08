/// Classifiers trained on the labels of a protocol's splits: GCN (Kipf, Welling, ICLR 2017), FastGCN (Chen, Ma, Xiao, ICLR 2018) and
/// GraphSAGE (Hamilton, Ying, Leskovec, NeurIPS 2017).
#pragma once

#include <optional>

#include "core/learn/encoders/class_network.h"
#include "core/learn/encoders/optimizer.h"
#include "core/learn/methods/input_features.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// How a step sees the graph.
enum class SupervisedKind {
    Whole,       ///< GCN: all of it, one step an epoch.
    Importance,  ///< FastGCN: batches of labelled nodes, a layer of nodes drawn by importance.
    Neighbours,  ///< GraphSAGE: batches of labelled nodes, sampled neighbourhoods.
};

/// One epoch goes once over the training part of every split, by cross-entropy. A split with a validation part ends early where its
/// validation loss has not fallen for train.patience epochs, and keeps the weights of the lowest one where train.model_kept says so; the
/// others train all epochs. Evaluation sees the whole graph and samples nothing.
///
/// Weight decay is of the first layer's weights, as in the programs of GCN and FastGCN; GraphSAGE's is of all.
class SupervisedTraining : public TrainingMethod, public SupervisedMethod {
public:
    SupervisedTraining(SupervisedKind kind, const catalog::Configuration& configuration, const Problem& problem);

    [[nodiscard]] std::vector<std::string> metrics() const override;
    Result<std::vector<double>> step(int epoch) override;
    /// What the first split's model has before its classes.
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;
    [[nodiscard]] const ModelState& model() const override { return m_state; }
    [[nodiscard]] std::vector<NamedTensor> progress() const override;
    void loadProgress(const std::vector<NamedTensor>& tensors) override;
    [[nodiscard]] SupervisedMethod* supervised() override { return this; }

    torch::Tensor classes(std::size_t split) override;
    /// Logits of every node of the data set by the model of a split, N × classes, evaluation mode.
    torch::Tensor logits(std::size_t split);
    [[nodiscard]] bool isDone() const override;
    [[nodiscard]] std::string description() const override;
    [[nodiscard]] std::string selection() const override;

private:
    /// One split's model and how far it is.
    struct Trained {
        std::vector<graph::Node> nodes;  ///< Training part, as rows of the training graph.
        torch::Tensor labels;            ///< Of `nodes`.
        torch::Tensor validation;        ///< Nodes of the data set; undefined where there is no such part.
        torch::Tensor validationLabels;
        std::unique_ptr<ClassNetwork> network;
        std::string prefix;
        double bestLoss = 0;
        int bestEpoch = 0;  ///< Epochs done; 0: none yet.
        bool isStopped = false;
        std::vector<NamedTensor> best;
    };
    struct Validation {
        double loss = 0;
        double accuracy = 0;
    };

    [[nodiscard]] Trained trainedOn(const graph::Split& split, std::size_t number,
                                    const catalog::Configuration& configuration);
    [[nodiscard]] std::vector<NamedTensor> parametersOf(const Trained& split) const;
    [[nodiscard]] std::size_t batchesOf(const Trained& split) const;
    /// Loss of one batch of a split, its gradient added; the sum over its nodes.
    double trainBatch(const Trained& split, int epoch, std::size_t batch);
    torch::Tensor logitsOf(const Trained& split, int epoch, std::size_t batch, torch::Tensor& labels);
    torch::Tensor logitsOfWhole(const Trained& split, int epoch);
    void addDecay();
    [[nodiscard]] Validation validate(const Trained& split);
    /// Takes a validation's result over: best weights, end of patience.
    void follow(Trained& split, double loss, int epoch);
    void keepBest(Trained& split);
    /// Of the message graph; empty where that is embedded by ranges.
    const SparseMatrix& messages();

    SupervisedKind m_kind;
    const Problem& m_problem;
    std::uint64_t m_seed;
    InputFeatures m_features;
    double m_dropout, m_decay;
    catalog::StopOptions m_stop;
    int m_epochs;
    std::size_t m_batchSize = 0;          ///< Unused by the whole graph.
    std::int32_t m_sampled = 0;           ///< Importance alone.
    std::vector<std::int32_t> m_fanouts;  ///< Neighbours alone.
    ModelState m_state;
    std::vector<Trained> m_splits;
    std::unique_ptr<Optimizer> m_optimizer;
    SparseMatrix m_training;  ///< Whole graph alone.
    std::optional<SparseMatrix> m_messages;
    std::optional<sampling::LayerImportance> m_importance;
    FeatureRows m_inputs;  ///< Whole graph alone: this epoch's, equal for all splits.
};

}  // namespace rosa::learn
