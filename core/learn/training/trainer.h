/// Drives a training run in chunks of one epoch; between epochs it answers the inbox, writes checkpoints and snapshots, pauses and stops.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/learn/jobs.h"
#include "core/learn/training/answers.h"
#include "core/learn/training/training_start.h"
#include "core/learn/training/view_watch.h"
#include "core/protocol/inbox.h"
#include "core/record/ending.h"

namespace rosa::learn {

/// How the epochs ended; embedding and evaluation follow only after Done.
enum class TrainingEnd { Done, Stopped };

/// Trains one method and writes one record. Not thread-safe.
class Trainer {
public:
    /// Starts a new run, or resumes or forks one as the job specifies. Steps run on `device`, which checkGpu() must allow unless it is the
    /// CPU.
    static Result<std::unique_ptr<Trainer>> start(const std::filesystem::path& store, const TrainJob& job,
                                                  Observer& observer, torch::Device device = torch::kCPU);

    /// Trains until the last epoch, early stopping, or a request to stop, and writes a checkpoint in each case. The record then states the
    /// reason and which weights are kept (record::Ending). Fails if a number is not finite (with epoch, likely cause and remedy), the
    /// record cannot be written, or memory or a GPU fails; the run is then marked failed and keeps its checkpoints.
    Result<TrainingEnd> run();

    /// Loads the weights to be kept (key train.model_kept) into the method.
    Result<void> restoreKeptModel();

    [[nodiscard]] TrainingMethod& method() const { return *m_subject.method; }
    [[nodiscard]] const Problem& problem() const { return *m_subject.problem; }
    [[nodiscard]] record::RunWriter& record() { return *m_writer; }
    [[nodiscard]] const TrainingState& state() const { return m_state; }
    [[nodiscard]] const catalog::Configuration& configuration() const { return m_configuration; }
    [[nodiscard]] double lastLoss() const { return m_lastLoss; }
    [[nodiscard]] double trainSeconds() const { return m_trainSeconds; }
    [[nodiscard]] double medianEpochMilliseconds() const;

private:
    Trainer(const std::filesystem::path& store, const TrainJob& job, Observer& observer, TrainingStart start);

    Result<TrainingEnd> loop();
    Result<void> oneEpoch();
    Result<void> checkNumbers(const std::vector<double>& values);
    /// Creates the Error of a divergence, with its cause.
    Error diverged(int epoch, const Message& what);
    /// diverged() if non-finite numbers explain `error`; otherwise `error`.
    Error numberError(int epoch, const Error& error);
    Result<void> noteEnding(record::EndingReason reason);
    Result<void> recordEpoch(const std::vector<double>& values);
    Result<void> afterEpoch();
    Result<void> keepSnapshots();
    Result<void> checkpoint();
    [[nodiscard]] bool patienceIsOver() const;
    [[nodiscard]] bool keepsBest() const;

    /// False: stop.
    Result<bool> answerRequests();
    Result<bool> take(const protocol::ReceivedRequest& received);
    Result<bool> obey(const protocol::Command& command);
    Result<void> turn(const std::string& key, const std::string& value, bool isReplay);

    const TrainJob& m_job;
    Observer& m_observer;
    TrainingSubject m_subject;
    catalog::Configuration m_configuration;
    std::unique_ptr<record::RunWriter> m_writer;
    ViewWatch m_viewWatch;
    protocol::Inbox m_inbox;
    Answers m_answers;
    TrainingState m_state;
    std::vector<store::Turn> m_replay;  ///< Changes to make at their epochs.
    const int m_epochs;
    int m_checkpointed;
    std::vector<double> m_epochMilliseconds;  ///< The last 1,000.
    double m_lastLoss = 0;
    double m_trainSeconds = 0;
    double m_averageMilliseconds = 0;
    bool m_paused = false;
    bool m_stepOnce = false;
    bool m_hasDiverged = false;
    int m_divergedIn = 0;
};

/// Trains, embeds and evaluates, with the steps on `device`, which checkGpu() must allow unless it is the CPU. If a GPU fails that
/// Workplace::device = "auto" has selected, a warning says so, and the run goes on on the CPU from its last checkpoint; in other cases it ends as
/// failed and keeps its checkpoints.
Result<RunOutcome> runTraining(const Workplace& place, torch::Device device, const TrainJob& job, Observer& observer);

/// "key: value" lines about the program that writes a record: versions, instruction set, threads, device of the steps.
std::string describeEngine(torch::Device device = torch::kCPU);

}  // namespace rosa::learn
