/// Building blocks of encoders and projectors: named weights, linear layers, activations, batch normalisation.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <torch/types.h>

#include "core/base/random.h"
#include "core/catalog/options/encoder_options.h"

namespace rosa::learn {

/// A model's tensor and its name in checkpoints.
struct NamedTensor {
    std::string name;
    torch::Tensor tensor;
};

/// Weights and running statistics of a model, filled while its modules are created. Tensors are shared, not copied.
class ModelState {
public:
    /// Glorot and Bengio (2010), uniform: ±√(6 / (rows + columns)).
    torch::Tensor glorot(const std::string& name, std::int64_t rows, std::int64_t columns, std::uint64_t seed);
    /// Uniform in ±bound.
    torch::Tensor uniform(const std::string& name, torch::IntArrayRef shape, double bound, std::uint64_t seed);
    torch::Tensor constant(const std::string& name, torch::IntArrayRef shape, double value);
    /// A buffer: stored in checkpoints, not trained.
    torch::Tensor buffer(const std::string& name, torch::IntArrayRef shape, double value);

    /// Adds a parameter of another state; shared, not copied.
    void adopt(const NamedTensor& parameter) { m_parameters.push_back(parameter); }

    [[nodiscard]] const std::vector<NamedTensor>& parameters() const { return m_parameters; }
    [[nodiscard]] const std::vector<NamedTensor>& buffers() const { return m_buffers; }
    /// Parameters, then buffers.
    [[nodiscard]] std::vector<NamedTensor> all() const;
    /// Moves all tensors to `device`, for all owners. No backward pass may be pending.
    void moveTo(torch::Device device);

private:
    torch::Tensor addParameter(const std::string& name, torch::Tensor tensor);
    RandomStream nextStream(std::uint64_t seed);

    std::vector<NamedTensor> m_parameters;
    std::vector<NamedTensor> m_buffers;
    std::uint32_t m_streams = 0;
};

/// Moves a model's tensors to the CPU for its lifetime; the destructor restores them unchanged to their device.
class ModelOnProcessor {
public:
    explicit ModelOnProcessor(const ModelState& model);
    ~ModelOnProcessor();
    ModelOnProcessor(const ModelOnProcessor&) = delete;
    ModelOnProcessor& operator=(const ModelOnProcessor&) = delete;

private:
    std::vector<NamedTensor> m_tensors;
    std::vector<torch::Tensor> m_there;  ///< Their values on the original device.
};

/// x·W + b, W in × out.
struct Linear {
    torch::Tensor weight;
    torch::Tensor bias;

    /// Glorot weights, zero bias.
    static Linear glorot(ModelState& state, const std::string& name, std::int64_t in, std::int64_t out, std::uint64_t seed);
    /// Weights and bias uniform in ±1/√in.
    static Linear uniform(ModelState& state, const std::string& name, std::int64_t in, std::int64_t out, std::uint64_t seed);
    [[nodiscard]] torch::Tensor operator()(const torch::Tensor& x) const { return torch::addmm(bias, x, weight); }
};

using catalog::ActivationKind;

/// Activation function between two layers.
struct Activation {
    ActivationKind kind = ActivationKind::Relu;
    torch::Tensor slope;  ///< Prelu only: the slope below 0, one trained scalar, initially 0.25.

    static Activation make(ModelState& state, const std::string& name, ActivationKind kind);
    [[nodiscard]] torch::Tensor operator()(const torch::Tensor& x) const;
};

/// Mean and unbiased variance of one batch, per column.
struct BatchStatistics {
    torch::Tensor mean;
    torch::Tensor variance;
};

/// Statistics of a model's batch normalisations in one forward pass, in order.
struct StatisticsLog : std::vector<BatchStatistics> {
    /// n × 1: 1 for rows that enter the statistics, 0 for those that only fill a matrix up (countedNorm()); undefined: all rows do.
    torch::Tensor counted;
};

/// Batch normalisation over rows (eps 1e-5, momentum 0.1). Training uses the batch statistics and only logs them; the trainer decides when
/// they enter the running statistics, since a view that is encoded once may count several times.
struct BatchNorm {
    torch::Tensor weight, bias, runningMean, runningVariance;

    static BatchNorm make(ModelState& state, const std::string& name, std::int64_t width);
    /// Null `log`: evaluation mode, with the running statistics.
    [[nodiscard]] torch::Tensor operator()(const torch::Tensor& x, StatisticsLog* log) const;
    /// ReLU of the normalised rows x + shift, in training; `shift` is one row, the bias of the preceding layer. The CPU path takes fewer
    /// passes and gives `shift` gradient 0, since the column means cancel it.
    [[nodiscard]] torch::Tensor reluOf(const torch::Tensor& x, const torch::Tensor& shift, StatisticsLog& log) const;
    /// running ← 0.9·running + 0.1·batch.
    void update(const BatchStatistics& batch);
};

}  // namespace rosa::learn
