/// Jobs of a sweep on a cluster, and what Slurm last said about them. Both are files in the sweep's folder:
///
///     job.sbatch        the script, which may be edited
///     submission.json   the job name, the host, the jobs
///     slurm.json        the last answers of sacct and squeue with their time
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/folder.h"
#include "core/base/result.h"

namespace rosa::sweep {

inline constexpr const char* kScriptFile = "job.sbatch";
inline constexpr const char* kSubmissionFile = "submission.json";
inline constexpr const char* kAnswersFile = "slurm.json";
/// Slurm's database is asked at most so often, in seconds, by whoever looks at a sweep.
inline constexpr double kPollSeconds = 60;

struct SubmittedJob {
    std::string id;   ///< Of Slurm.
    double time = 0;  ///< Seconds since 1970.
    int tasks = 0;
};

struct Submission {
    std::string name;          ///< Name of all jobs of the sweep: "rosa-SWEEP-UUID".
    std::string host;          ///< Where the commands run; "": here.
    std::string scriptSha256;  ///< Of job.sbatch as it was written; another one was edited.
    std::vector<SubmittedJob> jobs;
};

/// What a command of Slurm printed, or why it could not be asked.
struct SlurmAnswer {
    bool isGood = false;
    std::string text;  ///< Its output, or its complaint.
};

struct SlurmAnswers {
    double time = 0;  ///< Seconds since 1970.
    SlurmAnswer sacct, squeue;
};

/// A job name that no other sweep has: letters, digits, - _ and ., with a random UUID.
std::string newJobName(const std::string& sweep);

/// nullopt without a submission. An Error names a damaged file.
Result<std::optional<Submission>> readSubmission(const Folder& sweep);
Result<void> writeSubmission(const Folder& sweep, const Submission& submission);

/// nullopt if Slurm was not asked yet, or the file cannot be read: then it is asked again.
std::optional<SlurmAnswers> readAnswers(const Folder& sweep);
Result<void> writeAnswers(const Folder& sweep, const SlurmAnswers& answers);

/// Whether Slurm may be asked now. Times in the future (another machine's clock) do not count beyond one interval.
bool mayAsk(const std::optional<SlurmAnswers>& known, double now);

}  // namespace rosa::sweep
