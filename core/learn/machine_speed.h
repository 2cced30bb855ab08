/// How fast this machine does what a user waits for.
#pragma once

#include <vector>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// The figures of Jobs::bench(), in the order in which they are measured.
Result<std::vector<SpeedFigure>> measureSpeed(const catalog::Catalogue& catalogue, const data::Dataset& dataset,
                                              Observer& observer);

}  // namespace rosa::learn
