#include "core/learn/methods/supervised.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/check.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/supervised_options.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/feature_rows.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/methods/time_sage.h"
#include "core/learn/ops/device.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

namespace {

using graph::Node;

const std::string kProgress = "supervised.";

torch::Tensor indices(const std::vector<std::int64_t>& values)
{
    return torch::tensor(torch::ArrayRef<std::int64_t>(values.data(), values.size()), torch::kInt64);
}

/// The elements of float64 tensors, read at once.
std::vector<double> numbersOf(const std::vector<torch::Tensor>& tensors)
{
    if (tensors.empty()) return {};
    const torch::Tensor all = torch::stack(tensors).cpu().flatten();
    return {all.const_data_ptr<double>(), all.const_data_ptr<double>() + all.numel()};
}

torch::Tensor labelsOf(const graph::Labels& labels, std::span<const Node> nodes)
{
    std::vector<std::int64_t> values;
    for (const Node node : nodes) values.push_back(labels.ofNode[static_cast<std::size_t>(node)]);
    return indices(values);
}

ClassNetworkOptions networkFrom(SupervisedKind kind, const catalog::Configuration& configuration)
{
    ClassNetworkOptions options;
    options.hidden = configuration.get<catalog::WidthOptions>().hidden;
    if (kind != SupervisedKind::Neighbours) return options;
    options.isSage = true;
    options.isJoined = configuration.get<catalog::NeighbourSamplingOptions>().aggregator == catalog::Aggregator::Mean;
    options.neighbourhood = options.isJoined ? Neighbourhood::Others : Neighbourhood::Mean;
    return options;
}

}  // namespace

SupervisedTraining::SupervisedTraining(SupervisedKind kind, const catalog::Configuration& configuration,
                                       const Problem& problem)
    : m_kind(kind),
      m_problem(problem),
      m_seed(configuration.seed()),
      m_features(configuration, problem),
      m_dropout(configuration.get<catalog::DropoutOptions>().dropout),
      m_decay(configuration.get<OptimizerOptions>().weightDecay),
      m_stop(configuration.get<catalog::StopOptions>()),
      m_epochs(configuration.get<catalog::EpochOptions>().epochs)
{
    ROSA_CHECK(!problem.splits.empty(), "a supervised method without a split to train on");
    if (kind != SupervisedKind::Whole)
        m_batchSize = static_cast<std::size_t>(configuration.get<catalog::LabelBatchOptions>().size);
    if (kind == SupervisedKind::Importance) {
        m_sampled = configuration.get<catalog::LayerSamplingOptions>().nodes;
        m_importance.emplace(problem.trainingGraph);
    }
    if (kind == SupervisedKind::Neighbours) {
        const auto sampled = configuration.get<catalog::NeighbourSamplingOptions>();
        m_fanouts = {sampled.first, sampled.second};
    }
    for (const graph::Split& split : problem.splits) m_splits.push_back(trainedOn(split, m_splits.size(), configuration));
    OptimizerOptions options = configuration.get<OptimizerOptions>();
    if (kind != SupervisedKind::Neighbours) options.weightDecay = 0;
    m_optimizer = std::make_unique<Optimizer>(options, m_state.parameters());
}

SupervisedTraining::Trained SupervisedTraining::trainedOn(const graph::Split& split, std::size_t number,
                                                          const catalog::Configuration& configuration)
{
    Trained made;
    made.labels = labelsOf(m_problem.dataset.labels, split.train);
    for (const Node node : split.train) {
        const auto trained = m_problem.trainingNodes;
        made.nodes.push_back(trained.empty() ? node
                                             : static_cast<Node>(std::ranges::lower_bound(trained, node) - trained.begin()));
    }
    if (!split.validation.empty()) {
        made.validation = indices({split.validation.begin(), split.validation.end()});
        made.validationLabels = labelsOf(m_problem.dataset.labels, split.validation);
    }
    made.prefix = "split" + std::to_string(number) + ".";
    made.network = std::make_unique<ClassNetwork>(networkFrom(m_kind, configuration), m_problem.dataset.features.columns(),
                                                  m_problem.dataset.labels.classCount(), m_seed, made.prefix, m_state);
    return made;
}

std::vector<std::string> SupervisedTraining::metrics() const { return {"loss", "validation_loss", "validation_accuracy"}; }

void SupervisedTraining::trainOn(torch::Device device)
{
    m_device = device;
    m_takesCpuPath = takesCpuPath(device);
    m_state.moveTo(device);
    for (Trained& split : m_splits)
        for (torch::Tensor* given : {&split.labels, &split.validation, &split.validationLabels})
            if (given->defined()) *given = toDevice(*given, device);
}

NetworkBatch SupervisedTraining::placed(NetworkBatch batch) const { return m_takesCpuPath ? batch : batch.to(m_device); }

std::size_t SupervisedTraining::batchesOf(const Trained& split) const
{
    return m_kind == SupervisedKind::Whole ? 1 : (split.nodes.size() + m_batchSize - 1) / m_batchSize;
}

torch::Tensor SupervisedTraining::logitsOfWhole(const Trained& split, int epoch)
{
    std::vector<std::int64_t> rows(split.nodes.begin(), split.nodes.end());
    const NetworkBatch batch{{m_training, m_training}, {{}, {}}, m_inputs};
    return split.network->logits(batch, {m_dropout, m_seed, static_cast<std::uint32_t>(epoch), 0})
        .index_select(0, toDevice(indices(rows), m_device));
}

torch::Tensor SupervisedTraining::logitsOf(const Trained& split, int epoch, std::size_t batch, torch::Tensor& labels)
{
    // The order is the same for all splits; a batch is a contiguous part of it.
    const auto count = static_cast<Node>(split.nodes.size());
    const std::vector<Node> order = sampling::drawCentres(count, count, m_seed, static_cast<std::uint32_t>(epoch));
    const auto part =
        std::span(order).subspan(batch * m_batchSize, std::min(m_batchSize, order.size() - batch * m_batchSize));
    std::vector<Node> targets;
    for (const Node place : part) targets.push_back(split.nodes[static_cast<std::size_t>(place)]);
    labels = split.labels.index_select(0, toDevice(indices({part.begin(), part.end()}), m_device));

    const auto number = static_cast<std::uint32_t>(batch);
    const RandomStream stream(m_seed, Purpose::Neighbours, static_cast<std::uint32_t>(epoch), number);
    const graph::Graph& graph = m_problem.trainingGraph;
    sampling::LayeredBatch layers =
        m_importance
            ? sampling::sampleByImportance(graph, *m_importance, targets, m_sampled, stream)
            : sampling::sampleNeighbours(
                  graph, targets, m_fanouts,
                  split.network->options().isJoined ? sampling::Propagation::Others : sampling::Propagation::Mean, stream);
    FeatureRows inputs = m_features.trainingRows(layers.inputs);
    inputs =
        dropped(inputs, m_dropout, RandomStream(m_seed, Purpose::Dropout, static_cast<std::uint32_t>(epoch), number * 16));
    return split.network->logits(placed(NetworkBatch::from(std::move(layers), std::move(inputs))),
                                 {m_dropout, m_seed, static_cast<std::uint32_t>(epoch), number});
}

torch::Tensor SupervisedTraining::trainBatch(const Trained& split, int epoch, std::size_t batch)
{
    torch::Tensor labels = split.labels;
    const torch::Tensor logits =
        m_kind == SupervisedKind::Whole ? logitsOfWhole(split, epoch) : logitsOf(split, epoch, batch, labels);
    const torch::Tensor loss = torch::cross_entropy_loss(logits, labels);
    loss.backward();
    return loss.detach().to(torch::kFloat64) * static_cast<double>(labels.size(0));
}

void SupervisedTraining::addDecay()
{
    if (m_kind == SupervisedKind::Neighbours) return;
    const torch::NoGradGuard constant;
    for (const Trained& split : m_splits)
        for (const torch::Tensor& weight : split.network->firstWeights())
            if (weight.grad().defined()) weight.grad().add_(weight, m_decay);
}

Result<std::vector<double>> SupervisedTraining::step(int epoch)
{
    if (m_kind == SupervisedKind::Whole) {
        if (m_training.empty()) {
            m_training = neighbourhoodOf(m_problem.trainingGraph, Neighbourhood::Symmetric);
            if (!m_takesCpuPath) m_training = m_training.to(m_device);
        }
        m_inputs = dropped(allFeatures(m_features.training()), m_dropout,
                           RandomStream(m_seed, Purpose::Dropout, static_cast<std::uint32_t>(epoch), 0));
        if (!m_takesCpuPath) m_inputs = m_inputs.to(m_device);
    }
    std::size_t batches = 0;
    for (const Trained& split : m_splits)
        if (!split.isStopped) batches = std::max(batches, batchesOf(split));
    std::vector<torch::Tensor> losses;
    for (std::size_t batch = 0; batch < batches; ++batch) {
        m_optimizer->clearGradients();
        for (const Trained& split : m_splits)
            if (!split.isStopped && batch < batchesOf(split)) losses.push_back(trainBatch(split, epoch, batch));
        addDecay();
        m_optimizer->step();
    }
    double nodes = 0;
    std::vector<Trained*> validated;
    std::vector<torch::Tensor> validations;
    for (Trained& split : m_splits) {
        if (split.isStopped) continue;
        nodes += static_cast<double>(split.nodes.size());
        if (!isValidated(split)) continue;
        validated.push_back(&split);
        validations.push_back(validate(split));
    }
    const std::vector<double> lost = numbersOf(losses), found = numbersOf(validations);
    double validationLoss = 0, accuracy = 0;
    for (std::size_t i = 0; i < validated.size(); ++i) {
        validationLoss += found[2 * i];
        accuracy += found[2 * i + 1];
        follow(*validated[i], found[2 * i], epoch);
    }
    const auto count = static_cast<double>(validated.size());
    return std::vector<double>{std::accumulate(lost.begin(), lost.end(), 0.0) / std::max(nodes, 1.0),
                               count > 0 ? validationLoss / count : std::nan(""),
                               count > 0 ? accuracy / count : std::nan("")};
}

bool SupervisedTraining::isValidated(const Trained& split) const
{
    const bool isCheap = !isEmbeddedByRanges(m_problem.messageGraph);
    return split.validation.defined() && (m_stop.keepsBest(m_epochs) || m_stop.patience > 0 || isCheap);
}

torch::Tensor SupervisedTraining::logitsThere(const Trained& split)
{
    const torch::NoGradGuard constant;
    if (m_takesCpuPath) return split.network->logitsOfAll(m_features.whole(), m_problem.messageGraph, messages());
    if (isEmbeddedByRanges(m_problem.messageGraph)) {
        const ModelOnProcessor here(m_state);
        return toDevice(split.network->logitsOfAll(m_features.whole(), m_problem.messageGraph, messages()), m_device);
    }
    if (!m_allThere) m_allThere = NetworkBatch{{messages()}, {}, allFeatures(m_features.whole())}.to(m_device);
    return split.network->logitsOfAll(m_allThere->inputs, m_allThere->rows.front());
}

torch::Tensor SupervisedTraining::validate(const Trained& split)
{
    const torch::NoGradGuard constant;
    const torch::Tensor logits = logitsThere(split).index_select(0, split.validation);
    return torch::stack({torch::cross_entropy_loss(logits, split.validationLabels).to(torch::kFloat64),
                         logits.argmax(1).eq(split.validationLabels).to(torch::kFloat64).mean()});
}

std::vector<NamedTensor> SupervisedTraining::parametersOf(const Trained& split) const
{
    std::vector<NamedTensor> found;
    for (const NamedTensor& parameter : m_state.parameters())
        if (parameter.name.starts_with(split.prefix)) found.push_back(parameter);
    return found;
}

void SupervisedTraining::keepBest(Trained& split)
{
    const torch::NoGradGuard constant;
    for (const NamedTensor& kept : split.best)
        for (const NamedTensor& parameter : parametersOf(split))
            if (parameter.name == kept.name) torch::Tensor(parameter.tensor).copy_(kept.tensor);
}

void SupervisedTraining::follow(Trained& split, double loss, int epoch)
{
    if (split.bestEpoch == 0 || loss < split.bestLoss) {
        split.bestLoss = loss;
        split.bestEpoch = epoch + 1;
        split.best.clear();
        if (m_stop.keepsBest(m_epochs))
            for (const NamedTensor& parameter : parametersOf(split))
                split.best.push_back({parameter.name, parameter.tensor.detach().clone()});
    }
    split.isStopped = m_stop.patience > 0 && epoch + 1 - split.bestEpoch >= m_stop.patience;
    if (split.isStopped || epoch + 1 == m_epochs) keepBest(split);
}

const SparseMatrix& SupervisedTraining::messages()
{
    if (!m_messages)
        m_messages = isEmbeddedByRanges(m_problem.messageGraph)
                         ? SparseMatrix()
                         : neighbourhoodOf(m_problem.messageGraph, m_splits.front().network->options().neighbourhood);
    return *m_messages;
}

Result<torch::Tensor> SupervisedTraining::embed(const EmbeddingWatch& watch)
{
    const torch::NoGradGuard constant;
    const ModelOnProcessor here(m_state);
    return m_splits.front().network->embedAll(m_features.whole(), m_problem.messageGraph, messages(), watch);
}

torch::Tensor SupervisedTraining::logits(std::size_t split)
{
    const torch::NoGradGuard constant;
    const ModelOnProcessor here(m_state);
    return m_splits[split].network->logitsOfAll(m_features.whole(), m_problem.messageGraph, messages());
}

torch::Tensor SupervisedTraining::classes(std::size_t split) { return logits(split).argmax(1).contiguous(); }

bool SupervisedTraining::isDone() const
{
    return std::ranges::all_of(m_splits, [](const Trained& split) { return split.isStopped; });
}

void SupervisedTraining::applyLive(const catalog::Configuration& configuration)
{
    const auto options = configuration.get<OptimizerOptions>();
    m_optimizer->setLearningRate(options.rate.learningRate);
    m_decay = options.weightDecay;
    if (m_kind == SupervisedKind::Neighbours) m_optimizer->setWeightDecay(m_decay);
}

std::vector<NamedTensor> SupervisedTraining::progress() const
{
    std::vector<NamedTensor> tensors = m_optimizer->state();
    torch::Tensor states = torch::empty({static_cast<std::int64_t>(m_splits.size()), 3}, torch::kFloat64);
    auto* value = states.data_ptr<double>();
    for (const Trained& split : m_splits) {
        *value++ = split.bestLoss;
        *value++ = split.bestEpoch;
        *value++ = split.isStopped ? 1 : 0;
        for (const NamedTensor& kept : split.best) tensors.push_back({kProgress + "best." + kept.name, kept.tensor});
    }
    tensors.push_back({kProgress + "splits", states});
    return tensors;
}

void SupervisedTraining::loadProgress(const std::vector<NamedTensor>& tensors)
{
    m_optimizer->load(tensors);
    const std::string best = kProgress + "best.";
    for (const NamedTensor& tensor : tensors) {
        if (tensor.name == kProgress + "splits" && tensor.tensor.numel() == 3 * std::ssize(m_splits)) {
            const auto* value = tensor.tensor.const_data_ptr<double>();
            for (Trained& split : m_splits) {
                split.bestLoss = *value++;
                split.bestEpoch = static_cast<int>(*value++);
                split.isStopped = *value++ != 0;
                split.best.clear();
            }
        }
    }
    for (const NamedTensor& tensor : tensors)
        for (Trained& split : m_splits)
            if (tensor.name.starts_with(best + split.prefix))
                split.best.push_back({tensor.name.substr(best.size()), tensor.tensor.to(m_device, false, /*copy=*/true)});
}

Message SupervisedTraining::description() const
{
    const Message name = m_kind == SupervisedKind::Whole        ? Message("two-layer GCN")
                         : m_kind == SupervisedKind::Importance ? Message("two-layer FastGCN")
                                                                : Message("two-layer GraphSAGE");
    return Message("%1 trained on the labels of each training part, its own class predictions on the test part", name);
}

std::string SupervisedTraining::selection() const
{
    const bool hasValidation = m_splits.front().validation.defined();
    return m_stop.keepsBest(m_epochs) && hasValidation ? "best validation loss" : "last epoch";
}

namespace {

template <SupervisedKind kKind>
std::unique_ptr<TrainingMethod> makeSupervised(const catalog::Configuration& configuration, const Problem& problem)
{
    return std::make_unique<SupervisedTraining>(kKind, configuration, problem);
}

}  // namespace

MethodTraining gcnTraining() { return {"gcn", makeSupervised<SupervisedKind::Whole>, MethodDevices::ProcessorAndGpu}; }

MethodTraining fastGcnTraining()
{
    return {"fastgcn", makeSupervised<SupervisedKind::Importance>, MethodDevices::ProcessorAndGpu};
}

MethodTraining graphSageTraining()
{
    const auto make = [](const catalog::Configuration& configuration,
                         const Problem& problem) -> std::unique_ptr<TrainingMethod> {
        if (problem.time) return std::make_unique<TimeSage>(configuration, problem);
        return makeSupervised<SupervisedKind::Neighbours>(configuration, problem);
    };
    return {"graphsage", make, MethodDevices::ProcessorAndGpu};
}

}  // namespace rosa::learn
