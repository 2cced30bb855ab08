#include "core/learn/evaluation/linear_probe.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include <torch/types.h>

#include "core/base/check.h"
#include "core/base/random.h"
#include "core/learn/ops/dense_rows.h"

namespace rosa::learn {

namespace {

using graph::Node;
using torch::Tensor;

/// Rows in memory at a time: 2,048 rows of 600 columns take 5 MB.
constexpr std::size_t kRowsAtOnce = 2048;
constexpr std::int32_t kBatch = 1024;  ///< Batch size of "public-mlp".

/// Some rows with a column of ones for the bias, and their classes.
struct Batch {
    Tensor rows;
    Tensor classes;
};

/// Reads the embedding and its classes in batches.
class Source {
public:
    Source(const graph::Features& features, const graph::Labels& labels) : m_features(features), m_labels(labels) {}

    /// Calls take(first, batch) for each kRowsAtOnce of `nodes` (the last batch may be smaller); `first` is the index of the batch's first
    /// node.
    template <typename Take>
    void forEach(std::span<const Node> nodes, const Take& take) const
    {
        for (std::size_t first = 0; first < nodes.size(); first += kRowsAtOnce)
            take(first, batch(nodes.subspan(first, std::min(kRowsAtOnce, nodes.size() - first))));
    }

    [[nodiscard]] std::vector<std::int32_t> predicted(std::span<const Node> nodes, const Tensor& weights) const
    {
        std::vector<std::int32_t> classes(nodes.size());
        forEach(nodes, [&](std::size_t first, const Batch& some) {
            const Tensor loudest = some.rows.matmul(weights).argmax(1);
            const auto* const values = loudest.const_data_ptr<std::int64_t>();
            for (std::int64_t i = 0; i < loudest.numel(); ++i)
                classes[first + static_cast<std::size_t>(i)] = static_cast<std::int32_t>(values[i]);
        });
        return classes;
    }
    /// Fraction of `nodes` with correct prediction.
    [[nodiscard]] double accuracy(std::span<const Node> nodes, const std::vector<std::int32_t>& predicted) const
    {
        std::int64_t right = 0;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            if (predicted[i] == m_labels.ofNode[static_cast<std::size_t>(nodes[i])]) ++right;
        return static_cast<double>(right) / static_cast<double>(nodes.size());
    }

private:
    [[nodiscard]] Batch batch(std::span<const Node> nodes) const
    {
        const Tensor values = denseRows(m_features, nodes);
        Batch made{torch::cat({values, torch::ones({values.size(0), 1})}, 1), torch::empty({values.size(0)}, torch::kInt64)};
        auto* const classes = made.classes.data_ptr<std::int64_t>();
        for (std::size_t i = 0; i < nodes.size(); ++i) classes[i] = m_labels.ofNode[static_cast<std::size_t>(nodes[i])];
        return made;
    }

    const graph::Features& m_features;
    const graph::Labels& m_labels;
};

/// (columns + 1) × classes; the last row is the bias.
Tensor initialWeights(std::int32_t columns, std::int32_t classes, RandomStream stream)
{
    auto weights = torch::empty({columns + 1, classes}, torch::kFloat32);
    const float bound = 1.0f / std::sqrt(static_cast<float>(columns));
    auto* values = weights.data_ptr<float>();
    for (std::int64_t i = 0; i < weights.numel(); ++i) values[i] = bound * (2.0f * stream.uniform() - 1.0f);
    return weights;
}

/// Kingma and Ba (2015), algorithm 1.
class Adam {
public:
    Adam(const Tensor& like, double learningRate)
        : m_mean(torch::zeros_like(like)), m_square(torch::zeros_like(like)), m_learningRate(learningRate)
    {}

    void step(Tensor& weights, const Tensor& gradient)
    {
        constexpr double beta1 = 0.9;
        constexpr double beta2 = 0.999;
        ++m_steps;
        m_mean.mul_(beta1).add_(gradient, 1 - beta1);
        m_square.mul_(beta2).addcmul_(gradient, gradient, 1 - beta2);
        const double unbiased = std::sqrt(1 - std::pow(beta2, m_steps));
        const Tensor scale = m_square.sqrt().div_(unbiased).add_(1e-8);
        weights.addcdiv_(m_mean, scale, -m_learningRate / (1 - std::pow(beta1, m_steps)));
    }

private:
    Tensor m_mean, m_square;
    double m_learningRate;
    int m_steps = 0;
};

/// ∂/∂W of the mean cross-entropy over `nodes`: Xᵀ (softmax − one-hot) / n.
Tensor gradientOf(const Source& source, std::span<const Node> nodes, const Tensor& weights)
{
    Tensor sum = torch::zeros_like(weights);
    source.forEach(nodes, [&](std::size_t, const Batch& some) {
        Tensor excess = torch::softmax(some.rows.matmul(weights), 1);
        excess.scatter_add_(1, some.classes.unsqueeze(1), torch::full({some.classes.size(0), 1}, -1.0f));
        sum.addmm_(some.rows.t(), excess);
    });
    return sum.div_(static_cast<double>(nodes.size()));
}

Result<evaluate::ProbeOutcome> train(const Source& source, const graph::Split& split, std::uint32_t splitIndex,
                                     Tensor weights, const LinearProbeOptions& options)
{
    Adam adam(weights, options.learningRate);
    const auto batch = options.batch == 0 ? split.train.size() : static_cast<std::size_t>(options.batch);
    Tensor best;
    evaluate::ProbeOutcome outcome;
    outcome.selectionScore = -1;
    for (std::int32_t epoch = 0; epoch < options.epochs; ++epoch) {
        if (options.goOn && !options.goOn(epoch)) return interruption("evaluation was stopped");
        std::vector<Node> order = split.train;
        if (options.batch > 0)
            order = probeOrder(split.train, options.seed, static_cast<std::uint32_t>(epoch) + 1, splitIndex);
        const std::span<const Node> nodes(order);
        for (std::size_t first = 0; first < nodes.size(); first += batch)
            adam.step(weights, gradientOf(source, nodes.subspan(first, std::min(batch, nodes.size() - first)), weights));
        const double score = source.accuracy(split.validation, source.predicted(split.validation, weights));
        if (score <= outcome.selectionScore) continue;
        outcome.selectionScore = score;
        outcome.epoch = epoch;
        best = weights.clone();
    }
    outcome.predicted = source.predicted(split.test, best);
    outcome.accuracy = source.accuracy(split.test, outcome.predicted);
    return outcome;
}

}  // namespace

LinearProbeOptions LinearProbeOptions::of(const evaluate::Protocol& protocol)
{
    LinearProbeOptions options;
    options.seed = protocol.probeSeed;
    if (protocol.probe == evaluate::ProbeKind::LinearBatches) options.batch = kBatch;
    return options;
}

std::vector<Node> probeOrder(std::span<const Node> nodes, std::uint64_t seed, std::uint32_t epoch, std::uint32_t splitIndex,
                             const ProbeOrder& order)
{
    RandomStream stream(seed, Purpose::Probe, epoch, splitIndex);
    std::vector<Node> all(nodes.begin(), nodes.end());
    if (nodes.size() > order.pool) {
        std::vector<std::size_t> begins;
        for (std::size_t begin = 0; begin < nodes.size(); begin += order.run) begins.push_back(begin);
        std::ranges::shuffle(begins, stream);
        all.clear();
        for (const std::size_t begin : begins) {
            const auto run = nodes.subspan(begin, std::min(order.run, nodes.size() - begin));
            all.insert(all.end(), run.begin(), run.end());
        }
    }
    for (std::size_t begin = 0; begin < all.size(); begin += order.pool)
        std::ranges::shuffle(std::span(all).subspan(begin, std::min(order.pool, all.size() - begin)), stream);
    return all;
}

Result<evaluate::ProbeOutcome> linearProbe(const graph::Features& rows, const graph::Labels& labels,
                                           const graph::Split& split, std::uint32_t splitIndex,
                                           const LinearProbeOptions& options)
{
    ROSA_CHECK(options.epochs >= 1 && options.batch >= 0 && options.learningRate > 0,
               "options of the linear probe out of range");
    if (static_cast<std::size_t>(rows.rows()) != labels.ofNode.size())
        return badInput("the embedding has %1 rows, but the data set has %2 nodes", rows.rows(), labels.ofNode.size());
    ROSA_TRY(evaluate::checkSplit(split, labels));
    if (split.validation.empty())
        return badInput("split \"%1\" has no validation part, on which the linear probe selects its epoch", split.name);
    try {
        const torch::NoGradGuard noGradients;
        const Tensor start =
            initialWeights(rows.columns(), labels.classCount(), RandomStream(options.seed, Purpose::Probe, 0, splitIndex));
        auto outcome = train(Source(rows, labels), split, splitIndex, start, options);
        if (!outcome) return outcome;
        outcome->split = split.name;
        outcome->splitHash = evaluate::splitHash(split);
        return outcome;
    } catch (const std::exception& error) {
        return failed("the linear probe failed: %1", error.what());
    }
}

Result<evaluate::ProbeReport> evaluateRows(const graph::Features& rows, const graph::Labels& labels,
                                           std::span<const graph::Split> published, const evaluate::Protocol& protocol)
{
    if (protocol.probe == evaluate::ProbeKind::Logistic) {
        ROSA_TRY_ASSIGN(const auto unitRows, evaluate::UnitRows::of(rows));
        return evaluate::evaluateLogistic(unitRows, labels, published, protocol);
    }
    ROSA_TRY_ASSIGN(const auto splits, evaluate::protocolSplits(protocol, labels, published));
    const auto options = LinearProbeOptions::of(protocol);
    std::vector<evaluate::ProbeOutcome> outcomes;
    for (const graph::Split& split : splits) {
        ROSA_TRY_ASSIGN(auto outcome,
                        linearProbe(rows, labels, split, static_cast<std::uint32_t>(outcomes.size()), options));
        outcomes.push_back(std::move(outcome));
    }
    return evaluate::reportOf(protocol, std::move(outcomes));
}

}  // namespace rosa::learn
