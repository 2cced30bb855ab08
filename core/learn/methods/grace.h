/// GRACE (Zhu et al., 2020): InfoNCE between the nodes of two views of the whole graph with dropped edges and masked features.
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
    /// Probabilities of one view: one for all or one per edge and column.
    struct Strength {
        std::vector<float> edgeDrop, featureMask;
    };

    Result<StepLoss> lossOf(int epoch) override;
    [[nodiscard]] ViewChange changeOf(std::size_t which) const override
    {
        return {m_strengths[which].edgeDrop, m_strengths[which].featureMask};
    }
    [[nodiscard]] std::vector<std::string> ownMetrics() const override;
    /// Of the first and the second view; GCA sets them per edge and column.
    std::array<Strength, 2> m_strengths;

private:
    [[nodiscard]] torch::Tensor comparedNodes(int epoch) const;

    double m_temperature;
    std::int32_t m_compared;  ///< 0: all nodes.
    Head m_projector;
};

}  // namespace rosa::learn
