#include "core/learn/methods/grace.h"

#include "core/learn/methods/time_grace.h"
#include "core/learn/node_contrast.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

GraceMethod::GraceMethod(const catalog::Configuration& configuration, const Problem& problem)
    : WholeGraphMethod(configuration, problem),
      m_temperature(configuration.real("loss.temperature")),
      m_compared(static_cast<std::int32_t>(configuration.integer("sampling.contrast_nodes"))),
      m_projector("projector", encoder().width(), configuration.integer("projector.hidden"), encoder().width(),
                  ActivationKind::Elu, seed(), state())
{
    for (int which = 0; which < 2; ++which) {
        const std::string number = std::to_string(which + 1);
        const auto view = static_cast<std::size_t>(which);
        m_strengths[view] = {{static_cast<float>(configuration.real("augment.edge_drop_" + number))},
                             {static_cast<float>(configuration.real("augment.feature_mask_" + number))}};
    }
    makeOptimizer(configuration);
}

std::vector<std::string> GraceMethod::ownMetrics() const
{
    return {"positive_similarity", "inter_similarity", "intra_similarity"};
}

torch::Tensor GraceMethod::comparedNodes(int epoch) const
{
    const graph::Node count = problem().trainingGraph.nodeCount();
    if (m_compared == 0 || m_compared >= count) return {};
    const auto drawn = sampling::drawCentres(count, m_compared, seed(), static_cast<std::uint32_t>(epoch));
    return torch::tensor(torch::ArrayRef<graph::Node>(drawn.data(), drawn.size()), torch::kInt64);
}

Result<WholeGraphMethod::StepLoss> GraceMethod::lossOf(int epoch)
{
    const torch::Tensor compared = comparedNodes(epoch);
    const auto project = [&](int which) {
        const Strength& strength = m_strengths[static_cast<std::size_t>(which)];
        torch::Tensor h = encode(changedView(which, epoch, {strength.edgeDrop, strength.featureMask}));
        return m_projector(compared.defined() ? h.index_select(0, compared) : h);
    };
    const torch::Tensor first = project(0);
    const torch::Tensor second = project(1);
    const NodeContrast contrast = nodeContrast(first, second, m_temperature);
    return StepLoss{contrast.loss, {contrast.positive, contrast.inter, contrast.intra}};
}

void GraceMethod::applyLive(const catalog::Configuration& configuration)
{
    WholeGraphMethod::applyLive(configuration);
    m_temperature = configuration.real("loss.temperature");
}

std::unique_ptr<TrainingMethod> makeGrace(const catalog::Configuration& configuration, const Problem& problem)
{
    if (problem.time) return std::make_unique<TimeGrace>(configuration, problem);
    return std::make_unique<GraceMethod>(configuration, problem);
}

}  // namespace rosa::learn
