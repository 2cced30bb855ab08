/// End of a training: recording the ending, and errors for non-finite numbers.
#include <algorithm>
#include <cmath>

#include "core/catalog/options/training_options.h"
#include "core/learn/training/divergence.h"
#include "core/learn/training/trainer.h"

namespace rosa::learn {

Result<TrainingEnd> Trainer::run()
{
    auto end = loop();
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

}  // namespace rosa::learn
