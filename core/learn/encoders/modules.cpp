#include "core/learn/encoders/modules.h"

#include <torch/autograd.h>

#include <cmath>

#include "core/base/check.h"
#include "core/learn/encoders/counted_norm.h"
#include "core/learn/ops/device.h"
#include "core/learn/ops/normalised_relu.h"

namespace rosa::learn {

namespace {

constexpr double kNormEpsilon = 1e-5;
constexpr double kNormMomentum = 0.1;

torch::Tensor drawUniform(RandomStream stream, torch::IntArrayRef shape, double bound)
{
    torch::Tensor tensor = torch::empty(shape, torch::kFloat32);
    float* values = tensor.data_ptr<float>();
    for (std::int64_t i = 0; i < tensor.numel(); ++i) values[i] = static_cast<float>((2.0 * stream.uniform() - 1.0) * bound);
    return tensor;
}

/// PReLU on the CPU with its single slope read as a number: one pass over x forward and three backward; torch::prelu processes one value at
/// a time, and relu(x) + slope·min(x, 0) takes thirteen passes.
struct OneSlopePrelu : torch::autograd::Function<OneSlopePrelu> {
    static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& x,
                                 const torch::Tensor& slope)
    {
        context->save_for_backward({x, slope});
        return torch::leaky_relu(x, slope.item());
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   const torch::autograd::variable_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const torch::Tensor& x = saved[0];
        const torch::Tensor upstream = gradients[0].contiguous();
        return {torch::leaky_relu_backward(upstream, x, saved[1].item(), false),
                torch::dot(upstream.view(-1), torch::clamp_max(x, 0).contiguous().view(-1)).view_as(saved[1])};
    }
};

}  // namespace

RandomStream ModelState::nextStream(std::uint64_t seed) { return {seed, Purpose::Weights, 0, m_streams++}; }

torch::Tensor ModelState::addParameter(const std::string& name, torch::Tensor tensor)
{
    tensor.set_requires_grad(true);
    m_parameters.push_back({name, tensor});
    return tensor;
}

torch::Tensor ModelState::glorot(const std::string& name, std::int64_t rows, std::int64_t columns, std::uint64_t seed)
{
    return uniform(name, {rows, columns}, std::sqrt(6.0 / static_cast<double>(rows + columns)), seed);
}

torch::Tensor ModelState::uniform(const std::string& name, torch::IntArrayRef shape, double bound, std::uint64_t seed)
{
    return addParameter(name, drawUniform(nextStream(seed), shape, bound));
}

torch::Tensor ModelState::constant(const std::string& name, torch::IntArrayRef shape, double value)
{
    return addParameter(name, torch::full(shape, value, torch::kFloat32));
}

torch::Tensor ModelState::buffer(const std::string& name, torch::IntArrayRef shape, double value)
{
    m_buffers.push_back({name, torch::full(shape, value, torch::kFloat32)});
    return m_buffers.back().tensor;
}

std::vector<NamedTensor> ModelState::all() const
{
    std::vector<NamedTensor> tensors = m_parameters;
    tensors.insert(tensors.end(), m_buffers.begin(), m_buffers.end());
    return tensors;
}

void ModelState::moveTo(torch::Device device)
{
    for (const NamedTensor& named : all()) named.tensor.set_data(named.tensor.detach().to(device));
}

ModelOnProcessor::ModelOnProcessor(const ModelState& model) : m_tensors(model.all())
{
    for (const NamedTensor& named : m_tensors) {
        m_there.push_back(named.tensor.detach());
        named.tensor.set_data(m_there.back().cpu());
    }
}

ModelOnProcessor::~ModelOnProcessor()
{
    for (std::size_t i = 0; i < m_tensors.size(); ++i) m_tensors[i].tensor.set_data(m_there[i]);
}

Linear Linear::glorot(ModelState& state, const std::string& name, std::int64_t in, std::int64_t out, std::uint64_t seed)
{
    return {state.glorot(name + ".weight", in, out, seed), state.constant(name + ".bias", {out}, 0.0)};
}

Linear Linear::uniform(ModelState& state, const std::string& name, std::int64_t in, std::int64_t out, std::uint64_t seed)
{
    const double bound = 1.0 / std::sqrt(static_cast<double>(in));
    return {state.uniform(name + ".weight", {in, out}, bound, seed), state.uniform(name + ".bias", {out}, bound, seed)};
}

Activation Activation::make(ModelState& state, const std::string& name, ActivationKind kind)
{
    return {kind, kind == ActivationKind::Prelu ? state.constant(name + ".weight", {1}, 0.25) : torch::Tensor()};
}

torch::Tensor Activation::operator()(const torch::Tensor& x) const
{
    switch (kind) {
        case ActivationKind::Relu:
            return torch::relu(x);
        case ActivationKind::Prelu:
            if (takesCpuPath(x.device())) return OneSlopePrelu::apply(x, slope);
            return torch::relu(x) + slope * torch::clamp_max(x, 0);  // does not read the slope back from the device
        case ActivationKind::Elu:
            break;
    }
    return torch::elu(x);
}

BatchNorm BatchNorm::make(ModelState& state, const std::string& name, std::int64_t width)
{
    return {state.constant(name + ".weight", {width}, 1.0), state.constant(name + ".bias", {width}, 0.0),
            state.buffer(name + ".running_mean", {width}, 0.0), state.buffer(name + ".running_var", {width}, 1.0)};
}

torch::Tensor BatchNorm::operator()(const torch::Tensor& x, StatisticsLog* log) const
{
    if (!log)
        return torch::batch_norm(x, weight, bias, runningMean, runningVariance, false, kNormMomentum, kNormEpsilon, false);
    ROSA_CHECK(x.size(0) > 1, "batch normalisation in training needs more than one row");
    if (log->counted.defined()) {
        const CountedNorm found = countedNorm(x, log->counted, weight, bias, kNormEpsilon);
        log->push_back({found.mean, found.variance});
        return found.made;
    }
    // With momentum 1, LibTorch's running statistics become those of the batch, without another pass over x.
    log->push_back({torch::zeros_like(runningMean), torch::zeros_like(runningVariance)});
    return torch::batch_norm(x, weight, bias, log->back().mean, log->back().variance, true, 1, kNormEpsilon, false);
}

torch::Tensor BatchNorm::reluOf(const torch::Tensor& x, const torch::Tensor& shift, StatisticsLog& log) const
{
    if (!takesCpuPath(x.device()) || x.scalar_type() != torch::kFloat32 || log.counted.defined())
        return torch::relu((*this)(x + shift, &log));
    const NormalisedRelu found = normalisedRelu(x, shift, weight, bias, kNormEpsilon);
    log.push_back({found.mean, found.variance});
    return found.made;
}

void BatchNorm::update(const BatchStatistics& batch)
{
    const torch::NoGradGuard constant;
    runningMean.lerp_(batch.mean, kNormMomentum);
    runningVariance.lerp_(batch.variance, kNormMomentum);
}

}  // namespace rosa::learn
