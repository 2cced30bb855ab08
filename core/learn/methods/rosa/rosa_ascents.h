/// The first view's features over the ascents of one step: X + δ, of which only δ changes.
#pragma once

#include "core/learn/encoders/encoder.h"
#include "core/learn/methods/rosa/rosa_options.h"

namespace rosa::learn {

/// Answers an encoder's products (X + δ)·W over the ascents of a step. Weights must not change while it lives. One object belongs to one thread.
class Ascents : public FeatureProducts {
public:
    /// Moves δ along the gradient that came back to times(); once each ascent but the last.
    virtual void ascend() = 0;
    /// After it the gradients of all ascents are among those of the weights; once, after the last ascent.
    virtual void sendBack() = 0;
    /// ‖δ‖ as the last ascent saw it, float64 on the step's device.
    [[nodiscard]] virtual torch::Tensor norm() const = 0;
};

/// Answers without adding up X + δ, which is n × F and new in every ascent.
///
/// δ moves along matrices: δ of ascent t is δ⁰ plus the moves made so far, so (X + δ)·W follows in the hidden space (n × out) from X·W and
/// δ⁰·W, made once, and one product a move. The gradients G of (X + δ)·W are kept over the ascents, and each matrix takes part in the
/// weights' gradient once, against the sum of the G that saw it.
///
/// What a move costs beside:
///  * Sign: a move is α·sign(G·Wᵀ). Signs change little from one ascent to the next, so that a move is the one before it and what
///    changed, a sparse matrix (unless much changed).
///  * Normalised: a move is c·G·Wᵀ, whose products with W and norm come from Wᵀ·W; nothing n × F is touched.
///
/// Float32 on the CPU.
class AscentFeatures : public Ascents {
public:
    /// δ⁰ of `epoch` is drawn for `features` of `rows` × `columns`.
    AscentFeatures(const FeatureRows& features, const AscentOptions& options, std::int64_t rows, std::int64_t columns,
                   std::uint64_t seed, int epoch);
    ~AscentFeatures() override;
    AscentFeatures(const AscentFeatures&) = delete;
    AscentFeatures& operator=(const AscentFeatures&) = delete;

    /// (X + δ)·W as the present ascent sees it. What autograd sends back to it stays here until sendBack().
    torch::Tensor times(const torch::Tensor& weight) override;
    void ascend() override;
    void sendBack() override;
    [[nodiscard]] torch::Tensor norm() const override;

private:
    /// Where autograd leaves the gradient of a product.
    struct Arrived;
    /// A weight and what is known of its products.
    struct Layer {
        torch::Tensor weight;                  ///< F × out
        torch::Tensor drawn;                   ///< δ⁰·W, n × out; undefined where X and δ⁰ are one matrix.
        torch::Tensor delta;                   ///< δ·W before it is summed up over ascents; likewise until the first move.
        torch::Tensor seen;                    ///< What times() answers.
        torch::Tensor signs;                   ///< Of the last move: signs·W.
        std::vector<torch::Tensor> gradients;  ///< One an ascent.
        c10::intrusive_ptr<Arrived> arrived;
    };
    /// One move of δ: scale · (matrix, or the last move's and `changes`, or Σ G·Wᵀ over the layers).
    struct Move {
        double scale = 1;
        torch::Tensor matrix;                  ///< n × F; of signs also where `changes` stands for it in products.
        SparseMatrix changes;                  ///< n × F, against the signs of the move before.
        std::vector<torch::Tensor> gradients;  ///< Normalised: G of each layer.
        std::vector<torch::Tensor> products;   ///< Normalised: Σ G·Wᵀ·W of each layer.
    };

    Layer& layerOf(const torch::Tensor& weight);
    /// Takes what arrived over into the layers' gradients.
    void collect();
    void moveBySigns();
    void moveAlongGradient();
    /// Σ G·Wᵀ over the layers, of the last ascent.
    torch::Tensor gradientOfDelta();
    /// `product`: the move's with the layer's weight, unscaled.
    void advance(Layer& layer, const torch::Tensor& product, double scale);
    /// How often move `move` (counted from 1; 0: δ⁰) is part of δ as ascent `ascent` sees it.
    [[nodiscard]] double timesSeen(std::size_t move, std::size_t ascent) const;
    /// scale · Σ over the ascents of timesSeen · G: what `move`'s matrix is multiplied by in the gradient of the layer's weight.
    [[nodiscard]] torch::Tensor weightedGradient(const Layer& layer, std::size_t move) const;
    /// Adds what the moves have part in to the gradient of the layer's weight: (the move's matrix)ᵀ · weightedGradient().
    void sendBackSigns(const Layer& layer, torch::Tensor& sum) const;
    void sendBackGradients(const Layer& layer, torch::Tensor& sum) const;

    FeatureRows m_features;
    AscentOptions m_options;
    bool m_isJoined;         ///< X is dense and one matrix with δ⁰.
    torch::Tensor m_drawn;   ///< δ⁰, n × F
    torch::Tensor m_joined;  ///< X + δ⁰
    std::vector<Layer> m_layers;
    std::vector<Move> m_moves;
    std::vector<torch::Tensor> m_weightProducts;  ///< Normalised: Wᵀ·W of every layer k with layer i, at i · layers + k.
};

}  // namespace rosa::learn
