#include "tests/learn/plain_step.h"

#include <algorithm>
#include <optional>

#include "core/base/parallel.h"
#include "core/learn/methods/rosa/rosa.h"
#include "core/learn/ops/dense_rows.h"
#include "core/learn/ops/perturbation.h"
#include "core/learn/ops/products.h"
#include "core/transport/lanes.h"
#include "core/transport/marginals.h"
#include "core/transport/sinkhorn.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// Membership matrix, B × n: 1 if the node is in the view.
Tensor membership(const std::vector<std::int64_t>& offsets)
{
    const auto views = static_cast<std::int64_t>(offsets.size()) - 1;
    Tensor member = torch::zeros({views, offsets.back()});
    for (std::int64_t view = 0; view < views; ++view)
        member[view].slice(0, offsets[static_cast<std::size_t>(view)], offsets[static_cast<std::size_t>(view) + 1]) = 1;
    return member;
}

/// The rows of a view in a matrix of doubles, from `column` on.
transport::MatrixView<double> viewOf(const Tensor& rows, const std::vector<std::int64_t>& offsets, std::size_t view,
                                     std::int64_t column, std::int64_t columns)
{
    const std::int64_t stride = rows.size(1);
    return {rows.const_data_ptr<double>() + offsets[view] * stride + column, offsets[view + 1] - offsets[view], columns,
            stride};
}

/// Rows of views, padded row by row to the size of the largest view.
struct Filled {
    Tensor nodes, rows;
    std::vector<std::int64_t> nodeOffsets, offsets{0};
    Tensor placeOfNode;  ///< Row index of each node.

    Filled(const Tensor& z, const std::vector<std::int64_t>& views, Padding padding) : nodes(z), nodeOffsets(views)
    {
        const std::int64_t largest = padding == Padding::Program ? transport::largestView(views) : 0;
        std::vector<Tensor> parts;
        std::vector<std::int64_t> places;
        for (std::size_t view = 0; view + 1 < views.size(); ++view) {
            const std::int64_t size = views[view + 1] - views[view];
            for (std::int64_t node = 0; node < size; ++node) places.push_back(offsets.back() + node);
            parts.push_back(z.slice(0, views[view], views[view + 1]));
            if (largest > size) parts.push_back(torch::full({largest - size, z.size(1)}, 1e-8, z.options()));
            offsets.push_back(offsets.back() + std::max(size, largest));
        }
        rows = torch::cat(parts);
        placeOfNode = torch::tensor(places, torch::kInt64);
    }
};

/// Plans of all pairs, rows of the first side × rows of the second.
Result<Tensor> plansOf(const Filled& side1, const Filled& side2, const Tensor& cost, const transport::BlockOptions& options)
{
    const auto inDouble = [](const Tensor& z) { return z.detach().contiguous().to(torch::kFloat64); };
    const Tensor first = inDouble(side1.rows), firstNodes = inDouble(side1.nodes);
    const Tensor second = inDouble(side2.rows), secondNodes = inDouble(side2.nodes);
    const auto& offsets1 = side1.offsets;
    const auto& offsets2 = side2.offsets;
    const Tensor costs = cost.contiguous().to(torch::kFloat64);
    Tensor plans = torch::empty_like(costs);
    double* const to = plans.data_ptr<double>();
    const auto views = static_cast<std::int64_t>(offsets1.size()) - 1;
    std::vector<std::optional<Error>> errors(static_cast<std::size_t>(views));
    const auto solve = [&](std::size_t i, std::size_t k) -> Result<void> {
        const auto x = viewOf(first, offsets1, i, 0, first.size(1));
        const auto y = viewOf(second, offsets2, k, 0, second.size(1));
        auto t = transport::rawWeights<double>(x, viewOf(secondNodes, side2.nodeOffsets, k, 0, second.size(1)));
        auto r = transport::rawWeights<double>(y, viewOf(firstNodes, side1.nodeOffsets, i, 0, first.size(1)));
        transport::normaliseWeights<double>(t, options.marginals);
        transport::normaliseWeights<double>(r, options.marginals);
        const auto solved = transport::sinkhorn<double>(viewOf(costs, offsets1, i, offsets2[k], y.rows()), t, r,
                                                        {.lambda = options.lambda, .iterations = options.iterations});
        if (!solved) return solved.error();
        const auto plan = solved->plan.values();
        for (std::int64_t row = 0; row < x.rows(); ++row)
            std::copy_n(plan.data() + row * y.rows(), y.rows(), to + (offsets1[i] + row) * costs.size(1) + offsets2[k]);
        return {};
    };
    parallelTasks(views, [&](std::int64_t i) {
        const auto view = static_cast<std::size_t>(i);
        for (std::size_t k = 0; k + 1 < offsets2.size() && !errors[view]; ++k)
            if (const auto solved = solve(view, k); !solved) errors[view] = solved.error();
    });
    for (const auto& error : errors)
        if (error) return *error;
    return plans.to(cost.scalar_type());
}

/// B1 × B2 g-EMDs; gradients propagate through the costs only.
Result<Tensor> plainGemd(const Tensor& z1, const std::vector<std::int64_t>& offsets1, const Tensor& z2,
                         const std::vector<std::int64_t>& offsets2, const Tensor& scale, const ObjectiveOptions& options)
{
    const Filled side1(z1, offsets1, options.padding);
    const Filled side2(z2, offsets2, options.padding);
    Tensor cost = 1 - (side1.rows / side1.rows.norm(2, 1, true)).mm((side2.rows / side2.rows.norm(2, 1, true)).t());
    if (scale.defined()) {
        Tensor factors = torch::ones_like(cost);
        factors.index_put_({side1.placeOfNode.unsqueeze(1), side2.placeOfNode}, scale);
        cost = cost * factors;
    }
    const auto plans = plansOf(side1, side2, cost.detach(), options.solve);
    if (!plans) return plans.error();
    return membership(side1.offsets).mm(*plans * cost).mm(membership(side2.offsets).t());
}

Tensor scaleOf(const Tensor& hops, const ObjectiveOptions& options)
{
    return hops.defined() ? torch::sigmoid(hops.to(torch::kFloat32) / options.topologyTemperature) : Tensor();
}

/// Scales of the positive pairs in their blocks, 1 elsewhere.
Tensor positiveScale(const sampling::PairHops& hops, const sampling::StepSample& sample, const ObjectiveOptions& options)
{
    if (hops.empty()) return {};
    const sampling::ViewBatch& first = sample.first.batch;
    const sampling::ViewBatch& second = sample.second.batch;
    Tensor scale = torch::ones({first.rowCount(), second.rowCount()});
    for (std::int32_t i = 0; i < first.viewCount(); ++i) {
        const auto view = static_cast<std::size_t>(i);
        const torch::ArrayRef<std::uint8_t> values(hops.values.data() + hops.offsets[view],
                                                   static_cast<std::size_t>(hops.offsets[view + 1] - hops.offsets[view]));
        scale.slice(0, first.offsets[view], first.offsets[view + 1])
            .slice(1, second.offsets[view], second.offsets[view + 1])
            .copy_(scaleOf(torch::tensor(values, torch::kUInt8), options).reshape({first.sizeOf(i), second.sizeOf(i)}));
    }
    return scale;
}

/// Passes everything on to other ascents, and computes the signs of their moves as they do, from the gradients of the products.
class NotedAscents : public Ascents {
public:
    NotedAscents(std::unique_ptr<Ascents> inner, std::vector<Tensor>& moves) : m_inner(std::move(inner)), m_moves(moves) {}

    Tensor times(const Tensor& weight) override
    {
        Tensor seen = m_inner->times(weight);
        auto layer = std::ranges::find_if(m_layers, [&](const Layer& known) { return known.weight.is_same(weight); });
        if (layer == m_layers.end()) layer = m_layers.insert(layer, {weight, {}});
        const auto index = static_cast<std::size_t>(layer - m_layers.begin());
        seen.register_hook([this, index](const Tensor& gradient) { m_layers[index].gradient = gradient.contiguous(); });
        return seen;
    }

    void ascend() override
    {
        {
            const torch::NoGradGuard constant;
            Tensor sum;
            for (const Layer& layer : m_layers) {
                const Tensor term = product(layer.gradient, layer.weight.t());
                sum = sum.defined() ? sum.add_(term) : term;
            }
            takeSigns({sum.data_ptr<float>(), static_cast<std::size_t>(sum.numel())});
            m_moves.push_back(sum);
        }
        m_inner->ascend();
    }

    void sendBack() override { m_inner->sendBack(); }
    [[nodiscard]] Tensor norm() const override { return m_inner->norm(); }

private:
    struct Layer {
        Tensor weight, gradient;
    };
    std::unique_ptr<Ascents> m_inner;
    std::vector<Tensor>& m_moves;
    std::vector<Layer> m_layers;
};

}  // namespace

std::unique_ptr<Ascents> OpenRosa::ascentsOf(const StepInputs& step, int epoch) const
{
    auto own = RosaMethod::ascentsOf(step, epoch);
    if (!own || m_options.ascent.direction != AscentDirection::Sign || step.drawn.defined()) return own;
    return std::make_unique<NotedAscents>(std::move(own), m_moves);
}

PlainStep::Side PlainStep::denseSideOf(const sampling::StepView& view) const
{
    Side side = m_method.sideOf(view.batch, view.keptColumns);
    const Tensor kept =
        torch::tensor(torch::ArrayRef<std::uint8_t>(view.keptColumns.data(), view.keptColumns.size()), torch::kUInt8);
    side.features = {SparseMatrix(), denseRows(m_method.m_features.training(), view.batch.nodes) * kept.to(torch::kFloat32)};
    return side;
}

Result<double> PlainStep::ascend(const Sides& sides, const Tensor& perturbation)
{
    const ObjectiveOptions& objective = m_method.m_options.objective;
    StatisticsLog log1, log2;
    Side perturbed = sides.first;
    perturbed.features.dense = perturbed.features.dense + perturbation;
    const Tensor z1 = m_method.encode(perturbed, &log1);
    const Tensor z2 = m_method.encode(sides.second, &log2);
    const auto& offsets1 = sides.first.offsets;
    const auto& offsets2 = sides.second.offsets;
    const Tensor transposed = sides.inter.defined() ? sides.inter.t() : Tensor();
    const auto forward = plainGemd(z1, offsets1, z2, offsets2, sides.inter, objective);
    const auto backward = plainGemd(z2, offsets2, z1, offsets1, transposed, objective);
    const auto intra1 = plainGemd(z1, offsets1, z1, offsets1, sides.intraFirst, objective);
    const auto intra2 = plainGemd(z2, offsets2, z2, offsets2, sides.intraSecond, objective);
    for (const auto* solved : {&forward, &backward, &intra1, &intra2})
        if (!*solved) return solved->error();
    const auto loss = contrastiveLoss({*forward, *backward, {}, {}, {}}, *intra1, *intra2, objective);
    if (!loss) return loss.error();
    (loss->loss / m_method.ascents()).backward();
    m_method.enterRunningStatistics(log1);
    m_method.enterRunningStatistics(log2);
    return loss->loss.item<double>() / m_method.ascents();
}

Tensor PlainStep::moveOf(const Tensor& gradient, const Tensor& signs)
{
    const AscentOptions& options = m_method.m_options.ascent;
    if (options.direction == AscentDirection::Normalised) return options.stepSize * (gradient / gradient.norm());
    const Tensor size = gradient.abs().to(torch::kFloat64);
    const Tensor isOpposed = gradient.sign() != signs;
    m_opposed = std::max(m_opposed, (size.masked_select(isOpposed).sum() / size.sum()).item<double>());
    return options.stepSize * signs;
}

Result<double> PlainStep::run(int epoch, const std::vector<Tensor>& signs)
{
    const sampling::StepSample sample = m_method.drawSample(epoch);
    const StepHops hops = m_method.hopsOf(sample, torch::kCPU);
    const RosaOptions& options = m_method.m_options;
    const Sides sides{denseSideOf(sample.first), denseSideOf(sample.second),
                      m_method.m_needsPositiveHops ? positiveScale(sample.hops, sample, options.objective)
                                                   : scaleOf(hops.inter, options.objective),
                      scaleOf(hops.intraFirst, options.objective), scaleOf(hops.intraSecond, options.objective)};
    Tensor delta = torch::zeros_like(sides.first.features.dense);
    if (options.ascent.enabled)
        drawPerturbation({delta.data_ptr<float>(), static_cast<std::size_t>(delta.numel())}, delta.size(0),
                         options.ascent.stepSize, m_method.m_seed, epoch);
    Tensor seen = delta.clone().requires_grad_(true);
    m_method.m_optimizer->clearGradients();
    m_opposed = 0;
    double sum = 0;
    double last = 0;
    for (int i = 0;; ++i) {
        const auto loss = ascend(sides, seen);
        if (!loss) return loss.error();
        last = *loss;
        sum += last;
        if (i + 1 == m_method.ascents()) break;
        const torch::NoGradGuard constant;
        const bool isSign = options.ascent.direction == AscentDirection::Sign;
        delta = delta + moveOf(seen.grad(), isSign ? signs.at(static_cast<std::size_t>(i)) : Tensor());
        const bool isSum = options.ascent.accumulation == AscentAccumulation::Sum;
        seen = (isSum ? seen.detach() + delta : delta.clone()).requires_grad_(true);
    }
    m_method.m_optimizer->step();
    return options.reported == ReportedLoss::Mean ? sum : last;
}

}  // namespace rosa::learn
