/// What Slurm's commands print, read with care: lines of other versions, of other jobs and of broken pipes are passed over.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::sweep {

/// One task of an array job, or a job without one.
struct SlurmTask {
    std::string job;     ///< Id of the array job: "123".
    int task = -1;       ///< Index in the array; -1: none.
    std::string state;   ///< In capitals, without what follows: "RUNNING", "CANCELLED", "OUT_OF_MEMORY".
    std::string reason;  ///< Why it waits; "": not told.
    std::string nodes;   ///< "": none yet.
    std::string exit;    ///< "1:0": exit code and signal. Of sacct.
    double seconds = 0;  ///< Time spent so far.

    bool operator==(const SlurmTask&) const = default;
};

/// What is asked of sacct and squeue: the arguments that choose the columns that rowsOf…() read.
inline constexpr const char* kSacctFormat = "JobID,State,ExitCode,ElapsedRaw,Reason,NodeList";
inline constexpr const char* kSqueueFormat = "%i|%T|%r|%M|%N";

/// The job in what `sbatch --parsable` prints: "123" or "123;cluster", perhaps after other lines. An Error quotes the answer.
Result<std::string> jobOfSbatch(const std::string& answer);

/// Lines of `sacct --parsable2 --noheader --allocations`. Arrays in brackets ("123_[4-6,9%2]") become one entry per task. Steps, and lines that
/// do not have the columns, are left out.
std::vector<SlurmTask> tasksOfSacct(const std::string& text);
/// Lines of `squeue --noheader`.
std::vector<SlurmTask> tasksOfSqueue(const std::string& text);
/// The tasks of both; what squeue says of a task is newer and has the reason.
std::vector<SlurmTask> joined(std::vector<SlurmTask> accounted, const std::vector<SlurmTask>& queued);

/// How many tasks an array job may have, by what `scontrol show config` prints; nullopt if it does not say so.
std::optional<int> mostTasksOf(const std::string& configuration);

/// Whether the task may still do something.
bool isWaiting(const SlurmTask& task);
bool isRunning(const SlurmTask& task);

/// Slurm's reason for waiting as a sentence: "the partition is busy". Unknown reasons are quoted; "" for none.
std::string reasonInWords(const std::string& reason);
/// The end of a task: "" if all is well.
std::string endInWords(const SlurmTask& task);

}  // namespace rosa::sweep
