/// Self-tests with a short training, for `rosa doctor`.
#pragma once

#include <vector>

#include "app/engine/machine/self_test.h"
#include "core/catalog/catalogue.h"
#include "core/learn/jobs.h"

namespace rosa::engine {

/// Trains RoSA on the karate club in a temporary store, then requests the plan of a pair and a projection. Run the tests in order; later
/// ones fail if the training failed. They take seconds in total. The store is removed with the tests. `jobs` and `catalogue` must outlive
/// them.
std::vector<SelfTest> trainingSelfTests(learn::Jobs& jobs, const catalog::Catalogue& catalogue);

}  // namespace rosa::engine
