/// What methods share that encode a whole graph in each step: its views, the encoder, one loss, one optimiser step.
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

/// A whole graph as an encoder takes it.
struct GraphView {
    FeatureRows features;
    SparseMatrix adjacency;  ///< Empty where the encoder uses no neighbourhood.
};

/// What changes one of a step's two views. Each list is empty (nothing is changed), or has one probability for all, or one for each.
struct ViewChange {
    std::span<const float> edgeDrop;     ///< For the arcs of the training graph in their order.
    std::span<const float> featureMask;  ///< For the columns of the features.
};

/// A sampled form for graphs too large to be seen whole: subgraphs by random walks with restart from a batch of centres, as RoSA's first views.
struct WalkedScope {
    std::int32_t centres = 256;
    sampling::WalkOptions walk;

    static WalkedScope from(const catalog::Configuration& configuration);
};

/// The walked subgraphs of a step, each apart from the others; a node that is in several has a row in each.
struct WalkedNodes {
    GraphView view;
    std::vector<graph::Node> nodes;  ///< Of the training graph, one a row.
    torch::Tensor centres;           ///< Row of each centre.
};

/// One epoch is one step on the whole training graph: a loss, its gradient, one step of the optimiser. A method says what the loss is.
///
class WholeGraphMethod : public TrainingMethod {
public:
    /// "loss", what the method adds, "gradient_norm".
    [[nodiscard]] std::vector<std::string> metrics() const override;
    Result<std::vector<double>> step(int epoch) override;
    Result<torch::Tensor> embed(const EmbeddingWatch& watch) override;
    void applyLive(const catalog::Configuration& configuration) override;
    [[nodiscard]] const ModelState& model() const override { return m_state; }
    [[nodiscard]] std::vector<NamedTensor> progress() const override { return m_optimizer->state(); }
    void loadProgress(const std::vector<NamedTensor>& tensors) override { m_optimizer->load(tensors); }

protected:
    /// A loss and the values of ownMetrics() beside it.
    struct StepLoss {
        torch::Tensor loss;  ///< A scalar that carries the gradient.
        std::vector<double> values;
    };

    WholeGraphMethod(const catalog::Configuration& configuration, const Problem& problem);
    /// At the end of a method's constructor: every parameter of m_state is trained from here on.
    void makeOptimizer(const catalog::Configuration& configuration);

    /// The loss of an epoch; draws depend on the seed and the epoch alone.
    virtual Result<StepLoss> lossOf(int epoch) = 0;
    [[nodiscard]] virtual std::vector<std::string> ownMetrics() const { return {}; }
    /// Before the optimiser's step, its gradient already there; the learning rate may be set.
    virtual void beforeUpdate(int epoch) { static_cast<void>(epoch); }
    /// After the optimiser's step of an epoch.
    virtual void afterUpdate(int epoch) { static_cast<void>(epoch); }

    /// The training graph as it is. Made once.
    const GraphView& wholeView();
    /// The first (0) or second (1) view of an epoch: edges dropped, feature columns masked.
    [[nodiscard]] GraphView changedView(int which, int epoch, const ViewChange& change) const;
    /// Every node of the training graph once, in an order drawn for the epoch.
    [[nodiscard]] std::vector<graph::Node> shuffledNodes(int epoch) const;
    /// Puts nodes into an order drawn for the epoch.
    void shuffle(std::vector<graph::Node>& nodes, int epoch) const;
    /// A batch of subgraphs as the encoder takes it; `features`: a row for each of its nodes.
    [[nodiscard]] GraphView viewOf(const sampling::ViewBatch& batch, FeatureRows features) const;
    [[nodiscard]] WalkedNodes walkedNodes(const WalkedScope& scope, int epoch) const;
    /// H in training mode; the batch statistics enter the running ones after the step.
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
    std::optional<SparseMatrix> m_messages;  ///< Neighbourhood of the message graph; made at the first embed().
    std::vector<StatisticsLog> m_statistics;
};

}  // namespace rosa::learn
