/// Points that fill a space evenly, for the first part of a sweep. Private to core/sweep.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rosa::sweep {

/// Sobol's sequence with the direction numbers of Joe and Kuo (2008), as Boost.Random has them, under a digital shift: the bits of each
/// coordinate are combined by exclusive or with random ones of its dimension, which keeps the net's property and makes any two seeds
/// independent.
///
/// Point `index` ≥ 1 is the sequence's point of that number, counted as scipy.stats.qmc.Sobol counts (its number 0 is the origin). `dimensions`
/// is 1 … 3667. Coordinates are in [0, 1). O(dimensions · log index). Reentrant.
std::vector<double> sobolPoint(std::size_t dimensions, std::uint64_t index, std::uint64_t seed);

/// The shift of one dimension: 64 random bits.
std::uint64_t sobolShift(std::size_t dimension, std::uint64_t seed);

}  // namespace rosa::sweep
