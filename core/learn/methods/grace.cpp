#include "core/learn/methods/grace.h"

#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/learn/methods/time_grace.h"
#include "core/learn/ops/node_contrast.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

GraceMethod::GraceMethod(const catalog::Configuration& configuration, const Problem& problem)
    : WholeGraphMethod(configuration, problem),
      m_temperature(configuration.get<catalog::TemperatureOptions>().temperature),
      m_compared(configuration.get<catalog::ContrastNodesOptions>().count),
      m_projector("projector", encoder().width(), configuration.get<catalog::ProjectorOptions>().hidden, encoder().width(),
                  ActivationKind::Elu, seed(), state())
{
    const auto augment = configuration.get<catalog::AugmentOptions>();
    for (std::size_t view = 0; view < 2; ++view)
        m_strengths[view] = {{static_cast<float>(augment.edgeDrop[view])}, {static_cast<float>(augment.featureMask[view])}};
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
    return placed(torch::tensor(torch::ArrayRef<graph::Node>(drawn.data(), drawn.size()), torch::kInt64));
}

Result<WholeGraphMethod::StepLoss> GraceMethod::lossOf(int epoch)
{
    const torch::Tensor compared = comparedNodes(epoch);
    const auto project = [&](const GraphView& view) {
        const torch::Tensor h = encode(view);
        return m_projector(compared.defined() ? h.index_select(0, compared) : h);
    };
    const std::array<GraphView, 2> views = viewsOf(epoch);
    const torch::Tensor first = project(views[0]);
    const torch::Tensor second = project(views[1]);
    const NodeContrast contrast = nodeContrast(first, second, m_temperature);
    return StepLoss{contrast.loss, {contrast.positive, contrast.inter, contrast.intra}};
}

void GraceMethod::applyLive(const catalog::Configuration& configuration)
{
    WholeGraphMethod::applyLive(configuration);
    m_temperature = configuration.get<catalog::TemperatureOptions>().temperature;
}

MethodTraining graceTraining()
{
    const auto make = [](const catalog::Configuration& configuration,
                         const Problem& problem) -> std::unique_ptr<TrainingMethod> {
        if (problem.time) return std::make_unique<TimeGrace>(configuration, problem);
        return std::make_unique<GraceMethod>(configuration, problem);
    };
    return {"grace", make, MethodDevices::ProcessorAndGpu};
}

}  // namespace rosa::learn
