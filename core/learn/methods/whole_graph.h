/// Common base of methods that encode the whole graph in each step: views, encoder, loss and optimiser step.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "core/graph/features.h"
#include "core/learn/encoders/encoder.h"
#include "core/learn/encoders/optimizer.h"
#include "core/learn/methods/input_features.h"
#include "core/learn/methods/method.h"
#include "core/sampling/propagation.h"
#include "core/sampling/random_walk.h"
#include "core/sampling/view_batch.h"

namespace rosa::learn {

/// A whole graph as input of an encoder.
struct GraphView {
    FeatureRows features;
    SparseMatrix adjacency;  ///< Empty if the encoder uses no neighbourhood.
};

/// Augmentation of one of a step's two views. Each list is empty (no change), or has one probability for all or one per element.
struct ViewChange {
    std::span<const float> edgeDrop;     ///< Per arc of the training graph, in their order.
    std::span<const float> featureMask;  ///< Per column of the features.
};

/// Subgraph sampling for graphs too large for whole-graph steps: random walks with restart from a batch of centres, as in RoSA's first
/// views.
struct WalkedScope {
    std::int32_t centres = 256;
    sampling::WalkOptions walk;

    static WalkedScope from(const catalog::Configuration& configuration);
};

/// The walked subgraphs of a step as a disjoint union; a node in several subgraphs has one row in each.
struct WalkedNodes {
    GraphView view;
    std::vector<graph::Node> nodes;  ///< Node of the training graph of each row.
    torch::Tensor centres;           ///< Row of each centre.
};

/// One epoch is one step on the whole training graph: loss, gradient, optimiser step. A method defines the loss; its description
/// names at least RateOptions and OptimizerOptions.
class WholeGraphMethod : public TrainingMethod {
public:
    /// "loss", the method's own metrics, "gradient_norm".
    [[nodiscard]] std::vector<std::string> metrics() const override;
    Result<std::vector<double>> step(int epoch) override;
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;
    [[nodiscard]] const ModelState& model() const override { return m_state; }
    [[nodiscard]] std::vector<NamedTensor> progress() const override { return m_optimizer->state(); }
    void loadProgress(const std::vector<NamedTensor>& tensors) override { m_optimizer->load(tensors); }

protected:
    /// A loss and the values of ownMetrics().
    struct StepLoss {
        torch::Tensor loss;  ///< Scalar, differentiable.
        std::vector<double> values;
    };

    WholeGraphMethod(const catalog::Configuration& configuration, const Problem& problem);
    /// Call at the end of a method's constructor: the optimiser trains all parameters that m_state has by then.
    void makeOptimizer(const catalog::Configuration& configuration);

    /// The loss of an epoch; draws depend only on seed and epoch.
    virtual Result<StepLoss> lossOf(int epoch) = 0;
    [[nodiscard]] virtual std::vector<std::string> ownMetrics() const { return {}; }
    /// Called before the optimiser's step, with gradients computed; may set the learning rate.
    virtual void beforeUpdate(int epoch) { static_cast<void>(epoch); }
    /// Called after the optimiser's step.
    virtual void afterUpdate(int epoch) { static_cast<void>(epoch); }

    /// The unmodified training graph. Built once.
    const GraphView& wholeView();
    /// The first (0) or second (1) view of an epoch, with edges dropped and feature columns masked.
    [[nodiscard]] GraphView changedView(int which, int epoch, const ViewChange& change) const;
    /// All nodes of the training graph in a random order drawn for the epoch.
    [[nodiscard]] std::vector<graph::Node> shuffledNodes(int epoch) const;
    /// Shuffles nodes into an order drawn for the epoch.
    void shuffle(std::vector<graph::Node>& nodes, int epoch) const;
    /// A batch of subgraphs as input of the encoder; `features` has one row per node of the batch.
    [[nodiscard]] GraphView viewOf(const sampling::ViewBatch& batch, FeatureRows features) const;
    [[nodiscard]] WalkedNodes walkedNodes(const WalkedScope& scope, int epoch) const;
    /// H in training mode; the batch statistics are added to the running statistics after the step.
    torch::Tensor encode(const GraphView& view);

    [[nodiscard]] const Problem& problem() const { return m_problem; }
    [[nodiscard]] const InputFeatures& features() const { return m_features; }
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    [[nodiscard]] ModelState& state() { return m_state; }
    [[nodiscard]] Encoder& encoder() { return *m_encoder; }
    [[nodiscard]] Optimizer& optimizer() { return *m_optimizer; }
    [[nodiscard]] double learningRate() const { return m_learningRate; }

private:
    [[nodiscard]] sampling::Propagation propagation() const;
    [[nodiscard]] SparseMatrix adjacencyOf(std::span<const std::uint8_t> keptArcs) const;

    const Problem& m_problem;
    std::uint64_t m_seed;
    InputFeatures m_features;
    bool m_dropsDirections;
    double m_learningRate;
    ModelState m_state;
    std::unique_ptr<Encoder> m_encoder;
    std::unique_ptr<Optimizer> m_optimizer;
    std::optional<GraphView> m_whole;
    std::optional<SparseMatrix> m_messages;  ///< Neighbourhood of the message graph; built by the first embed().
    std::vector<StatisticsLog> m_statistics;
};

}  // namespace rosa::learn
