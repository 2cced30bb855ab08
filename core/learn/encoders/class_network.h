/// Graph neural networks with a class head, on whole graphs and sampled batches: GCN, FastGCN and GraphSAGE.
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
    std::int64_t layers = 2;  ///< Graph layers, including the head if it is one.
    bool isJoined = false;  ///< (X·W′ ‖ D⁻¹AXW), each of `hidden` columns, instead of ÂXW: GraphSAGE's mean aggregator.
    /// GraphSAGE: rows of each layer have unit length, the last layer has no activation, and the head is dense. Otherwise the last layer is
    /// the head.
    bool isSage = false;
};

/// A sampled batch as input of the network.
struct NetworkBatch {
    std::vector<SparseMatrix> rows;  ///< One per layer.
    std::vector<torch::Tensor> own;  ///< One per layer; undefined if not used.
    FeatureRows inputs;

    /// Converts the layers of `batch`; the caller provides the inputs.
    static NetworkBatch from(sampling::LayeredBatch batch, FeatureRows inputs);
    /// On a device, for its general path (device.h).
    [[nodiscard]] NetworkBatch to(torch::Device device) const;
};

/// Dropout: zeroes values with probability `share` and scales the others by 1/(1 − share), drawn from `stream`. No effect at 0.
torch::Tensor dropped(const torch::Tensor& values, double share, RandomStream stream);
/// Dropout of features; for sparse features only stored values are drawn.
FeatureRows dropped(const FeatureRows& features, double share, RandomStream stream);

/// Graph layers followed by the class head. Glorot weights, zero biases.
class ClassNetwork {
public:
    /// `prefix` starts the names of its weights in `state`: "split0.". Initial weights depend on `seed` alone, not on other modules of
    /// `state`.
    ClassNetwork(const ClassNetworkOptions& options, std::int64_t features, std::int64_t classes, std::uint64_t seed,
                 const std::string& prefix, ModelState& state);

    /// Dropout of each layer's input in training.
    struct Dropout {
        double share = 0;  ///< Drop probability, 0 <= share < 1
        std::uint64_t seed = 0;
        std::uint32_t epoch = 0;
        std::uint32_t batch = 0;
    };

    /// Class logits of the batch's targets. The caller applies dropout to the inputs, which networks may share.
    [[nodiscard]] torch::Tensor logits(const NetworkBatch& batch, const Dropout& dropout) const;
    /// Representation before the head, of the batch's targets: GraphSAGE only.
    [[nodiscard]] torch::Tensor hidden(const NetworkBatch& batch, const Dropout& dropout) const;

    /// The representation before the head (embedAll) or the logits (logitsOfAll) of all nodes of a graph, without gradient. `neighbourhood`
    /// is neighbourhoodOf(messages, its own), or empty for a graph that is embedded by ranges.
    [[nodiscard]] Result<torch::Tensor> embedAll(const graph::Features& features, const graph::Graph& messages,
                                                 const SparseMatrix& neighbourhood, const EmbeddingWatch& watch) const;
    [[nodiscard]] torch::Tensor logitsOfAll(const graph::Features& features, const graph::Graph& messages,
                                            const SparseMatrix& neighbourhood) const;

    /// logitsOfAll() from inputs and neighbourhood on the network's device.
    [[nodiscard]] torch::Tensor logitsOfAll(const FeatureRows& inputs, const SparseMatrix& neighbourhood) const;

    /// Weights of the first layer without biases, to which GCN's weight decay applies.
    [[nodiscard]] std::vector<torch::Tensor> firstWeights() const;
    [[nodiscard]] const ClassNetworkOptions& options() const { return m_options; }

    struct Layer {
        Linear neighbours;
        Linear own;  ///< Undefined unless rows are joined.
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
    Linear m_head;  ///< Undefined if the last layer is the head.
};

}  // namespace rosa::learn
