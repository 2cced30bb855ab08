/// Times of a benchmark as a table.
#pragma once

#include <string>

#include "core/learn/jobs.h"

namespace rosa::engine {

/// Reference time of a figure, recorded on another machine.
struct RecordedTime {
    const char* id;
    const char* what;
    double seconds;  ///< 0: not recorded.
};
/// Of a figure of the CPU or, if `onGpu`, of a GPU; nullptr: unknown.
const RecordedTime* recordedTime(const std::string& id, bool onGpu);

/// Table and a line about the machines. If the figures were measured on a GPU and on the CPU beside it, both, and how many times the GPU is as
/// fast. `processor` may be empty.
std::string benchTable(const learn::MachineSpeed& speed, const std::string& processor, int threads);

/// With two decimals.
std::string ratioText(double value);

}  // namespace rosa::engine
