/// Interface of trainable methods, as used by the trainer.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/check.h"
#include "core/base/message.h"
#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/encoders/modules.h"
#include "core/learn/methods/centre.h"
#include "core/protocol/batch_matrix.h"
#include "core/protocol/inspection.h"
#include "core/protocol/pair_sides.h"
#include "core/record/snapshot.h"

namespace rosa::learn {

class TimeViews;

/// Input of a method. The graphs are references, kept alive by the trainer.
struct Problem {
    const data::Dataset& dataset;       ///< All nodes, for embedding and labels.
    const graph::Graph& trainingGraph;  ///< Undirected; without validation and test nodes in inductive runs.
    const graph::Graph& messageGraph;   ///< Graph for message passing in whole-graph evaluation (key data.directed).
    const graph::Graph& hopGraph;       ///< Graph in which Ψ counts hops: the training nodes of messageGraph.
    std::vector<std::pair<Centre, Centre>> watched;   ///< The watched pairs.
    std::span<const graph::Node> trainingNodes = {};  ///< Data set node of each training node; empty: identical.
    std::span<const graph::Split> splits = {};        ///< Training splits of supervised methods, nodes of the data set.
    const TimeViews* time = nullptr;  ///< Runs on time snapshots only; graphs are unions of the training ones.
};

/// One pair of views under the current weights.
struct PairRequest {
    Centre first;
    Centre second;
    std::uint32_t draw = 0;  ///< Index of the walks.
    protocol::PairSides sides = protocol::PairSides::Across;
    bool viewsAlone = false;  ///< Without the padding of a training that pads its views.
};

/// Additional interface of methods that compare pairs of views, each a set of nodes, by optimal transport.
class PairwiseMethod {
public:
    virtual ~PairwiseMethod() = default;

    /// Matrices of pairs in evaluation mode, in float64 until they are stored. Nodes are those of the training graph. A training that pads
    /// its views pads these to the largest first and second view of its first batch: the same for every pair, epoch and draw. `views`, if given, receives both views of each pair consecutively. The Error names a node whose embedding is not finite.
    virtual Result<std::vector<record::PairSnapshot>> pairs(const std::vector<PairRequest>& requests,
                                                            std::vector<protocol::InspectedView>* views = nullptr) = 0;
    /// Description of the views for display.
    [[nodiscard]] virtual std::string viewsText() const = 0;
    /// All views of these centres against each other in evaluation mode, by the operations of a training step in float64: the costs of
    /// pairs() with the same draw, up to rounding. Needs two or more distinct centres. The caller sets centres, classes, epoch and draw.
    virtual Result<protocol::BatchMatrix> batch(const std::vector<Centre>& centres, std::uint32_t draw, bool viewsAlone) = 0;
    /// In runs on time snapshots: the number of snapshot pairs, which replace centres; 0: centres are nodes.
    [[nodiscard]] virtual graph::Node timePairs() const { return 0; }
    /// Whether the objective scales the costs of this pair by topology distance.
    [[nodiscard]] virtual bool rescales(const PairRequest& request) const = 0;
};

/// Additional interface of supervised methods: one model per split of the protocol, evaluated by its own class predictions. All splits are
/// trained in one run, in lockstep from equal weights and with equal draws, so that seeds and splits are crossed as for an embedding with
/// one probe per split.
class SupervisedMethod {
public:
    virtual ~SupervisedMethod() = default;

    /// Predicted class of each node of the data set by the model of a split: N, int64, evaluation mode.
    virtual torch::Tensor classes(std::size_t split) = 0;
    /// Whether training of all splits has stopped early. The trainer's own early stopping and model selection do not apply.
    [[nodiscard]] virtual bool isDone() const = 0;
    /// Classifier and selection as shown on the card of a result: "two-layer GCN trained on …".
    [[nodiscard]] virtual Message description() const = 0;
    [[nodiscard]] virtual std::string selection() const = 0;
};

class TrainingMethod {
public:
    virtual ~TrainingMethod() = default;

    /// Names of the values returned by step(); the first is "loss".
    [[nodiscard]] virtual std::vector<std::string> metrics() const = 0;
    /// Sets the device of the steps. Call before the first step and before loading a state. Everything else is computed on the CPU. Only
    /// for devices that checkGpu() accepts.
    virtual void trainOn(torch::Device device) { ROSA_CHECK(device.is_cpu(), "a method that trains on processors only"); }
    /// One epoch (numbered from 0; draws depend only on seed and epoch). Returns values in the order of metrics().
    virtual Result<std::vector<double>> step(int epoch) = 0;
    /// What the last step has to tell the user, once: why it is slower than it could be.
    [[nodiscard]] virtual std::optional<Message> takeNotice() { return {}; }
    /// Representations of all nodes of the data set, N × width, evaluation mode. Long computations poll `watch` and return an Error (kind
    /// Interrupted) if it asks to stop.
    virtual Result<torch::Tensor> embed(const EmbeddingWatch& watch = {}) = 0;
    /// Applies a new value of a live parameter from the next step on.
    virtual void applyLive(const catalog::Configuration& configuration) = 0;

    /// Weights and running statistics; the tensors are shared.
    [[nodiscard]] virtual const ModelState& model() const = 0;
    /// State of the optimiser and everything else that a step depends on.
    [[nodiscard]] virtual std::vector<NamedTensor> progress() const = 0;
    virtual void loadProgress(const std::vector<NamedTensor>& tensors) = 0;

    /// Interface for pairs of views; nullptr if the method has none (catalog::Method::comparesPairs tells without an instance).
    [[nodiscard]] virtual PairwiseMethod* pairwise() { return nullptr; }
    /// Interface for classifiers; nullptr if the method trains without labels (catalog::Method::usesLabels tells without an instance).
    [[nodiscard]] virtual SupervisedMethod* supervised() { return nullptr; }
};

enum class MethodDevices { Processor, ProcessorAndGpu };

/// How a method of the catalogue is trained; all_methods.cpp lists them.
struct MethodTraining {
    using Make = std::unique_ptr<TrainingMethod> (*)(const catalog::Configuration&, const Problem&);

    const char* id;  ///< In the catalogue.
    Make make;
    MethodDevices devices = MethodDevices::Processor;
};

/// Adds the training of a method that all_methods.cpp does not list: of another program. Call before the first training; not thread-safe.
void addMethod(const MethodTraining& training);

/// The usual MethodTraining::make.
template <typename Method>
std::unique_ptr<TrainingMethod> makeNew(const catalog::Configuration& configuration, const Problem& problem)
{
    return std::make_unique<Method>(configuration, problem);
}

/// Creates the configuration's method; nullptr for methods without training (raw features, random encoder).
std::unique_ptr<TrainingMethod> makeMethod(const catalog::Configuration& configuration, const Problem& problem);
/// Checks that the configuration's method can train on the problem. The Error gives the reason: views that are not aligned, or a batch
/// without negatives.
Result<void> checkMethod(const catalog::Configuration& configuration, const Problem& problem);
/// Checks that the configuration's method can train on a GPU with its settings. The Error names what is restricted to the CPU.
Result<void> checkGpu(const catalog::Configuration& configuration);
/// Ids with an implementation, unordered; used by the test against the catalogue.
std::vector<std::string> methodIds();

}  // namespace rosa::learn
