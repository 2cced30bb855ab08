/// Graph convolutional network (Kipf and Welling, ICLR 2017), by default with two layers, and the MLP obtained without neighbourhood.
#include <optional>

#include "core/catalog/options/encoder_options.h"
#include "core/learn/encoders/encoder.h"

namespace rosa::learn {

namespace {

/// F → e·hidden → … → hidden, each layer σ(BN(Â·X·W + b)): by default ReLU(Â·ReLU(Â·X·W₁ + b₁)·W₂ + b₂) with e = 2 (article, appendix C).
class Convolutions : public Encoder {
public:
    Convolutions(Neighbourhood neighbourhood, const catalog::Configuration& configuration, std::int64_t features,
                 ModelState& state)
        : m_neighbourhood(neighbourhood)
    {
        const auto depth = configuration.get<catalog::DepthOptions>();
        const auto options = configuration.get<catalog::LayerOptions>();
        const std::int64_t hidden = configuration.get<catalog::WidthOptions>().hidden;
        const std::int64_t inner = hidden * depth.expansion;
        const std::int64_t count = depth.convolutions;
        std::int64_t in = features;
        for (std::int64_t i = 1; i <= count; ++i) {
            const std::int64_t out = i == count ? hidden : inner;
            const std::string number = std::to_string(i);
            Layer layer{Linear::glorot(state, "encoder.conv" + number, in, out, configuration.seed()), {}, {}};
            if (options.batchNorm) layer.norm = BatchNorm::make(state, "encoder.norm" + number, out);
            layer.activation = Activation::make(state, "encoder.act" + number, options.activation);
            m_layers.push_back(std::move(layer));
            in = out;
        }
    }

    [[nodiscard]] Neighbourhood neighbourhood() const override { return m_neighbourhood; }
    [[nodiscard]] std::int64_t width() const override { return m_layers.back().linear.weight.size(1); }

    torch::Tensor forward(const FeatureRows& features, const SparseMatrix& adjacency, StatisticsLog* log) override
    {
        torch::Tensor x;
        for (const Layer& layer : m_layers) {
            const torch::Tensor messages = x.defined() ? x.mm(layer.linear.weight) : features.times(layer.linear.weight);
            const torch::Tensor& bias = layer.linear.bias;
            if (m_neighbourhood == Neighbourhood::None)
                x = layer.finish(messages + bias, log);
            else if (layer.isRelu())
                x = adjacency.reluOfTimes(messages, bias);
            else
                x = layer.finish(adjacency.times(messages, bias), log);
        }
        return x;
    }

    [[nodiscard]] std::int64_t layers() const override { return static_cast<std::int64_t>(m_layers.size()); }
    [[nodiscard]] torch::Tensor messages(std::int64_t layer, const FeatureRows& x) const override
    {
        return x.times(m_layers[static_cast<std::size_t>(layer)].linear.weight);
    }
    [[nodiscard]] torch::Tensor combine(std::int64_t layer, const FeatureRows&, const torch::Tensor& arrived) const override
    {
        const Layer& made = m_layers[static_cast<std::size_t>(layer)];
        return made.finish(arrived + made.linear.bias, nullptr);
    }

    std::size_t updateRunningStatistics(const StatisticsLog& log, std::size_t first) override
    {
        for (Layer& layer : m_layers)
            if (layer.norm) layer.norm->update(log[first++]);
        return first;
    }
    [[nodiscard]] bool combinesOwnRows() const override { return false; }

private:
    struct Layer {
        Linear linear;
        std::optional<BatchNorm> norm;
        Activation activation;

        /// Whether finish() is just ReLU.
        [[nodiscard]] bool isRelu() const { return !norm && activation.kind == ActivationKind::Relu; }
        /// `sum`: aggregated messages plus bias.
        [[nodiscard]] torch::Tensor finish(const torch::Tensor& sum, StatisticsLog* log) const
        {
            return activation(norm ? (*norm)(sum, log) : sum);
        }
    };

    Neighbourhood m_neighbourhood;
    std::vector<Layer> m_layers;
};

}  // namespace

std::unique_ptr<Encoder> makeGcn(const catalog::Configuration& configuration, std::int64_t features, ModelState& state)
{
    return std::make_unique<Convolutions>(Neighbourhood::Symmetric, configuration, features, state);
}

std::unique_ptr<Encoder> makeMlp(const catalog::Configuration& configuration, std::int64_t features, ModelState& state)
{
    return std::make_unique<Convolutions>(Neighbourhood::None, configuration, features, state);
}

}  // namespace rosa::learn
