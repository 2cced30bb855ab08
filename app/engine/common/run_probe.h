/// A short run that measures how long a whole one takes.
#pragma once

#include <string>

#include "app/engine/common/command.h"
#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/jobs.h"
#include "core/sweep/sweep_forecast.h"

namespace rosa::engine {

struct ProbedRun {
    sweep::RunCost cost;
    bool isEvaluated = false;  ///< False: it was cut short before, and `cost.split` is 0.
};

/// At most twelve epochs and two splits of the configuration, on `threads` threads (0: all cores), in a temporary store; ended after 20
/// seconds. An Error if the run fails or the user interrupts it.
Result<ProbedRun> probeRun(const CommandContext& context, learn::Jobs& jobs, catalog::Configuration configuration,
                           const data::Dataset& dataset, int threads);

/// Number of splits that a run of the configuration is evaluated on.
Result<int> splitsOf(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// Epochs that a run of the configuration trains; 0 of a method without epochs.
int epochsOf(const catalog::Configuration& configuration);

}  // namespace rosa::engine
