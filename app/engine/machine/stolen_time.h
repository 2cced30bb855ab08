/// Processor time stolen by the host of a virtual machine during a measurement.
#pragma once

#include <cstdint>
#include <string_view>

namespace rosa::engine {

/// Time of all processors since boot, in kernel ticks.
struct ProcessorTime {
    std::uint64_t used = 0;    ///< Used by programs and the kernel.
    std::uint64_t stolen = 0;  ///< Time in which the host ran something else; 0 on physical machines.
};

/// Parses the text of /proc/stat (proc(5)); zeros if it has no such line.
ProcessorTime processorTimeIn(std::string_view statistics);
/// Current values of this machine; zeros if the kernel does not report them.
ProcessorTime processorTime();

/// Stolen share of the requested time between the two, in [0, 1].
double stolenShare(const ProcessorTime& before, const ProcessorTime& after);

}  // namespace rosa::engine
