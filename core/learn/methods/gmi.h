/// GMI (Peng et al., WWW 2020): representations that maximise mutual information with a node's features, its neighbours' features and its
/// edges.
#pragma once

#include "core/catalog/options/loss_options.h"
#include "core/learn/encoders/bilinear_score.h"
#include "core/learn/methods/whole_graph.h"

namespace rosa::learn {

/// Jensen-Shannon estimate of mutual information as a loss: mean softplus(−σ(p)) + mean softplus(σ(n)) of the scores of joint and of
/// independent pairs, as in GMI's program.
torch::Tensor jensenShannon(const torch::Tensor& positive, const torch::Tensor& negative);

/// α·I(h; x) + β·I(h; mean of the neighbours' messages) + γ·(edges from σ(h·hᵀ)); article, equation 11.
class GmiMethod : public WholeGraphMethod {
public:
    GmiMethod(const catalog::Configuration& configuration, const Problem& problem);

    void trainOn(torch::Device device) override;
    void applyLive(const catalog::Configuration& configuration) override;

protected:
    Result<StepLoss> lossOf(int epoch) override;

private:
    /// Draws another node for each node; `number` separates the draws of an epoch.
    [[nodiscard]] torch::Tensor otherNodes(int epoch, std::uint32_t number) const;
    [[nodiscard]] torch::Tensor informationBetween(const BilinearScore& score, const torch::Tensor& xw,
                                                   const torch::Tensor& y, int epoch, std::uint32_t firstDraw) const;

    catalog::InformationOptions m_information;
    BilinearScore m_features, m_neighbours;
    Activation m_activation;
    SparseMatrix m_neighbourMean;
};

}  // namespace rosa::learn
