/// Parameters that were turned while a run trained.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/turn.h"
#include "core/record/run_reader.h"

namespace rosa::record {

using catalog::Turn;

/// The turns among a run's events, in their order. A resumed run repeats those that lay behind its checkpoint, and each stands here
/// once. Events that are damaged are passed over.
std::vector<Turn> turnsAmong(const std::vector<RunEvent>& events);

}  // namespace rosa::record
