#include "core/learn/methods/whole_graph.h"

#include <algorithm>
#include <numeric>

#include "core/base/parallel.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/feature_rows.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/ops/device.h"
#include "core/sampling/augmentation.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

namespace {

using graph::Node;

/// Values of a feature matrix that is kept dense on a device: 2 GB.
constexpr std::int64_t kMostDense = std::int64_t{1} << 29;

/// Epochs whose views are drawn at the same time, if the features have few values: 256 MB.
constexpr int kMostDrawn = 4;
constexpr std::int64_t kMostDrawnTwice = std::int64_t{1} << 26;

std::vector<Node> everyNode(Node count)
{
    std::vector<Node> nodes(static_cast<std::size_t>(count));
    std::iota(nodes.begin(), nodes.end(), 0);
    return nodes;
}

SparseMatrix matrixOf(sampling::SparseRows rows)
{
    const std::int64_t count = rows.rowCount();
    return {count, std::move(rows.offsets), std::move(rows.columns), std::move(rows.values)};
}

}  // namespace

WalkedScope WalkedScope::from(const catalog::Configuration& configuration)
{
    return {configuration.get<catalog::BatchOptions>().size, configuration.get<sampling::WalkOptions>()};
}

WholeGraphMethod::WholeGraphMethod(const catalog::Configuration& configuration, const Problem& problem)
    : m_problem(problem),
      m_seed(configuration.seed()),
      m_features(configuration, problem),
      m_dropsDirections(configuration.find<catalog::AugmentOptions>().value_or(catalog::AugmentOptions()).unit ==
                        sampling::EdgeDropMode::Directed),
      m_learningRate(configuration.get<catalog::RateOptions>().learningRate),
      m_views([this](int epoch) { return drawViews(epoch); })
{
    m_encoder = makeEncoder(configuration, problem.dataset.features.columns(), m_state);
}

void WholeGraphMethod::makeOptimizer(const catalog::Configuration& configuration)
{
    m_optimizer = std::make_unique<Optimizer>(configuration.get<OptimizerOptions>(), m_state.parameters());
}

std::vector<std::string> WholeGraphMethod::metrics() const
{
    std::vector<std::string> names{"loss"};
    for (std::string& name : ownMetrics()) names.push_back(std::move(name));
    names.emplace_back("gradient_norm");
    return names;
}

void WholeGraphMethod::trainOn(torch::Device device)
{
    m_device = device;
    m_takesCpuPath = takesCpuPath(device);
    m_state.moveTo(device);
    if (m_takesCpuPath) return;
    const graph::Features& given = m_features.training();
    const std::int64_t values = given.rows() * given.columns();
    if (values <= kMostDense) m_denseFeatures = allFeatures(given).denseOn(device).dense;
    m_views.setDepth(values <= kMostDrawnTwice ? std::clamp(threadCount() - 1, 1, kMostDrawn) : 1);
}

Result<std::vector<double>> WholeGraphMethod::step(int epoch)
{
    m_statistics.clear();
    m_optimizer->clearGradients();
    ROSA_TRY_ASSIGN(auto given, lossOf(epoch));
    given.loss.backward();
    std::vector<torch::Tensor> parts{given.loss.detach()};
    parts.insert(parts.end(), given.values.begin(), given.values.end());
    for (torch::Tensor& part : parts) part = part.to(torch::kFloat64).reshape({1});
    parts.push_back(gradientNorms(m_state.parameters()));
    beforeUpdate(epoch);
    m_optimizer->step();
    for (const StatisticsLog& log : m_statistics) m_encoder->updateRunningStatistics(log, 0);
    afterUpdate(epoch);
    const torch::Tensor all = torch::cat(parts).cpu();
    const std::span<const double> numbers(all.const_data_ptr<double>(), static_cast<std::size_t>(all.numel()));
    std::vector<double> values(numbers.begin(), numbers.begin() + std::ssize(parts) - 1);
    values.push_back(gradientNorm(numbers.subspan(values.size())));
    return values;
}

Result<torch::Tensor> WholeGraphMethod::embed(const EmbeddingWatch& watch)
{
    const ModelOnProcessor here(m_state);
    if (isEmbeddedByRanges(m_problem.messageGraph, *m_encoder))
        return embedByRanges(*m_encoder, m_features.whole(), m_problem.messageGraph, watch);
    if (!m_messages) m_messages = neighbourhoodOf(m_problem.messageGraph, m_encoder->neighbourhood());
    return embedGraph(*m_encoder, m_features.whole(), *m_messages);
}

void WholeGraphMethod::applyLive(const catalog::Configuration& configuration)
{
    m_learningRate = configuration.get<catalog::RateOptions>().learningRate;
    m_optimizer->turn(configuration.get<OptimizerOptions>());
}

const GraphView& WholeGraphMethod::wholeView()
{
    if (!m_whole)
        m_whole = GraphView{
            m_takesCpuPath ? allFeatures(m_features.training()) : rowsOf(everyNode(m_problem.trainingGraph.nodeCount())),
            placed(neighbourhoodOf(m_problem.trainingGraph, m_encoder->neighbourhood()))};
    return *m_whole;
}

sampling::Propagation WholeGraphMethod::propagation() const
{
    return m_encoder->neighbourhood() == Neighbourhood::Mean ? sampling::Propagation::Mean
                                                             : sampling::Propagation::Symmetric;
}

SparseMatrix WholeGraphMethod::adjacencyOf(std::span<const std::uint8_t> keptArcs) const
{
    if (m_encoder->neighbourhood() == Neighbourhood::None) return {};
    return matrixOf(sampling::propagationRows(m_problem.trainingGraph, propagation(), keptArcs));
}

std::array<GraphView, 2> WholeGraphMethod::viewsOf(int epoch)
{
    if (!m_changes) {
        m_changes.emplace();
        for (std::size_t which : {0u, 1u}) {
            const ViewChange change = changeOf(which);
            (*m_changes)[which] = {{change.edgeDrop.begin(), change.edgeDrop.end()},
                                   {change.featureMask.begin(), change.featureMask.end()}};
        }
    }
    return m_takesCpuPath ? drawViews(epoch) : m_views.take(epoch);
}

WholeGraphMethod::Views WholeGraphMethod::drawViews(int epoch) const
{
    return {changedView(0, epoch), changedView(1, epoch)};
}

GraphView WholeGraphMethod::changedView(std::size_t which, int epoch) const
{
    const KeptChange& change = (*m_changes)[which];
    const auto number = static_cast<std::uint32_t>(epoch);
    std::vector<std::uint8_t> arcs, columns;
    if (!change.edgeDrop.empty() && m_encoder->neighbourhood() != Neighbourhood::None)
        arcs =
            sampling::drawKeptArcs(m_problem.trainingGraph, change.edgeDrop,
                                   m_dropsDirections ? sampling::EdgeDropMode::Directed : sampling::EdgeDropMode::Undirected,
                                   m_seed, which == 0 ? Purpose::EdgeDropFirst : Purpose::EdgeDropSecond, number);
    if (!change.featureMask.empty())
        columns = sampling::drawKeptColumns(m_features.columns(), change.featureMask, m_seed,
                                            which == 0 ? Purpose::FeatureMaskFirst : Purpose::FeatureMaskSecond, number);
    return {rowsOf(everyNode(m_problem.trainingGraph.nodeCount()), columns), placed(adjacencyOf(arcs))};
}

std::vector<graph::Node> WholeGraphMethod::shuffledNodes(int epoch) const
{
    std::vector<graph::Node> nodes = everyNode(m_problem.trainingGraph.nodeCount());
    shuffle(nodes, epoch);
    return nodes;
}

void WholeGraphMethod::shuffle(std::vector<graph::Node>& nodes, int epoch) const
{
    RandomStream stream(m_seed, Purpose::Negative, static_cast<std::uint32_t>(epoch));
    for (std::size_t left = nodes.size(); left > 1; --left)
        std::swap(nodes[left - 1], nodes[stream.below(static_cast<std::uint32_t>(left))]);
}

FeatureRows WholeGraphMethod::rowsOf(std::span<const Node> nodes, std::span<const std::uint8_t> keepColumn) const
{
    if (!m_denseFeatures.defined()) {
        FeatureRows rows = m_features.trainingRows(nodes, keepColumn);
        return m_takesCpuPath ? rows : rows.to(m_device);
    }
    torch::Tensor rows = m_denseFeatures;
    if (!std::ranges::equal(nodes, everyNode(m_problem.trainingGraph.nodeCount())))
        rows = rows.index_select(0, placed(torch::tensor(torch::ArrayRef<Node>(nodes.data(), nodes.size()), torch::kInt32)));
    if (keepColumn.empty()) return {SparseMatrix(), rows};
    const std::vector<float> kept(keepColumn.begin(), keepColumn.end());
    return {SparseMatrix(), rows * placed(torch::tensor(kept))};
}

SparseMatrix WholeGraphMethod::placed(SparseMatrix matrix) const { return m_takesCpuPath ? matrix : matrix.to(m_device); }

torch::Tensor WholeGraphMethod::placed(const torch::Tensor& indices) const
{
    return indices.defined() ? toDevice(indices, m_device) : indices;
}

SparseMatrix WholeGraphMethod::adjacencyOf(const sampling::ViewBatch& batch, const graph::Graph& graph) const
{
    if (m_encoder->neighbourhood() == Neighbourhood::None) return {};
    return matrixOf(sampling::propagationRows(batch, propagation(), graph));
}

GraphView WholeGraphMethod::viewOf(const sampling::ViewBatch& batch) const
{
    return {rowsOf(batch.nodes), placed(adjacencyOf(batch, m_problem.trainingGraph))};
}

WalkedNodes WholeGraphMethod::walkedNodes(const WalkedScope& scope, int epoch) const
{
    const auto number = static_cast<std::uint32_t>(epoch);
    const auto centres = sampling::drawCentres(m_problem.trainingGraph.nodeCount(), scope.centres, m_seed, number);
    sampling::ViewBatch batch =
        sampling::walkViews(m_problem.trainingGraph, centres, scope.walk, m_seed, Purpose::WalkFirst, number);
    WalkedNodes walked;
    walked.view = viewOf(batch);
    walked.centres =
        placed(torch::tensor(torch::ArrayRef<std::int32_t>(batch.offsets.data(), centres.size()), torch::kInt64));
    walked.nodes = std::move(batch.nodes);
    return walked;
}

torch::Tensor WholeGraphMethod::encode(const GraphView& view)
{
    StatisticsLog log;
    torch::Tensor h = m_encoder->forward(view.features, view.adjacency, &log);
    m_statistics.push_back(std::move(log));
    return h;
}

}  // namespace rosa::learn
