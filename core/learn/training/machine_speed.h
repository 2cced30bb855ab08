/// Benchmark of this machine.
#pragma once

#include <torch/types.h>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// The times of Jobs::bench(), in the order of measurement.
Result<MachineSpeed> measureSpeed(const catalog::Catalogue& catalogue, const data::Dataset& dataset, torch::Device device,
                                  Observer& observer);

}  // namespace rosa::learn
