/// The command line that trains a run again.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/record/run_reader.h"
#include "core/record/turn.h"

namespace rosa::record {

/// "rosa train …": run in a shell over the same store and data, with as many threads, it makes a run of the same losses and embedding. A fork
/// names its parent, which must keep the checkpoint; what was turned while the run trained is turned again at the same epochs.
std::string runCommand(const RunInfo& run, const catalog::Configuration& configuration, const std::vector<Turn>& turns);

}  // namespace rosa::record
