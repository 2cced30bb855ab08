#include "core/record/run_command.h"

#include "core/catalog/shell_word.h"

namespace rosa::record {

namespace {

/// A fork takes from its parent what it is not told, and refuses to be told what it must have from there.
std::vector<std::string> forkWords(const RunInfo& run, const catalog::Configuration& configuration)
{
    std::vector<std::string> words{"--fork", run.forkedFrom + "@" + std::to_string(run.forkEpoch)};
    for (const auto& [key, set] : configuration.values())
        if (!set.isGiven()) words.insert(words.end(), {"--set", key + "=" + catalog::toText(set.value)});
    return words;
}

}  // namespace

std::string runCommand(const RunInfo& run, const catalog::Configuration& configuration, const std::vector<Turn>& turns)
{
    const bool isFork = !run.forkedFrom.empty();
    std::vector<std::string> words = isFork ? forkWords(run, configuration) : configuration.toArguments();
    for (const Turn& turn : turns) {
        const std::string assignment = turn.key + "=" + turn.value;
        // Before the first epoch it is as good as configured.
        if (turn.epoch <= (isFork ? run.forkEpoch : 0))
            words.insert(words.end(), {"--set", assignment});
        else
            words.insert(words.end(), {"--turn", std::to_string(turn.epoch) + ":" + assignment});
    }
    std::string line = "rosa train";
    for (const std::string& word : words) line += " " + catalog::shellWord(word);
    return line;
}

}  // namespace rosa::record
