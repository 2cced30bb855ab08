#include "core/sampling/centres.h"

#include <algorithm>

#include "core/base/random.h"
#include "core/base/stamped_map.h"

namespace rosa::sampling {

std::vector<graph::Node> drawCentres(graph::Node nodeCount, std::int32_t count, std::uint64_t seed, std::uint32_t epoch)
{
    ROSA_CHECK(nodeCount >= 0 && count >= 0, "drawCentres of a negative number");
    RandomStream stream(seed, Purpose::Centres, epoch);
    StampedMap<graph::Node> moved;  // entries of the shuffled array that differ from their index
    std::vector<graph::Node> centres(static_cast<std::size_t>(std::min(nodeCount, count)));
    for (graph::Node i = 0; i < static_cast<graph::Node>(centres.size()); ++i) {
        const graph::Node j = i + static_cast<graph::Node>(stream.below(static_cast<std::uint32_t>(nodeCount - i)));
        const graph::Node here = moved.valueOr(i, i);
        auto [there, isNew] = moved.insert(j, here);
        centres[static_cast<std::size_t>(i)] = isNew ? j : there;
        there = here;
    }
    return centres;
}

}  // namespace rosa::sampling
