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

/// Nodes of a graph beyond which an embedding is no small thing beside a training.
constexpr graph::Node kManyNodes = 20'000;
/// Multiplications of the longest work between two looks at whether to stop. On a busy machine idle time is a hundredth or less, and finish()
/// waits for that work to end.
constexpr double kLongestWork = 5e7;

/// What a probe does between two such looks: it prepares the training rows of a split, or solves one problem on them.
bool isInSmallParts(const graph::Features& embedding, const evaluate::Protocol& protocol)
{
    const double share = protocol.usesPublishedSplits ? 1 : protocol.shares.train;
    const auto part = [share](std::int64_t all) { return static_cast<std::int64_t>(share * static_cast<double>(all)); };
    return evaluate::TrainingRows::largestWork(part(embedding.rows()), embedding.columns(), part(embedding.storedCount())) <
           kLongestWork;
}

/// Embeds where that may lead to work for idle time, and says whether it does.
bool isForIdleTime(const TrainJob& job, UntrainedRun& run, Observer& observer)
{
    if (seesTime(job.configuration) || !isEvaluated(job.dataset, job.configuration)) return false;
    if (job.dataset.graph.nodeCount() > kManyNodes) return false;
    const auto protocol = protocolOf(job.configuration, job.dataset);
    if (!protocol || protocol->probe != evaluate::ProbeKind::Logistic) return false;
    return run.embed(observer) && isInSmallParts(run.embedding(), *protocol);
}

/// Asked to stop by another thread.
class FromAfar : public Observer {
public:
    std::atomic<bool> stop{false};
    [[nodiscard]] bool stopRequested() const override { return stop; }
};

/// A thread a run, and that alone: a team of OpenMP's would be one more than there are cores, and libgomp then lets no thread spin, the
/// training's own among them.
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
        } catch (const std::exception&) {  // no memory, or no thread: finish() tries again, and says so
        }
    }
    ~InIdleTime() override { stop(); }

    Result<RunOutcome> finish(std::size_t number, Observer& observer) override
    {
        ROSA_CHECK(number < m_runs.size(), "no such run");
        stop();
        return guarded<RunOutcome>("evaluation", [&] { return m_runs[number].finish(m_place, observer); });
    }

private:
    /// What goes wrong here goes wrong in finish() too, where it can be said.
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
