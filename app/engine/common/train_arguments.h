/// The command line of `rosa train`, parts of which other commands share, and its interpretation.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/engine/common/command.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/job_support.h"
#include "core/catalog/configuration.h"

namespace rosa::engine {

/// What is run. Empty texts, zeros and nullopt mean not given.
struct TrainOptions {
    std::string dataset, method, preset, encoder;
    std::vector<std::string> sets;  ///< key=value
    int epochs = 0;
    std::optional<std::uint64_t> seed;
    int splits = 0;
    std::string config;  ///< File
};
void describe(bind::Fields<TrainOptions>& fields);

/// Lists the encoders of the catalogue in the help of --encoder.
void nameEncoders(CLI::App& command, const catalog::Catalogue& catalogue);

/// All options of `rosa train`.
struct TrainArguments : TrainOptions, PlaceOptions, QuietOption {
    int seeds = 1;
    std::string name, resume, fork;
    std::vector<std::string> watch, turns, tags;
    bool withoutBaselines = false;
};
void describe(bind::Fields<TrainArguments>& fields);

/// The run to resume or to fork, and the epoch of the fork.
struct Ancestry {
    std::string resume;
    std::string forkOf;
    int forkEpoch = 0;
};

/// The assignments of --set, --epochs and --splits as key and text.
Result<std::vector<std::pair<std::string, std::string>>> overridesOf(const TrainOptions& options);

/// The configuration of a new run; reads the file given by --config.
Result<catalog::Configuration> configurationOf(const CommandContext& context, const TrainOptions& options);

Result<Ancestry> ancestryOf(const TrainArguments& arguments);

/// The first given option that is not allowed with --resume or --fork, because it would change the run; "" if none.
std::string notForAnAncestor(const TrainArguments& arguments);

}  // namespace rosa::engine
