/// A short training from data set to plan on this machine, for `rosa doctor`.
#pragma once

#include <vector>

#include "app/engine/machine/self_test.h"
#include "core/catalog/catalogue.h"
#include "core/learn/jobs.h"

namespace rosa::engine {

/// Trains RoSA on the karate club in a store of its own that goes away with the checks, then asks the run for a pair's plan and
/// a projection. To be run in order; a later check fails where the training did. Seconds in all. `jobs` and `catalogue` must
/// outlive the checks.
std::vector<SelfTest> trainingSelfTests(learn::Jobs& jobs, const catalog::Catalogue& catalogue);

}  // namespace rosa::engine
