#include "core/learn/encoders/optimizer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include <ATen/ops/_fused_adam.h>
#include <ATen/ops/_fused_adamw.h>
#include <ATen/ops/_fused_sgd.h>

#include "core/base/check.h"
#include "core/learn/ops/device.h"
#include "core/learn/ops/scaled_matrix.h"

namespace rosa::learn {

namespace {

/// LibTorch's defaults, as in Kingma and Ba (ICLR 2015).
constexpr double kFirstDecay = 0.9;
constexpr double kSecondDecay = 0.999;
constexpr double kAdamEpsilon = 1e-8;

/// Arguments: parameters, gradients, both moments, none, step counts; rate, decay of both moments, weight decay, ε.
using AdamUpdate = void(at::TensorList, at::TensorList, at::TensorList, at::TensorList, at::TensorList, at::TensorList,
                        double, double, double, double, double, bool, bool, const std::optional<at::Tensor>&,
                        const std::optional<at::Tensor>&);

/// Copies a parameter's stored state into the parameter's memory layout, since the kernels traverse both linearly.
torch::Tensor laidOutAs(const NamedTensor& parameter, const torch::Tensor& stored)
{
    TORCH_CHECK(stored.sizes() == parameter.tensor.sizes(), "the optimiser's state of ", parameter.name, " has the shape ",
                stored.sizes(), ", the parameter ", parameter.tensor.sizes());
    const torch::NoGradGuard constant;
    return torch::zeros_like(parameter.tensor).copy_(stored);
}

}  // namespace

Optimizer::Optimizer(const OptimizerOptions& options, const std::vector<NamedTensor>& parameters)
    : m_options(options), m_parameters(parameters), m_moments(parameters.size())
{}

void Optimizer::begin(Moments& moments, const torch::Tensor& parameter) const
{
    if (moments.first.defined() || (m_options.kind == OptimizerKind::Sgd && m_options.momentum == 0)) return;
    moments.first = torch::zeros_like(parameter);
    if (m_options.kind == OptimizerKind::Sgd) return;
    moments.second = torch::zeros_like(parameter);
    moments.step = torch::zeros({}, parameter.options().dtype(torch::kFloat32).requires_grad(false));
}

void Optimizer::turn(const OptimizerOptions& options)
{
    setLearningRate(options.rate.learningRate);
    setWeightDecay(options.weightDecay);
}

void Optimizer::step()
{
    const torch::NoGradGuard constant;
    std::vector<torch::Tensor> tensors, gradients, first, second, steps;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const torch::Tensor& parameter = m_parameters[i].tensor;
        if (!parameter.grad().defined()) continue;
        ROSA_CHECK(parameter.is_contiguous(), "an optimiser turns contiguous parameters");
        begin(m_moments[i], parameter);
        tensors.push_back(parameter);
        gradients.push_back(parameter.grad().contiguous());
        first.push_back(m_moments[i].first);
        second.push_back(m_moments[i].second);
        steps.push_back(m_moments[i].step);
    }
    if (tensors.empty()) return;
    const double rate = m_options.rate.learningRate;
    const double decay = m_options.weightDecay;
    if (m_options.kind == OptimizerKind::Sgd) {
        // A zero momentum buffer is equivalent to is_first_step.
        if (m_options.momentum == 0) first.clear();
        at::_fused_sgd_(tensors, gradients, first, decay, m_options.momentum, rate, /*dampening=*/0, /*nesterov=*/false,
                        /*maximize=*/false, /*is_first_step=*/false);
        return;
    }
    torch::_foreach_add_(steps, 1);
    AdamUpdate* const update = m_options.kind == OptimizerKind::Adam ? static_cast<AdamUpdate*>(at::_fused_adam_)
                                                                     : static_cast<AdamUpdate*>(at::_fused_adamw_);
    update(tensors, gradients, first, second, {}, steps, rate, kFirstDecay, kSecondDecay, decay, kAdamEpsilon,
           /*amsgrad=*/false, /*maximize=*/false, std::nullopt, std::nullopt);
}

void Optimizer::clearGradients()
{
    for (const NamedTensor& parameter : m_parameters) torch::Tensor(parameter.tensor).mutable_grad() = torch::Tensor();
}

std::vector<NamedTensor> Optimizer::state() const
{
    std::vector<NamedTensor> tensors;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const Moments& moments = m_moments[i];
        if (!moments.first.defined()) continue;
        const std::string prefix = "optimizer." + m_parameters[i].name;
        if (m_options.kind == OptimizerKind::Sgd) {
            tensors.push_back({prefix + ".momentum_buffer", moments.first});
            continue;
        }
        tensors.push_back({prefix + ".exp_avg", moments.first});
        tensors.push_back({prefix + ".exp_avg_sq", moments.second});
        tensors.push_back({prefix + ".step", moments.step.to(torch::kInt64)});
    }
    return tensors;
}

std::vector<torch::Tensor> Optimizer::moments() const
{
    std::vector<torch::Tensor> tensors;
    for (const Moments& moments : m_moments)
        for (const torch::Tensor* tensor : {&moments.first, &moments.second, &moments.step})
            if (tensor->defined()) tensors.push_back(*tensor);
    return tensors;
}

void Optimizer::load(const std::vector<NamedTensor>& tensors)
{
    std::map<std::string, torch::Tensor> byName;
    for (const NamedTensor& tensor : tensors) byName[tensor.name] = tensor.tensor;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const NamedTensor& parameter = m_parameters[i];
        const std::string prefix = "optimizer." + parameter.name;
        const auto first = byName.find(prefix + (m_options.kind == OptimizerKind::Sgd ? ".momentum_buffer" : ".exp_avg"));
        if (first == byName.end()) continue;
        m_moments[i].first = laidOutAs(parameter, first->second);
        if (m_options.kind == OptimizerKind::Sgd) continue;
        m_moments[i].second = laidOutAs(parameter, byName.at(prefix + ".exp_avg_sq"));
        m_moments[i].step = byName.at(prefix + ".step").to(parameter.tensor.device(), torch::kFloat32, false, /*copy=*/true);
    }
}

torch::Tensor gradientNorms(const std::vector<NamedTensor>& parameters)
{
    const auto isPlain = [](const NamedTensor& parameter) {
        const torch::Tensor& gradient = parameter.tensor.grad();
        return !gradient.defined() || (takesCpuPath(gradient.device()) && gradient.scalar_type() == torch::kFloat32 &&
                                       gradient.is_contiguous() && gradient.dim() > 0);
    };
    if (std::ranges::all_of(parameters, isPlain)) {
        std::vector<double> norms;
        for (const NamedTensor& parameter : parameters) {
            const torch::Tensor& gradient = parameter.tensor.grad();
            if (!gradient.defined()) continue;
            const std::span<const float> values(gradient.const_data_ptr<float>(),
                                                static_cast<std::size_t>(gradient.numel()));
            norms.push_back(
                std::sqrt(squaredNorm(std::array{ScaledMatrix{values}}, gradient.dim() > 1 ? gradient.size(0) : 1)));
        }
        return torch::tensor(norms, torch::kFloat64);
    }
    std::vector<torch::Tensor> gradients;
    for (const NamedTensor& parameter : parameters)
        if (parameter.tensor.grad().defined()) gradients.push_back(parameter.tensor.grad());
    if (gradients.empty()) return torch::zeros({0}, torch::kFloat64);
    return torch::stack(torch::_foreach_norm(gradients)).to(torch::kFloat64);
}

double gradientNorm(std::span<const double> norms)
{
    double squares = 0;
    for (const double norm : norms) squares += norm * norm;
    return std::sqrt(squares);
}

double gradientNorm(const std::vector<NamedTensor>& parameters)
{
    const torch::Tensor norms = gradientNorms(parameters).cpu();
    return gradientNorm({norms.const_data_ptr<double>(), static_cast<std::size_t>(norms.numel())});
}

}  // namespace rosa::learn
