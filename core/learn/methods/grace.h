/// GRACE (Zhu et al., 2020): two views of the whole graph by dropped edges and masked features, InfoNCE between their nodes.
#pragma once

#include <array>

#include "core/learn/encoders/head.h"
#include "core/learn/methods/whole_graph.h"

namespace rosa::learn {

class GraceMethod : public WholeGraphMethod {
public:
    GraceMethod(const catalog::Configuration& configuration, const Problem& problem);

    void applyLive(const catalog::Configuration& configuration) override;

protected:
    /// Probabilities of one view, and how they are spread over edges and columns.
    struct Strength {
        std::vector<float> edgeDrop, featureMask;
    };

    Result<StepLoss> lossOf(int epoch) override;
    [[nodiscard]] std::vector<std::string> ownMetrics() const override;
    /// Of the first and the second view; GCA gives each edge and column its own.
    std::array<Strength, 2> m_strengths;

private:
    [[nodiscard]] torch::Tensor comparedNodes(int epoch) const;

    double m_temperature;
    std::int32_t m_compared;  ///< 0: all nodes.
    Head m_projector;
};

}  // namespace rosa::learn
