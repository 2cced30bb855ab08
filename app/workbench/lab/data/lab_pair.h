/// A pair of the Alignment view as a problem of the transport lab.
#pragma once

#include "app/workbench/pairs/data/pair_data.h"
#include "core/lab/problem.h"

namespace rosa::workbench {

/// D, S, weights, λ and iterations as lab::problemOfPair(), with names of nodes and classes, and both graphs as they are drawn. An Error if the
/// pair is larger than the lab permits.
Result<lab::Problem> labProblemOf(const PairData& pair);

}  // namespace rosa::workbench
