/// How fast this machine does what a user waits for.
#pragma once

#include <torch/types.h>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// The figures of Jobs::bench(), in the order in which they are measured.
Result<MachineSpeed> measureSpeed(const catalog::Catalogue& catalogue, const data::Dataset& dataset, torch::Device device,
                                  Observer& observer);

}  // namespace rosa::learn
