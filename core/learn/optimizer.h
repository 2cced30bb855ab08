/// The optimisers a run can choose, by LibTorch, with their state as named tensors for checkpoints.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/learn/modules.h"

namespace rosa::learn {

/// Plain settings of an optimiser.
struct OptimizerOptions {
    std::string kind = "sgd";    ///< sgd, adam, adamw
    double learningRate = 1e-2;  ///< > 0
    double momentum = 0.9;       ///< sgd only.
    double weightDecay = 5e-4;   ///< sgd, adam: L2 term in the gradient; adamw: decoupled.

    static OptimizerOptions from(const catalog::Configuration& configuration);
};

class Optimizer {
public:
    Optimizer(const OptimizerOptions& options, const std::vector<NamedTensor>& parameters);
    ~Optimizer();
    Optimizer(const Optimizer&) = delete;
    Optimizer& operator=(const Optimizer&) = delete;

    /// One step along the accumulated gradients.
    void step();
    void clearGradients();
    /// Live turns; they hold from the next step on.
    void setLearningRate(double rate);
    void setWeightDecay(double decay);

    /// Momenta and counters, "optimizer.<parameter>.<what>"; empty before the first step.
    [[nodiscard]] std::vector<NamedTensor> state() const;
    /// Takes over what state() gave, to where the parameters are; tensors of other names are ignored.
    void load(const std::vector<NamedTensor>& tensors);

private:
    struct Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

/// ‖g‖ of each parameter that has a gradient, float64 on the parameters' device.
torch::Tensor gradientNorms(const std::vector<NamedTensor>& parameters);
/// ‖g‖ over all parameters, from those of each.
double gradientNorm(std::span<const double> norms);
double gradientNorm(const std::vector<NamedTensor>& parameters);

}  // namespace rosa::learn
