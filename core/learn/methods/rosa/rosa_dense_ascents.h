/// The first view's features over the ascents of one step, as one dense matrix that LibTorch works on alone.
#pragma once

#include "core/learn/methods/rosa/rosa_ascents.h"

namespace rosa::learn {

/// X + δ is added up anew in every ascent, and autograd finds the gradients of δ and of the weights: three products of n × F with F × out an
/// ascent, where AscentFeatures saves most of them by ways that only pay where products are slow. Nothing waits for an answer.
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
    /// Makes X + δ of the next ascent; the last one's gradient is of no use.
    void show();

    AscentOptions m_options;
    torch::Tensor m_features;
    torch::Tensor m_delta;  ///< δ before it is summed up over ascents.
    torch::Tensor m_moved;  ///< δ as the present ascent sees it.
    torch::Tensor m_seen;   ///< X + δ, a leaf.
    int m_ascent = 0;
};

}  // namespace rosa::learn
