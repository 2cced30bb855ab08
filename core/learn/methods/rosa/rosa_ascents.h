/// Features X + δ of the first view over the ascents of one step, in which only δ changes.
#pragma once

#include "core/learn/encoders/encoder.h"
#include "core/learn/methods/rosa/rosa_options.h"

namespace rosa::learn {

/// Computes the encoder's products (X + δ)·W over the ascents of a step. Weights must not change during its lifetime. Not thread-safe.
class Ascents : public FeatureProducts {
public:
    /// Moves δ along the gradient received by times(). Call after each ascent but the last.
    virtual void ascend() = 0;
    /// Completes the gradients of the weights with those of all ascents. Call once, after the last ascent.
    virtual void sendBack() = 0;
    /// ‖δ‖ in the last ascent, float64 on the step's device.
    [[nodiscard]] virtual torch::Tensor norm() const = 0;
};

/// Computes the products without forming X + δ, which is n × F and new in every ascent.
///
/// δ of ascent t is δ⁰ plus the moves so far, so (X + δ)·W is updated in the hidden space (n × out) from X·W and δ⁰·W, computed once, and
/// one product per move. The gradients G of (X + δ)·W are kept over the ascents, and each move's matrix enters the gradient of the weights
/// once, multiplied by the sum of the G of the ascents that include it.
///
/// Additional cost per move:
///  * Sign: a move is α·sign(G·Wᵀ). Few signs change between ascents, so a move is stored as a sparse matrix of changes to its predecessor
///    (unless many changed).
///  * Normalised: a move is c·G·Wᵀ; its norm and its products with W are computed from Wᵀ·W, without any n × F matrix.
///
/// Float32 on the CPU.
class AscentFeatures : public Ascents {
public:
    /// Draws δ⁰ of `epoch` for `features` of `rows` × `columns`.
    AscentFeatures(const FeatureRows& features, const AscentOptions& options, std::int64_t rows, std::int64_t columns,
                   std::uint64_t seed, int epoch);
    ~AscentFeatures() override;
    AscentFeatures(const AscentFeatures&) = delete;
    AscentFeatures& operator=(const AscentFeatures&) = delete;

    /// (X + δ)·W of the current ascent. Its gradient is kept here until sendBack().
    torch::Tensor times(const torch::Tensor& weight) override;
    void ascend() override;
    void sendBack() override;
    [[nodiscard]] torch::Tensor norm() const override;

private:
    /// Receives the gradient of a product from autograd.
    struct Arrived;
    /// A weight and its known products.
    struct Layer {
        torch::Tensor weight;                  ///< F × out
        torch::Tensor drawn;                   ///< δ⁰·W, n × out; undefined if X and δ⁰ are joined in one matrix.
        torch::Tensor delta;                   ///< δ·W before accumulation over ascents; undefined until the first move if
                                               ///< joined.
        torch::Tensor seen;                    ///< Result of times().
        torch::Tensor signs;                   ///< signs·W of the last move.
        std::vector<torch::Tensor> gradients;  ///< One per ascent.
        c10::intrusive_ptr<Arrived> arrived;
    };
    /// One move of δ: scale · (matrix, or the last move's matrix plus `changes`, or Σ G·Wᵀ over the layers).
    struct Move {
        double scale = 1;
        torch::Tensor matrix;                  ///< n × F; for signs also set if products use `changes` instead.
        SparseMatrix changes;                  ///< n × F, relative to the signs of the previous move.
        std::vector<torch::Tensor> gradients;  ///< Normalised: G of each layer.
        std::vector<torch::Tensor> products;   ///< Normalised: Σ G·Wᵀ·W of each layer.
    };

    Layer& layerOf(const torch::Tensor& weight);
    /// Moves the received gradients into those of the layers.
    void collect();
    void moveBySigns();
    void moveAlongGradient();
    /// Σ G·Wᵀ over the layers, from the last ascent.
    torch::Tensor gradientOfDelta();
    /// `product`: the move times the layer's weight, unscaled.
    void advance(Layer& layer, const torch::Tensor& product, double scale);
    /// Multiplicity of move `move` (counted from 1; 0: δ⁰) in δ of ascent `ascent`.
    [[nodiscard]] double timesSeen(std::size_t move, std::size_t ascent) const;
    /// scale · Σ over the ascents of timesSeen · G: the factor of `move`'s matrix in the gradient of the layer's weight.
    [[nodiscard]] torch::Tensor weightedGradient(const Layer& layer, std::size_t move) const;
    /// Adds the contribution of the moves to the gradient of the layer's weight: (the move's matrix)ᵀ · weightedGradient().
    void sendBackSigns(const Layer& layer, torch::Tensor& sum) const;
    void sendBackGradients(const Layer& layer, torch::Tensor& sum) const;

    FeatureRows m_features;
    AscentOptions m_options;
    bool m_isJoined;         ///< X is dense and joined with δ⁰ in one matrix.
    torch::Tensor m_drawn;   ///< δ⁰, n × F
    torch::Tensor m_joined;  ///< X + δ⁰
    std::vector<Layer> m_layers;
    std::vector<Move> m_moves;
    std::vector<torch::Tensor> m_weightProducts;  ///< Normalised: Wᵀ·W of each layer k with layer i, at i · layers + k.
};

}  // namespace rosa::learn
