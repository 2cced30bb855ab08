/// Features reduced to whether they are positive.
#pragma once

#include "core/graph/features.h"

namespace rosa::graph {

/// Returns 1 for every positive value and 0 for all others, as float32 in the same layout; shares the columns of a sparse matrix. O(values).
Features binaryFeatures(const Features& features);

}  // namespace rosa::graph
