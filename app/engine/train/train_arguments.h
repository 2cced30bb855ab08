/// The command line of `rosa train` and its interpretation.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "app/engine/command.h"
#include "core/catalog/configuration.h"

namespace rosa::engine {

/// The options as given; empty strings and zeros mean not given.
struct TrainArguments {
    std::string dataset, method, preset, encoder, config, device = "auto", name, resume, fork;
    std::vector<std::string> sets, watch, turns, tags;
    int epochs = 0, splits = 0, seeds = 1, threads = 0;
    std::uint64_t seed = 0;
    bool hasSeed = false, isQuiet = false, withBaselines = true;
};

/// The run to resume or to fork, and the epoch of the fork.
struct Ancestry {
    std::string resume;
    std::string forkOf;
    int forkEpoch = 0;
};

/// The assignments of --set, --epochs and --splits as key and text.
Result<std::vector<std::pair<std::string, std::string>>> overridesOf(const TrainArguments& arguments);

/// The configuration of a new run; reads the file given by --config.
Result<catalog::Configuration> configurationOf(const CommandContext& context, const TrainArguments& arguments);

Result<Ancestry> ancestryOf(const TrainArguments& arguments);

/// The first given option that is not allowed with --resume or --fork, because it would change the run; "" if none.
std::string notForAnAncestor(const TrainArguments& arguments);

}  // namespace rosa::engine
