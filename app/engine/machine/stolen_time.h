/// What the host of a virtual machine takes from it while something is timed.
#pragma once

#include <cstdint>
#include <string_view>

namespace rosa::engine {

/// Time of all processors since the machine started, in the kernel's ticks.
struct ProcessorTime {
    std::uint64_t used = 0;    ///< By programs and the kernel.
    std::uint64_t stolen = 0;  ///< Wanted by them while the host ran something else; 0 on a machine of one's own.
};

/// From the text of /proc/stat (proc(5)); zeros where it says nothing of the kind.
ProcessorTime processorTimeIn(std::string_view statistics);
/// Of this machine, now; zeros where the kernel does not say.
ProcessorTime processorTime();

/// What share of the time that was wanted between the two was stolen, 0 … 1.
double stolenShare(const ProcessorTime& before, const ProcessorTime& after);

}  // namespace rosa::engine
