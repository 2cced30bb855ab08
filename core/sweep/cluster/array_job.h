/// A sweep as an array job of Slurm: its size, its script, and what a task of it does next.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "core/sweep/cluster/profile.h"
#include "core/sweep/schedule.h"

namespace rosa::sweep {

/// The exit code of a worker that ended because its time did, with runs left: sysexits' EX_TEMPFAIL. The job is queued again.
inline constexpr int kUnfinished = 75;

/// The cells that a worker measures first.
struct Shard {
    int index = 0;  ///< From 0.
    int count = 1;

    bool operator==(const Shard&) const = default;
};
/// "3/12": the fourth of twelve.
Result<Shard> parseShard(const std::string& text);

/// nextCell(), but cells of the shard first: every count-th cell of a stage. Without one that is free, any cell, so that fast workers help
/// slow ones. In a race, stages stay in their order, because later ones depend on what earlier ones show. The tries
/// of `first` come before all others, of whichever shard they are.
Assignment nextCellOf(const Shard& shard, const Board& board,
                      const std::function<bool(std::size_t row, std::size_t stage)>& isTaken,
                      std::span<const int> first = {});

/// What a worker may begin in the rest of its job. Seconds; negative numbers of `left`: the time is over.
struct JobTime {
    double left = 0;       ///< Until the job makes checkpoints.
    double whole = 0;      ///< The same at the beginning of the job.
    bool isFirst = false;  ///< Nothing was measured in this job.
};
/// Whether a run that takes `run` seconds may begin (0: unknown). One that does not fit begins only as the first of a job, in its first tenth,
/// since the next job would have no more time; that job continues from the checkpoint.
bool mayBegin(double run, const JobTime& time);

/// How long a run of the cell takes: the longest one of its try with as many epochs, else 1.5 × the mean of all of these; 0 if the time of none
/// is known.
double expectedSeconds(const SweepFolder& folder, const CellKey& cell);

/// Names of a submission.
struct ArrayJob {
    std::string name;  ///< Unique: "rosa-SWEEP-UUID".
    std::string sweep;
    std::string store;  ///< As the nodes see it.
    std::string rosa;   ///< The command as the nodes see it.
    int tasks = 1;
};

/// Number of tasks for `runs` runs of `seconds` each: profile.minutesOfRuns of work per worker, or less if the walltime is shorter, within
/// profile.tasks and the number of runs.
int tasksFor(int runs, double seconds, const SiteProfile& profile);

/// The text of `job.sbatch`. An Error if a path cannot be written on a line of #SBATCH.
Result<std::string> jobScript(const ArrayJob& job, const SiteProfile& profile);

/// The job name in a script that was perhaps edited, in any spelling of sbatch; the last one counts. "" if there is none.
std::string jobNameIn(const std::string& script);

}  // namespace rosa::sweep
