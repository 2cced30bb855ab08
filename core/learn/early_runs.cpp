#include "core/learn/early_runs.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <exception>
#include <thread>

#include "core/base/check.h"
#include "core/base/idle_priority.h"
#include "core/base/parallel.h"
#include "core/learn/guarded.h"
#include "core/learn/untrained_run.h"

namespace rosa::learn {

namespace {

/// Nodes of a graph beyond which an embedding is no small thing beside a training.
constexpr graph::Node kManyNodes = 20'000;
/// Multiplications of the longest work between two looks at whether to stop. On a busy machine idle time is a hundredth or less, and finish()
/// waits for that work to end.
constexpr double kLongestWork = 5e7;

/// The longest work is to triangulate the training rows of a dense embedding (core/evaluate/span_coordinates.h).
bool isInSmallParts(const graph::Features& embedding, const evaluate::Protocol& protocol)
{
    if (embedding.layout() == graph::Features::Layout::Sparse) return true;
    const double share = protocol.usesPublishedSplits ? 1 : protocol.shares.train;
    const double rows = share * embedding.rows(), columns = embedding.columns();
    return rows * columns * std::min(rows, columns) < kLongestWork;
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

/// Asked to stop by another thread. Warnings wait until somebody can be told.
class FromAfar : public Observer {
public:
    std::atomic<bool> stop{false};
    std::vector<std::string> warnings;

    void warn(const std::string& message) override { warnings.push_back(message); }
    [[nodiscard]] bool stopRequested() const override { return stop; }
};

class InIdleTime : public EarlyRuns {
public:
    InIdleTime(const Workplace& place, const std::vector<TrainJob>& jobs) : m_place(place)
    {
        for (const TrainJob& job : jobs) m_runs.emplace_back(job);
        const bool mayTakeAll = place.threads == 0 || place.threads >= availableCores();
        try {
            std::vector<UntrainedRun*> begun;
            for (std::size_t i = 0; mayTakeAll && i < jobs.size(); ++i)
                if (isForIdleTime(jobs[i], m_runs[i], m_afar)) begun.push_back(&m_runs[i]);
            if (!begun.empty()) m_thread = std::jthread([this, begun] { work(begun); });
        } catch (const std::exception&) {  // no memory, or no thread: finish() tries again, and says so
        }
    }
    ~InIdleTime() override { stop(); }

    Result<RunOutcome> finish(std::size_t number, Observer& observer) override
    {
        ROSA_CHECK(number < m_runs.size(), "no such run");
        stop();
        for (const std::string& warning : m_afar.warnings) observer.warn(warning);
        m_afar.warnings.clear();
        return guarded<RunOutcome>("evaluation", [&] { return m_runs[number].finish(m_place, observer); });
    }

private:
    /// What goes wrong here goes wrong in finish() too, where it can be said.
    void work(const std::vector<UntrainedRun*>& runs)
    {
        if (!takeIdlePriority()) return;
        try {
            for (UntrainedRun* const run : runs)
                if (!m_afar.stop) static_cast<void>(run->work(m_afar));
        } catch (const std::exception&) {
        }
    }

    void stop()
    {
        m_afar.stop = true;
        if (m_thread.joinable()) m_thread.join();
    }

    const Workplace m_place;
    std::deque<UntrainedRun> m_runs;
    FromAfar m_afar;
    std::jthread m_thread;
};

}  // namespace

std::unique_ptr<EarlyRuns> beginEarlyRuns(const Workplace& place, const std::vector<TrainJob>& jobs)
{
    return std::make_unique<InIdleTime>(place, jobs);
}

}  // namespace rosa::learn
