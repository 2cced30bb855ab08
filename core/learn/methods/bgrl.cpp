#include "core/learn/methods/bgrl.h"

#include <cmath>
#include <numbers>

#include "core/base/check.h"

namespace rosa::learn {

namespace {

torch::Tensor meanCosine(const torch::Tensor& a, const torch::Tensor& b)
{
    const auto unit = [](const torch::Tensor& z) { return z / z.norm(2, torch::IntArrayRef{1}, true).clamp_min(1e-8); };
    return (unit(a) * unit(b)).sum(1).mean();
}

catalog::Configuration withOtherSeed(catalog::Configuration configuration)
{
    configuration.setSeed(configuration.seed() ^ 0x7461726765740000ULL);  // "target": not another run's weights
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
      m_epochs(static_cast<int>(configuration.integer("train.epochs"))),
      m_warmUp(static_cast<int>(configuration.integer("train.warm_up"))),
      m_momentum(configuration.real("train.target_momentum")),
      m_predictor("predictor", encoder().width(), configuration.integer("projector.hidden"), encoder().width(),
                  ActivationKind::Prelu, seed(), state()),
      m_target(makeEncoder(withOtherSeed(configuration), problem.dataset.features.columns(), m_targetState))
{
    for (int which = 0; which < 2; ++which) {
        const std::string number = std::to_string(which + 1);
        const auto view = static_cast<std::size_t>(which);
        m_edgeDrop[view] = static_cast<float>(configuration.real("augment.edge_drop_" + number));
        m_featureMask[view] = static_cast<float>(configuration.real("augment.feature_mask_" + number));
    }
    for (const NamedTensor& parameter : m_targetState.parameters()) torch::Tensor(parameter.tensor).set_requires_grad(false);
    const auto& online = state().parameters();
    for (std::size_t i = 0; i < m_targetState.parameters().size(); ++i)
        ROSA_CHECK(online[i].name == m_targetState.parameters()[i].name, "the target's encoder is made as the online one");
    makeOptimizer(configuration);
}

Result<WholeGraphMethod::StepLoss> BgrlMethod::lossOf(int epoch)
{
    const auto viewOf = [&](std::size_t which) {
        return changedView(static_cast<int>(which), epoch, {{&m_edgeDrop[which], 1}, {&m_featureMask[which], 1}});
    };
    const GraphView first = viewOf(0);
    const GraphView second = viewOf(1);
    const auto targetOf = [&](const GraphView& view) {
        const torch::NoGradGuard constant;
        StatisticsLog log;
        return m_target->forward(view.features, view.adjacency, &log);
    };
    const torch::Tensor toSecond = meanCosine(m_predictor(encode(first)), targetOf(second));
    const torch::Tensor toFirst = meanCosine(m_predictor(encode(second)), targetOf(first));
    const torch::Tensor loss = 2 - toSecond - toFirst;
    return StepLoss{loss, {1 - loss.item<double>() / 2}};
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

std::unique_ptr<TrainingMethod> makeBgrl(const catalog::Configuration& configuration, const Problem& problem)
{
    return std::make_unique<BgrlMethod>(configuration, problem);
}

}  // namespace rosa::learn
