#include "core/learn/methods/whole_graph.h"

#include <numeric>

#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/feature_rows.h"
#include "core/learn/encoders/inference.h"
#include "core/sampling/augmentation.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

namespace {

std::vector<graph::Node> everyNode(graph::Node count)
{
    std::vector<graph::Node> nodes(static_cast<std::size_t>(count));
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
      m_learningRate(configuration.get<catalog::RateOptions>().learningRate)
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

Result<std::vector<double>> WholeGraphMethod::step(int epoch)
{
    m_statistics.clear();
    m_optimizer->clearGradients();
    ROSA_TRY_ASSIGN(auto given, lossOf(epoch));
    given.loss.backward();
    std::vector<double> values{given.loss.item<double>()};
    values.insert(values.end(), given.values.begin(), given.values.end());
    values.push_back(gradientNorm(m_state.parameters()));
    beforeUpdate(epoch);
    m_optimizer->step();
    for (const StatisticsLog& log : m_statistics) m_encoder->updateRunningStatistics(log, 0);
    afterUpdate(epoch);
    return values;
}

Result<torch::Tensor> WholeGraphMethod::embed(const EmbeddingWatch& watch)
{
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
        m_whole = GraphView{allFeatures(m_features.training()),
                            neighbourhoodOf(m_problem.trainingGraph, m_encoder->neighbourhood())};
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

GraphView WholeGraphMethod::changedView(int which, int epoch, const ViewChange& change) const
{
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
    return {m_features.trainingRows(everyNode(m_problem.trainingGraph.nodeCount()), columns), adjacencyOf(arcs)};
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

GraphView WholeGraphMethod::viewOf(const sampling::ViewBatch& batch, FeatureRows features) const
{
    GraphView view{std::move(features), {}};
    if (m_encoder->neighbourhood() != Neighbourhood::None)
        view.adjacency = matrixOf(sampling::propagationRows(batch, propagation()));
    return view;
}

WalkedNodes WholeGraphMethod::walkedNodes(const WalkedScope& scope, int epoch) const
{
    const auto number = static_cast<std::uint32_t>(epoch);
    const auto centres = sampling::drawCentres(m_problem.trainingGraph.nodeCount(), scope.centres, m_seed, number);
    sampling::ViewBatch batch =
        sampling::walkViews(m_problem.trainingGraph, centres, scope.walk, m_seed, Purpose::WalkFirst, number);
    WalkedNodes walked;
    walked.view = viewOf(batch, m_features.trainingRows(batch.nodes));
    walked.centres = torch::tensor(torch::ArrayRef<std::int32_t>(batch.offsets.data(), centres.size()), torch::kInt64);
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
