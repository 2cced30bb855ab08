#include "core/learn/evaluation/evaluation.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <limits>
#include <optional>
#include <span>
#include <thread>
#include <utility>

#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/time_options.h"
#include "core/catalog/options/training_options.h"
#include "core/evaluate/metrics.h"
#include "core/evaluate/protocol.h"
#include "core/evaluate/statistics.h"
#include "core/learn/evaluation/linear_probe.h"
#include "core/learn/methods/seen_dataset.h"
#include "core/record/evaluation.h"

namespace rosa::learn {

namespace {

using evaluate::ProbeKind;
using evaluate::ProbeOutcome;
using evaluate::Protocol;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

constexpr std::int32_t kManyClasses = 100;

/// The protocol's probe, prepared once for all splits.
class Probe {
public:
    /// `unitRows`: of `rows`, for the logistic probe only.
    Probe(const graph::Features& rows, std::optional<evaluate::UnitRows> unitRows, const data::Dataset& dataset,
          const Protocol& protocol)
        : m_rows(rows), m_dataset(dataset), m_protocol(protocol), m_unitRows(std::move(unitRows))
    {}

    /// Progress steps per split: hundredths if there are so many classes that a split takes seconds; the epochs of the linear probe if
    /// there is only one split, as for large data sets; otherwise 1.
    [[nodiscard]] int stepsASplit() const
    {
        if (m_protocol.probe == ProbeKind::Logistic) return m_dataset.labels.classCount() < kManyClasses ? 1 : 100;
        return m_protocol.splits != 1 ? 1 : LinearProbeOptions().epochs;
    }

    /// Polls the observer within the split; with several steps per split it also reports progress.
    [[nodiscard]] Result<ProbeOutcome> run(const graph::Split& split, std::uint32_t number, int splits,
                                           Observer& observer) const
    {
        if (m_unitRows) return runLogistic(split, static_cast<int>(number), splits, observer);
        auto options = LinearProbeOptions::of(m_protocol);
        const bool isTold = stepsASplit() > 1;
        options.goOn = [&observer, isTold, epochs = options.epochs](std::int32_t epoch) {
            if (isTold) observer.phase(translatable("evaluation"), epoch, epochs);
            return !observer.stopRequested();
        };
        return linearProbe(m_rows, m_dataset.labels, split, number, options);
    }

private:
    /// Polls observers on the thread that runs the job.
    [[nodiscard]] Result<ProbeOutcome> runLogistic(const graph::Split& split, int number, int splits,
                                                   Observer& observer) const
    {
        auto options = evaluate::logisticOptions(m_protocol);
        const int steps = stepsASplit();
        const std::int64_t trials = split.validation.empty() ? options.folds : 1;
        const std::int64_t grid = options.highestExponent - options.lowestExponent + 1;
        const std::int64_t solves = (trials * grid + 1) * m_dataset.labels.classCount();
        std::atomic<std::int64_t> begun = 0;
        int told = 0;
        options.goOn = [&, own = std::this_thread::get_id()] {
            const std::int64_t done = begun.fetch_add(1, std::memory_order_relaxed);
            if (std::this_thread::get_id() != own) return true;
            const auto step = static_cast<int>(std::min<std::int64_t>(steps * done / solves, steps - 1));
            if (step > told) observer.phase(translatable("evaluation"), number * steps + step, splits * steps);
            told = std::max(told, step);
            return !observer.stopRequested();
        };
        options.isStopped = [&, own = std::this_thread::get_id()] {
            return std::this_thread::get_id() == own && observer.stopRequested();
        };
        return evaluate::logisticProbe(*m_unitRows, m_dataset.labels, split, options);
    }

    const graph::Features& m_rows;
    const data::Dataset& m_dataset;
    const Protocol& m_protocol;
    std::optional<evaluate::UnitRows> m_unitRows;  ///< Logistic probe only.
};

/// A card's text consists of clauses: splits, probe and further conditions.
Message withClause(const Message& text, const Message& clause) { return Message("%1; %2", text, clause); }

record::EvaluationCard cardOf(const Protocol& protocol, const std::string& datasetHash)
{
    const evaluate::ProtocolCard card = evaluate::describe(protocol, protocol.splits);
    return {card.id,        card.text(),    card.selection, card.testUse, datasetHash,
            card.splitSeed, card.probeSeed, card.splits,    card.metric};
}

/// Imported splits if given, otherwise those of the protocol.
Result<std::vector<graph::Split>> partitions(const Protocol& protocol, const data::Dataset& dataset,
                                             std::span<const graph::Split> imported)
{
    if (imported.empty()) return evaluate::protocolSplits(protocol, dataset.labels, dataset.splits);
    for (const graph::Split& split : imported) {
        ROSA_TRY(evaluate::checkSplit(split, dataset.labels));
        if (protocol.probe != ProbeKind::Logistic && split.validation.empty())
            return badInput("split \"%1\": protocol %2 selects the epoch on the validation part, but the split has none",
                            split.name, protocol.id);
    }
    return std::vector<graph::Split>(imported.begin(), imported.end());
}

Message importedText(int count)
{
    return count == 1 ? Message("%1 imported split", count) : Message("%1 imported splits", count);
}

Message takenText(int count)
{
    return count == 1 ? Message("%1 split taken from a file", count) : Message("%1 splits taken from a file", count);
}

/// Adds the fields of a card that depend on splits and data set.
void complete(record::EvaluationCard& card, const Protocol& protocol, std::span<const graph::Split> splits, bool areImported,
              const data::Dataset& dataset)
{
    evaluate::ProtocolParts parts = evaluate::partsOf(protocol);
    const bool areTaken = !areImported && protocol.usesPublishedSplits && data::hasTakenSplits(dataset);
    card.splitKind = areImported ? "imported" : areTaken ? record::kTakenSplits : parts.splitKind;
    card.probe = std::move(parts.probe);
    card.grid = std::move(parts.grid);
    card.splitsHash = evaluate::splitsHash(splits);
    card.splits = static_cast<int>(splits.size());
    if (areImported || areTaken)
        card.text = withClause(areImported ? importedText(card.splits) : takenText(card.splits),
                               evaluate::describe(protocol, protocol.splits).probeText);
    if (areImported) card.splitSeed = 0;
    for (const data::FixUp& fixUp : dataset.fixUps)
        card.fixUps.push_back(fixUp.what.text() + ": " + std::to_string(fixUp.count));
}

/// Predictions of one split, indexed by node of the data set.
record::Predictions spreadOverNodes(const graph::Split& split, const ProbeOutcome& outcome, std::size_t nodes)
{
    record::Predictions predictions(nodes, -1);
    for (std::size_t i = 0; i < split.test.size(); ++i)
        predictions[static_cast<std::size_t>(split.test[i])] = static_cast<std::int16_t>(outcome.predicted[i]);
    return predictions;
}

/// Adds classes and predictions to `evaluation`, pooled over the test parts of all splits; macro-F1 also as mean over the splits.
Result<void> addClasses(const std::vector<graph::Split>& splits, const std::vector<ProbeOutcome>& outcomes,
                        const graph::Labels& labels, record::Evaluation& evaluation)
{
    const std::int32_t classes = labels.classCount();
    const bool fits = classes <= std::numeric_limits<record::Predictions::value_type>::max();
    std::vector<std::int32_t> expected;
    std::vector<std::int32_t> predicted;
    double sum = 0;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const std::size_t before = expected.size();
        for (const graph::Node node : splits[i].test) expected.push_back(labels.ofNode[static_cast<std::size_t>(node)]);
        predicted.insert(predicted.end(), outcomes[i].predicted.begin(), outcomes[i].predicted.end());
        ROSA_TRY_ASSIGN(const auto ofSplit,
                        evaluate::ConfusionMatrix::of(std::span(expected).subspan(before), outcomes[i].predicted, classes));
        sum += ofSplit.macroF1();
        if (fits) evaluation.predictions.push_back(spreadOverNodes(splits[i], outcomes[i], labels.ofNode.size()));
    }
    ROSA_TRY_ASSIGN(const auto matrix, evaluate::ConfusionMatrix::of(expected, predicted, classes));
    evaluation.pooledMacroF1 = matrix.macroF1();
    if (!outcomes.empty()) evaluation.splitMeanMacroF1 = sum / static_cast<double>(outcomes.size());
    for (std::int32_t c = 0; c < classes; ++c) {
        const evaluate::ClassScore score = matrix.score(c);
        evaluation.perClass.push_back(
            {c, labels.classNames[static_cast<std::size_t>(c)], score.precision, score.recall, score.f1, score.support});
        for (std::int32_t other = 0; other < classes; ++other) evaluation.confusion.push_back(matrix.count(c, other));
    }
    return {};
}

/// Negative if the split has no validation part.
double validationAccuracy(const torch::Tensor& classes, const graph::Split& split, const graph::Labels& labels)
{
    if (split.validation.empty()) return -1;
    const auto* const given = classes.const_data_ptr<std::int64_t>();
    const auto right = std::ranges::count_if(split.validation, [&](graph::Node node) {
        return static_cast<std::int32_t>(given[node]) == labels.ofNode[static_cast<std::size_t>(node)];
    });
    return static_cast<double>(right) / static_cast<double>(split.validation.size());
}

/// A supervised method on splits without a validation part has no score but the test's.
bool hasValidation(const std::vector<ProbeOutcome>& outcomes)
{
    return std::ranges::none_of(outcomes, [](const ProbeOutcome& outcome) { return outcome.selectionScore < 0; });
}

Result<Evaluation> evaluationFrom(const Protocol& protocol, const std::vector<graph::Split>& splits, bool areImported,
                                  std::vector<ProbeOutcome> outcomes, const data::Dataset& dataset)
{
    const evaluate::ProbeReport report = evaluate::reportOf(protocol, std::move(outcomes));
    Evaluation evaluation;
    evaluation.card = cardOf(protocol, data::contentHash(dataset));
    complete(evaluation.card, protocol, splits, areImported, dataset);
    evaluation.accuracies.reserve(report.outcomes.size());
    for (const ProbeOutcome& outcome : report.outcomes) evaluation.accuracies.push_back(outcome.accuracy);
    if (hasValidation(report.outcomes))
        for (const ProbeOutcome& outcome : report.outcomes) evaluation.validation.push_back(outcome.selectionScore);
    for (const ProbeOutcome& outcome : report.outcomes) {
        if (outcome.regularisation > 0) evaluation.chosenC.push_back(outcome.regularisation);
        if (outcome.epoch >= 0) evaluation.chosenEpoch.push_back(outcome.epoch);
    }
    evaluation.mean = report.accuracy.mean;
    evaluation.deviation = report.accuracy.standardDeviation;
    ROSA_TRY(addClasses(splits, report.outcomes, dataset.labels, evaluation));
    return evaluation;
}

/// Adds to a card what the run saw in training and which graph it is evaluated on. Runs on time snapshots use the embeddings of the test
/// snapshots.
void completeForRun(record::EvaluationCard& card, const catalog::Configuration& configuration)
{
    const bool hasTrained = configuration.has<catalog::EpochOptions>();
    const bool hides = isInductive(configuration) || seesTime(configuration);
    card.setting = !hasTrained ? "" : hides ? record::kSeesTraining : record::kSeesAll;
    card.measuredIn = record::kWholeGraph;
    if (isInductive(configuration))
        card.text = withClause(
            card.text,
            Message("inductive: training sees neither the validation part nor the test part of the published split"));
    if (!seesTime(configuration)) return;
    const auto time = configuration.get<catalog::TimeOptions>();
    card.measuredIn =
        "last " + std::to_string(time.testSnapshots) + " of " + std::to_string(time.cut.count) + " time snapshots";
    card.text = withClause(card.text, Message("measured in the last %1 of %2 time snapshots: a node's embedding is the mean "
                                              "over those that contain the node; nodes in none are left out",
                                              time.testSnapshots, time.cut.count));
}

class SplitsOneByOne : public EvaluationWork {
public:
    SplitsOneByOne(const graph::Features& embedding, std::optional<evaluate::UnitRows> unitRows,
                   const data::Dataset& dataset, catalog::Configuration configuration, Protocol protocol,
                   std::vector<graph::Split> splits, bool areImported, Clock::time_point begin)
        : m_dataset(dataset),
          m_configuration(std::move(configuration)),
          m_protocol(std::move(protocol)),
          m_splits(std::move(splits)),
          m_areImported(areImported),
          m_probe(embedding, std::move(unitRows), dataset, m_protocol),
          m_seconds(secondsSince(begin))
    {}

    Result<void> goOn(Observer& observer) override
    {
        const auto count = static_cast<int>(m_splits.size());
        const int steps = m_probe.stepsASplit();
        for (auto i = static_cast<int>(m_outcomes.size()); i < count; ++i) {
            observer.phase(translatable("evaluation"), i * steps, count * steps);
            if (observer.stopRequested()) return interruption("evaluation was stopped");
            const auto begin = Clock::now();
            ROSA_TRY_ASSIGN(auto outcome, m_probe.run(m_splits[static_cast<std::size_t>(i)], static_cast<std::uint32_t>(i),
                                                      count, observer));
            m_outcomes.push_back(std::move(outcome));
            m_seconds += secondsSince(begin);
        }
        observer.phase(translatable("evaluation"), count * steps, count * steps);
        return {};
    }

    Result<Evaluation> finish() override
    {
        ROSA_CHECK(m_outcomes.size() == m_splits.size(), "splits are left");
        auto evaluation = evaluationFrom(m_protocol, m_splits, m_areImported, std::move(m_outcomes), m_dataset);
        if (!evaluation) return evaluation;
        completeForRun(evaluation->card, m_configuration);
        evaluation->seconds = m_seconds;
        return evaluation;
    }

private:
    const data::Dataset& m_dataset;
    const catalog::Configuration m_configuration;
    const Protocol m_protocol;
    const std::vector<graph::Split> m_splits;
    const bool m_areImported;
    const Probe m_probe;
    std::vector<ProbeOutcome> m_outcomes;  ///< Of the splits done so far.
    double m_seconds;
};

}  // namespace

Result<Protocol> protocolOf(const catalog::Configuration& configuration, const data::Dataset& dataset)
{
    const auto options = configuration.get<catalog::EvaluationOptions>();
    Result<Protocol> protocol =
        options.protocol == catalog::kAutoProtocol
            ? Result<Protocol>(evaluate::defaultProtocol(dataset.name, dataset.labels, dataset.splits))
            : evaluate::protocolById(options.protocol);
    if (!protocol) return protocol;
    protocol->selection = options.selection;
    protocol->splitSeed = options.splitSeed;
    const auto published = static_cast<std::int32_t>(dataset.splits.size());
    protocol->splits = protocol->usesPublishedSplits ? std::min(options.splits, published) : options.splits;
    return protocol;
}

Result<void> checkHidden(std::span<const graph::Split> splits, const data::Dataset& dataset,
                         const catalog::Configuration& configuration)
{
    if (!isInductive(configuration)) return {};
    ROSA_TRY_ASSIGN(const auto seen, inductiveNodes(dataset));
    for (const graph::Split& split : splits)
        for (const auto* part : {&split.validation, &split.test})
            for (const graph::Node node : *part)
                if (std::ranges::binary_search(seen, node))
                    return badInput(
                        "train.inductive hides the validation and test parts of the first published split of %1, but split "
                        "\"%2\" evaluates node %3, which training sees; set evaluation.protocol to one with published "
                        "splits and evaluation.splits=1, or set train.inductive=false",
                        dataset.name, split.name, node);
    return {};
}

bool isEvaluated(const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    return !dataset.labels.empty() && configuration.get<catalog::EvaluationOptions>().isWanted();
}

Result<std::unique_ptr<EvaluationWork>> EvaluationWork::begin(const graph::Features& embedding, const data::Dataset& dataset,
                                                              const catalog::Configuration& configuration,
                                                              std::span<const graph::Split> imported)
{
    const auto start = Clock::now();
    ROSA_CHECK(isEvaluated(dataset, configuration), "nothing is asked for, or there are no labels");
    ROSA_TRY_ASSIGN(auto protocol, protocolOf(configuration, dataset));
    const auto isInOrder = [](const graph::Split& split) { return std::ranges::is_sorted(split.train); };
    if (!imported.empty()) protocol.isShuffled = std::ranges::none_of(imported, isInOrder);
    ROSA_TRY_ASSIGN(auto splits, partitions(protocol, dataset, imported));
    ROSA_TRY(checkHidden(splits, dataset, configuration));
    if (const auto finite = embedding.checkFinite(); !finite) return finite.error().within(Message("embedding"));
    std::optional<evaluate::UnitRows> unitRows;
    if (protocol.probe == ProbeKind::Logistic) {
        ROSA_TRY_ASSIGN(auto rows, evaluate::UnitRows::of(embedding));
        unitRows = std::move(rows);
    }
    return std::unique_ptr<EvaluationWork>(std::make_unique<SplitsOneByOne>(embedding, std::move(unitRows), dataset,
                                                                            configuration, std::move(protocol),
                                                                            std::move(splits), !imported.empty(), start));
}

Result<std::optional<Evaluation>> evaluateEmbedding(const graph::Features& embedding, const data::Dataset& dataset,
                                                    const catalog::Configuration& configuration, Observer& observer,
                                                    std::span<const graph::Split> imported)
{
    if (!isEvaluated(dataset, configuration)) return std::optional<Evaluation>();
    if (imported.empty()) warnOfSplits(dataset, configuration, observer);
    warnOfEmbedding(embedding, observer);
    ROSA_TRY_ASSIGN(const auto work, EvaluationWork::begin(embedding, dataset, configuration, imported));
    ROSA_TRY(work->goOn(observer));
    ROSA_TRY_ASSIGN(auto evaluation, work->finish());
    return std::optional<Evaluation>(std::move(evaluation));
}

Result<std::optional<Evaluation>> evaluateClasses(SupervisedMethod& method, std::span<const graph::Split> splits,
                                                  const data::Dataset& dataset, const catalog::Configuration& configuration,
                                                  Observer& observer)
{
    const auto begin = Clock::now();
    ROSA_TRY_ASSIGN(const auto protocol, protocolOf(configuration, dataset));
    warnOfSplits(dataset, configuration, observer);
    std::vector<ProbeOutcome> outcomes;
    const auto count = static_cast<int>(splits.size());
    for (const graph::Split& split : splits) {
        observer.phase(translatable("evaluation"), static_cast<int>(outcomes.size()), count);
        const torch::Tensor classes = method.classes(outcomes.size());
        ProbeOutcome outcome;
        outcome.split = split.name;
        outcome.splitHash = evaluate::splitHash(split);
        std::int64_t right = 0;
        for (const graph::Node node : split.test) {
            const auto given = static_cast<std::int32_t>(classes.const_data_ptr<std::int64_t>()[node]);
            right += given == dataset.labels.ofNode[static_cast<std::size_t>(node)] ? 1 : 0;
            outcome.predicted.push_back(given);
        }
        outcome.accuracy = static_cast<double>(right) / static_cast<double>(split.test.size());
        outcome.selectionScore = validationAccuracy(classes, split, dataset.labels);
        outcomes.push_back(std::move(outcome));
    }
    observer.phase(translatable("evaluation"), count, count);
    ROSA_TRY_ASSIGN(auto evaluation,
                    evaluationFrom(protocol, {splits.begin(), splits.end()}, false, std::move(outcomes), dataset));
    record::EvaluationCard& card = evaluation.card;
    const Message used = card.splitKind == record::kTakenSplits ? Message("%1 splits taken from a file", count)
                         : protocol.usesPublishedSplits         ? Message("%1 published splits", count)
                                                                : Message("%1 random splits", count);
    card.text = withClause(used, method.description());
    completeForRun(card, configuration);
    card.selection = method.selection();
    card.testUse = "test labels are read once, for the accuracy, after training has ended";
    card.probe = record::kOwnClasses;
    card.grid.clear();
    card.probeSeed = 0;
    evaluation.seconds = secondsSince(begin);
    return std::optional<Evaluation>(std::move(evaluation));
}

Result<bool> asksForSameEvaluation(const catalog::Configuration& one, const catalog::Configuration& other,
                                   const data::Dataset& dataset)
{
    const auto hasProtocol = [](const catalog::Configuration& configuration) {
        const auto options = configuration.find<catalog::EvaluationOptions>();
        return options && options->isWanted();
    };
    if (!hasProtocol(one) || !hasProtocol(other)) return false;
    ROSA_TRY_ASSIGN(const auto first, protocolOf(one, dataset));
    ROSA_TRY_ASSIGN(const auto second, protocolOf(other, dataset));
    return cardOf(first, {}) == cardOf(second, {});
}

}  // namespace rosa::learn
