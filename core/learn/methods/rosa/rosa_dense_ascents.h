/// Features of the first view over the ascents of one step, as one dense matrix in LibTorch.
#pragma once

#include "core/learn/methods/rosa/rosa_ascents.h"

namespace rosa::learn {

/// Forms X + δ in every ascent and lets autograd compute the gradients of δ and of the weights: three products of n × F with F × out per
/// ascent. AscentFeatures avoids most of them by means that pay only on the CPU. No synchronisation.
///
/// Float32 on any device, which the weights share.
class DenseAscents : public Ascents {
public:
    /// `features` and `drawn` are n × F; `drawn` is δ⁰ for α = 1.
    DenseAscents(const torch::Tensor& features, const torch::Tensor& drawn, const AscentOptions& options);

    torch::Tensor times(const torch::Tensor& weight) override;
    void ascend() override;
    void sendBack() override {}
    [[nodiscard]] torch::Tensor norm() const override;

private:
    /// Forms X + δ of the next ascent and discards the previous gradient.
    void show();

    AscentOptions m_options;
    torch::Tensor m_features;
    torch::Tensor m_delta;  ///< δ before accumulation over ascents.
    torch::Tensor m_moved;  ///< δ in the current ascent.
    torch::Tensor m_seen;   ///< X + δ, a leaf.
    int m_ascent = 0;
};

}  // namespace rosa::learn
