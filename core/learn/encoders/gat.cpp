/// Graph attention (Veličković et al., ICLR 2018).
#include "core/catalog/options/encoder_options.h"
#include "core/learn/encoders/encoder.h"
#include "core/learn/ops/attention.h"

namespace rosa::learn {

namespace {

/// A layer of heads · width columns, with the heads concatenated or, in the last layer, averaged.
struct GatLayer {
    torch::Tensor weight;          ///< in × heads·width
    torch::Tensor source, target;  ///< heads × width: contributions of message and receiver to the attention score.
    torch::Tensor bias;
    std::int64_t heads = 1;
    bool isAveraged = false;

    [[nodiscard]] torch::Tensor operator()(const torch::Tensor& messages, const SparseMatrix& adjacency) const
    {
        const torch::Tensor byHead = messages.view({messages.size(0), heads, -1});
        const auto score = [&](const torch::Tensor& vector) { return (byHead * vector).sum(2); };
        torch::Tensor sum = attend(messages, score(source), score(target), adjacency);
        if (isAveraged) sum = sum.view({messages.size(0), heads, -1}).mean(1);
        return torch::elu(sum + bias);
    }
};

/// F → concatenated heads → … → mean of heads with `hidden` columns; ELU after each.
class Gat : public Encoder {
public:
    Gat(const catalog::Configuration& configuration, std::int64_t features, ModelState& state)
        : m_width(configuration.get<catalog::WidthOptions>().hidden)
    {
        const std::uint64_t seed = configuration.seed();
        const std::int64_t heads = configuration.get<catalog::AttentionOptions>().heads;
        const auto depth = configuration.get<catalog::DepthOptions>();
        const std::int64_t count = depth.convolutions;
        const std::int64_t inner = m_width * depth.expansion;
        std::int64_t in = features;
        for (std::int64_t i = 1; i <= count; ++i) {
            const bool isLast = i == count;
            const std::int64_t each = isLast ? m_width : (inner + heads - 1) / heads;
            const std::string name = "encoder.conv" + std::to_string(i);
            m_layers.push_back({state.glorot(name + ".weight", in, heads * each, seed),
                                state.glorot(name + ".att_src", heads, each, seed),
                                state.glorot(name + ".att_dst", heads, each, seed),
                                state.constant(name + ".bias", {isLast ? each : heads * each}, 0), heads, isLast});
            in = heads * each;
        }
    }

    [[nodiscard]] Neighbourhood neighbourhood() const override { return Neighbourhood::Mean; }
    [[nodiscard]] std::int64_t width() const override { return m_width; }
    /// Attention weights depend on both ends.
    [[nodiscard]] bool goesByRanges() const override { return false; }

    torch::Tensor forward(const FeatureRows& features, const SparseMatrix& adjacency, StatisticsLog*) override
    {
        torch::Tensor x;
        for (const GatLayer& layer : m_layers)
            x = layer(x.defined() ? x.mm(layer.weight) : features.times(layer.weight), adjacency);
        return x;
    }

    [[nodiscard]] std::int64_t layers() const override { return static_cast<std::int64_t>(m_layers.size()); }
    [[nodiscard]] torch::Tensor messages(std::int64_t layer, const FeatureRows& x) const override
    {
        return x.times(m_layers[static_cast<std::size_t>(layer)].weight);
    }
    [[nodiscard]] torch::Tensor combine(std::int64_t, const FeatureRows&, const torch::Tensor&) const override
    {
        ROSA_CHECK(false, "attention does not go by ranges");
    }

private:
    std::int64_t m_width;
    std::vector<GatLayer> m_layers;
};

}  // namespace

std::unique_ptr<Encoder> makeGat(const catalog::Configuration& configuration, std::int64_t features, ModelState& state)
{
    return std::make_unique<Gat>(configuration, features, state);
}

}  // namespace rosa::learn
