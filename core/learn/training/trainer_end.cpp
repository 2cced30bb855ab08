/// End of a training: recording the ending, errors for non-finite numbers, evaluation, and going on on another device.
#include <algorithm>
#include <cmath>

#include "core/catalog/options/training_options.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/training/divergence.h"
#include "core/learn/training/finish_run.h"
#include "core/learn/training/guarded.h"
#include "core/learn/training/trainer.h"

namespace rosa::learn {

Result<TrainingEnd> Trainer::run()
{
    auto end = guarded<TrainingEnd>(Message("training"), [this] { return loop(); });
    if (end) return end;
    static_cast<void>(noteEnding(m_hasDiverged ? record::EndingReason::Diverged : record::EndingReason::Failed));
    static_cast<void>(m_writer->setState(record::RunState::Failed, end.error().message));
    return end;
}

Error Trainer::diverged(int epoch, const Message& what)
{
    m_hasDiverged = true;
    m_divergedIn = epoch;
    return divergedError({epoch, what, std::max(m_checkpointed, 0)}, m_job.dataset, m_configuration);
}

Error Trainer::numberError(int epoch, const Error& error)
{
    return hasDiverged(method().model(), m_job.dataset) ? diverged(epoch, error.message) : error;
}

Result<void> Trainer::noteEnding(record::EndingReason reason)
{
    using record::EndingReason;
    record::Ending ending;
    ending.reason = reason;
    ending.epoch = m_state.epoch;
    ending.epochs = m_epochs;
    const bool isBroken = reason == EndingReason::Diverged || reason == EndingReason::Failed;
    if (reason == EndingReason::Patience && !method().supervised())
        ending.patience = m_configuration.get<catalog::StopOptions>().patience;
    if (reason == EndingReason::Diverged) ending.epoch = m_divergedIn;
    if (method().supervised()) {
        ending.kept = record::KeptWeights::OfSplits;
    } else if (isBroken) {
        ending.keptEpoch = std::max(m_checkpointed, 0);
    } else {
        ending.kept = m_state.best.empty() ? record::KeptWeights::Last : record::KeptWeights::Best;
        ending.keptEpoch = m_state.best.empty() ? m_state.epoch : m_state.bestEpoch;
    }
    return record::putEnding(*m_writer, ending);
}

/// Checks the loss, and the gradient norm if the method reports it: a non-finite gradient makes the weights non-finite.
Result<void> Trainer::checkNumbers(const std::vector<double>& values)
{
    const std::vector<std::string> names = method().metrics();
    for (std::size_t i = 0; i < names.size(); ++i)
        if ((i == 0 || names[i] == "gradient_norm") && !std::isfinite(values[i]))
            return diverged(m_state.epoch, Message("%1 is not finite", names[i]));
    return {};
}

namespace {

/// Trains on one device, and sets `run` once it has begun.
Result<RunOutcome> trainOn(torch::Device device, const std::filesystem::path& store, const TrainJob& job, Observer& observer,
                           std::string& run)
{
    ROSA_TRY_ASSIGN(auto started, Trainer::start(store, job, observer, device));
    Trainer& trainer = *started;
    run = trainer.record().id();
    RunOutcome outcome;
    outcome.run = run;
    ROSA_TRY_ASSIGN(const auto end, trainer.run());
    outcome.epochs = trainer.state().epoch;
    outcome.loss = trainer.lastLoss();
    outcome.trainSeconds = trainer.trainSeconds();
    outcome.epochMsMedian = trainer.medianEpochMilliseconds();
    outcome.peakRssMb = peakResidentMegabytes();
    if (end == TrainingEnd::Stopped) {
        outcome.end = record::RunState::Stopped;
        return outcome;
    }
    ROSA_TRY(trainer.restoreKeptModel());
    const auto embedding = embeddingFrom(trainer.method().embed(watchFor(observer)));
    const auto evaluate = [&] {
        SupervisedMethod* const classifier = trainer.method().supervised();
        return classifier ? evaluateClasses(*classifier, trainer.problem().splits, job.dataset, job.configuration, observer)
                          : evaluateEmbedding(**embedding, job.dataset, job.configuration, observer);
    };
    const Result<void> finished =
        embedding ? finishRun(trainer.record(), job, **embedding, evaluate, observer, outcome) : embedding.error();
    if (!finished) ROSA_TRY(endUnfinished(trainer.record(), finished.error(), outcome));
    return outcome;
}

}  // namespace

Result<RunOutcome> runTraining(const Workplace& place, torch::Device device, const TrainJob& job, Observer& observer)
{
    std::string begun;
    return onDevice<RunOutcome>(place, device, Message("training"), observer, [&](torch::Device on) {
        TrainJob rest = job;
        if (!begun.empty()) rest.resume = begun;
        return trainOn(on, place.store, rest, observer, begun);
    });
}

}  // namespace rosa::learn
