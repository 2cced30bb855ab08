#include "core/sweep/sobol.h"

#include <boost/random/sobol.hpp>

#include "core/base/check.h"
#include "core/base/random.h"

namespace rosa::sweep {

std::uint64_t sobolShift(std::size_t dimension, std::uint64_t seed)
{
    return RandomStream(seed, Purpose::Sweep, 0, static_cast<std::uint32_t>(dimension)).next64();
}

std::vector<double> sobolPoint(std::size_t dimensions, std::uint64_t index, std::uint64_t seed)
{
    ROSA_CHECK(index >= 1, "Boost's sequence begins with point 1");
    boost::random::sobol engine(dimensions);
    engine.discard((index - 1) * dimensions);
    std::vector<double> point(dimensions);
    for (std::size_t d = 0; d < dimensions; ++d) {
        const std::uint64_t bits = engine() ^ sobolShift(d, seed);
        point[d] = static_cast<double>(bits >> 11) * 0x1p-53;
    }
    return point;
}

}  // namespace rosa::sweep
