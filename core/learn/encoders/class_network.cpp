#include "core/learn/encoders/class_network.h"

#include "core/base/check.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/ops/device.h"

namespace rosa::learn {

namespace {

/// Adapts the first layers of a network to an encoder, for whole-graph embedding.
class FirstLayers : public Encoder {
public:
    FirstLayers(std::span<const ClassNetwork::Layer> layers, Neighbourhood neighbourhood)
        : m_layers(layers), m_neighbourhood(neighbourhood)
    {}

    [[nodiscard]] Neighbourhood neighbourhood() const override { return m_neighbourhood; }
    [[nodiscard]] std::int64_t width() const override
    {
        const ClassNetwork::Layer& last = m_layers.back();
        return last.neighbours.weight.size(1) * (last.own.weight.defined() ? 2 : 1);
    }
    torch::Tensor forward(const FeatureRows& features, const SparseMatrix& adjacency, StatisticsLog*) override
    {
        FeatureRows x = features;
        for (std::int64_t i = 0; i < layers(); ++i) x = {{}, combine(i, x, adjacency.times(messages(i, x)))};
        return x.dense;
    }
    [[nodiscard]] std::int64_t layers() const override { return static_cast<std::int64_t>(m_layers.size()); }
    [[nodiscard]] torch::Tensor messages(std::int64_t layer, const FeatureRows& x) const override
    {
        return x.times(m_layers[static_cast<std::size_t>(layer)].neighbours.weight);
    }
    [[nodiscard]] torch::Tensor combine(std::int64_t layer, const FeatureRows& x,
                                        const torch::Tensor& arrived) const override
    {
        const ClassNetwork::Layer& made = m_layers[static_cast<std::size_t>(layer)];
        return made.finish(arrived, made.own.weight.defined() ? x.times(made.own.weight) : torch::Tensor());
    }

private:
    std::span<const ClassNetwork::Layer> m_layers;
    Neighbourhood m_neighbourhood;
};

/// `count` values, each 0 with probability `share`, otherwise 1/(1 − share).
std::vector<float> keptFactors(std::int64_t count, double share, RandomStream& stream)
{
    std::vector<float> factors(static_cast<std::size_t>(count));
    const auto scale = static_cast<float>(1 / (1 - share));
    for (float& factor : factors) factor = static_cast<double>(stream.uniform()) < share ? 0.0f : scale;
    return factors;
}

}  // namespace

torch::Tensor dropped(const torch::Tensor& values, double share, RandomStream stream)
{
    if (share <= 0) return values;
    std::vector<float> factors = keptFactors(values.numel(), share, stream);
    return values * toDevice(torch::from_blob(factors.data(), values.sizes(), torch::kFloat32).clone(), values.device());
}

FeatureRows dropped(const FeatureRows& features, double share, RandomStream stream)
{
    if (share <= 0) return features;
    if (features.sparse.empty()) return {{}, dropped(features.dense, share, stream)};
    const SparseMatrix::Rows& rows = features.sparse.parts()->forward;
    const std::vector<float> factors = keptFactors(static_cast<std::int64_t>(rows.values.size()), share, stream);
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> columns;
    std::vector<float> values;
    for (std::size_t row = 0; row + 1 < rows.offsets.size(); ++row) {
        for (auto i = static_cast<std::size_t>(rows.offsets[row]); i < static_cast<std::size_t>(rows.offsets[row + 1]);
             ++i) {
            if (factors[i] == 0.0f) continue;
            columns.push_back(rows.columns[i]);
            values.push_back(rows.values[i] * factors[i]);
        }
        offsets.push_back(static_cast<std::int64_t>(columns.size()));
    }
    return {SparseMatrix(rows.columnCount, std::move(offsets), std::move(columns), std::move(values)), {}};
}

NetworkBatch NetworkBatch::from(sampling::LayeredBatch batch, FeatureRows inputs)
{
    NetworkBatch made;
    made.inputs = std::move(inputs);
    for (sampling::SampledLayer& layer : batch.layers) {
        const auto own = torch::ArrayRef<std::int32_t>(layer.own.data(), layer.own.size());
        made.own.push_back(layer.own.empty() ? torch::Tensor() : torch::tensor(own, torch::kInt32));
        made.rows.emplace_back(layer.sources, std::move(layer.rows.offsets), std::move(layer.rows.columns),
                               std::move(layer.rows.values));
    }
    return made;
}

NetworkBatch NetworkBatch::to(torch::Device device) const
{
    NetworkBatch there;
    there.inputs = inputs.to(device);
    for (const SparseMatrix& matrix : rows) there.rows.push_back(matrix.to(device));
    for (const torch::Tensor& indices : own) there.own.push_back(indices.defined() ? toDevice(indices, device) : indices);
    return there;
}

torch::Tensor ClassNetwork::Layer::finish(const torch::Tensor& arrived, const torch::Tensor& ownTimesWeight) const
{
    torch::Tensor out = arrived + neighbours.bias;
    if (own.weight.defined()) out = torch::cat({ownTimesWeight + own.bias, out}, 1);
    if (isActive) out = torch::relu(out);
    return isUnit ? out / out.norm(2, 1, true).clamp_min(1e-12) : out;
}

ClassNetwork::ClassNetwork(const ClassNetworkOptions& options, std::int64_t features, std::int64_t classes,
                           std::uint64_t seed, const std::string& prefix, ModelState& state)
    : m_options(options)
{
    ROSA_CHECK(options.layers >= (options.isSage ? 1 : 2), "a network of too few layers");
    ModelState own;  // its random streams start at 0, so that all networks of a run have equal initial weights
    std::int64_t in = features;
    for (std::int64_t i = 1; i <= options.layers; ++i) {
        const bool isLast = i == options.layers;
        const std::int64_t out = isLast && !options.isSage ? classes : options.hidden;
        const std::string name = prefix + "layer" + std::to_string(i);
        Layer layer{Linear::glorot(own, name + ".neighbours", in, out, seed), {}, !isLast, options.isSage};
        if (options.isJoined) layer.own = Linear::glorot(own, name + ".own", in, out, seed);
        m_layers.push_back(std::move(layer));
        in = options.isJoined ? 2 * out : out;
    }
    if (options.isSage && classes > 0) m_head = Linear::glorot(own, prefix + "head", in, classes, seed);
    for (const NamedTensor& parameter : own.parameters()) state.adopt(parameter);
}

torch::Tensor ClassNetwork::through(std::size_t layers, const NetworkBatch& batch, const Dropout& dropout) const
{
    ROSA_CHECK(batch.rows.size() >= layers, "a batch of fewer layers than the network");
    FeatureRows x = batch.inputs;
    for (std::size_t i = 0; i < layers; ++i) {
        const Layer& layer = m_layers[i];
        if (i > 0)
            x.dense = dropped(x.dense, dropout.share,
                              RandomStream(dropout.seed, Purpose::Dropout, dropout.epoch,
                                           dropout.batch * 16 + static_cast<std::uint32_t>(i)));
        const torch::Tensor arrived = batch.rows[i].times(x.times(layer.neighbours.weight));
        const torch::Tensor own =
            layer.own.weight.defined() ? x.times(layer.own.weight).index_select(0, batch.own[i]) : torch::Tensor();
        x = {{}, layer.finish(arrived, own)};
    }
    return x.dense;
}

torch::Tensor ClassNetwork::hidden(const NetworkBatch& batch, const Dropout& dropout) const
{
    ROSA_CHECK(m_options.isSage, "this network has no layer before its head");
    return through(m_layers.size(), batch, dropout);
}

torch::Tensor ClassNetwork::logits(const NetworkBatch& batch, const Dropout& dropout) const
{
    const torch::Tensor last = through(m_layers.size(), batch, dropout);
    return m_head.weight.defined() ? m_head(last) : last;
}

Result<torch::Tensor> ClassNetwork::ofAll(std::size_t layers, const graph::Features& features, const graph::Graph& messages,
                                          const SparseMatrix& neighbourhood, const EmbeddingWatch& watch) const
{
    FirstLayers encoder({m_layers.data(), layers}, m_options.neighbourhood);
    if (neighbourhood.empty()) return embedByRanges(encoder, features, messages, watch);
    return embedGraph(encoder, features, neighbourhood);
}

Result<torch::Tensor> ClassNetwork::embedAll(const graph::Features& features, const graph::Graph& messages,
                                             const SparseMatrix& neighbourhood, const EmbeddingWatch& watch) const
{
    return ofAll(m_layers.size() - (m_options.isSage ? 0 : 1), features, messages, neighbourhood, watch);
}

torch::Tensor ClassNetwork::logitsOfAll(const graph::Features& features, const graph::Graph& messages,
                                        const SparseMatrix& neighbourhood) const
{
    const torch::NoGradGuard constant;
    const torch::Tensor last = *ofAll(m_layers.size(), features, messages, neighbourhood, {});
    return m_head.weight.defined() ? m_head(last) : last;
}

torch::Tensor ClassNetwork::logitsOfAll(const FeatureRows& inputs, const SparseMatrix& neighbourhood) const
{
    const torch::NoGradGuard constant;
    const torch::Tensor last =
        FirstLayers({m_layers.data(), m_layers.size()}, m_options.neighbourhood).forward(inputs, neighbourhood, nullptr);
    return m_head.weight.defined() ? m_head(last) : last;
}

std::vector<torch::Tensor> ClassNetwork::firstWeights() const
{
    std::vector<torch::Tensor> weights{m_layers.front().neighbours.weight};
    if (m_layers.front().own.weight.defined()) weights.push_back(m_layers.front().own.weight);
    return weights;
}

}  // namespace rosa::learn
