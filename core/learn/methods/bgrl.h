/// BGRL (Thakoor et al., ICLR 2022): an online network predicts the target network's representation of the other view; the target is a
/// moving average of the online network. No negatives.
#pragma once

#include <array>

#include "core/learn/encoders/head.h"
#include "core/learn/methods/whole_graph.h"

namespace rosa::learn {

/// Rises linearly from 0 to `most` in `warmUp` steps, then falls to 0 at step `total` along a half cosine.
double cosineSchedule(double most, int warmUp, int total, int step);

/// Loss 2 − cos(q(h₁), h̄₂) − cos(q(h₂), h̄₁), averaged over the nodes (article, equation 2, symmetrised). The target's weights are a
/// moving average of the online weights, whose rate falls from 1 − momentum to 0 along a half cosine; the learning rate does the same after
/// a warm-up.
class BgrlMethod : public WholeGraphMethod {
public:
    BgrlMethod(const catalog::Configuration& configuration, const Problem& problem);

    void trainOn(torch::Device device) override;
    [[nodiscard]] std::vector<NamedTensor> progress() const override;
    void loadProgress(const std::vector<NamedTensor>& tensors) override;

protected:
    Result<StepLoss> lossOf(int epoch) override;
    [[nodiscard]] ViewChange changeOf(std::size_t which) const override
    {
        return {{&m_edgeDrop[which], 1}, {&m_featureMask[which], 1}};
    }
    [[nodiscard]] std::vector<std::string> ownMetrics() const override { return {"positive_similarity"}; }
    void beforeUpdate(int epoch) override;
    void afterUpdate(int epoch) override;

private:
    static constexpr const char* kTarget = "target.";  ///< Prefix of target weights in checkpoints.

    int m_epochs;
    int m_warmUp;
    double m_momentum;
    Head m_predictor;
    std::array<float, 2> m_edgeDrop{}, m_featureMask{};
    ModelState m_targetState;
    std::unique_ptr<Encoder> m_target;
};

}  // namespace rosa::learn
