/// The time that the job of a batch system leaves to a worker.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/sweep/cluster/array_job.h"

namespace rosa::engine {

/// Not thread-safe.
class JobClock {
public:
    /// `walltime`: counted from now, as slurmSeconds() reads it; "": of Slurm's job, by SLURM_JOB_END_TIME or squeue, if there is one. `reserve`:
    /// runs should have ended so many seconds before. An Error names a text that is no time.
    static Result<JobClock> of(const std::string& walltime, double reserve);

    [[nodiscard]] bool isLimited() const { return m_whole.has_value(); }
    /// Infinite if there is no limit.
    [[nodiscard]] sweep::JobTime now(bool isFirst) const;

private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    std::optional<double> m_whole;  ///< Seconds from m_begin.
};

/// "123_4", the task of Slurm's array that this process belongs to, or "123" of a job without one; "": none.
std::string slurmTaskName();

}  // namespace rosa::engine
