/// How long the parts of a run take, by what an earlier run took.
#pragma once

#include <filesystem>
#include <string>

#include "core/catalog/configuration.h"
#include "core/store/library.h"
#include "core/sweep/sweep_forecast.h"

namespace rosa::workbench {

/// The finished run of the same data set, method and encoder with the fewest other values, number of epochs and of splits aside; the newest
/// of several. Looks at the newest 50 of them. nullptr: there is none. Milliseconds with thousands of runs.
const store::RunSummary* mostAlike(const std::vector<store::RunSummary>& newestFirst,
                                   const catalog::Configuration& configuration);

/// Median of an epoch, and mean of a split, as the record of a finished run has them. Reads files: not for the window's thread.
Result<sweep::RunCost> costOf(const std::filesystem::path& store, const std::string& run);

/// Seconds of a run of this configuration.
double secondsOf(const sweep::RunCost& cost, const catalog::Configuration& configuration);

}  // namespace rosa::workbench
