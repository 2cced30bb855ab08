/// Graph networks with a class head, on whole graphs and on sampled parts of them: GCN, FastGCN and GraphSAGE.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/graph/features.h"
#include "core/learn/encoders/encoder.h"
#include "core/learn/encoders/inference.h"
#include "core/sampling/layered_batch.h"

namespace rosa::learn {

struct ClassNetworkOptions {
    Neighbourhood neighbourhood = Neighbourhood::Symmetric;
    std::int64_t hidden = 16;
    std::int64_t layers = 2;  ///< Over neighbourhoods, the head's among them where it is one.
    bool isJoined = false;    ///< (X·W′ ‖ D⁻¹AXW), each of `hidden`, instead of ÂXW: GraphSAGE's mean aggregator.
    /// GraphSAGE: rows of every layer have length 1, its last layer has no activation, and the head is dense. Else the head is the last layer.
    bool isSage = false;
};

/// A sampled batch as the network takes it.
struct NetworkBatch {
    std::vector<SparseMatrix> rows;  ///< One a layer.
    std::vector<torch::Tensor> own;  ///< One a layer; undefined where it is not looked at.
    FeatureRows inputs;

    /// Takes the layers of `batch`; inputs are the caller's.
    static NetworkBatch from(sampling::LayeredBatch batch, FeatureRows inputs);
};

/// Leaves values out with probability `share` and scales the others by 1/(1 − share); draws are the stream's. Nothing happens at 0.
torch::Tensor dropped(const torch::Tensor& values, double share, RandomStream stream);
/// The same of features; only those that are not zero are drawn for where they are sparse.
FeatureRows dropped(const FeatureRows& features, double share, RandomStream stream);

/// Layers over neighbourhoods, then classes. Glorot weights, biases 0.
class ClassNetwork {
public:
    /// `prefix` begins the names of its weights in `state`: "split0.". Weights are drawn as those of any other network of this seed that is
    /// the first of its ModelState.
    ClassNetwork(const ClassNetworkOptions& options, std::int64_t features, std::int64_t classes, std::uint64_t seed,
                 const std::string& prefix, ModelState& state);

    /// How values are left out of each layer's input in training.
    struct Dropout {
        double share = 0;  ///< 0 … 1, 1 excluded
        std::uint64_t seed = 0;
        std::uint32_t epoch = 0;
        std::uint32_t batch = 0;
    };

    /// Classes' logits of the batch's targets. The batch's inputs are dropped by the caller, who may share them among networks.
    [[nodiscard]] torch::Tensor logits(const NetworkBatch& batch, const Dropout& dropout) const;
    /// What stands before the head, of the batch's targets: GraphSAGE alone.
    [[nodiscard]] torch::Tensor hidden(const NetworkBatch& batch, const Dropout& dropout) const;

    /// Of every node of a graph, without gradient. `neighbourhood` is neighbourhoodOf(messages, its own), or empty for a graph that is
    /// embedded by ranges.
    [[nodiscard]] Result<torch::Tensor> embedAll(const graph::Features& features, const graph::Graph& messages,
                                                 const SparseMatrix& neighbourhood, const EmbeddingWatch& watch) const;
    [[nodiscard]] torch::Tensor logitsOfAll(const graph::Features& features, const graph::Graph& messages,
                                            const SparseMatrix& neighbourhood) const;

    /// Weights of the first layer, without biases: what GCN's weight decay is for.
    [[nodiscard]] std::vector<torch::Tensor> firstWeights() const;
    [[nodiscard]] const ClassNetworkOptions& options() const { return m_options; }

    struct Layer {
        Linear neighbours;
        Linear own;  ///< Undefined where rows are not joined.
        bool isActive = true;
        bool isUnit = false;

        [[nodiscard]] torch::Tensor finish(const torch::Tensor& arrived, const torch::Tensor& ownTimesWeight) const;
    };

private:
    [[nodiscard]] torch::Tensor through(std::size_t layers, const NetworkBatch& batch, const Dropout& dropout) const;
    [[nodiscard]] Result<torch::Tensor> ofAll(std::size_t layers, const graph::Features& features,
                                              const graph::Graph& messages, const SparseMatrix& neighbourhood,
                                              const EmbeddingWatch& watch) const;

    ClassNetworkOptions m_options;
    std::vector<Layer> m_layers;
    Linear m_head;  ///< Undefined where the last layer is the head.
};

}  // namespace rosa::learn
