/// One worker of a sweep: measures one cell after another until nothing is left.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/engine/common/job_support.h"
#include "app/engine/sweep/gpu_room.h"
#include "app/engine/sweep/job_clock.h"
#include "core/learn/jobs.h"
#include "core/sweep/claims.h"
#include "core/sweep/schedule.h"
#include "core/sweep/steering.h"
#include "core/tables/store_search.h"

namespace rosa::engine {

struct WorkOptions {
    std::string worker;                ///< Name among the workers; "": a new one.
    PlaceOptions place = {"auto", 1};  ///< Of each run.
    int runs = 0;                      ///< Ends after so many runs; 0: when nothing is left.
    double minutes = 0;                ///< Begins no run that would end later than this; 0: no limit.
    bool confirms = false;             ///< Works on the newest confirmation instead of the sweep.
    bool isQuiet = false;
    std::string shard;        ///< "3/12": the cells to measure first; "": all.
    std::string walltime;     ///< Of the job, from now; "": that of Slurm's job, if there is one.
    double gpuMegabytes = 0;  ///< Of a GPU, for the steps of all runs that share it; 0: what is free.
    double reserve = 0;       ///< Begins no run that would end later than so many seconds before the end of the job.
};

/// Any number of workers, of any machines that see the store, may work on one sweep.
class SweepWorker {
public:
    SweepWorker(CommandContext& context, std::filesystem::path store, sweep::SweepFolder folder, const WorkOptions& options);
    ~SweepWorker();
    SweepWorker(const SweepWorker&) = delete;
    SweepWorker& operator=(const SweepWorker&) = delete;

    /// An Error means an interruption, an unreadable sweep, a protocol that leaves nothing to choose by, or a failure of the machine (disk full,
    /// record not written, GPU): the cell stays open. A run that fails by its own fault (divergence, lack of memory, wrong values) is a state of
    /// its cell.
    Result<void> run();
    /// Whether the time of the job was over before the sweep was.
    [[nodiscard]] bool isUnfinished() const { return m_isUnfinished; }
    /// Whether another job like this one would bring the sweep further.
    [[nodiscard]] bool hasProgressed() const { return m_hasProgressed; }

private:
    class Follower;

    Result<void> prepare();
    void searchStore();
    Result<sweep::Board> board();
    /// The next cell; nullopt: nothing is left to do, or the sweep is to pause or to end.
    Result<std::optional<sweep::CellKey>> choose();
    Result<bool> proposeOne(const sweep::Board& board);
    Result<void> measure(const sweep::CellKey& cell, const sweep::Claim& claim);
    Result<std::optional<learn::Evaluation>> evaluationOf(const sweep::CellKey& cell, const sweep::Claim& claim,
                                                          sweep::CellState& state);
    Result<learn::RunOutcome> train(const sweep::CellKey& cell, const sweep::Claim& claim,
                                    const catalog::Configuration& configuration, sweep::CellState& state);
    /// Whether anybody would fail as well, so that it is a result of the try. `run`: its run, if there is one.
    [[nodiscard]] bool isFaultOfTry(const Error& error, const std::string& run) const;
    /// Measures the cell of a claim, unless another worker has done so since.
    Result<void> work(const sweep::CellKey& cell, sweep::Claim& claim);
    /// Waits while the sweep pauses. False: it was cancelled, or the time is over.
    Result<bool> waitForOrder();
    [[nodiscard]] bool isRunning() const { return m_steering->now().order == sweep::Order::Run; }
    [[nodiscard]] bool hasTime() const;
    /// Whether the job has the time for the cell.
    [[nodiscard]] bool mayBegin(const sweep::CellKey& cell) const;
    void tell(const std::string& cell, const sweep::CellState& state) const;
    void announce(const sweep::CellState& state) const;

    CommandContext& m_context;
    std::filesystem::path m_store;
    sweep::SweepFolder m_folder;
    WorkOptions m_options;
    std::unique_ptr<sweep::Claims> m_claims;
    std::unique_ptr<sweep::SteeringWatch> m_steering;
    std::unique_ptr<data::Dataset> m_dataset;
    std::string m_datasetHash;
    std::optional<tables::StoreSearch> m_search;  ///< nullopt: the list of runs cannot be read.
    learn::Jobs* m_jobs = nullptr;
    std::optional<GpuRoom> m_gpu;
    double m_gpuBudget = 0;  ///< Bytes for steps of all runs on it.
    std::unique_ptr<learn::Observer> m_observer;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    double m_seconds = 0;         ///< Of the runs that this worker has trained.
    int m_runs = 0, m_timed = 0;  ///< Measured; of these, trained.
    sweep::Shard m_shard;
    std::optional<JobClock> m_clock;
    bool m_isUnfinished = false, m_hasProgressed = false;
    // Of the current cell:
    bool m_isSteered = false;  ///< It was stopped by an order, not by a signal.
    bool m_hasLost = false;    ///< Another worker has taken it.
    bool m_hasBegun = false;   ///< Its training or evaluation has.
    bool m_isFound = false;    ///< The store has its run, so that nobody knows how long it takes.
};

/// Fails if runs of this configuration cannot be compared on validation: no labels, no evaluation, or splits of a supervised method without a
/// validation part.
Result<void> checkMeasurable(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration,
                             const data::Dataset& dataset);

}  // namespace rosa::engine
