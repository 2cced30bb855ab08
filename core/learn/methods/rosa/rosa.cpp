#include "core/learn/methods/rosa/rosa.h"

#include <algorithm>
#include <cmath>

#include <torch/csrc/autograd/autograd.h>

#include "core/base/parallel.h"
#include "core/catalog/options/sampling_options.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/methods/rosa/rosa_dense_ascents.h"
#include "core/learn/methods/time_views.h"
#include "core/learn/ops/device.h"
#include "core/learn/ops/device_operations.h"
#include "core/learn/ops/elementwise_threads.h"
#include "core/learn/ops/perturbation.h"
#include "core/learn/ops/step_phases.h"
#include "core/sampling/propagation.h"

namespace rosa::learn {

namespace {

/// Maximum nodes and arcs for which an all-source search from a batch takes less time than a step: for Cora 13 of 90 ms, for 100,000 nodes
/// of degree 10 eighteen times the rest of the step.
constexpr std::int64_t kSearchedAhead = 100'000;

/// Steps for a GPU that are prepared at the same time.
constexpr int kMostPrepared = 4;

Result<ContrastiveLoss> lossOf(const Gemd& inter, const torch::Tensor& intraFirst, const torch::Tensor& intraSecond,
                               const ObjectiveOptions& options, const torch::Tensor& negatives)
{
    const PhaseScope phase(StepPhase::Loss);
    return contrastiveLoss(inter, intraFirst, intraSecond, options, negatives);
}

Result<ViewLayout> layoutOf(const StepSide& side, torch::Device device)
{
    if (side.layout) return *side.layout;
    return viewLayout(side.offsets, device);
}

sampling::StepOptions walkSampling(const catalog::Configuration& configuration, const Problem& problem)
{
    sampling::StepOptions options;
    const auto augment = configuration.get<catalog::AugmentOptions>();
    options.batchSize = configuration.get<catalog::BatchOptions>().size;
    options.walk = configuration.get<sampling::WalkOptions>();
    options.aligned = configuration.get<catalog::AlignmentOptions>().isAligned;
    options.edgeDropMode = augment.unit;
    options.edgeDrop = augment.edgeDrop;
    options.featureMask = augment.featureMask;
    options.featureColumns = problem.dataset.features.columns();
    return options;
}

}  // namespace

void RosaMethod::SecondSide::sendBack() const
{
    const PhaseScope phase(StepPhase::Backward);
    torch::autograd::backward({intra, views.unit}, {keptIntra.grad(), kept.unit.grad()});
}

RosaMethod::RosaMethod(const catalog::Configuration& configuration, const Problem& problem)
    : m_problem(problem),
      m_features(configuration, problem),
      m_options(RosaOptions::from(configuration)),
      m_sampling(walkSampling(configuration, problem)),
      m_seed(configuration.seed()),
      m_encoder(makeEncoder(configuration, m_features.columns(), m_state)),
      m_projector(std::make_unique<Projector>(m_encoder->width(), m_encoder->width(), m_encoder->width(), m_seed, m_state)),
      m_optimizer(std::make_unique<Optimizer>(configuration.get<OptimizerOptions>(), m_state.parameters())),
      m_hops(problem.hopGraph),
      m_needsPositiveHops(m_options.objective.topology && m_options.objective.topologyPairs == TopologyPairs::Positive),
      m_needsAllHops(m_options.objective.topology && m_options.objective.topologyPairs == TopologyPairs::All),
      m_searchesAhead(!m_needsAllHops || problem.hopGraph.nodeCount() + problem.hopGraph.arcCount() <= kSearchedAhead),
      m_isPerturbed(m_options.ascent.enabled),
      m_prepared([this](int epoch) { return prepare(epoch); })
{}

std::vector<std::string> RosaMethod::metrics() const
{
    // The last two: entropy of the plans relative to that of the independent coupling of their marginals, and the latter in nats. Both and
    // the marginal gap are NaN for couplings that do not preserve the weights.
    return {"loss",
            "positive_similarity",
            "inter_similarity",
            "intra_similarity",
            "gradient_norm",
            "perturbation_norm",
            "marginal_gap",
            "plan_entropy",
            "independent_entropy"};
}

RosaMethod::Side RosaMethod::sideOf(const sampling::ViewBatch& batch, std::span<const std::uint8_t> keptColumns) const
{
    const PhaseScope phase(StepPhase::Features);
    Side side;
    side.offsets.assign(batch.offsets.begin(), batch.offsets.end());
    side.features = m_features.trainingRows(batch.nodes, keptColumns);
    if (m_encoder->neighbourhood() == Neighbourhood::None) return side;
    const auto kind =
        m_encoder->neighbourhood() == Neighbourhood::Mean ? sampling::Propagation::Mean : sampling::Propagation::Symmetric;
    sampling::SparseRows rows = sampling::propagationRows(batch, kind, m_problem.trainingGraph);
    const std::int64_t count = rows.rowCount();
    side.adjacency = SparseMatrix(count, std::move(rows.offsets), std::move(rows.columns), std::move(rows.values));
    return side;
}

sampling::StepSample RosaMethod::drawSample(int epoch) const
{
    sampling::StepSample sample;
    {
        const PhaseScope phase(StepPhase::Sampling);
        const auto number = static_cast<std::uint32_t>(epoch);
        sample = m_problem.time ? m_problem.time->draw(m_sampling, m_seed, number)
                                : sampling::drawStep(m_problem.trainingGraph, m_sampling, m_seed, number);
    }
    const PhaseScope phase(StepPhase::HopDistances);
    if (m_needsPositiveHops)
        sample.hops = sampling::positiveHops(m_hops, sample.first.batch, sample.second.batch, areWalked());
    return sample;
}

RosaMethod::PreparedStep RosaMethod::prepare(int epoch) const
{
    PreparedStep step{drawSample(epoch), {}, {}, {}, {}};
    step.first = sideOf(step.sample.first.batch, step.sample.first.keptColumns);
    step.second = sideOf(step.sample.second.batch, step.sample.second.keptColumns);
    if (m_searchesAhead) {
        const OpenMpThreads alone(1);
        step.hops = hopsOf(step.sample, m_device);
    }
    if (!m_takesCpuPath) send(step, epoch);
    return step;
}

void RosaMethod::send(PreparedStep& step, int epoch) const
{
    for (Side* side : {&step.first, &step.second}) {
        side->features = side->features.denseOn(m_device);
        side->adjacency = side->adjacency.to(m_device);
        // The step returns the Error.
        if (auto layout = viewLayout(side->offsets, m_device)) side->layout = std::move(*layout);
    }
    if (!m_isPerturbed) return;
    const std::int64_t rows = step.first.offsets.back();
    if (const auto draw = deviceOperations(m_device.type()).drawRows) {
        step.drawn = draw(m_device, {rows, m_features.columns(), -1, 2, m_seed,
                                     static_cast<std::uint32_t>(Purpose::Perturbation), static_cast<std::uint32_t>(epoch)});
        return;
    }
    torch::Tensor drawn = torch::empty({rows, m_features.columns()}, torch::kFloat32);
    drawPerturbation({drawn.data_ptr<float>(), static_cast<std::size_t>(drawn.numel())}, drawn.size(0), 1, m_seed, epoch);
    step.drawn = toDevice(drawn, m_device);
}

RosaMethod::StepHops RosaMethod::hopsOf(const sampling::StepSample& sample, torch::Device device) const
{
    const PhaseScope phase(StepPhase::HopDistances);
    StepHops hops;
    if (m_problem.time) hops.negatives = toDevice(m_problem.time->negatives(sample.centres), device);
    if (m_needsPositiveHops) {
        const torch::ArrayRef<std::uint8_t> values(sample.hops.values.data(), sample.hops.values.size());
        hops.inter = toDevice(torch::tensor(values, torch::kUInt8), device);
    }
    if (!m_needsAllHops) return hops;
    // One search over the distinct nodes of both sides, since a node occurs in many views.
    std::vector<graph::Node> distinct = sample.first.batch.nodes;
    distinct.insert(distinct.end(), sample.second.batch.nodes.begin(), sample.second.batch.nodes.end());
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    const std::vector<std::uint8_t> distances = graph::hopMatrix(m_hops.graph(), distinct, distinct);
    const auto side = static_cast<std::int64_t>(distinct.size());
    const torch::ArrayRef<std::uint8_t> values(distances.data(), distances.size());
    const torch::Tensor all = toDevice(torch::tensor(values, torch::kUInt8), device).view({side, side});
    const auto placesOf = [&](const std::vector<graph::Node>& nodes) {
        std::vector<std::int64_t> places;
        for (const graph::Node node : nodes)
            places.push_back(std::lower_bound(distinct.begin(), distinct.end(), node) - distinct.begin());
        return toDevice(torch::tensor(places, torch::kInt64), device);
    };
    const torch::Tensor first = placesOf(sample.first.batch.nodes);
    const torch::Tensor second = placesOf(sample.second.batch.nodes);
    hops.intraFirst = all.index_select(0, first).index_select(1, first);
    hops.inter = all.index_select(0, first).index_select(1, second);
    hops.intraSecond = all.index_select(0, second).index_select(1, second);
    return hops;
}

RosaMethod::StepScales RosaMethod::scalesOf(const StepHops& hops, c10::ScalarType type) const
{
    const auto scaleOf = [&](const Hops& distances) { return costScale(distances, type, m_options.objective); };
    StepScales scales{scaleOf(hops.inter), scaleOf(hops.intraFirst), scaleOf(hops.intraSecond), hops.negatives};
    scales.inter.places = hops.places;
    return scales;
}

torch::Tensor RosaMethod::encode(const Side& side, StatisticsLog* log)
{
    const PhaseScope phase(StepPhase::Encode);
    if (log) log->counted = side.counted;
    return m_projector->forward(m_encoder->forward(side.features, side.adjacency, log), log);
}

void RosaMethod::enterRunningStatistics(const StatisticsLog& log)
{
    m_projector->updateRunningStatistics(log, m_encoder->updateRunningStatistics(log, 0));
}

Result<RosaMethod::SecondSide> RosaMethod::encodeSecond(const Side& side, const StepScales& scales)
{
    SecondSide second;
    ROSA_TRY_ASSIGN(const auto layout, layoutOf(side, m_device));
    ROSA_TRY_ASSIGN(auto views, makeViewBatch(encode(side, &second.statistics), layout));
    second.views = std::move(views);
    second.kept = second.views.leaf();
    ROSA_TRY_ASSIGN(auto intra, gemdIntra(second.views, scales.intraSecond, m_options.objective));
    second.intra = std::move(intra);
    second.keptIntra = second.intra.detach().requires_grad_(true);
    return second;
}

std::unique_ptr<Ascents> RosaMethod::ascentsOf(const StepInputs& step, int epoch) const
{
    if (!m_isPerturbed) return nullptr;
    const FeatureRows& features = step.first.features;
    if (step.drawn.defined()) return std::make_unique<DenseAscents>(features.dense, step.drawn, m_options.ascent);
    return std::make_unique<AscentFeatures>(features, m_options.ascent, step.first.offsets.back(), m_features.columns(),
                                            m_seed, epoch);
}

Result<void> RosaMethod::ascend(const Side& first, const ViewLayout& layout, const SecondSide& second,
                                const StepScales& scales, StepNumbers& numbers)
{
    const bool isLast = static_cast<int>(numbers.ascents.size()) + 1 == ascents();
    StatisticsLog statistics;
    ROSA_TRY_ASSIGN(const auto views, makeViewBatch(encode(first, &statistics), layout));
    ROSA_TRY_ASSIGN(const auto inter, gemdInter(views, second.kept, scales.inter, m_options.objective, isLast));
    ROSA_TRY_ASSIGN(const auto intra, gemdIntra(views, scales.intraFirst, m_options.objective));
    ROSA_TRY_ASSIGN(const auto loss, lossOf(inter, intra, second.keptIntra, m_options.objective, scales.negatives));
    {
        const PhaseScope phase(StepPhase::Backward);
        loss.loss.backward(torch::full_like(loss.loss, 1.0 / ascents()));
    }
    enterRunningStatistics(statistics);
    enterRunningStatistics(second.statistics);
    numbers.diagnostics = inter.diagnostics;
    numbers.ascents.push_back(loss.shown);
    return {};
}

Result<RosaMethod::StepNumbers> RosaMethod::ascendAll(const StepInputs& step, const SecondSide& second,
                                                      const StepScales& scales, int epoch)
{
    ROSA_TRY_ASSIGN(const auto layout, layoutOf(step.first, m_device));
    const std::unique_ptr<Ascents> features = ascentsOf(step, epoch);
    Side first = step.first;
    first.features.products = features.get();
    StepNumbers numbers;
    for (int i = 0; i < ascents(); ++i) {
        ROSA_TRY(ascend(first, layout, second, scales, numbers));
        if (features && i + 1 < ascents()) features->ascend();
    }
    second.sendBack();
    if (!features) return numbers;
    features->sendBack();
    numbers.perturbation = features->norm();
    return numbers;
}

Result<torch::Tensor> RosaMethod::compute(const StepInputs& step, int epoch)
{
    const StepScales scales = scalesOf(step.hops);
    m_optimizer->clearGradients();
    ROSA_TRY_ASSIGN(const auto second, encodeSecond(step.second, scales));
    ROSA_TRY_ASSIGN(auto numbers, ascendAll(step, second, scales, epoch));
    const PhaseScope phase(StepPhase::Optimiser);
    numbers.gradients = gradientNorms(m_state.parameters());
    m_optimizer->step();
    std::vector<torch::Tensor> parts = numbers.ascents;
    parts.push_back(numbers.diagnostics);
    parts.push_back(numbers.perturbation.defined() ? numbers.perturbation.unsqueeze(0)
                                                   : torch::zeros({1}, numbers.diagnostics.options()));
    parts.push_back(numbers.gradients);
    return torch::cat(parts);
}

std::vector<double> RosaMethod::metricsOf(const torch::Tensor& all) const
{
    constexpr std::int64_t each = 4, diagnosed = 4;
    const std::int64_t measured = ascents() * each;
    const auto* const ascended = all.const_data_ptr<double>();
    const double* const last = ascended + measured - each;
    const transport::BlockDiagnostics found = readDiagnostics(all.slice(0, measured));
    const double* const perturbation = ascended + measured + diagnosed;
    const double gradient =
        gradientNorm({perturbation + 1, static_cast<std::size_t>(all.numel() - measured - diagnosed - 1)});
    double loss = last[0] / ascents();
    if (m_options.reported == ReportedLoss::Mean) {
        loss = 0;
        for (int i = 0; i < ascents(); ++i) loss += ascended[i * each] / ascents();
    }
    if (!keepsWeights(m_options.objective.solve.coupling))  // the plan does not have these marginals
        return {loss, last[1], last[2], last[3], gradient, *perturbation, std::nan(""), std::nan(""), std::nan("")};
    return {
        loss, last[1], last[2], last[3], gradient, *perturbation, found.meanGap, found.entropy, found.independentEntropy};
}

void RosaMethod::trainOn(torch::Device device)
{
    m_device = device;
    m_takesCpuPath = takesCpuPath(device);
    m_state.moveTo(device);
    // Steps on a GPU are shorter than their preparation on one thread.
    m_prepared.setDepth(m_takesCpuPath ? 1 : std::clamp(threadCount() - 1, 1, kMostPrepared));
    m_recorded.reset();
    const bool isQueued = m_options.objective.solve.coupling == transport::Coupling::Sinkhorn;
    if (!isQueued || !RecordedSteps::isPossible(device)) return;  // what waits for the CPU cannot be recorded
    const auto state = [this] {
        std::vector<torch::Tensor> tensors = m_optimizer->moments();
        for (const NamedTensor& named : m_state.all()) tensors.push_back(named.tensor);
        return tensors;
    };
    m_recorded.emplace(device, RecordedSteps::Step{[this](const StepInputs& inputs) { return compute(inputs, 0); }, state,
                                                   [this] { m_prepared.wait(); }});
}

void RosaMethod::loadProgress(const std::vector<NamedTensor>& tensors)
{
    m_optimizer->load(tensors);
    if (m_recorded) m_recorded->forget();
}

std::optional<Message> RosaMethod::takeNotice() { return m_recorded ? m_recorded->takeNotice() : std::nullopt; }

StepInputs RosaMethod::inputsOf(const PreparedStep& prepared) const
{
    return {prepared.first, prepared.second, prepared.hops ? *prepared.hops : hopsOf(prepared.sample, m_device),
            prepared.drawn};
}

Result<std::vector<double>> RosaMethod::step(int epoch)
{
    const PreparedStep prepared = m_prepared.take(epoch);
    const ElementwiseThreads threads(prepared.first.offsets.back() * m_features.columns());
    const StepInputs inputs = inputsOf(prepared);
    if (m_recorded) {
        ROSA_TRY_ASSIGN(const auto numbers, m_recorded->run(inputs));
        if (numbers) return metricsOf(numbers->cpu());
    }
    ROSA_TRY_ASSIGN(const auto numbers, compute(inputs, epoch));
    return metricsOf(numbers.cpu());
}

graph::Node RosaMethod::timePairs() const { return m_problem.time ? m_problem.time->pairCount() : 0; }

Result<torch::Tensor> RosaMethod::embed(const EmbeddingWatch& watch)
{
    const ModelOnProcessor here(m_state);
    if (m_problem.time) return embedTestSnapshots(*m_encoder, m_features.whole(), *m_problem.time);
    if (isEmbeddedByRanges(m_problem.messageGraph, *m_encoder))
        return embedByRanges(*m_encoder, m_features.whole(), m_problem.messageGraph, watch);
    if (!m_wholeNeighbourhood) m_wholeNeighbourhood = neighbourhoodOf(m_problem.messageGraph, m_encoder->neighbourhood());
    return embedGraph(*m_encoder, m_features.whole(), *m_wholeNeighbourhood);
}

void RosaMethod::applyLive(const catalog::Configuration& configuration)
{
    m_options = RosaOptions::from(configuration);
    m_optimizer->turn(configuration.get<OptimizerOptions>());
    if (m_recorded) m_recorded->forget();
}

bool RosaMethod::rescales(const PairRequest& request) const
{
    const bool isPositive = request.first == request.second && request.sides == protocol::PairSides::Across;
    return m_options.objective.topology && (m_options.objective.topologyPairs == TopologyPairs::All || isPositive);
}

MethodTraining rosaTraining() { return {"rosa", makeNew<RosaMethod>, MethodDevices::ProcessorAndGpu}; }

}  // namespace rosa::learn
