#include "app/engine/sweep/worker_pool.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstring>
#include <limits>
#include <set>
#include <thread>

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "app/engine/common/heartbeat.h"
#include "app/engine/common/interrupt.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/progress.h"
#include "app/engine/machine/gpu_memory.h"
#include "app/engine/machine/system_info.h"
#include "app/engine/sweep/refresh_with_retries.h"
#include "app/engine/sweep/sweep_text.h"
#include "app/engine/sweep/sweep_worker.h"
#include "core/base/parallel.h"
#include "core/store/library.h"
#include "core/sweep/cluster/array_job.h"
#include "core/sweep/samplers.h"
#include "core/sweep/steering.h"
#include "core/sweep/sweep_summary.h"

namespace rosa::engine {

namespace {

constexpr auto kPoolLook = std::chrono::milliseconds(250);
/// Workers that were killed are replaced so often; beyond, something kills whatever runs.
constexpr int kMostKilled = 20;

/// The child between fork() and exec(), where only system calls are allowed.
[[noreturn]] void becomeWorker(char* const* arguments, [[maybe_unused]] pid_t parent)
{
#ifdef __linux__
    // A worker without its pool stops after a checkpoint.
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (::getppid() != parent) ::_exit(kInterrupted);
#endif
    // Ctrl-C reaches the whole process group; the pool passes it on, once.
    ::setpgid(0, 0);
    const int nowhere = ::open("/dev/null", O_RDWR);
    if (nowhere >= 0) {
        ::dup2(nowhere, STDIN_FILENO);
        ::dup2(nowhere, STDOUT_FILENO);
    }
    ::execv("/proc/self/exe", arguments);
    ::_exit(kFailed);
}

/// The largest forecasts of any try.
Result<sweep::RunNeed> needOfARun(CommandContext& context, learn::Jobs& jobs, sweep::SweepFolder& folder,
                                  const data::Dataset& dataset)
{
    sweep::RunNeed most;
    for (const sweep::Try& one : folder.tries()) {
        ROSA_TRY_ASSIGN(auto configuration, folder.configurationOf({one.number, folder.rule().blocks.front(), 0}));
        ROSA_TRY_ASSIGN(const auto forecast,
                        jobs.forecast({context.catalogue, configuration, dataset, {}, {}, {}, {}, 0, {}}));
        most.memory = std::max(most.memory, forecast.bytes);
        if (forecast.deviceBytes > 0)
            most.gpuMemory = std::max(most.gpuMemory, forecast.deviceBytes + learn::kGpuContextBytes);
    }
    return most;
}

}  // namespace

Result<PoolPlan> planPool(CommandContext& context, sweep::SweepFolder& folder, const WorkerPoolOptions& options, int left)
{
    PoolPlan plan;
    if (options.place.device != "auto") plan.arguments = {"--device", options.place.device};
    const bool isOnCpu = options.gpuMegabytes <= 0 && (options.place.device == "cpu" || !hasGpuDriver());
    if (options.jobs > 0 && isOnCpu) {
        plan.runs = sweep::runsAtOnce({}, {}, options.jobs, left);
        return plan;
    }
    ROSA_TRY_ASSIGN(const auto dataset, openDataset(context, folder.base().dataset()));
    ROSA_TRY_ASSIGN(learn::Jobs* const jobs, loadJobs());
    ROSA_TRY_ASSIGN(const auto need, needOfARun(context, *jobs, folder, dataset));
    ROSA_TRY_ASSIGN(const auto gpu, gpuRoom(*jobs, {options.place.device, options.gpuMegabytes}));
    const double free = gpu ? gpu->free : 0;
    plan.runs = sweep::runsAtOnce({availableCores(), static_cast<double>(systemInfo().memoryAvailable), free}, need,
                                  options.jobs, left);
    if (plan.runs.onGpu == 0) return plan;
    const double budget = budgetOfSteps(free, plan.runs.workers);
    plan.arguments.insert(plan.arguments.end(), {"--gpu-memory", std::to_string(static_cast<std::int64_t>(budget / 1e6))});
    plan.sentence = gpuSentence(plan.runs, free, need.gpuMemory);
    return plan;
}

namespace {

Result<sweep::Board> boardNow(sweep::SweepFolder& folder, bool confirms)
{
    ROSA_TRY(refreshWithRetries(folder));
    if (!confirms) return sweep::boardOf(folder);
    return sweep::boardOf(folder, folder.rule().confirmations.back());
}

/// Shows what the workers have done since the last look.
class Display {
public:
    Display(const CommandContext& context, bool isQuiet)
        : m_isJson(context.json), m_progress(Progress::suitable(context.json || isQuiet))
    {}

    void show(sweep::SweepFolder& folder, int left)
    {
        const bool isFirst = m_total == 0;
        int ended = 0;
        for (const auto& [name, state] : folder.cells()) {
            if (state.end == sweep::CellEnd::Running) continue;
            ++ended;
            if (m_seen.insert(name).second && !isFirst) tell(state, left);
        }
        m_total = std::max(ended + left, 1);
        if (isFirst) m_progress.startPhase("runs of " + folder.name(), m_total, ended);
        m_progress.setSteps(m_total);  // A race spares some, and a sweep that is extended gains some.
        if (ended != m_ended) m_progress.update(m_ended = ended, std::nan(""));
    }

    void order(const std::string& name, sweep::Order order)
    {
        if (order == m_order) return;
        m_order = order;
        if (order == sweep::Order::Pause) m_progress.say("paused; continue with: rosa sweep resume " + name);
        if (order == sweep::Order::Run) m_progress.say("resumed");
        if (order == sweep::Order::Cancel) m_progress.say("cancelled; runs stop after a checkpoint");
    }

    void say(const std::string& sentence) { m_progress.say(sentence); }
    void finish() { m_progress.finish(); }

private:
    void tell(const sweep::CellState& state, int left)
    {
        if (state.end == sweep::CellEnd::Failed && !m_isJson)
            m_progress.say("trial " + std::to_string(state.of.number) + " failed: " + state.problem);
        if (!m_isJson) return;
        protocol::SweepRunDone report = reportOf(state);
        report.left = left;
        printReport(report);
    }

    bool m_isJson;
    Progress m_progress;
    std::set<std::string> m_seen;
    int m_total = 0, m_ended = -1;
    sweep::Order m_order = sweep::Order::Run;
};

/// Why the pool has ended with runs left.
Error endedEarly(const std::string& name, int left, bool confirms, bool isCancelled)
{
    if (isCancelled)
        return interruption(confirms
                                ? Message("cancelled with %1 runs left; continue with: rosa sweep confirm %2", left, name)
                                : Message("cancelled with %1 runs left; continue with: rosa sweep run %2", left, name));
    return interruption(confirms ? Message("stopped with %1 runs left; continue with: rosa sweep confirm %2", left, name)
                                 : Message("stopped with %1 runs left; continue with: rosa sweep run %2", left, name));
}

}  // namespace

WorkerPool::WorkerPool(std::filesystem::path store, std::string sweep, sweep::Claims& claims, std::vector<std::string> more)
    : m_store(std::move(store)), m_sweep(std::move(sweep)), m_claims(claims), m_more(std::move(more))
{}

WorkerPool::~WorkerPool()
{
    stop();
    for (const Worker& worker : m_workers) ::waitpid(worker.process, nullptr, 0);
}

Result<void> WorkerPool::startOne()
{
    const std::string name = m_claims.worker() + "." + std::to_string(++m_started);
    std::vector<std::string> words{"rosa",     "--store", m_store.string(), "sweep", "work", m_sweep,
                                   "--worker", name,      "--quiet"};
    words.insert(words.end(), m_more.begin(), m_more.end());
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t parent = ::getpid();
    const pid_t process = ::fork();
    if (process == 0) becomeWorker(arguments.data(), parent);
    if (process < 0) return failed("a worker cannot be started: %1", std::strerror(errno));
    m_workers.push_back({process, name});
    return {};
}

Result<void> WorkerPool::start(int workers)
{
    for (int i = 0; i < workers; ++i) ROSA_TRY(startOne());
    return {};
}

Result<void> WorkerPool::look()
{
    int killed = 0;
    std::erase_if(m_workers, [&](const Worker& worker) {
        int status = 0;
        if (::waitpid(worker.process, &status, WNOHANG) != worker.process) return false;
        m_claims.markDead(worker.name);
        if (WIFSIGNALED(status))
            ++killed;
        else if (m_exitCode == kDone || (m_exitCode == sweep::kUnfinished && WEXITSTATUS(status) != kDone))
            m_exitCode = WEXITSTATUS(status);
        return true;
    });
    m_killed += killed;
    if (killed > 0 && m_killed > kMostKilled)
        return failed("%1 workers were killed; the machine may lack memory, try --jobs 1", m_killed);
    for (int i = 0; i < killed && !m_isStopping; ++i) ROSA_TRY(startOne());
    return {};
}

void WorkerPool::stop()
{
    if (!m_isStopping)
        for (const Worker& worker : m_workers) ::kill(worker.process, SIGTERM);
    m_isStopping = true;
}

Result<void> runWorkerPool(CommandContext& context, const std::filesystem::path& store, const std::string& name,
                           const WorkerPoolOptions& options)
{
    ROSA_TRY_ASSIGN(auto folder, sweep::SweepFolder::open(context.catalogue, store, name));
    if (!options.confirms) ROSA_TRY(sweep::addKnownTries(folder));
    ROSA_TRY(sweep::setOrder(folder.path(), sweep::Order::Run));
    ROSA_TRY_ASSIGN(auto board, boardNow(folder, options.confirms));
    int left = sweep::cellsLeft(board);
    if (left == 0 && (options.confirms || !sweep::wantsProposal(folder))) return {};
    const bool mayGrow = sweep::wantsProposal(folder) && !options.confirms;
    ROSA_TRY_ASSIGN(auto plan, planPool(context, folder, options, mayGrow ? std::numeric_limits<int>::max() : left));
    if (options.confirms) plan.arguments.emplace_back("--confirmation");
    ROSA_TRY(store::Library::open(store));  // It must be there before several workers look for it.
    catchInterrupts();
    ROSA_TRY_ASSIGN(auto claims, sweep::Claims::open(folder.path(), sweep::newWorker()));
    const Heartbeat heartbeat(sweep::kHeartbeat, [&claims] { claims.heartbeat(); });
    sweep::SteeringWatch steering(folder.path());
    Display display(context, options.isQuiet);
    if (!plan.sentence.empty()) display.say(plan.sentence);
    WorkerPool pool(store, name, claims, std::move(plan.arguments));
    ROSA_TRY(pool.start(plan.runs.workers));
    for (bool isLast = false; !isLast;) {
        isLast = pool.isOver();
        if (interrupted()) pool.stop();
        ROSA_TRY(pool.look());
        ROSA_TRY_ASSIGN(board, boardNow(folder, options.confirms));
        left = sweep::cellsLeft(board);
        display.order(name, steering.now().order);
        display.show(folder, left);
        if (!isLast) std::this_thread::sleep_for(kPoolLook);
    }
    display.finish();
    claims.leave();
    const bool isCancelled = steering.now().order == sweep::Order::Cancel;
    if (interrupted() || (isCancelled && left > 0)) return endedEarly(name, left, options.confirms, isCancelled);
    if (left == 0) return {};  // A worker that failed has said why, and others have done its work.
    if (pool.exitCode() == sweep::kUnfinished) {
        warn("the time of the job is over with " + counted(left, "run") + " left; continue with: rosa sweep " +
             (options.confirms ? "confirm " : "run ") + name);
        context.exitCode = sweep::kUnfinished;
        return {};
    }
    if (pool.exitCode() == kWrongUse) return badInput("a worker of sweep %1 failed; its message is above", name);
    if (pool.exitCode() != kDone) return failed("a worker of sweep %1 failed; its message is above", name);
    return {};
}

}  // namespace rosa::engine
