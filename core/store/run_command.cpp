#include "core/store/run_command.h"

#include <sstream>
#include <string_view>

#include "core/base/text/shell_word.h"

namespace rosa::store {

namespace {

/// Arguments for a fork: unspecified values come from the parent; those that must come from it cannot be specified.
std::vector<std::string> forkWords(const record::RunInfo& run, const catalog::Configuration& configuration)
{
    std::vector<std::string> words{"--fork", run.forkedFrom + "@" + std::to_string(run.forkEpoch)};
    for (const auto& [key, set] : configuration.values())
        if (!set.isGiven()) words.insert(words.end(), {"--set", key + "=" + catalog::toText(set.value)});
    return words;
}

/// The number in the line "threads: N" of RunInfo::engine; "" without one.
std::string threadsOf(const record::RunInfo& run)
{
    std::istringstream lines(run.engine);
    const std::string_view key = "threads: ";
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with(key)) return line.substr(key.size());
    return {};
}

}  // namespace

std::string runCommand(const record::RunInfo& run, const catalog::Configuration& configuration,
                       const std::vector<Turn>& turns)
{
    const bool isFork = !run.forkedFrom.empty();
    std::vector<std::string> words = isFork ? forkWords(run, configuration) : configuration.toArguments();
    for (const Turn& turn : turns) {
        const std::string assignment = turn.key + "=" + turn.value;
        // A change before the first epoch is equivalent to an initial value.
        if (turn.epoch <= (isFork ? run.forkEpoch : 0))
            words.insert(words.end(), {"--set", assignment});
        else
            words.insert(words.end(), {"--turn", std::to_string(turn.epoch) + ":" + assignment});
    }
    if (const std::string threads = threadsOf(run); !threads.empty()) words.insert(words.end(), {"--threads", threads});
    std::string line = "rosa train";
    for (const std::string& word : words) line += " " + shellWord(word);
    return line;
}

}  // namespace rosa::store
