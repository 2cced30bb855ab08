/// Common base of methods that encode the whole graph in each step: views, encoder, loss and optimiser step.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>

#include "core/base/ahead.h"
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
    void trainOn(torch::Device device) override;
    Result<std::vector<double>> step(int epoch) override;
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;
    [[nodiscard]] const ModelState& model() const override { return m_state; }
    [[nodiscard]] std::vector<NamedTensor> progress() const override { return m_optimizer->state(); }
    void loadProgress(const std::vector<NamedTensor>& tensors) override { m_optimizer->load(tensors); }

protected:
    /// A loss and the values of ownMetrics(). They are read after the step, so that a GPU is not waited for earlier.
    struct StepLoss {
        torch::Tensor loss;  ///< Scalar, differentiable.
        std::vector<torch::Tensor> values;
    };

    WholeGraphMethod(const catalog::Configuration& configuration, const Problem& problem);
    /// Call at the end of a method's constructor: the optimiser trains all parameters that m_state has by then.
    void makeOptimizer(const catalog::Configuration& configuration);

    /// The loss of an epoch; draws depend only on seed and epoch, not on the device.
    virtual Result<StepLoss> lossOf(int epoch) = 0;
    [[nodiscard]] virtual std::vector<std::string> ownMetrics() const { return {}; }
    /// Called before the optimiser's step, with gradients computed; may set the learning rate.
    virtual void beforeUpdate(int epoch) { static_cast<void>(epoch); }
    /// Called after the optimiser's step.
    virtual void afterUpdate(int epoch) { static_cast<void>(epoch); }

    /// The unmodified training graph. Built once.
    const GraphView& wholeView();
    /// The two views of an epoch, with edges dropped and feature columns masked as changeOf() says. While a GPU works on an epoch, the views of
    /// the next ones are drawn by other threads.
    [[nodiscard]] std::array<GraphView, 2> viewsOf(int epoch);
    /// Augmentation of the first (0) or second (1) view, the same for all epochs. Called before the first views are drawn.
    [[nodiscard]] virtual ViewChange changeOf(std::size_t which) const { return static_cast<void>(which), ViewChange(); }
    /// All nodes of the training graph in a random order drawn for the epoch.
    [[nodiscard]] std::vector<graph::Node> shuffledNodes(int epoch) const;
    /// Shuffles nodes into an order drawn for the epoch.
    void shuffle(std::vector<graph::Node>& nodes, int epoch) const;
    /// Features of nodes of the training graph; masked columns are 0. Views, rows, matrices and indices of a step are on its device.
    [[nodiscard]] FeatureRows rowsOf(std::span<const graph::Node> nodes,
                                     std::span<const std::uint8_t> keepColumn = {}) const;
    /// A batch of subgraphs as input of the encoder.
    [[nodiscard]] GraphView viewOf(const sampling::ViewBatch& batch) const;
    [[nodiscard]] WalkedNodes walkedNodes(const WalkedScope& scope, int epoch) const;
    [[nodiscard]] SparseMatrix placed(SparseMatrix matrix) const;
    [[nodiscard]] torch::Tensor placed(const torch::Tensor& indices) const;
    /// Normalised neighbourhood of a batch of subgraphs, on the CPU.
    [[nodiscard]] SparseMatrix adjacencyOf(const sampling::ViewBatch& batch, const graph::Graph& graph) const;
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
    using Views = std::array<GraphView, 2>;
    /// A ViewChange of its own: threads that draw views may outlive derived classes.
    struct KeptChange {
        std::vector<float> edgeDrop, featureMask;
    };
    /// Reads no state that a step or applyLive() modifies.
    [[nodiscard]] Views drawViews(int epoch) const;
    [[nodiscard]] GraphView changedView(std::size_t which, int epoch) const;
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
    torch::Device m_device = torch::kCPU;  ///< Of the steps.
    bool m_takesCpuPath = true;            ///< Whether they use the CPU path there.
    torch::Tensor m_denseFeatures;  ///< Of the training graph on that device; undefined on the CPU path, or if too large.
    std::optional<GraphView> m_whole;
    std::optional<SparseMatrix> m_messages;  ///< Neighbourhood of the message graph; built by the first embed().
    std::vector<StatisticsLog> m_statistics;
    std::optional<std::array<KeptChange, 2>> m_changes;  ///< Set by the first viewsOf().
    Ahead<Views> m_views;  ///< Not on the CPU path. Declared last, since it reads the other members.
};

}  // namespace rosa::learn
