/// Graph convolution (Kipf and Welling, ICLR 2017) in two layers, and the MLP that it becomes without neighbours.
#include "core/learn/encoders/encoder.h"

namespace rosa::learn {

namespace {

/// F → 2·hidden → hidden: ReLU(Â·ReLU(Â·X·W₁ + b₁)·W₂ + b₂); article, appendix C.
class TwoLayers : public Encoder {
public:
    TwoLayers(Neighbourhood neighbourhood, std::int64_t features, std::int64_t hidden, std::uint64_t seed, ModelState& state)
        : m_neighbourhood(neighbourhood),
          m_first(Linear::glorot(state, "encoder.conv1", features, 2 * hidden, seed)),
          m_second(Linear::glorot(state, "encoder.conv2", 2 * hidden, hidden, seed))
    {}

    [[nodiscard]] Neighbourhood neighbourhood() const override { return m_neighbourhood; }
    [[nodiscard]] std::int64_t width() const override { return m_second.weight.size(1); }

    torch::Tensor forward(const FeatureRows& features, const SparseMatrix& adjacency, StatisticsLog*) override
    {
        const torch::Tensor hidden = torch::relu(spread(features.times(m_first.weight), adjacency) + m_first.bias);
        return torch::relu(spread(hidden.mm(m_second.weight), adjacency) + m_second.bias);
    }

    [[nodiscard]] std::int64_t layers() const override { return 2; }
    [[nodiscard]] torch::Tensor messages(std::int64_t layer, const FeatureRows& x) const override
    {
        return x.times(layerAt(layer).weight);
    }
    [[nodiscard]] torch::Tensor combine(std::int64_t layer, const FeatureRows&, const torch::Tensor& arrived) const override
    {
        return torch::relu(arrived + layerAt(layer).bias);
    }

private:
    [[nodiscard]] const Linear& layerAt(std::int64_t layer) const { return layer == 0 ? m_first : m_second; }
    [[nodiscard]] torch::Tensor spread(const torch::Tensor& x, const SparseMatrix& adjacency) const
    {
        return m_neighbourhood == Neighbourhood::None ? x : adjacency.times(x);
    }

    Neighbourhood m_neighbourhood;
    Linear m_first;
    Linear m_second;
};

}  // namespace

std::unique_ptr<Encoder> makeGcn(const catalog::Configuration& configuration, std::int64_t features, ModelState& state)
{
    return std::make_unique<TwoLayers>(Neighbourhood::Symmetric, features, configuration.integer("encoder.hidden"),
                                       configuration.seed(), state);
}

std::unique_ptr<Encoder> makeMlp(const catalog::Configuration& configuration, std::int64_t features, ModelState& state)
{
    return std::make_unique<TwoLayers>(Neighbourhood::None, features, configuration.integer("encoder.hidden"),
                                       configuration.seed(), state);
}

}  // namespace rosa::learn
