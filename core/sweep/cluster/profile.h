/// How a site runs jobs: the file that `rosa sweep submit --profile` reads.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace rosa::sweep {

/// Longest walltime and largest numbers that a profile may name.
inline constexpr int kMostMinutes = 366 * 24 * 60;
inline constexpr int kMostTasks = 100'000;
inline constexpr int kMostWorkers = 4096;

/// Where the record of a run is kept while it is written, see core/record/shared_place.h.
enum class RecordPlace { Auto, Publish, Direct };
std::string toText(RecordPlace place);

/// Whether Slurm, ssh and shells take `word` as it is: letters, digits, - _ . , and the signs of `more`, with no '-' at its beginning.
bool isPlainWord(std::string_view word, std::string_view more = {});
/// Signs that hosts have besides.
inline constexpr std::string_view kHostSigns = "@:[]";

/// Empty texts and zeros leave the choice to the site. No text contains a control character, and the words of Slurm contain only letters,
/// digits and a few signs that neither Slurm nor a shell takes for anything else.
struct SiteProfile {
    std::string partition, account, qos, constraint, gpus;  ///< Slurm's options of these names.
    int minutes = 60;                                       ///< Walltime of a task. > 0
    std::string memory;                                     ///< Of a worker: "2G"; without K, M, G or T in megabytes.
    int workers = 1;                                        ///< At the same time in a task on each node. >= 1
    int threads = 1;                                        ///< Of a worker. >= 1
    int nodes = 1;                                          ///< Of a task. >= 1
    int tasks = 100;                                        ///< Largest size of the array. >= 1
    int atOnce = 0;                                         ///< Tasks at the same time; 0: no limit.
    int minutesOfRuns = 20;                                 ///< Runs for so many minutes in each task. >= 1
    int signalSeconds = 120;                                ///< So long before its end a task makes checkpoints. 30 to 3600.
    bool requeues = true;                                   ///< Tasks whose time is over continue as the same job.
    RecordPlace records = RecordPlace::Auto;
    std::string host;                  ///< The commands run there by ssh; "": on this machine.
    std::string store;                 ///< The store as the nodes see it; "": the same path.
    std::string rosa;                  ///< The command as the nodes see it; "": this program.
    std::vector<std::string> setup;    ///< Lines of shell before the work: modules.
    std::vector<std::string> options;  ///< Further options of sbatch: "--exclusive".
};

/// Reads TOML. An Error names the file and line, unknown keys with the nearest one, and what is out of range.
Result<SiteProfile> profileFromToml(const std::string& text, const std::string& fileName);

/// A time as Slurm writes it: minutes, minutes:seconds, hours:minutes:seconds, days-hours, days-hours:minutes or
/// days-hours:minutes:seconds. Seconds; nullopt for anything else ("UNLIMITED", "NOT_SET", "INVALID").
std::optional<double> slurmSeconds(const std::string& text);

}  // namespace rosa::sweep
