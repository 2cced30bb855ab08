/// The optimisers a run can choose, by LibTorch's fused kernels (one pass over each parameter), with their state as named tensors for
/// checkpoints.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/catalog/options/training_options.h"
#include "core/learn/encoders/modules.h"

namespace rosa::learn {

using catalog::OptimizerKind;
using catalog::OptimizerOptions;

class Optimizer {
public:
    /// Shares the tensors of `parameters`, which are contiguous.
    Optimizer(const OptimizerOptions& options, const std::vector<NamedTensor>& parameters);
    Optimizer(const Optimizer&) = delete;
    Optimizer& operator=(const Optimizer&) = delete;

    /// One step along the accumulated gradients; a parameter without one stays as it is.
    void step();
    void clearGradients();
    /// They hold from the next step on.
    void setLearningRate(double rate) { m_options.rate.learningRate = rate; }
    void setWeightDecay(double decay) { m_options.weightDecay = decay; }
    /// The live ones among them: learning rate and weight decay.
    void turn(const OptimizerOptions& options);

    /// Momenta and counters, "optimizer.<parameter>.<what>"; empty before the first step.
    [[nodiscard]] std::vector<NamedTensor> state() const;
    /// Takes over what state() gave, to where the parameters are; tensors of other names are ignored. Throws c10::Error on another shape.
    void load(const std::vector<NamedTensor>& tensors);

private:
    /// Of one parameter; undefined before its first step and without momentum.
    struct Moments {
        torch::Tensor first;   ///< The momentum, or the moving average of the gradient.
        torch::Tensor second;  ///< That of its squares; Adam and AdamW only.
        torch::Tensor step;    ///< How many there were, a float where the parameter is; Adam and AdamW only.
    };
    void begin(Moments& moments, const torch::Tensor& parameter) const;

    OptimizerOptions m_options;
    std::vector<NamedTensor> m_parameters;
    std::vector<Moments> m_moments;  ///< One a parameter.
};

/// ‖g‖ of each parameter that has a gradient, float64 on the parameters' device.
torch::Tensor gradientNorms(const std::vector<NamedTensor>& parameters);
/// ‖g‖ over all parameters, from those of each.
double gradientNorm(std::span<const double> norms);
double gradientNorm(const std::vector<NamedTensor>& parameters);

}  // namespace rosa::learn
