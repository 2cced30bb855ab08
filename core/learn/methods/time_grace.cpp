#include "core/learn/methods/time_grace.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

namespace {

using graph::Node;
using torch::Tensor;

Tensor positions(const std::vector<std::int64_t>& values)
{
    return torch::tensor(torch::ArrayRef<std::int64_t>(values.data(), values.size()), torch::kInt64);
}

sampling::StepOptions timeSampling(const catalog::Configuration& configuration, const Problem& problem)
{
    sampling::StepOptions options;
    options.batchSize = problem.time->pairCount();
    const auto augment = configuration.get<catalog::AugmentOptions>();
    options.edgeDropMode = augment.unit;
    options.edgeDrop = augment.edgeDrop;
    options.featureMask = augment.featureMask;
    options.featureColumns = problem.dataset.features.columns();
    return options;
}

/// For all pairs in ascending order, independent of the order in which a step draws them.
Tensor negativesOfPairs(const TimeViews& views)
{
    std::vector<Node> pairs(static_cast<std::size_t>(views.pairCount()));
    std::iota(pairs.begin(), pairs.end(), 0);
    return views.negatives(pairs);
}

}  // namespace

Result<void> checkAligned(const TimeViews& views, const std::string& dataset)
{
    const Node pair = views.firstUnaligned();
    if (pair < 0) return {};
    std::vector<Node> onlyOne;
    std::ranges::set_symmetric_difference(views.snapshot(pair, 0).nodes, views.snapshot(pair, 1).nodes,
                                          std::back_inserter(onlyOne));
    return badInput(
        "GRACE compares each node with itself in the other view, but the views of data set %1 are not aligned: %2 nodes are "
        "in only one of time snapshots %3 and %4; use RoSA, which does not need aligned views",
        dataset, onlyOne.size(), views.snapshotOf(pair, 0), views.snapshotOf(pair, 1));
}

MaskedContrast maskedContrast(const Tensor& first, const Tensor& second, const Tensor& isNegative, double temperature)
{
    const auto unit = [](const Tensor& rows) { return rows / rows.norm(2, 1, true).clamp_min(1e-12); };
    const Tensor a = unit(first);
    const Tensor b = unit(second);
    const Tensor between = a.mm(b.t());
    const Tensor withinFirst = a.mm(a.t());
    const Tensor withinSecond = b.mm(b.t());
    const Tensor isPositive = torch::eye(a.size(0), isNegative.options());
    const double none = -std::numeric_limits<double>::infinity();
    const auto lossFrom = [&](const Tensor& inter, const Tensor& intra) {
        const Tensor terms = torch::cat({(inter / temperature).masked_fill((isNegative | isPositive).logical_not(), none),
                                         (intra / temperature).masked_fill(isNegative.logical_not(), none)},
                                        1);
        return (torch::logsumexp(terms, {1}) - inter.diagonal() / temperature).mean();
    };
    MaskedContrast contrast;
    contrast.loss = (lossFrom(between, withinFirst) + lossFrom(between.t(), withinSecond)) / 2;
    const torch::NoGradGuard constant;
    contrast.positive = between.diagonal().mean();
    contrast.inter = between.masked_select(isNegative).mean();
    contrast.intra = withinFirst.masked_select(isNegative).mean();
    return contrast;
}

TimeGrace::TimeGrace(const catalog::Configuration& configuration, const Problem& problem)
    : WholeGraphMethod(configuration, problem),
      m_sampling(timeSampling(configuration, problem)),
      m_temperature(configuration.get<catalog::TemperatureOptions>().temperature),
      m_compared(configuration.get<catalog::ContrastNodesOptions>().count),
      m_pairNegatives(negativesOfPairs(*problem.time)),
      m_projector("projector", encoder().width(), configuration.get<catalog::ProjectorOptions>().hidden, encoder().width(),
                  ActivationKind::Elu, seed(), state())
{
    makeOptimizer(configuration);
}

std::vector<std::string> TimeGrace::ownMetrics() const
{
    return {"positive_similarity", "inter_similarity", "intra_similarity"};
}

TimeGrace::Rows TimeGrace::comparedRows(const sampling::ViewBatch& batch, int epoch) const
{
    const Node count = problem().trainingGraph.nodeCount();
    std::vector<bool> isCompared(static_cast<std::size_t>(count), m_compared == 0 || m_compared >= count);
    if (m_compared > 0 && m_compared < count)
        for (const Node node : sampling::drawCentres(count, m_compared, seed(), static_cast<std::uint32_t>(epoch)))
            isCompared[static_cast<std::size_t>(node)] = true;
    std::vector<std::int64_t> places, pairs, nodes;
    for (std::int32_t view = 0; view < batch.viewCount(); ++view)
        for (std::int32_t row = 0; row < batch.sizeOf(view); ++row) {
            const Node node = batch.nodesOf(view)[static_cast<std::size_t>(row)];
            if (!isCompared[static_cast<std::size_t>(node)]) continue;
            places.push_back(batch.offsets[static_cast<std::size_t>(view)] + row);
            pairs.push_back(view);
            nodes.push_back(node);
        }
    return {placed(positions(places)), placed(positions(pairs)), placed(positions(nodes))};
}

Result<WholeGraphMethod::StepLoss> TimeGrace::lossOf(int epoch)
{
    const sampling::StepSample sample = problem().time->draw(m_sampling, seed(), static_cast<std::uint32_t>(epoch));
    const Rows rows = comparedRows(sample.first.batch, epoch);
    const auto project = [&](const sampling::StepView& view) {
        const GraphView graph{rowsOf(view.batch.nodes, view.keptColumns),
                              placed(neighbourhoodOf(view.batch, encoder().neighbourhood()))};
        return m_projector(encode(graph).index_select(0, rows.places));
    };
    // Views are in the order in which pairs were drawn.
    std::vector<std::int64_t> drawn(sample.centres.begin(), sample.centres.end());
    const Tensor pairs = placed(positions(drawn)).index_select(0, rows.pairs);
    const Tensor areFar = m_pairNegatives.index_select(0, pairs).index_select(1, pairs);
    const Tensor areOne = pairs.unsqueeze(1).eq(pairs.unsqueeze(0));
    const Tensor areOthers = rows.nodes.unsqueeze(1).ne(rows.nodes.unsqueeze(0));
    const Tensor first = project(sample.first);
    const Tensor second = project(sample.second);
    const MaskedContrast contrast = maskedContrast(first, second, areFar | (areOne & areOthers), m_temperature);
    return StepLoss{contrast.loss, {contrast.positive, contrast.inter, contrast.intra}};
}

void TimeGrace::trainOn(torch::Device device)
{
    WholeGraphMethod::trainOn(device);
    m_pairNegatives = placed(m_pairNegatives);
}

Result<Tensor> TimeGrace::embed(const EmbeddingWatch& /*watch*/)
{
    const ModelOnProcessor here(state());
    return embedTestSnapshots(encoder(), features().whole(), *problem().time);
}

void TimeGrace::applyLive(const catalog::Configuration& configuration)
{
    WholeGraphMethod::applyLive(configuration);
    m_temperature = configuration.get<catalog::TemperatureOptions>().temperature;
}

}  // namespace rosa::learn
