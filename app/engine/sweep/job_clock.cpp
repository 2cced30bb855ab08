#include "app/engine/sweep/job_clock.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <limits>

#include "app/engine/common/clock.h"
#include "app/engine/sweep/tool.h"
#include "core/sweep/cluster/profile.h"

namespace rosa::engine {

namespace {

constexpr auto kSqueueLimit = std::chrono::seconds(30);

/// An environment variable that is a whole number; "" otherwise.
std::string numberIn(const char* variable)
{
    const char* const text = std::getenv(variable);
    const std::string value = text ? text : "";
    return value.size() < 19 && std::ranges::all_of(value, [](char letter) { return letter >= '0' && letter <= '9'; })
               ? value
               : std::string();
}

/// Seconds until Slurm ends the job of this process; nullopt outside of jobs and without a limit.
std::optional<double> secondsOfSlurm()
{
    if (const std::string end = numberIn("SLURM_JOB_END_TIME"); !end.empty()) return std::stod(end) - timeNow();
    const std::string job = numberIn("SLURM_JOB_ID");
    if (job.empty()) return std::nullopt;
    const auto answer = runTool({"squeue", "--noheader", "--jobs", job, "--format", "%L"}, {}, kSqueueLimit);
    if (!answer || !answer->isGood()) return std::nullopt;
    const std::string line = answer->out.substr(0, answer->out.find('\n'));
    return sweep::slurmSeconds(line);
}

}  // namespace

Result<JobClock> JobClock::of(const std::string& walltime, double reserve)
{
    JobClock clock;
    const auto seconds = walltime.empty() ? secondsOfSlurm() : sweep::slurmSeconds(walltime);
    if (!seconds && !walltime.empty())
        return badInput("--walltime %1: expected minutes, or a time such as 2:00:00", walltime);
    if (seconds) clock.m_whole = *seconds - reserve;
    return clock;
}

sweep::JobTime JobClock::now(bool isFirst) const
{
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    if (!m_whole) return {kInfinite, kInfinite, isFirst};
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - m_begin;
    return {*m_whole - spent.count(), *m_whole, isFirst};
}

std::string slurmTaskName()
{
    const std::string array = numberIn("SLURM_ARRAY_JOB_ID"), task = numberIn("SLURM_ARRAY_TASK_ID");
    if (!array.empty() && !task.empty()) return array + "_" + task;
    return numberIn("SLURM_JOB_ID");
}

}  // namespace rosa::engine
