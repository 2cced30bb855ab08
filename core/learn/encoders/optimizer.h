/// Optimisers, by LibTorch's fused kernels (one pass over each parameter), with their state as named tensors for checkpoints.
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
    /// Shares the tensors of `parameters`, which must be contiguous.
    Optimizer(const OptimizerOptions& options, const std::vector<NamedTensor>& parameters);
    Optimizer(const Optimizer&) = delete;
    Optimizer& operator=(const Optimizer&) = delete;

    /// One step along the accumulated gradients; a parameter without gradient is unchanged.
    void step();
    void clearGradients();
    /// Effective from the next step on.
    void setLearningRate(double rate) { m_options.rate.learningRate = rate; }
    void setWeightDecay(double decay) { m_options.weightDecay = decay; }
    /// Applies the live options: learning rate and weight decay.
    void turn(const OptimizerOptions& options);

    /// Moments and counters, "optimizer.<parameter>.<what>"; empty before the first step.
    [[nodiscard]] std::vector<NamedTensor> state() const;
    /// All moments and counters as they are, not copied.
    [[nodiscard]] std::vector<torch::Tensor> moments() const;
    /// Loads the result of state(), to the parameters' device; tensors of other names are ignored. Throws c10::Error if a shape differs.
    void load(const std::vector<NamedTensor>& tensors);

private:
    /// State of one parameter; undefined before its first step and without momentum.
    struct Moments {
        torch::Tensor first;   ///< Momentum, or moving average of the gradient.
        torch::Tensor second;  ///< Moving average of the squared gradient; Adam and AdamW only.
        torch::Tensor step;    ///< Number of steps, a float on the parameter's device; Adam and AdamW only.
    };
    void begin(Moments& moments, const torch::Tensor& parameter) const;

    OptimizerOptions m_options;
    std::vector<NamedTensor> m_parameters;
    std::vector<Moments> m_moments;  ///< One per parameter.
};

/// ‖g‖ of each parameter with a gradient, float64 on the parameters' device.
torch::Tensor gradientNorms(const std::vector<NamedTensor>& parameters);
/// ‖g‖ over all parameters, from the norms of each.
double gradientNorm(std::span<const double> norms);
double gradientNorm(const std::vector<NamedTensor>& parameters);

}  // namespace rosa::learn
