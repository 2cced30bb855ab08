/// Parameters that were turned while a run trained.
#pragma once

#include <string>
#include <vector>

#include "core/record/run_reader.h"

namespace rosa::record {

struct Turn {
    int epoch = 0;           ///< Epochs done by then; the value is in force from the next one on.
    std::string key, value;  ///< "transport.lambda", "80"

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// The turns among a run's events, in their order. A resumed run repeats those that lay behind its checkpoint, and each stands here
/// once. Events that are damaged are passed over.
std::vector<Turn> turnsAmong(const std::vector<RunEvent>& events);

}  // namespace rosa::record
