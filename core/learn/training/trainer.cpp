#include "core/learn/training/trainer.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/catalog/options/training_options.h"
#include "core/learn/inspection/inspection.h"
#include "core/learn/training/divergence.h"

namespace rosa::learn {

namespace {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::json;

constexpr std::size_t kKeptTimes = 1000;

/// Whether this epoch is one of about `kept` evenly spaced ones of `epochs`.
bool isKeptEpoch(int epoch, int epochs, std::int64_t kept)
{
    if (epoch == 0 || epoch == epochs) return true;
    if (kept <= 0) return false;
    return epoch * kept / epochs != (epoch - 1) * kept / epochs;
}

}  // namespace

Trainer::Trainer(const std::filesystem::path& store, const TrainJob& job, Observer& observer, TrainingStart start)
    : m_job(job),
      m_observer(observer),
      m_subject(std::move(start.subject)),
      m_configuration(std::move(start.configuration)),
      m_writer(std::move(start.writer)),
      m_viewWatch(job.configuration, method().metrics(), problem().trainingGraph.nodeCount()),
      m_inbox(m_writer->folder()),
      m_answers({store, job.catalogue, job.dataset, m_writer->id(), m_subject.datasetHash}),
      m_state(std::move(start.state)),
      m_replay(std::move(start.turns)),
      m_epochs(job.configuration.get<catalog::EpochOptions>().epochs),
      m_checkpointed(start.checkpointed)
{}

Result<std::unique_ptr<Trainer>> Trainer::start(const std::filesystem::path& store, const TrainJob& job, Observer& observer,
                                                torch::Device device)
{
    ROSA_TRY_ASSIGN(auto begun, startTraining(store, job, device));
    std::unique_ptr<Trainer> trainer(new Trainer(store, job, observer, std::move(begun)));
    observer.runStarted(trainer->record().id());
    return trainer;
}

Result<TrainingEnd> Trainer::loop()
{
    if (m_state.epoch == 0) ROSA_TRY(keepSnapshots());
    while (m_state.epoch < m_epochs && !patienceIsOver()) {
        for (const store::Turn& pending : m_replay)
            if (pending.epoch == m_state.epoch) ROSA_TRY(turn(pending.key, pending.value, true));
        ROSA_TRY_ASSIGN(const auto goOn, answerRequests());
        if (!goOn) {
            ROSA_TRY(checkpoint());
            ROSA_TRY(m_writer->addEvent(m_state.epoch, protocol::Stop::kVerb, "{}"));
            ROSA_TRY(noteEnding(record::EndingReason::Stopped));
            ROSA_TRY(m_writer->setState(record::RunState::Stopped, Message("stopped at epoch %1", m_state.epoch)));
            return TrainingEnd::Stopped;
        }
        ROSA_TRY(oneEpoch());
        ROSA_TRY(afterEpoch());
    }
    ROSA_TRY(checkpoint());
    ROSA_TRY(noteEnding(m_state.epoch < m_epochs ? record::EndingReason::Patience : record::EndingReason::Epochs));
    return TrainingEnd::Done;
}

Result<void> Trainer::oneEpoch()
{
    const auto begin = Clock::now();
    auto values = method().step(m_state.epoch);
    if (!values) return numberError(m_state.epoch + 1, values.error());
    const double milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    m_lastLoss = values->front();
    ++m_state.epoch;
    m_trainSeconds += milliseconds / 1000;
    m_averageMilliseconds = m_averageMilliseconds == 0 ? milliseconds : 0.9 * m_averageMilliseconds + 0.1 * milliseconds;
    if (m_epochMilliseconds.size() == kKeptTimes) m_epochMilliseconds.erase(m_epochMilliseconds.begin());
    m_epochMilliseconds.push_back(milliseconds);
    values->push_back(milliseconds);
    ROSA_TRY(recordEpoch(*values));
    ROSA_TRY(checkNumbers(*values));
    if (const auto notice = method().takeNotice()) m_observer.warn(*notice);
    if (const auto warning = m_viewWatch.after(m_state.epoch, *values)) {
        m_observer.warn(*warning);
        ROSA_TRY(m_writer->addEvent(m_state.epoch, "warning", Json({{"views", warning->text()}}).dump()));
    }
    if (m_state.bestEpoch == 0 || m_lastLoss < m_state.bestLoss) {
        m_state.bestLoss = m_lastLoss;
        m_state.bestEpoch = m_state.epoch;
        if (keepsBest()) m_state.best = copyModel(method().model());
    }
    return {};
}

/// Maps values in the order of metricNames() to the columns of the record; one begun by an earlier version may have other columns.
Result<void> Trainer::recordEpoch(const std::vector<double>& values)
{
    const std::vector<std::string> names = metricNames(method());
    std::vector<double> row;
    for (const std::string& column : m_writer->metrics()) {
        const auto found = std::find(names.begin(), names.end(), column);
        row.push_back(found == names.end() ? std::nan("") : values[static_cast<std::size_t>(found - names.begin())]);
    }
    return m_writer->appendEpoch(m_state.epoch, row);
}

Result<void> Trainer::afterEpoch()
{
    const auto isKept = [this] {
        return isKeptEpoch(m_state.epoch, m_epochs, m_configuration.get<catalog::WatchOptions>().snapshots);
    };
    if (!problem().watched.empty() && isKept()) ROSA_TRY(keepSnapshots());
    if (m_state.epoch % m_configuration.get<catalog::CheckpointOptions>().every == 0) ROSA_TRY(checkpoint());
    m_observer.epochDone({m_state.epoch, m_epochs, m_lastLoss, m_epochMilliseconds.back(),
                          m_averageMilliseconds > 0 ? 1000 / m_averageMilliseconds : 0,
                          (m_epochs - m_state.epoch) * m_averageMilliseconds / 1000});
    return {};
}

Result<void> Trainer::keepSnapshots()
{
    std::vector<PairRequest> requests;
    for (const auto& [first, second] : problem().watched) requests.push_back({first, second, 0});
    if (requests.empty()) return {};
    PairwiseMethod* const pairwise = method().pairwise();
    ROSA_CHECK(pairwise, "only methods that compare pairs watch some");
    auto pairs = pairwise->pairs(requests);
    if (!pairs) return numberError(m_state.epoch, pairs.error());
    for (std::size_t i = 0; i < pairs->size(); ++i) {
        record::PairSnapshot& pair = (*pairs)[i];
        pair.epoch = m_state.epoch;
        pair.pair = static_cast<int>(i);
        renumber(pair, m_subject.data->trainingNodes());
        ROSA_TRY(m_writer->addSnapshot(pair));
    }
    return {};
}

Result<void> Trainer::checkpoint()
{
    if (m_checkpointed == m_state.epoch) return {};
    // Otherwise checkpoints with non-finite weights would eventually replace all valid ones.
    if (const auto finite = checkFinite(method().model().all()); !finite)
        return diverged(m_state.epoch, finite.error().message);
    ROSA_TRY(m_writer->writeCheckpoint(m_state.epoch, encodeCheckpoint(m_state, method()),
                                       m_configuration.get<catalog::CheckpointOptions>().kept));
    m_checkpointed = m_state.epoch;
    return {};
}

bool Trainer::keepsBest() const
{
    if (method().supervised()) return false;
    return m_configuration.get<catalog::StopOptions>().keepsBest(m_epochs);
}

bool Trainer::patienceIsOver() const
{
    if (const SupervisedMethod* const classifier = method().supervised()) return classifier->isDone();
    const int patience = m_configuration.get<catalog::StopOptions>().patience;
    return patience > 0 && m_state.bestEpoch > 0 && m_state.epoch - m_state.bestEpoch >= patience;
}

Result<void> Trainer::restoreKeptModel()
{
    return m_state.best.empty() ? Result<void>() : restoreModel(method().model(), m_state.best);
}

Result<bool> Trainer::answerRequests()
{
    if (m_stepOnce) {  // the requested epoch is done
        m_stepOnce = false;
        m_paused = true;
        ROSA_TRY(m_writer->setState(record::RunState::Paused));
    }
    for (;;) {
        std::vector<Error> problems;
        for (const protocol::ReceivedRequest& received : m_inbox.take(&problems)) {
            const auto goOn = take(received);
            if (!goOn || !*goOn) return goOn;
        }
        for (const Error& problem : problems) m_observer.warn(problem.message);
        if (m_observer.stopRequested()) return false;
        if (!m_paused || m_stepOnce) return true;
        ROSA_TRY(m_writer->flush());
        m_inbox.wait(100);
    }
}

Result<bool> Trainer::take(const protocol::ReceivedRequest& received)
{
    if (received.request)
        if (const auto* const command = std::get_if<protocol::Command>(&*received.request)) return obey(*command);
    const Moment current{method(), m_configuration, m_job.dataset, m_subject.data->trainingNodes(), m_state.epoch};
    const auto answered = m_answers.answer(received, current);
    if (!answered) m_observer.warn(answered.error().message);
    return true;
}

Result<bool> Trainer::obey(const protocol::Command& command)
{
    if (std::holds_alternative<protocol::Stop>(command)) return false;
    if (std::holds_alternative<protocol::Step>(command)) {
        m_stepOnce = true;
        m_paused = false;
    } else if (const auto* const set = std::get_if<protocol::SetParameter>(&command)) {
        const auto turned = turn(set->key, set->value, false);
        if (!turned) m_observer.warn(turned.error().message);
    } else {
        const bool pauses = std::holds_alternative<protocol::Pause>(command);
        if (pauses == m_paused) return true;
        m_paused = pauses;
        ROSA_TRY(m_writer->addEvent(m_state.epoch, protocol::verbOf(command), "{}"));
        ROSA_TRY(m_writer->setState(pauses ? record::RunState::Paused : record::RunState::Running));
    }
    return true;
}

Result<void> Trainer::turn(const std::string& key, const std::string& value, bool isReplay)
{
    const catalog::Parameter* parameter = m_job.catalogue.parameter(key);
    if (!parameter || !parameter->live)
        return badInput("request to set %1: this parameter cannot be changed during training", key);
    ROSA_TRY(m_configuration.set(m_job.catalogue, key, value, "turned while training"));
    method().applyLive(m_configuration);
    m_state.live[key] = value;
    return m_writer->addEvent(m_state.epoch, protocol::SetParameter::kVerb,
                              Json({{"key", key}, {"value", value}, {"replayed", isReplay}}).dump());
}

double Trainer::medianEpochMilliseconds() const
{
    if (m_epochMilliseconds.empty()) return 0;
    std::vector<double> sorted = m_epochMilliseconds;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    return *middle;
}

}  // namespace rosa::learn
