/// The workers of a sweep on this machine: processes of `rosa sweep work`, one thread each.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/engine/common/command.h"
#include "app/engine/common/job_support.h"
#include "app/engine/sweep/gpu_room.h"
#include "core/sweep/claims.h"
#include "core/sweep/sweep_folder.h"

namespace rosa::engine {

struct WorkerPoolOptions {
    int jobs = 0;           ///< Workers; 0: as many as cores and memory, that of a GPU included, allow.
    bool confirms = false;  ///< Works on the newest confirmation.
    bool isQuiet = false;
    PlaceOptions place = {"auto", 1};  ///< Of each run.
    double gpuMegabytes = 0;           ///< Of the GPU, for all runs; 0: what is free.
};

/// Starts workers, starts another one in place of a worker that was killed, and stops all of them at the end. If this process dies, they stop
/// after a checkpoint.
class WorkerPool {
public:
    /// `more`: further arguments of each worker.
    WorkerPool(std::filesystem::path store, std::string sweep, sweep::Claims& claims, std::vector<std::string> more);
    /// Stops the workers and waits for them.
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    Result<void> start(int workers);
    /// Notices ended workers and replaces killed ones.
    Result<void> look();
    /// Asks all workers to stop after a checkpoint.
    void stop();
    [[nodiscard]] bool isOver() const { return m_workers.empty(); }
    /// Exit code of the first worker that ended with an error; kUnfinished if the time of the job was over and nothing worse happened; else kDone.
    [[nodiscard]] int exitCode() const { return m_exitCode; }

private:
    struct Worker {
        int process;  ///< Process id.
        std::string name;
    };
    Result<void> startOne();

    std::filesystem::path m_store;
    std::string m_sweep;
    sweep::Claims& m_claims;
    std::vector<std::string> m_more;
    bool m_isStopping = false;
    std::vector<Worker> m_workers;
    int m_started = 0, m_killed = 0;
    int m_exitCode = kDone;
};

/// Workers of a sweep on this machine.
struct PoolPlan {
    sweep::RunsAtOnce runs;
    std::vector<std::string> arguments;  ///< Of each: device and memory.
    std::string sentence;                ///< How runs share the GPU; "" if none trains there.
};

/// `left`: no more workers than these runs.
Result<PoolPlan> planPool(CommandContext& context, sweep::SweepFolder& folder, const WorkerPoolOptions& options, int left);

/// Runs the sweep, or its newest confirmation, to the end or until it is cancelled; a pause or cancellation that is in force ends. With progress
/// on standard error (--json: one line per finished run). If the time of the job is over before, it says so and sets the exit code kUnfinished. An
/// Error means an interruption or that a worker failed.
Result<void> runWorkerPool(CommandContext& context, const std::filesystem::path& store, const std::string& name,
                           const WorkerPoolOptions& options);

}  // namespace rosa::engine
