/// Building blocks of encoders and projectors: named weights, linear layers, batch normalisation.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <torch/types.h>

#include "core/base/random.h"
#include "core/catalog/options/encoder_options.h"

namespace rosa::learn {

/// A tensor of a model under the name it has in checkpoints.
struct NamedTensor {
    std::string name;
    torch::Tensor tensor;
};

/// Weights and running statistics of a model, filled while its modules are made. Tensors are shared, not copied.
class ModelState {
public:
    /// Glorot and Bengio (2010), uniform: ±√(6 / (rows + columns)).
    torch::Tensor glorot(const std::string& name, std::int64_t rows, std::int64_t columns, std::uint64_t seed);
    /// Uniform in ±bound.
    torch::Tensor uniform(const std::string& name, torch::IntArrayRef shape, double bound, std::uint64_t seed);
    torch::Tensor constant(const std::string& name, torch::IntArrayRef shape, double value);
    /// A buffer: kept in checkpoints, not trained.
    torch::Tensor buffer(const std::string& name, torch::IntArrayRef shape, double value);

    /// Takes a parameter of another state over; shared, not copied.
    void adopt(const NamedTensor& parameter) { m_parameters.push_back(parameter); }

    [[nodiscard]] const std::vector<NamedTensor>& parameters() const { return m_parameters; }
    [[nodiscard]] const std::vector<NamedTensor>& buffers() const { return m_buffers; }
    /// Parameters, then buffers.
    [[nodiscard]] std::vector<NamedTensor> all() const;
    /// Brings every tensor to `device`, for all who share it. No gradient may be on its way.
    void moveTo(torch::Device device);

private:
    torch::Tensor addParameter(const std::string& name, torch::Tensor tensor);
    RandomStream nextStream(std::uint64_t seed);

    std::vector<NamedTensor> m_parameters;
    std::vector<NamedTensor> m_buffers;
    std::uint32_t m_streams = 0;
};

/// While it lives the tensors of a model are on the processor; then they are where they were, unchanged.
class ModelOnProcessor {
public:
    explicit ModelOnProcessor(const ModelState& model);
    ~ModelOnProcessor();
    ModelOnProcessor(const ModelOnProcessor&) = delete;
    ModelOnProcessor& operator=(const ModelOnProcessor&) = delete;

private:
    std::vector<NamedTensor> m_tensors;
    std::vector<torch::Tensor> m_there;  ///< Their values where they were.
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

/// What stands between two layers.
struct Activation {
    ActivationKind kind = ActivationKind::Relu;
    torch::Tensor slope;  ///< Prelu alone: what values below 0 are multiplied by, one trained number, 0.25 at first.

    static Activation make(ModelState& state, const std::string& name, ActivationKind kind);
    [[nodiscard]] torch::Tensor operator()(const torch::Tensor& x) const;
};

/// Mean and unbiased variance of one batch, per column.
struct BatchStatistics {
    torch::Tensor mean;
    torch::Tensor variance;
};

/// Statistics that the batch normalisations of a model saw during one forward pass, in their order.
using StatisticsLog = std::vector<BatchStatistics>;

/// Batch normalisation over rows (eps 1e-5, momentum 0.1). Training uses the statistics of the batch and only notes them; the
/// trainer says when they enter the running ones, since a view that is encoded once may count several times.
struct BatchNorm {
    torch::Tensor weight, bias, runningMean, runningVariance;

    static BatchNorm make(ModelState& state, const std::string& name, std::int64_t width);
    /// `log` null: evaluation mode, by the running statistics.
    [[nodiscard]] torch::Tensor operator()(const torch::Tensor& x, StatisticsLog* log) const;
    /// ReLU of the normalised rows x + shift, in training; `shift` is a row, the bias of the layer before. On processors in fewer passes, where
    /// `shift` gets the gradient 0: each column's mean takes it away again.
    [[nodiscard]] torch::Tensor reluOf(const torch::Tensor& x, const torch::Tensor& shift, StatisticsLog& log) const;
    /// running ← 0.9·running + 0.1·batch.
    void update(const BatchStatistics& batch);
};

}  // namespace rosa::learn
