#include "core/learn/methods/bgrl.h"

#include <cmath>
#include <numbers>

#include "core/base/check.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"

namespace rosa::learn {

namespace {

torch::Tensor meanCosine(const torch::Tensor& a, const torch::Tensor& b)
{
    const auto unit = [](const torch::Tensor& z) { return z / z.norm(2, torch::IntArrayRef{1}, true).clamp_min(1e-8); };
    return (unit(a) * unit(b)).sum(1).mean();
}

catalog::Configuration withOtherSeed(catalog::Configuration configuration)
{
    configuration.setSeed(configuration.seed() ^ 0x7461726765740000ULL);  // "target": weights unlike any run's
    return configuration;
}

}  // namespace

double cosineSchedule(double most, int warmUp, int total, int step)
{
    if (step < warmUp) return most * step / warmUp;
    if (step >= total) return 0;
    return most * (1 + std::cos(std::numbers::pi * (step - warmUp) / (total - warmUp))) / 2;
}

BgrlMethod::BgrlMethod(const catalog::Configuration& configuration, const Problem& problem)
    : WholeGraphMethod(configuration, problem),
      m_epochs(configuration.get<catalog::EpochOptions>().epochs),
      m_warmUp(configuration.get<catalog::TargetOptions>().warmUp),
      m_momentum(configuration.get<catalog::TargetOptions>().momentum),
      m_predictor("predictor", encoder().width(), configuration.get<catalog::ProjectorOptions>().hidden, encoder().width(),
                  ActivationKind::Prelu, seed(), state()),
      m_target(makeEncoder(withOtherSeed(configuration), problem.dataset.features.columns(), m_targetState))
{
    const auto augment = configuration.get<catalog::AugmentOptions>();
    for (std::size_t view = 0; view < 2; ++view) {
        m_edgeDrop[view] = static_cast<float>(augment.edgeDrop[view]);
        m_featureMask[view] = static_cast<float>(augment.featureMask[view]);
    }
    for (const NamedTensor& parameter : m_targetState.parameters()) torch::Tensor(parameter.tensor).set_requires_grad(false);
    const auto& online = state().parameters();
    for (std::size_t i = 0; i < m_targetState.parameters().size(); ++i)
        ROSA_CHECK(online[i].name == m_targetState.parameters()[i].name, "the target's encoder is made as the online one");
    makeOptimizer(configuration);
}

void BgrlMethod::trainOn(torch::Device device)
{
    WholeGraphMethod::trainOn(device);
    m_targetState.moveTo(device);
}

Result<WholeGraphMethod::StepLoss> BgrlMethod::lossOf(int epoch)
{
    const std::array<GraphView, 2> views = viewsOf(epoch);
    const GraphView& first = views[0];
    const GraphView& second = views[1];
    const auto targetOf = [&](const GraphView& view) {
        const torch::NoGradGuard constant;
        StatisticsLog log;
        return m_target->forward(view.features, view.adjacency, &log);
    };
    const torch::Tensor toSecond = meanCosine(m_predictor(encode(first)), targetOf(second));
    const torch::Tensor toFirst = meanCosine(m_predictor(encode(second)), targetOf(first));
    const torch::Tensor loss = 2 - toSecond - toFirst;
    return StepLoss{loss, {1 - loss.detach().to(torch::kFloat64) / 2}};
}

void BgrlMethod::beforeUpdate(int epoch)
{
    optimizer().setLearningRate(cosineSchedule(learningRate(), m_warmUp, m_epochs, epoch));
}

void BgrlMethod::afterUpdate(int epoch)
{
    const torch::NoGradGuard constant;
    const double moved = cosineSchedule(1 - m_momentum, 0, m_epochs, epoch);
    const auto& online = state().parameters();
    for (std::size_t i = 0; i < m_targetState.parameters().size(); ++i) {
        torch::Tensor target = m_targetState.parameters()[i].tensor;
        target.mul_(1 - moved).add_(online[i].tensor, moved);
    }
}

std::vector<NamedTensor> BgrlMethod::progress() const
{
    std::vector<NamedTensor> tensors = WholeGraphMethod::progress();
    for (const NamedTensor& parameter : m_targetState.parameters())
        tensors.push_back({std::string(kTarget) + parameter.name, parameter.tensor});
    return tensors;
}

void BgrlMethod::loadProgress(const std::vector<NamedTensor>& tensors)
{
    WholeGraphMethod::loadProgress(tensors);
    const torch::NoGradGuard constant;
    for (const NamedTensor& parameter : m_targetState.parameters())
        for (const NamedTensor& kept : tensors)
            if (kept.name == std::string(kTarget) + parameter.name) torch::Tensor(parameter.tensor).copy_(kept.tensor);
}

MethodTraining bgrlTraining() { return {"bgrl", makeNew<BgrlMethod>, MethodDevices::ProcessorAndGpu}; }

}  // namespace rosa::learn
