/// Methods that train: what the trainer needs of them.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/check.h"
#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/encoders/modules.h"
#include "core/record/batch_matrix.h"
#include "core/record/inspection.h"
#include "core/record/pair_sides.h"
#include "core/record/snapshot.h"

namespace rosa::learn {

class TimeViews;

/// What a method learns from. The graphs are references: the trainer keeps them alive.
struct Problem {
    const data::Dataset& dataset;              ///< Whole, for embedding and labels.
    const graph::Graph& trainingGraph;         ///< Undirected; without validation and test nodes where inductive.
    const graph::Graph& messageGraph;          ///< What whole-graph evaluation aggregates over (key data.directed).
    const graph::Graph& hopGraph;              ///< What Ψ counts hops in: the training nodes of messageGraph.
    std::vector<std::pair<int, int>> watched;  ///< Centres (rows of the training graph) of the watched pairs.
    std::span<const graph::Node> trainingNodes =
        {};  ///< Node of the data set for each of the training graph; empty: the same.
    std::span<const graph::Split> splits =
        {};                           ///< Of methods that train on labels: what they train on, nodes of the data set.
    const TimeViews* time = nullptr;  ///< Of runs on time snapshots, whose graphs above all join the training snapshots.
};

/// One pair of views under the current weights, as the record keeps it, before Sinkhorn's numbers are derived.
struct PairRequest {
    int first = 0;
    int second = 0;
    std::uint32_t draw = 0;  ///< Number of the walks.
    record::PairSides sides = record::PairSides::Across;
};

/// What only methods have that compare pairs of views, each a set of nodes, by transport.
class PairwiseMethod {
public:
    virtual ~PairwiseMethod() = default;

    /// Matrices of pairs in evaluation mode, each pair on its own, so that nothing fills its views; nodes are numbered as in the training graph.
    /// `views`, where given, receives both views of each pair, one after the other. An Error names a node whose embedding is not finite.
    virtual Result<std::vector<record::PairSnapshot>> pairs(const std::vector<PairRequest>& requests,
                                                            std::vector<record::InspectedView>* views = nullptr) = 0;
    /// What such views are, in words.
    [[nodiscard]] virtual std::string viewsText() const = 0;
    /// All views of these centres against each other in evaluation mode, by the operations of a step, views filled up where those of a step are:
    /// two or more, all different, numbered as in the training graph. Walks as those of pairs().
    /// Centres, classes, epoch and draw are left to the caller.
    virtual Result<record::BatchMatrix> batch(const std::vector<graph::Node>& centres, std::uint32_t draw) = 0;
    /// Of a run on time snapshots: how many pairs of these there are, which stand for centres; 0: centres are nodes.
    [[nodiscard]] virtual graph::Node timePairs() const { return 0; }
    /// Whether the objective rescales the costs of a pair of these centres by the topology distance.
    [[nodiscard]] virtual bool rescales(const PairRequest& request) const = 0;
};

/// What only methods have that train on the labels of the protocol's splits: a model for each split, judged by the classes that it gives
/// itself. All splits are trained in one run, step by step beside each other from equal weights and with equal draws, so that seeds and
/// splits are crossed as they are for an embedding that is probed on each split.
class SupervisedMethod {
public:
    virtual ~SupervisedMethod() = default;

    /// Class of every node of the data set by the model of a split, N, int64, evaluation mode.
    virtual torch::Tensor classes(std::size_t split) = 0;
    /// Whether every split's training has ended early. The trainer's own patience and choice of a model do not apply.
    [[nodiscard]] virtual bool isDone() const = 0;
    /// What the card of a result says of classifier and selection: "two-layer GCN trained on …".
    [[nodiscard]] virtual std::string description() const = 0;
    [[nodiscard]] virtual std::string selection() const = 0;
};

class TrainingMethod {
public:
    virtual ~TrainingMethod() = default;

    /// Names of the values that step() gives; the first is "loss".
    [[nodiscard]] virtual std::vector<std::string> metrics() const = 0;
    /// Steps run on `device` from the first one on; call it before that and before a state is loaded. Whatever else is asked for is worked
    /// out on the processor. Not for devices that checkGpu() refuses.
    virtual void trainOn(torch::Device device) { ROSA_CHECK(device.is_cpu(), "a method that trains on processors only"); }
    /// One epoch (numbered from 0: its draws depend on seed and number alone); values in the order of metrics().
    virtual Result<std::vector<double>> step(int epoch) = 0;
    /// Representations of all nodes of the data set, N × width, evaluation mode. `watch` is asked where that takes long; an Error (kind
    /// Interrupted) where it says no.
    virtual Result<torch::Tensor> embed(const EmbeddingWatch& watch = {}) = 0;
    /// A live parameter has a new value from the next step on.
    virtual void applyLive(const catalog::Configuration& configuration) = 0;

    /// Weights and running statistics; shared tensors.
    [[nodiscard]] virtual const ModelState& model() const = 0;
    /// Optimiser and whatever else a step depends on.
    [[nodiscard]] virtual std::vector<NamedTensor> progress() const = 0;
    virtual void loadProgress(const std::vector<NamedTensor>& tensors) = 0;

    /// The method's pairs of views; nullptr for one that compares none (catalog::Method::comparesPairs says the same without a method).
    [[nodiscard]] virtual PairwiseMethod* pairwise() { return nullptr; }
    /// The method's classifiers; nullptr for one that trains without labels (catalog::Method::usesLabels says the same).
    [[nodiscard]] virtual SupervisedMethod* supervised() { return nullptr; }
};

enum class MethodDevices { Processor, ProcessorAndGpu };

/// Makes a method known by its id of the catalogue: one object of static storage in the method's source.
class RegisteredMethod {
public:
    using Make = std::unique_ptr<TrainingMethod> (*)(const catalog::Configuration&, const Problem&);
    RegisteredMethod(const char* id, Make make, MethodDevices devices = MethodDevices::Processor);
};

/// What most are registered with.
template <typename Method>
std::unique_ptr<TrainingMethod> makeNew(const catalog::Configuration& configuration, const Problem& problem)
{
    return std::make_unique<Method>(configuration, problem);
}

/// The method that the configuration names; nullptr for one that does not train (raw features, random encoder).
std::unique_ptr<TrainingMethod> makeMethod(const catalog::Configuration& configuration, const Problem& problem);
/// Whether the method that the configuration names can train on the problem. An Error says why not: views that are not aligned, a batch without
/// negatives.
Result<void> checkMethod(const catalog::Configuration& configuration, const Problem& problem);
/// Whether the method that the configuration names can train on a GPU as it sets it. An Error names what trains on processors only.
Result<void> checkGpu(const catalog::Configuration& configuration);
/// Ids with an implementation, in no order, for the test that holds them against the catalogue.
std::vector<std::string> methodIds();

}  // namespace rosa::learn
