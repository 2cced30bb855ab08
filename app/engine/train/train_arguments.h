/// The command line of `rosa train`, and what it asks for.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "app/engine/command.h"
#include "core/catalog/configuration.h"

namespace rosa::engine {

/// The command line as typed; empty strings and zeros: not given.
struct TrainArguments {
    std::string dataset, method, preset, encoder, config, device = "auto", name, resume, fork;
    std::vector<std::string> sets, watch, turns;
    int epochs = 0, splits = 0, seeds = 1, threads = 0;
    std::uint64_t seed = 0;
    bool hasSeed = false, isQuiet = false, withBaselines = true;
};

/// A run that goes on or branches off: which, and from where.
struct Ancestry {
    std::string resume;
    std::string forkOf;
    int forkEpoch = 0;
};

/// What --set, --epochs and --splits ask for, as key and text.
Result<std::vector<std::pair<std::string, std::string>>> overridesOf(const TrainArguments& arguments);

/// The configuration of a new run. Reads the file of --config.
Result<catalog::Configuration> configurationOf(const CommandContext& context, const TrainArguments& arguments);

Result<Ancestry> ancestryOf(const TrainArguments& arguments);

/// The option given, if any, that would have to change what a run is that goes on or branches off.
std::string notForAnAncestor(const TrainArguments& arguments);

}  // namespace rosa::engine
