#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <map>
#include <memory>

#include <sys/file.h>
#include <CLI/CLI.hpp>

#include "app/engine/common/checks.h"
#include "app/engine/common/clock.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/progress.h"
#include "app/engine/sweep/refresh_with_retries.h"
#include "app/engine/sweep/submit_command.h"
#include "app/engine/sweep/tool.h"
#include "core/base/text/printable.h"
#include "core/sweep/claims.h"
#include "core/sweep/cluster/known_sweeps.h"
#include "core/sweep/cluster/slurm_answers.h"
#include "core/sweep/cluster/submission.h"
#include "core/sweep/sweep_summary.h"

namespace rosa::engine {

namespace {

using sweep::SlurmTask;

constexpr const char* kLockFile = "slurm.lock";
constexpr std::size_t kMostLines = 10;

/// What is known of a sweep: its folder, and Slurm's view of its jobs.
struct Status {
    sweep::SweepSummary summary;
    std::vector<sweep::WorkerNote> workers;
    std::optional<sweep::Submission> submission;
    std::optional<sweep::SlurmAnswers> answers;
    std::vector<SlurmTask> tasks;
    bool isAskable = true;  ///< The sweep is the user's own, or the question is confirmed.
};

/// Whoever asks first leaves answers without content until Slurm has given some.
bool isBeingAsked(const sweep::SlurmAnswers& answers)
{
    const auto isEmpty = [](const sweep::SlurmAnswer& answer) { return !answer.isGood && answer.text.empty(); };
    return isEmpty(answers.sacct) || isEmpty(answers.squeue);
}

sweep::SlurmAnswer answerOf(const Result<ToolAnswer>& answer)
{
    if (!answer) return {false, answer.error().text()};
    return answer->isGood() ? sweep::SlurmAnswer{true, answer->out} : sweep::SlurmAnswer{false, answer->complaint()};
}

/// The day before the first job, in the form of sacct: clocks and time zones differ.
std::string startOf(const sweep::Submission& submission)
{
    double first = timeNow();
    for (const sweep::SubmittedJob& job : submission.jobs) first = std::min(first, job.time);
    const auto seconds = static_cast<std::time_t>(std::clamp(first - 86400, 0.0, 1e11));
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    return formatted("%04.0f", parts.tm_year + 1900) + "-" + formatted("%02.0f", parts.tm_mon + 1) + "-" +
           formatted("%02.0f", parts.tm_mday);
}

/// Asks Slurm, at most once a minute of all that look at the sweep; the answers of the others are read from the folder.
std::optional<sweep::SlurmAnswers> slurmView(const Folder& at, const sweep::Submission& submission)
{
    auto known = sweep::readAnswers(at);
    if (!sweep::mayAsk(known, timeNow())) return known;
    const Descriptor lock = at.lockFile(kLockFile);
    // Where the folder cannot be written, nobody could count the questions.
    if (!lock.isOpen()) return known;
    // Somebody else asks at this moment. Where there are no locks (Lustre without -o flock), two may ask, which does no harm.
    if (::flock(lock.fd(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return known;
    known = sweep::readAnswers(at);
    if (!sweep::mayAsk(known, timeNow())) return known;
    sweep::SlurmAnswers answers = known.value_or(sweep::SlurmAnswers());
    answers.time = timeNow();
    if (!sweep::writeAnswers(at, answers)) return known;
    const ClusterShell shell(submission.host);
    answers.sacct = answerOf(shell.run({"sacct", "--name", submission.name, "--starttime", startOf(submission),
                                        "--allocations", "--parsable2", "--noheader", "--format", sweep::kSacctFormat}));
    answers.squeue =
        answerOf(shell.run({"squeue", "--name", submission.name, "--noheader", "--format", sweep::kSqueueFormat}));
    answers.time = timeNow();  // The minute begins with the answer: questions may take a while.
    static_cast<void>(sweep::writeAnswers(at, answers));
    return answers;
}

/// `isConfirmed`: ask also for a sweep that was not made here; its folder names the host.
Result<Status> statusOf(sweep::SweepFolder& folder, bool isConfirmed)
{
    Status status;
    ROSA_TRY(refreshWithRetries(folder));
    ROSA_TRY_ASSIGN(status.summary, sweep::summaryOf(folder));
    status.workers = sweep::workersOf(folder.path());
    ROSA_TRY_ASSIGN(const auto at, Folder::open(folder.path()));
    ROSA_TRY_ASSIGN(status.submission, sweep::readSubmission(at));
    if (!status.submission || status.submission->jobs.empty()) return status;
    status.isAskable = isConfirmed || sweep::isKnownHere(at);
    if (!status.isAskable) return status;
    status.answers = slurmView(at, *status.submission);
    if (!status.answers) return status;
    status.tasks = sweep::joined(
        status.answers->sacct.isGood ? sweep::tasksOfSacct(status.answers->sacct.text) : std::vector<SlurmTask>(),
        status.answers->squeue.isGood ? sweep::tasksOfSqueue(status.answers->squeue.text) : std::vector<SlurmTask>());
    return status;
}

std::string nameOf(const SlurmTask& task) { return task.task < 0 ? task.job : task.job + "_" + std::to_string(task.task); }

/// The workers that belong to a task, by their names.
std::vector<const sweep::WorkerNote*> workersOf(const Status& status, const SlurmTask& task)
{
    std::vector<const sweep::WorkerNote*> found;
    for (const sweep::WorkerNote& note : status.workers)
        if (note.worker.starts_with(nameOf(task) + "-")) found.push_back(&note);
    return found;
}

std::string workText(const sweep::WorkerNote& note)
{
    if (note.cell.empty()) return "between two runs";
    return "trial " + std::to_string(note.number) + ", seed " + std::to_string(note.seed) + ", " +
           counted(note.runs, "run") + " done";
}

/// Lines of a list, the first few of many.
std::string shortened(const std::vector<std::string>& lines)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(lines.size(), kMostLines); ++i) text += "  " + lines[i] + "\n";
    if (lines.size() > kMostLines) text += "  and " + std::to_string(lines.size() - kMostLines) + " more\n";
    return text;
}

std::string runningText(const Status& status, const SlurmTask& task)
{
    std::string line = nameOf(task) + (task.nodes.empty() ? "" : " on " + task.nodes) + ": ";
    std::string work;
    for (const sweep::WorkerNote* note : workersOf(status, task))
        if (note->isAlive) work += (work.empty() ? "" : "; ") + workText(*note);
    // Files of other machines appear with a delay.
    return line + (work.empty() ? "no worker yet" : work);
}

std::string tasksText(const Status& status)
{
    std::map<std::string, int> waiting;
    std::vector<std::string> running, ended;
    int waitingCount = 0, done = 0;
    for (const SlurmTask& task : status.tasks) {
        if (sweep::isWaiting(task)) {
            ++waitingCount;
            ++waiting[sweep::reasonInWords(task.reason)];
        } else if (sweep::isRunning(task)) {
            running.push_back(runningText(status, task));
        } else if (const std::string words = sweep::endInWords(task); words.empty()) {
            ++done;
        } else {
            ended.push_back(nameOf(task) + ": " + words);
        }
    }
    std::string text = counted(static_cast<std::int64_t>(status.tasks.size()), "task") + ": " +
                       std::to_string(running.size()) + " running, " + std::to_string(waitingCount) + " waiting, " +
                       std::to_string(done) + " complete, " + std::to_string(ended.size()) + " ended otherwise\n";
    for (const auto& [reason, count] : waiting)
        text += "  " + std::to_string(count) + " waiting" + (reason.empty() ? "" : ": " + reason) + "\n";
    return text + shortened(running) + shortened(ended);
}

std::string slurmText(const Status& status)
{
    if (!status.submission || status.submission->jobs.empty()) return "not submitted to a cluster\n";
    const auto& jobs = status.submission->jobs;
    std::string text = "job " + jobs.back().id + " (" + status.submission->name + ")";
    if (!status.submission->host.empty()) text += " on " + status.submission->host;
    text += jobs.size() > 1 ? ", submitted " + std::to_string(jobs.size()) + " times\n" : "\n";
    if (!status.isAskable)
        return text + "Slurm was not asked, because the sweep was not made here; --yes asks " +
               (status.submission->host.empty() ? "on this machine" : status.submission->host + " by ssh") + "\n";
    if (!status.answers || status.answers->time <= 0) return text + "Slurm was not asked yet\n";
    const sweep::SlurmAnswers& answers = *status.answers;
    if (isBeingAsked(answers)) return text + "Slurm is being asked at this moment\n";
    if (!answers.squeue.isGood) text += "the queue does not answer (" + answers.squeue.text + ")\n";
    if (!answers.sacct.isGood) text += "no accounting (" + answers.sacct.text + "): tasks that have ended are not listed\n";
    if (!answers.squeue.isGood && !answers.sacct.isGood) text += "the states above are those of the sweep's folder\n";
    if (answers.squeue.isGood || answers.sacct.isGood) text += tasksText(status);
    return text + "asked " + durationText(std::max(0.0, timeNow() - answers.time)) +
           " ago; Slurm is asked once a minute at most\n";
}

std::string statusText(const std::string& name, const Status& status)
{
    const auto alive =
        std::ranges::count_if(status.workers, [](const auto& note) { return note.isAlive && !note.cell.empty(); });
    std::string text = name + ": " + counted(status.summary.done, "run") + " done, " +
                       std::to_string(status.summary.failed) + " failed, " + std::to_string(status.summary.allLeft()) +
                       " left at most; " + counted(alive, "worker") + " at work\n";
    text += slurmText(status);
    const bool isOver = std::ranges::none_of(
        status.tasks, [](const SlurmTask& task) { return sweep::isWaiting(task) || sweep::isRunning(task); });
    const bool isKnown = status.answers && status.answers->squeue.isGood;
    if (status.summary.left > 0 && isKnown && isOver && alive == 0)
        text += "runs are left and nobody measures them; submit again: rosa sweep submit " + name + " --profile FILE\n";
    return text;
}

protocol::SweepStatus statusReport(const std::string& name, const Status& status)
{
    protocol::SweepStatus report{.sweep = name,
                                 .runsDone = status.summary.done,
                                 .runsFailed = status.summary.failed,
                                 .runsLeft = status.summary.allLeft()};
    for (const sweep::WorkerNote& note : status.workers)
        if (note.isAlive) report.workers.push_back({note.worker, note.number, note.seed, note.run, note.runs});
    if (!status.submission) return report;
    report.jobName = status.submission->name;
    report.host = status.submission->host;
    report.isKnown = status.isAskable;
    report.jobs.emplace();
    for (const sweep::SubmittedJob& job : status.submission->jobs) report.jobs->push_back(job.id);
    const auto& answers = status.answers;
    if (!answers || answers->time <= 0 || isBeingAsked(*answers)) return report;
    report.asked = answers->time;
    if (!answers->sacct.isGood) report.accountingProblem = answers->sacct.text;
    if (!answers->squeue.isGood) report.queueProblem = answers->squeue.text;
    report.tasks.emplace();
    for (const SlurmTask& task : status.tasks) {
        const bool isWaiting = sweep::isWaiting(task);
        report.tasks->push_back({nameOf(task), task.state,
                                 isWaiting ? sweep::reasonInWords(task.reason) : sweep::endInWords(task), task.nodes,
                                 task.seconds});
    }
    return report;
}

}  // namespace

void addStatusCommand(CLI::App& sweep, CommandContext& context)
{
    CLI::App* const command = sweep.add_subcommand("status", "Show what the workers and the jobs of a sweep are doing");
    const auto name = std::make_shared<std::string>();
    addSweepName(*command, *name);
    const auto isConfirmed = std::make_shared<bool>(false);
    addConsent(*command, *isConfirmed, "Ask Slurm also for a sweep that was not made here, where its folder says");
    const auto show = [&context, name, isConfirmed]() -> Result<void> {
        ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
        ROSA_TRY_ASSIGN(auto folder, sweep::SweepFolder::open(context.catalogue, store, *name));
        ROSA_TRY_ASSIGN(const auto status, statusOf(folder, *isConfirmed));
        if (context.json)
            printReport(statusReport(folder.name(), status));
        else
            std::fputs(printableLines(statusText(folder.name(), status)).c_str(), stdout);
        return {};
    };
    command->callback([&context, show] { report(context, show()); });
}

}  // namespace rosa::engine
