#include "core/sweep/cluster/array_job.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>
#include <string_view>

#include "core/base/text/shell_word.h"

namespace rosa::sweep {

namespace {

constexpr double kFreshShare = 0.9;  ///< A job with so much of its time is as good as the next one.
constexpr double kMargin = 1.5;      ///< Runs of one sweep differ: longer walks, more epochs before the patience ends.

/// A path on a line of #SBATCH, where a per cent sign begins a replacement.
Result<std::string> scriptPath(const std::string& path)
{
    const auto isForbidden = [](unsigned char letter) {
        return letter < 0x20 || letter == '"' || letter == '\\' || letter == 0x7f;
    };
    if (std::ranges::any_of(path, isForbidden))
        return badInput("%1: Slurm's scripts cannot name a path with quotes, backslashes or control characters", path);
    std::string text;
    for (const char letter : path) text += letter == '%' ? std::string("%%") : std::string(1, letter);
    return shellWord(path) == path && text == path ? text : "\"" + text + "\"";
}

/// Slurm counts memory per core. In the largest unit in which the cores share it evenly, or rounded up to a kilobyte.
std::string memoryPerCore(const std::string& memory, int cores)
{
    static constexpr std::string_view kUnits = "KMGT";
    const std::size_t digits = std::min(memory.find_first_not_of("0123456789"), memory.size());
    std::size_t unit = digits < memory.size() ? kUnits.find(memory[digits]) : kUnits.find('M');
    std::int64_t amount = 0;
    std::from_chars(memory.data(), memory.data() + digits, amount);
    for (; amount % cores != 0 && unit > 0; --unit) amount *= 1024;
    return std::to_string((amount + cores - 1) / cores) + kUnits[unit];
}

void writeOptions(std::ostringstream& out, const ArrayJob& job, const SiteProfile& profile, const std::string& log)
{
    const auto option = [&](const char* name, const std::string& value) {
        if (!value.empty()) out << "#SBATCH --" << name << '=' << value << '\n';
    };
    option("job-name", job.name);
    out << "#SBATCH --array=0-" << job.tasks - 1;
    if (profile.atOnce > 0) out << '%' << profile.atOnce;
    out << '\n';
    option("output", log);
    out << "#SBATCH --open-mode=append\n";
    option("partition", profile.partition);
    option("account", profile.account);
    option("qos", profile.qos);
    option("constraint", profile.constraint);
    option("gpus-per-task", profile.gpus);
    option("time", std::to_string(profile.minutes));
    option("nodes", std::to_string(profile.nodes));
    option("ntasks-per-node", std::to_string(profile.workers));
    option("cpus-per-task", std::to_string(profile.threads));
    if (!profile.memory.empty()) option("mem-per-cpu", memoryPerCore(profile.memory, profile.threads));
    option("signal", "B:USR1@" + std::to_string(profile.signalSeconds));
    out << (profile.requeues ? "#SBATCH --requeue\n" : "#SBATCH --no-requeue\n");
    for (const std::string& line : profile.options) out << "#SBATCH " << line << '\n';
}

/// The workers of a task, whose ids are kept in `workers`.
void writeWorkers(std::ostringstream& out, const ArrayJob& job, const SiteProfile& profile)
{
    const int perTask = profile.nodes * profile.workers;
    const int shards = perTask * job.tasks;
    out << "work=(" << shellWord(job.rosa) << " --store " << shellWord(job.store) << " sweep work " << shellWord(job.sweep)
        << " --quiet --threads " << profile.threads << " --reserve " << profile.signalSeconds << ")\n";
    if (perTask == 1) {
        out << "\"${work[@]}\" --shard \"$SLURM_ARRAY_TASK_ID/" << shards << "\" &\nworkers+=($!)\n";
    } else if (profile.nodes == 1) {
        out << "for index in {0.." << perTask - 1 << "}; do\n    \"${work[@]}\" --shard \"$((SLURM_ARRAY_TASK_ID * "
            << perTask << " + index))/" << shards << "\" &\n    workers+=($!)\ndone\n";
    } else {
        out << "srun --ntasks=" << perTask << " bash -c 'exec \"$@\" --shard \"$((SLURM_ARRAY_TASK_ID * " << perTask
            << " + SLURM_PROCID))/" << shards << "\"' worker \"${work[@]}\" &\nworkers+=($!)\n";
    }
}

}  // namespace

Result<Shard> parseShard(const std::string& text)
{
    const auto slash = text.find('/');
    const auto number = [&](std::size_t from, std::size_t to) {
        int value = -1;
        const auto [end, problem] = std::from_chars(text.data() + from, text.data() + to, value);
        return problem == std::errc() && end == text.data() + to && from < to ? value : -1;
    };
    Shard shard;
    if (slash != std::string::npos) shard = {number(0, slash), number(slash + 1, text.size())};
    if (slash == std::string::npos || shard.index < 0 || shard.count < 1 || shard.index >= shard.count)
        return badInput("--shard %1: expected INDEX/COUNT such as 0/12, with an index from 0 to COUNT - 1", text);
    return shard;
}

Assignment nextCellOf(const Shard& shard, const Board& board, const std::function<bool(std::size_t, std::size_t)>& isTaken,
                      std::span<const int> first)
{
    const Assignment any = nextCell(board, isTaken, first);
    if (shard.count == 1 || any.action != Action::Measure) return any;
    if (std::ranges::find(first, board.tries[any.row]) != first.end()) return any;
    const std::size_t rows = board.tries.size();
    const auto isForeign = [&](std::size_t row, std::size_t stage) {
        return (stage * rows + row) % static_cast<std::size_t>(shard.count) != static_cast<std::size_t>(shard.index);
    };
    const Assignment own =
        nextCell(board, [&](std::size_t row, std::size_t stage) { return isForeign(row, stage) || isTaken(row, stage); });
    return own.action == Action::Measure && (own.stage == any.stage || !board.races) ? own : any;
}

bool mayBegin(double run, const JobTime& time)
{
    if (time.left <= 0) return false;
    if (run <= time.left) return true;
    return time.isFirst && time.left > kFreshShare * time.whole;
}

double expectedSeconds(const SweepFolder& folder, const CellKey& cell)
{
    double sum = 0, longest = 0;
    int count = 0;
    for (const auto& [name, state] : folder.cells()) {
        if (state.end != CellEnd::Done || state.of.epochs != cell.epochs || state.seconds <= 0) continue;
        sum += state.seconds;
        ++count;
        if (state.of.number == cell.number) longest = std::max(longest, state.seconds);
    }
    if (count == 0) return 0;
    return longest > 0 ? longest : kMargin * sum / count;
}

int tasksFor(int runs, double seconds, const SiteProfile& profile)
{
    const int perTask = profile.nodes * profile.workers;
    const double possible = std::max(60.0 * profile.minutes - profile.signalSeconds, 1.0);
    const double work = std::min(60.0 * profile.minutesOfRuns, possible) * perTask;
    const double byTime = std::ceil(static_cast<double>(std::max(runs, 1)) * std::max(seconds, 0.0) / work);
    const int byRuns = (std::max(runs, 1) + perTask - 1) / perTask;
    return static_cast<int>(std::clamp(byTime, 1.0, static_cast<double>(std::min(byRuns, profile.tasks))));
}

Result<std::string> jobScript(const ArrayJob& job, const SiteProfile& profile)
{
    ROSA_TRY_ASSIGN(const std::string folder, scriptPath(job.store + "/sweeps/" + job.sweep + "/logs/"));
    const bool isQuoted = folder.back() == '"';
    const std::string log = (isQuoted ? folder.substr(0, folder.size() - 1) : folder) + "%A_%a.txt" + (isQuoted ? "\"" : "");
    std::ostringstream out;
    out << "#!/bin/bash\n";
    writeOptions(out, job, profile, log);
    out << "# Written by: rosa sweep submit " << job.sweep << "\n# It may be edited: a changed file is used as it is.\n\n";
    for (const std::string& line : profile.setup) out << line << '\n';
    if (profile.records != RecordPlace::Auto) out << "export ROSA_RECORDS=" << toText(profile.records) << '\n';
    out << "workers=() cancelled=no asked=no\n"
        << "# Before the job ends, Slurm sends USR1: the workers end after a checkpoint. TERM reaches them by itself, too, "
           "and a second one would\n"
        << "# end them at once; it comes with a cancellation, or where Slurm queues the job again by itself.\n"
        << "trap 'asked=yes; kill -USR1 \"${workers[@]}\" 2>/dev/null' USR1\n"
        << "trap 'asked=yes cancelled=yes; kill -USR1 \"${workers[@]}\" 2>/dev/null' TERM INT\n";
    writeWorkers(out, job, profile);
    out << "# A signal that came before a worker was noted has not reached it.\n"
        << "[ \"$asked\" = no ] || kill -USR1 \"${workers[@]}\" 2>/dev/null\n"
        << "code=0\nunfinished=no\n"
        << "for worker in \"${workers[@]}\"; do\n"
        << "    while kill -0 \"$worker\" 2>/dev/null; do wait \"$worker\"; done  # A signal ends wait early.\n"
        << "    wait \"$worker\"\n"
        << "    ended=$?\n"
        << "    if [ \"$ended\" = " << kUnfinished << " ]; then unfinished=yes\n"
        << "    elif [ \"$ended\" != 0 ]; then code=$ended; fi\n"
        << "done\n";
    if (profile.requeues)
        out << "# Also if another worker of the task has failed: its log says why, and runs are left.\n"
            << "if [ \"$unfinished\" = yes ] && [ \"$cancelled\" = no ]; then\n"
            << "    # The id of one task is that of the whole array, too.\n"
            << "    scontrol requeue \"${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID\" && exit 0\n"
            << "fi\n";
    out << "if [ \"$unfinished\" = yes ] && [ \"$code\" = 0 ]; then code=" << kUnfinished << "; fi\n"
        << "exit \"$code\"\n";
    return out.str();
}

std::string jobNameIn(const std::string& script)
{
    std::istringstream lines(script);
    std::string line;
    std::string name;
    while (std::getline(lines, line)) {
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin == std::string::npos) continue;
        if (line[begin] != '#') break;
        if (!line.starts_with("#SBATCH")) continue;
        const std::vector<std::string> words = shellWords(line.substr(7));
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::string& word = words[i];
            if (word.starts_with("--job-name="))
                name = word.substr(11);
            else if ((word == "--job-name" || word == "-J") && i + 1 < words.size())
                name = words[++i];
            else if (word.starts_with("-J"))
                name = word.substr(2);
        }
    }
    return name;
}

}  // namespace rosa::sweep
