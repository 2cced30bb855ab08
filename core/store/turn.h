/// Changes of live parameters during training.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/turn.h"
#include "core/record/run_reader.h"

namespace rosa::store {

using catalog::Turn;

/// The turns among a run's events, in order. A resumed run repeats those after its checkpoint; each is returned once. Damaged events are
/// skipped.
std::vector<Turn> turnsAmong(const std::vector<record::RunEvent>& events);

}  // namespace rosa::store
