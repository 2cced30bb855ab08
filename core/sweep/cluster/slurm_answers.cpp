#include "core/sweep/cluster/slurm_answers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <sstream>
#include <string_view>
#include <utility>

#include "core/sweep/cluster/profile.h"

namespace rosa::sweep {

namespace {

/// A hostile range such as 0-999999999 must not fill the memory.
constexpr int kMostExpanded = 100'000;
/// Slurm's MaxArraySize is 4,000,001 at most.
constexpr int kMostIndex = 4'000'000;

std::optional<int> wholeOf(std::string_view digits)
{
    int value = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (digits.empty() || problem != std::errc() || end != digits.data() + digits.size() || value < 0) return std::nullopt;
    return value;
}

std::optional<int> indexOf(std::string_view digits)
{
    const auto index = wholeOf(digits);
    return index && *index <= kMostIndex ? index : std::nullopt;
}

std::vector<std::string> split(const std::string& line, char mark)
{
    std::vector<std::string> parts(1);
    for (const char letter : line)
        if (letter == mark)
            parts.emplace_back();
        else
            parts.back() += letter;
    return parts;
}

std::string trimmed(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// "0-3,7,10-14:2%4" as numbers; nullopt if it is not that.
std::optional<std::vector<int>> indices(std::string list)
{
    if (const auto limit = list.find('%'); limit != std::string::npos) list.resize(limit);
    std::vector<int> found;
    for (const std::string& part : split(list, ',')) {
        const std::size_t colon = std::min(part.find(':'), part.size());
        const std::size_t dash = std::min(part.find('-'), colon);
        const auto first = indexOf(std::string_view(part).substr(0, dash));
        const auto last = dash < colon ? indexOf(std::string_view(part).substr(dash + 1, colon - dash - 1)) : first;
        const auto step = colon < part.size() ? indexOf(std::string_view(part).substr(colon + 1)) : std::optional(1);
        if (!first || !last || !step || *step < 1 || *last < *first || *last - *first >= kMostExpanded) return std::nullopt;
        if (found.size() + static_cast<std::size_t>(*last - *first) > kMostExpanded) return std::nullopt;
        for (int index = *first; index <= *last; index += *step) found.push_back(index);
    }
    return found;
}

/// "123", "123_4" and "123_[5-7]" as job and tasks; none of steps ("123_4.batch") and of anything else.
std::vector<SlurmTask> tasksNamed(const std::string& id)
{
    const std::size_t mark = std::min(id.find('_'), id.size());
    const std::string job = id.substr(0, mark);
    if (!wholeOf(job)) return {};
    SlurmTask task;
    task.job = job;
    if (mark == id.size()) return {task};
    std::string rest = id.substr(mark + 1);
    if (rest.starts_with('[') && rest.ends_with(']')) rest = rest.substr(1, rest.size() - 2);
    const auto all = indices(rest);
    std::vector<SlurmTask> tasks;
    if (!all) return tasks;
    tasks.assign(all->size(), task);
    for (std::size_t i = 0; i < all->size(); ++i) tasks[i].task = (*all)[i];
    return tasks;
}

bool isState(const std::string& word)
{
    return word.size() > 3 &&
           std::ranges::all_of(word, [](char letter) { return (letter >= 'A' && letter <= 'Z') || letter == '_'; });
}

template <typename Fill>
std::vector<SlurmTask> tasksIn(const std::string& text, std::size_t columns, const Fill& fill)
{
    std::vector<SlurmTask> tasks;
    std::istringstream lines(text);
    std::string line;
    while (std::getline(lines, line)) {
        const auto parts = split(line, '|');
        if (parts.size() < columns) continue;
        const std::string state = trimmed(parts[1]).substr(0, trimmed(parts[1]).find(' '));  // "CANCELLED by 1000"
        if (!isState(state)) continue;
        for (SlurmTask& task : tasksNamed(trimmed(parts[0]))) {
            if (tasks.size() >= kMostExpanded) return tasks;
            task.state = state;
            fill(task, parts);
            tasks.push_back(std::move(task));
        }
    }
    return tasks;
}

std::string wordOrNothing(const std::string& text)
{
    const std::string word = trimmed(text);
    return word == "None" || word == "None assigned" || word == "(null)" || word == "Unknown" ? std::string() : word;
}

}  // namespace

Result<std::string> jobOfSbatch(const std::string& answer)
{
    std::istringstream lines(answer);
    std::string line, found;
    while (std::getline(lines, line))
        if (const std::string id = trimmed(line.substr(0, line.find(';'))); wholeOf(id)) found = id;
    if (!found.empty()) return found;
    return failed("sbatch gave no job id; it said: %1", trimmed(answer.substr(0, 500)));
}

std::vector<SlurmTask> tasksOfSacct(const std::string& text)
{
    return tasksIn(text, 6, [](SlurmTask& task, const std::vector<std::string>& parts) {
        task.exit = trimmed(parts[2]);
        task.seconds = wholeOf(trimmed(parts[3])).value_or(0);
        task.reason = wordOrNothing(parts[4]);
        task.nodes = wordOrNothing(parts[5]);
    });
}

std::vector<SlurmTask> tasksOfSqueue(const std::string& text)
{
    return tasksIn(text, 5, [](SlurmTask& task, const std::vector<std::string>& parts) {
        task.reason = wordOrNothing(parts[2]);
        task.seconds = slurmSeconds(trimmed(parts[3])).value_or(0);
        // "5:07" of squeue are minutes and seconds, as slurmSeconds() reads them.
        task.nodes = wordOrNothing(parts[4]);
    });
}

std::vector<SlurmTask> joined(std::vector<SlurmTask> accounted, const std::vector<SlurmTask>& queued)
{
    std::map<std::pair<std::string, int>, SlurmTask> all;
    // Of a task that was queued again, sacct's last line counts.
    for (SlurmTask& task : accounted) {
        auto key = std::pair(task.job, task.task);
        all[std::move(key)] = std::move(task);
    }
    for (const SlurmTask& task : queued) {
        SlurmTask& known = all[std::pair(task.job, task.task)];
        const std::string exit = known.exit;
        known = task;
        known.exit = exit;
    }
    std::vector<SlurmTask> tasks;
    tasks.reserve(all.size());
    for (auto& [key, task] : all) tasks.push_back(std::move(task));
    std::ranges::stable_sort(tasks, {}, [](const SlurmTask& task) { return std::pair(task.job.size(), task.job); });
    return tasks;
}

std::optional<int> mostTasksOf(const std::string& configuration)
{
    std::optional<int> most;
    const auto take = [&](std::string_view text) {
        const auto number = wholeOf(text.substr(0, text.find_first_not_of("0123456789")));
        if (number && *number > 0) most = std::min(most.value_or(*number), *number);
    };
    std::istringstream lines(configuration);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t equals = line.find('=');
        if (equals == std::string::npos) continue;
        const std::string key = trimmed(line.substr(0, equals)), value = trimmed(line.substr(equals + 1));
        static constexpr std::string_view kTasks = "max_array_tasks=";
        // Tasks count from 0, and their largest index is one less.
        if (key == "MaxArraySize") take(value);
        if (const auto at = value.find(kTasks); key == "SchedulerParameters" && at != std::string::npos)
            take(std::string_view(value).substr(at + kTasks.size()));
    }
    return most;
}

bool isWaiting(const SlurmTask& task)
{
    for (const char* state :
         {"PENDING", "CONFIGURING", "REQUEUED", "REQUEUE_HOLD", "REQUEUE_FED", "SPECIAL_EXIT", "PREEMPTED_REQUEUE"})
        if (task.state == state) return true;
    return false;
}

bool isRunning(const SlurmTask& task)
{
    for (const char* state : {"RUNNING", "COMPLETING", "SUSPENDED", "STOPPED", "SIGNALING", "STAGE_OUT", "RESIZING"})
        if (task.state == state) return true;
    return false;
}

std::string reasonInWords(const std::string& reason)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 20> kReasons = {{
        {"Resources", "the nodes are busy"},
        {"Priority", "other jobs come first"},
        {"BeginTime", "queued again, it may start in about two minutes"},
        {"JobArrayTaskLimit", "the profile allows no more tasks at a time (at_once)"},
        {"Dependency", "it waits for another job"},
        {"JobHeldUser", "held by its owner; release it with scontrol release"},
        {"JobHeldAdmin", "held by an administrator"},
        {"JobLaunchFailure", "it could not be started on its node"},
        {"PartitionDown", "the partition is down"},
        {"PartitionInactive", "the partition is inactive"},
        {"PartitionNodeLimit", "it asks for more nodes than the partition has"},
        {"PartitionTimeLimit", "its walltime is longer than the partition allows (time)"},
        {"PartitionConfig", "it asks for more than the partition has"},
        {"BadConstraints", "no node has what it asks for"},
        {"Licenses", "it waits for a licence"},
        {"Reservation", "it waits for a reservation"},
        {"NodeDown", "a node that it needs is down"},
        {"InvalidAccount", "the account is invalid (account)"},
        {"InvalidQOS", "the quality of service is invalid (qos)"},
        {"TimeLimit", "its walltime is over"},
    }};
    for (const auto& [known, words] : kReasons)
        if (reason == known) return std::string(words);
    // "ReqNodeNotAvail, UnavailableNodes:n7" and "Nodes required for job are DOWN, DRAINED or reserved …"
    if (reason.starts_with("ReqNodeNotAvail") || reason.starts_with("Nodes required"))
        return "nodes are down, drained or reserved";
    if (reason.starts_with("Assoc") || reason.starts_with("QOS") || reason.starts_with("Max"))
        return "a limit of the account is reached (" + reason + ")";
    return reason;
}

std::string endInWords(const SlurmTask& task)
{
    if (isWaiting(task) || isRunning(task) || task.state == "COMPLETED") return {};
    if (task.state == "FAILED" && task.exit == "75:0") return "its time was over, with runs left";
    if (task.state == "FAILED")
        return "failed with exit code " + (task.exit.empty() ? std::string("?") : task.exit.substr(0, task.exit.find(':'))) +
               "; see its log";
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kEnds = {{
        {"TIMEOUT", "ended by its walltime"},
        {"OUT_OF_MEMORY", "ended for lack of memory (memory)"},
        {"NODE_FAIL", "its node failed"},
        {"PREEMPTED", "gave way to another job"},
        {"CANCELLED", "cancelled"},
        {"BOOT_FAIL", "its node did not start"},
        {"DEADLINE", "its deadline passed"},
        {"REVOKED", "withdrawn"},
    }};
    for (const auto& [state, words] : kEnds)
        if (task.state == state) return std::string(words);
    return task.state;
}

}  // namespace rosa::sweep
