#include "app/engine/machine/stolen_time.h"

#include <array>
#include <fstream>
#include <sstream>
#include <string>

namespace rosa::engine {

ProcessorTime processorTimeIn(std::string_view statistics)
{
    // cpu user nice system idle iowait irq softirq steal …
    std::istringstream line{std::string(statistics.substr(0, statistics.find('\n')))};
    std::string name;
    std::array<std::uint64_t, 8> ticks{};
    if (!(line >> name) || name != "cpu") return {};
    for (std::uint64_t& tick : ticks)
        if (!(line >> tick)) return {};
    return {ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6], ticks[7]};
}

ProcessorTime processorTime()
{
    std::ifstream file("/proc/stat");
    std::string first;
    std::getline(file, first);
    return processorTimeIn(first);
}

double stolenShare(const ProcessorTime& before, const ProcessorTime& after)
{
    if (after.used < before.used || after.stolen < before.stolen)
        return 0;  // Kernel counters may decrease after corrections.
    const auto used = static_cast<double>(after.used - before.used);
    const auto stolen = static_cast<double>(after.stolen - before.stolen);
    return stolen > 0 ? stolen / (used + stolen) : 0;
}

}  // namespace rosa::engine
