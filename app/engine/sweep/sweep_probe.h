/// `rosa sweep new --dry-run`: how long a sweep takes, from short runs of some of its tries.
#pragma once

#include <string>

#include "app/engine/common/command.h"
#include "app/engine/sweep/worker_pool.h"
#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/sweep/rule.h"

namespace rosa::engine {

/// Prints tries, runs, seconds per run, workers and the time until all is measured; --json: one line with event "forecast". If no short run is
/// evaluated within its time, that is said, too ("includes_evaluation"). The sweep is made in
/// a temporary store, so that the store stays as it is. `pool`: of the sweep. Takes some seconds; an Error if the sweep cannot be
/// created or a short run fails.
Result<void> printForecast(CommandContext& context, const std::string& name, const catalog::Configuration& base,
                           const sweep::SweepRule& rule, const data::Dataset& dataset, const WorkerPoolOptions& pool);

}  // namespace rosa::engine
