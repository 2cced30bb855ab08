#include "core/learn/training/early_runs.h"

#include <atomic>
#include <deque>
#include <exception>
#include <thread>

#include "core/base/check.h"
#include "core/base/idle_priority.h"
#include "core/base/parallel.h"
#include "core/evaluate/liblinear_solver.h"
#include "core/learn/training/guarded.h"
#include "core/learn/training/untrained_run.h"

namespace rosa::learn {

namespace {

/// Maximum number of nodes for which embedding is cheap compared with training.
constexpr graph::Node kManyNodes = 20'000;
/// Maximum multiplications between two checks for a stop request. On a busy machine the idle share is 1 % or less, and finish() waits for
/// this work to end.
constexpr double kLongestWork = 5e7;

/// Whether the units of work between such checks are small: preparing the training rows of a split, or solving one problem on them.
bool isInSmallParts(const graph::Features& embedding, const evaluate::Protocol& protocol)
{
    const double share = protocol.usesPublishedSplits ? 1 : protocol.shares.train;
    const auto part = [share](std::int64_t all) { return static_cast<std::int64_t>(share * static_cast<double>(all)); };
    return evaluate::TrainingRows::largestWork(part(embedding.rows()), embedding.columns(), part(embedding.storedCount())) <
           kLongestWork;
}

/// Embeds if the run may be suitable for idle time; returns whether it is.
bool isForIdleTime(const TrainJob& job, UntrainedRun& run, Observer& observer)
{
    if (seesTime(job.configuration) || !isEvaluated(job.dataset, job.configuration)) return false;
    if (job.dataset.graph.nodeCount() > kManyNodes) return false;
    const auto protocol = protocolOf(job.configuration, job.dataset);
    if (!protocol || protocol->probe != evaluate::ProbeKind::Logistic) return false;
    return run.embed(observer) && isInSmallParts(run.embedding(), *protocol);
}

/// Observer with a stop flag set by another thread.
class FromAfar : public Observer {
public:
    std::atomic<bool> stop{false};
    [[nodiscard]] bool stopRequested() const override { return stop; }
};

/// One plain thread per run: an OpenMP team would exceed the number of cores, and libgomp then stops all threads from spinning, including
/// those of the training.
class InIdleTime : public EarlyRuns {
public:
    InIdleTime(const Workplace& place, const std::vector<TrainJob>& jobs) : m_place(place)
    {
        for (const TrainJob& job : jobs) m_runs.emplace_back(job);
        if (place.threads != 0 && place.threads < availableCores()) return;
        try {
            for (std::size_t i = 0; i < jobs.size(); ++i)
                if (isForIdleTime(jobs[i], m_runs[i], m_afar))
                    m_threads.emplace_back([this, &run = m_runs[i]] { work(run); });
        } catch (const std::exception&) {  // no memory or thread: finish() retries and reports the error
        }
    }
    ~InIdleTime() override { stop(); }

    Result<RunOutcome> finish(std::size_t number, Observer& observer) override
    {
        ROSA_CHECK(number < m_runs.size(), "no such run");
        stop();
        return guarded<RunOutcome>(Message("evaluation"), [&] { return m_runs[number].finish(m_place, observer); });
    }

private:
    /// Errors are dropped here; finish() meets them again and reports them.
    void work(UntrainedRun& run)
    {
        if (!takeIdlePriority()) return;
        const SerialScope alone;
        try {
            static_cast<void>(run.work(m_afar));
        } catch (const std::exception&) {
        }
    }

    void stop()
    {
        m_afar.stop = true;
        m_threads.clear();
    }

    const Workplace m_place;
    std::deque<UntrainedRun> m_runs;
    FromAfar m_afar;
    std::vector<std::jthread> m_threads;
};

}  // namespace

std::unique_ptr<EarlyRuns> beginEarlyRuns(const Workplace& place, const std::vector<TrainJob>& jobs)
{
    return std::make_unique<InIdleTime>(place, jobs);
}

}  // namespace rosa::learn
