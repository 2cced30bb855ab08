#include "core/learn/encoders/inference.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/base/parallel.h"
#include "core/base/storage/large_buffer.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/feature_rows.h"
#include "core/sampling/propagation.h"

namespace rosa::learn {

namespace {

using graph::Node;

/// rows × columns, uninitialised; file-backed if large.
torch::Tensor largeMatrix(std::int64_t rows, std::int64_t columns)
{
    const std::size_t bytes = static_cast<std::size_t>(rows * columns) * sizeof(float);
    return torch::from_blob(
        allocateLarge(bytes), {rows, columns}, [bytes](void* memory) { freeLarge(memory, bytes); }, torch::kFloat32);
}

/// A range of a layer's input rows: first the data set's features, then the previous layer's output.
class LayerInput {
public:
    explicit LayerInput(const graph::Features& features) : m_features(features) {}

    void become(torch::Tensor rows) { m_rows = std::move(rows); }
    [[nodiscard]] const torch::Tensor& rows() const { return m_rows; }
    [[nodiscard]] FeatureRows range(Node begin, Node end) const
    {
        if (m_rows.defined()) return {SparseMatrix(), m_rows.slice(0, begin, end)};
        m_features.expectRows(begin, end + std::min(end - begin, m_features.rows() - end));  // and prefetches the next range
        std::vector<Node> nodes(static_cast<std::size_t>(end - begin));
        std::iota(nodes.begin(), nodes.end(), begin);
        return gatherFeatures(m_features, nodes, {});
    }

private:
    const graph::Features& m_features;
    torch::Tensor m_rows;
};

/// Rows of Â·messages without forming Â: each node aggregates itself and the sources of its incoming arcs.
class Aggregation {
public:
    Aggregation(const graph::Graph& incoming, Neighbourhood kind) : m_incoming(incoming), m_kind(kind)
    {
        if (!incoming.isWeighted() || kind == Neighbourhood::None || kind == Neighbourhood::Others) return;
        for (Node node = 0; node < incoming.nodeCount(); ++node) {
            double sum = 0;
            forEachWithSelf(node, [&](Node, float weight) { sum += static_cast<double>(weight); });
            m_sums.push_back(sum);
        }
    }

    [[nodiscard]] torch::Tensor rows(const torch::Tensor& messages, Node begin, Node end) const
    {
        if (m_kind == Neighbourhood::None) return messages.slice(0, begin, end);
        const std::int64_t width = messages.size(1);
        torch::Tensor out = torch::zeros({end - begin, width}, torch::kFloat32);
        float* const sums = out.data_ptr<float>();
        const float* const from = messages.const_data_ptr<float>();
        parallelFor(end - begin, 64, [&](std::int64_t first, std::int64_t last) {
            for (std::int64_t i = first; i < last; ++i) {
                const auto node = static_cast<Node>(begin + i);
                forEachHeard(node, [&](Node source, float weight) {
                    const float* const message = from + source * width;
                    float* const sum = sums + i * width;
                    for (std::int64_t k = 0; k < width; ++k) sum[k] += weight * message[k];
                });
            }
        });
        return out;
    }

private:
    /// Number of aggregated nodes, the node itself counted once.
    [[nodiscard]] double heard(Node node) const
    {
        const bool hasLoop = !m_incoming.isUndirected() && m_incoming.hasArc(node, node);
        return static_cast<double>(m_incoming.degree(node) + (hasLoop ? 0 : 1));
    }

    /// In the order and with the weights of sampling::propagationRows().
    template <typename Take>
    void forEachHeard(Node node, const Take& take) const
    {
        if (m_kind == Neighbourhood::Others) {
            const auto sources = m_incoming.neighbours(node);
            if (m_incoming.isWeighted()) {
                const std::vector<float> shares = sampling::sharesOfOthers(m_incoming, node);
                auto share = shares.begin();
                for (const Node source : sources)
                    if (source != node) take(source, *share++);
                return;
            }
            const auto loops = std::ranges::count(sources, node);
            const float weight = 1.0f / static_cast<float>(std::max<std::int64_t>(std::ssize(sources) - loops, 1));
            for (const Node source : sources)
                if (source != node) take(source, weight);
            return;
        }
        if (m_incoming.isWeighted()) {
            const auto kind = m_kind == Neighbourhood::Mean ? sampling::Propagation::Mean : sampling::Propagation::Symmetric;
            const double all = m_sums[static_cast<std::size_t>(node)];
            forEachWithSelf(node, [&](Node source, float weight) {
                take(source, sampling::propagationWeight(kind, weight, all, m_sums[static_cast<std::size_t>(source)]));
            });
            return;
        }
        const double own = heard(node);
        forEachWithSelf(node, [&](Node source, float) {
            take(source,
                 static_cast<float>(m_kind == Neighbourhood::Mean ? 1.0 / own : 1.0 / std::sqrt(own * heard(source))));
        });
    }

    /// The node itself, once, and the sources of its arcs, with the weights of the arcs.
    template <typename Take>
    void forEachWithSelf(Node node, const Take& take) const
    {
        const auto sources = m_incoming.neighbours(node);
        bool isDone = false;
        for (std::size_t i = 0; i < sources.size(); ++i) {
            if (!isDone && sources[i] >= node) {
                if (sources[i] > node) take(node, 1.0f);
                isDone = true;
            }
            take(sources[i], m_incoming.isWeighted() ? m_incoming.weightsOf(node)[i] : 1.0f);
        }
        if (!isDone) take(node, 1.0f);
    }

    const graph::Graph& m_incoming;
    Neighbourhood m_kind;
    std::vector<double> m_sums;  ///< Of the weights that each node hears, its own included; empty without weights.
};

/// Fills matrices with one row per node, range by range.
class Ranges {
public:
    /// `matrices`: total number to fill, for progress.
    Ranges(Node nodes, Node atOnce, std::int64_t matrices, const EmbeddingWatch& watch)
        : m_nodes(nodes), m_atOnce(atOnce), m_total(matrices * nodes), m_watch(watch)
    {}

    /// The width is that of the rows returned by `make(begin, end)`.
    template <typename Make>
    Result<torch::Tensor> fill(const Make& make)
    {
        torch::Tensor all;
        for (Node begin = 0; begin < m_nodes; begin += std::min(m_atOnce, m_nodes - begin)) {
            const Node end = begin + std::min(m_atOnce, m_nodes - begin);
            const torch::Tensor rows = make(begin, end);
            if (!all.defined()) all = largeMatrix(m_nodes, rows.size(1));
            all.slice(0, begin, end).copy_(rows);
            m_done += end - begin;
            if (m_watch && !m_watch(m_done, m_total)) return interruption("embedding was stopped");
        }
        return all;
    }

private:
    Node m_nodes, m_atOnce;
    std::int64_t m_done = 0, m_total;
    const EmbeddingWatch& m_watch;
};

}  // namespace

Result<torch::Tensor> embedByRanges(Encoder& encoder, const graph::Features& features, const graph::Graph& messages,
                                    const EmbeddingWatch& watch, std::int64_t valuesAtOnce)
{
    const torch::NoGradGuard constant;
    const graph::Graph turned = messages.isUndirected() ? graph::Graph() : messages.reversed();
    const Aggregation aggregation(messages.isUndirected() ? messages : turned, encoder.neighbourhood());
    const std::int64_t widest = std::max<std::int64_t>({features.columns(), 2 * encoder.width(), 1});
    const auto atOnce = static_cast<Node>(std::clamp<std::int64_t>(valuesAtOnce / widest, 1, 1 << 20));
    Ranges ranges(features.rows(), atOnce, 2 * encoder.layers(), watch);
    LayerInput input(features);
    for (std::int64_t layer = 0; layer < encoder.layers(); ++layer) {
        const auto sent =
            ranges.fill([&](Node begin, Node end) { return encoder.messages(layer, input.range(begin, end)); });
        if (!sent) return sent;
        auto combined = ranges.fill([&](Node begin, Node end) {
            const FeatureRows own = encoder.combinesOwnRows() ? input.range(begin, end) : FeatureRows();
            return encoder.combine(layer, own, aggregation.rows(*sent, begin, end));
        });
        if (!combined) return combined;
        input.become(std::move(*combined));
    }
    return input.rows();
}

Result<torch::Tensor> embedNodes(Encoder& encoder, const graph::Features& features, const graph::Graph& messages,
                                 const EmbeddingWatch& watch)
{
    if (isEmbeddedByRanges(messages, encoder)) return embedByRanges(encoder, features, messages, watch);
    return embedGraph(encoder, features, neighbourhoodOf(messages, encoder.neighbourhood()));
}

}  // namespace rosa::learn
