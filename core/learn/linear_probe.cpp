#include "core/learn/linear_probe.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include <torch/types.h>

#include "core/base/check.h"
#include "core/base/random.h"
#include "core/learn/dense_rows.h"

namespace rosa::learn {

namespace {

using graph::Node;
using torch::Tensor;

/// One part of a split: its rows with a column of ones for the bias, and its classes.
struct Part {
    Tensor rows;
    Tensor classes;

    Part(const graph::Features& features, const graph::Labels& labels, const std::vector<Node>& nodes)
        : classes(torch::empty({static_cast<std::int64_t>(nodes.size())}, torch::kInt64))
    {
        const Tensor values = denseRows(features, nodes);
        rows = torch::cat({values, torch::ones({values.size(0), 1})}, 1);
        for (std::size_t i = 0; i < nodes.size(); ++i)
            classes.data_ptr<std::int64_t>()[i] = labels.ofNode[static_cast<std::size_t>(nodes[i])];
    }

    [[nodiscard]] Tensor predicted(const Tensor& weights) const { return rows.matmul(weights).argmax(1); }
    [[nodiscard]] double accuracy(const Tensor& weights) const
    {
        const auto right = predicted(weights).eq(classes).sum().item<std::int64_t>();
        return static_cast<double>(right) / static_cast<double>(classes.size(0));
    }
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

evaluate::ProbeOutcome train(const Part& training, const Part& validation, const Part& test, Tensor weights,
                             const LinearProbeOptions& options)
{
    const auto classes = weights.size(1);
    const Tensor wanted = torch::zeros({training.classes.size(0), classes}).scatter_(1, training.classes.unsqueeze(1), 1.0);
    Adam adam(weights, options.learningRate);
    Tensor best;
    evaluate::ProbeOutcome outcome;
    outcome.selectionScore = -1;
    for (std::int32_t epoch = 0; epoch < options.epochs; ++epoch) {
        // ∂/∂W of the mean cross-entropy: Xᵀ (softmax − one-hot) / n.
        const Tensor excess = torch::softmax(training.rows.matmul(weights), 1) - wanted;
        adam.step(weights, training.rows.t().matmul(excess) / training.classes.size(0));
        const double score = validation.accuracy(weights);
        if (score <= outcome.selectionScore) continue;
        outcome.selectionScore = score;
        outcome.epoch = epoch;
        best = weights.clone();
    }
    const Tensor predicted = test.predicted(best);
    const auto* values = predicted.data_ptr<std::int64_t>();
    for (std::int64_t i = 0; i < predicted.numel(); ++i) outcome.predicted.push_back(static_cast<std::int32_t>(values[i]));
    outcome.accuracy = test.accuracy(best);
    return outcome;
}

}  // namespace

Result<evaluate::ProbeOutcome> linearProbe(const graph::Features& rows, const graph::Labels& labels,
                                           const graph::Split& split, std::uint32_t splitIndex,
                                           const LinearProbeOptions& options)
{
    ROSA_CHECK(options.epochs >= 1 && options.learningRate > 0, "options of the linear probe out of range");
    if (static_cast<std::size_t>(rows.rows()) != labels.ofNode.size())
        return badInput("the embedding has " + std::to_string(rows.rows()) + " rows, the data set " +
                        std::to_string(labels.ofNode.size()) + " nodes");
    ROSA_TRY(evaluate::checkSplit(split, labels));
    if (split.validation.empty())
        return badInput("split \"" + split.name + "\" has no validation part, by which the linear probe chooses its epoch");
    try {
        const torch::NoGradGuard noGradients;
        const Tensor start =
            initialWeights(rows.columns(), labels.classCount(), RandomStream(options.seed, Purpose::Probe, 0, splitIndex));
        auto outcome = train(Part(rows, labels, split.train), Part(rows, labels, split.validation),
                             Part(rows, labels, split.test), start, options);
        outcome.split = split.name;
        outcome.splitHash = evaluate::splitHash(split);
        return outcome;
    } catch (const std::exception& error) {
        return failed(std::string("the linear probe failed: ") + error.what());
    }
}

Result<evaluate::ProbeReport> evaluateRows(const graph::Features& rows, const graph::Labels& labels,
                                           std::span<const graph::Split> published, const evaluate::Protocol& protocol)
{
    if (protocol.probe == evaluate::ProbeKind::Logistic)
        return evaluate::evaluateLogistic(evaluate::UnitRows::of(rows), labels, published, protocol);
    const auto splits = evaluate::protocolSplits(protocol, labels, published);
    if (!splits) return splits.error();
    LinearProbeOptions options;
    options.seed = protocol.probeSeed;
    std::vector<evaluate::ProbeOutcome> outcomes;
    for (const graph::Split& split : *splits) {
        auto outcome = linearProbe(rows, labels, split, static_cast<std::uint32_t>(outcomes.size()), options);
        if (!outcome) return outcome.error();
        outcomes.push_back(*std::move(outcome));
    }
    return evaluate::reportOf(protocol, std::move(outcomes));
}

}  // namespace rosa::learn
