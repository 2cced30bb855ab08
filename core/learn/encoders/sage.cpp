/// GraphSAGE-GCN (Hamilton et al., NeurIPS 2017) with a separate term for the node itself, in two forms.
#include "core/catalog/options/encoder_options.h"
#include "core/learn/encoders/encoder.h"

namespace rosa::learn {

namespace {

/// One layer. Article: ELU(X·W′ ‖ D̂⁻¹ÂXW), each half of the width. Program: ELU(BN(X·W′ + D̂⁻¹ÂXW)).
struct SageLayer {
    Linear own;
    Linear neighbours;
    BatchNorm norm;
};

class Sage : public Encoder {
public:
    Sage(const catalog::Configuration& configuration, std::int64_t features, ModelState& state)
        : m_program(configuration.get<catalog::SageEncoderOptions>().form == catalog::SageForm::Program),
          m_width(configuration.get<catalog::WidthOptions>().hidden)
    {
        const std::int64_t layers = configuration.get<catalog::SageEncoderOptions>().layers;
        const std::uint64_t seed = configuration.seed();
        const std::int64_t spreadWidth = m_program ? m_width : m_width / 2;
        const std::int64_t ownWidth = m_program ? m_width : m_width - spreadWidth;
        std::int64_t in = features;
        for (std::int64_t layer = 0; layer < layers; ++layer) {
            const std::string name = "encoder.layer" + std::to_string(layer + 1);
            SageLayer made{Linear::glorot(state, name + ".own", in, ownWidth, seed),
                           Linear::glorot(state, name + ".neighbours", in, spreadWidth, seed),
                           {}};
            if (m_program) made.norm = BatchNorm::make(state, name + ".norm", m_width);
            m_layers.push_back(std::move(made));
            in = m_width;
        }
    }

    [[nodiscard]] Neighbourhood neighbourhood() const override { return Neighbourhood::Mean; }
    [[nodiscard]] std::int64_t width() const override { return m_width; }

    torch::Tensor forward(const FeatureRows& features, const SparseMatrix& adjacency, StatisticsLog* log) override
    {
        torch::Tensor x;
        for (const SageLayer& layer : m_layers) {
            const auto project = [&](const torch::Tensor& weight) {
                return x.defined() ? x.mm(weight) : features.times(weight);
            };
            const torch::Tensor own = project(layer.own.weight) + layer.own.bias;
            const torch::Tensor spread = adjacency.times(project(layer.neighbours.weight), layer.neighbours.bias);
            x = torch::elu(m_program ? layer.norm(own + spread, log) : torch::cat({own, spread}, 1));
        }
        return x;
    }

    [[nodiscard]] std::int64_t layers() const override { return static_cast<std::int64_t>(m_layers.size()); }
    [[nodiscard]] torch::Tensor messages(std::int64_t layer, const FeatureRows& x) const override
    {
        return x.times(m_layers[static_cast<std::size_t>(layer)].neighbours.weight);
    }
    [[nodiscard]] torch::Tensor combine(std::int64_t layer, const FeatureRows& x,
                                        const torch::Tensor& arrived) const override
    {
        const SageLayer& made = m_layers[static_cast<std::size_t>(layer)];
        const torch::Tensor own = x.times(made.own.weight) + made.own.bias;
        const torch::Tensor spread = arrived + made.neighbours.bias;
        return torch::elu(m_program ? made.norm(own + spread, nullptr) : torch::cat({own, spread}, 1));
    }

    std::size_t updateRunningStatistics(const StatisticsLog& log, std::size_t first) override
    {
        if (m_program)
            for (SageLayer& layer : m_layers) layer.norm.update(log[first++]);
        return first;
    }

private:
    bool m_program;
    std::int64_t m_width;
    std::vector<SageLayer> m_layers;
};

}  // namespace

std::unique_ptr<Encoder> makeSage(const catalog::Configuration& configuration, std::int64_t features, ModelState& state)
{
    return std::make_unique<Sage>(configuration, features, state);
}

}  // namespace rosa::learn
