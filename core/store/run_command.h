/// The command line that reproduces a run.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/record/run_reader.h"
#include "core/store/turn.h"

namespace rosa::store {

/// "rosa train …": with the same store, data, program and instruction set it yields a run with the same losses and embedding. It includes
/// the number of threads, on which the last bits of matrix products depend, if the record has it. A fork names its parent, which must still
/// have the checkpoint; changes of live parameters are repeated at the same epochs.
std::string runCommand(const record::RunInfo& run, const catalog::Configuration& configuration,
                       const std::vector<Turn>& turns);

}  // namespace rosa::store
