#include "core/learn/optimizer.h"

#include <cmath>
#include <map>

#include <torch/optim/adam.h>
#include <torch/optim/adamw.h>
#include <torch/optim/sgd.h>

#include "core/base/check.h"

namespace rosa::learn {

using torch::optim::AdamOptions;
using torch::optim::AdamParamState;
using torch::optim::AdamWOptions;
using torch::optim::AdamWParamState;
using torch::optim::SGDOptions;
using torch::optim::SGDParamState;

namespace {

std::unique_ptr<torch::optim::Optimizer> make(const OptimizerOptions& options, const std::vector<torch::Tensor>& tensors)
{
    if (options.kind == "adam")
        return std::make_unique<torch::optim::Adam>(tensors,
                                                    AdamOptions(options.learningRate).weight_decay(options.weightDecay));
    if (options.kind == "adamw")
        return std::make_unique<torch::optim::AdamW>(tensors,
                                                     AdamWOptions(options.learningRate).weight_decay(options.weightDecay));
    ROSA_CHECK(options.kind == "sgd", "unknown optimiser " + options.kind);
    return std::make_unique<torch::optim::SGD>(
        tensors, SGDOptions(options.learningRate).momentum(options.momentum).weight_decay(options.weightDecay));
}

template <typename State>
void appendAdam(const State& state, const std::string& prefix, std::vector<NamedTensor>& out)
{
    out.push_back({prefix + ".exp_avg", state.exp_avg()});
    out.push_back({prefix + ".exp_avg_sq", state.exp_avg_sq()});
    out.push_back({prefix + ".step", torch::tensor(state.step(), torch::kInt64)});
}

torch::Tensor copyBeside(const torch::Tensor& parameter, const torch::Tensor& stored)
{
    return stored.to(stored.options().device(parameter.device()), /*non_blocking=*/false, /*copy=*/true);
}

template <typename State>
std::unique_ptr<State> readAdam(const std::map<std::string, torch::Tensor>& tensors, const std::string& prefix,
                                const torch::Tensor& parameter)
{
    const auto average = tensors.find(prefix + ".exp_avg");
    if (average == tensors.end()) return nullptr;
    auto state = std::make_unique<State>();
    state->exp_avg(copyBeside(parameter, average->second));
    state->exp_avg_sq(copyBeside(parameter, tensors.at(prefix + ".exp_avg_sq")));
    state->step(tensors.at(prefix + ".step").template item<std::int64_t>());
    return state;
}

}  // namespace

struct Optimizer::Implementation {
    std::string kind;
    std::vector<NamedTensor> parameters;
    std::unique_ptr<torch::optim::Optimizer> optimizer;

    template <typename Function>
    void eachOptions(Function&& function)
    {
        for (auto& group : optimizer->param_groups()) function(group.options());
    }
};

OptimizerOptions OptimizerOptions::from(const catalog::Configuration& configuration)
{
    return {configuration.choice("train.optimizer"), configuration.real("train.learning_rate"),
            configuration.real("train.momentum"), configuration.real("train.weight_decay")};
}

Optimizer::Optimizer(const OptimizerOptions& options, const std::vector<NamedTensor>& parameters)
    : m_implementation(std::make_unique<Implementation>())
{
    std::vector<torch::Tensor> tensors;
    for (const NamedTensor& parameter : parameters) tensors.push_back(parameter.tensor);
    *m_implementation = {options.kind, parameters, make(options, tensors)};
}

Optimizer::~Optimizer() = default;

void Optimizer::step() { m_implementation->optimizer->step(); }

void Optimizer::clearGradients() { m_implementation->optimizer->zero_grad(true); }

void Optimizer::setLearningRate(double rate)
{
    m_implementation->eachOptions([&](torch::optim::OptimizerOptions& options) { options.set_lr(rate); });
}

void Optimizer::setWeightDecay(double decay)
{
    m_implementation->eachOptions([&](torch::optim::OptimizerOptions& options) {
        if (m_implementation->kind == "adam")
            static_cast<AdamOptions&>(options).weight_decay(decay);
        else if (m_implementation->kind == "adamw")
            static_cast<AdamWOptions&>(options).weight_decay(decay);
        else
            static_cast<SGDOptions&>(options).weight_decay(decay);
    });
}

std::vector<NamedTensor> Optimizer::state() const
{
    std::vector<NamedTensor> tensors;
    const auto& states = m_implementation->optimizer->state();
    for (const NamedTensor& parameter : m_implementation->parameters) {
        const auto found = states.find(parameter.tensor.unsafeGetTensorImpl());
        if (found == states.end()) continue;
        const std::string prefix = "optimizer." + parameter.name;
        if (m_implementation->kind == "adam") {
            appendAdam(static_cast<const AdamParamState&>(*found->second), prefix, tensors);
        } else if (m_implementation->kind == "adamw") {
            appendAdam(static_cast<const AdamWParamState&>(*found->second), prefix, tensors);
        } else if (const auto& momentum = static_cast<const SGDParamState&>(*found->second).momentum_buffer();
                   momentum.defined()) {
            tensors.push_back({prefix + ".momentum_buffer", momentum});
        }
    }
    return tensors;
}

void Optimizer::load(const std::vector<NamedTensor>& tensors)
{
    std::map<std::string, torch::Tensor> byName;
    for (const NamedTensor& tensor : tensors) byName[tensor.name] = tensor.tensor;
    auto& states = m_implementation->optimizer->state();
    for (const NamedTensor& parameter : m_implementation->parameters) {
        const std::string prefix = "optimizer." + parameter.name;
        std::unique_ptr<torch::optim::OptimizerParamState> state;
        if (m_implementation->kind == "adam") {
            state = readAdam<AdamParamState>(byName, prefix, parameter.tensor);
        } else if (m_implementation->kind == "adamw") {
            state = readAdam<AdamWParamState>(byName, prefix, parameter.tensor);
        } else if (const auto found = byName.find(prefix + ".momentum_buffer"); found != byName.end()) {
            auto sgd = std::make_unique<SGDParamState>();
            sgd->momentum_buffer(copyBeside(parameter.tensor, found->second));
            state = std::move(sgd);
        }
        if (state) states[parameter.tensor.unsafeGetTensorImpl()] = std::move(state);
    }
}

torch::Tensor gradientNorms(const std::vector<NamedTensor>& parameters)
{
    std::vector<torch::Tensor> norms;
    for (const NamedTensor& parameter : parameters)
        if (parameter.tensor.grad().defined()) norms.push_back(parameter.tensor.grad().norm());
    return norms.empty() ? torch::zeros({0}, torch::kFloat64) : torch::stack(norms).to(torch::kFloat64);
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
