/// Negative samples of skip-gram: nodes drawn in proportion to weights, in constant time.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/random.h"
#include "core/graph/graph.h"

namespace rosa::learn {

/// Some nodes and Walker's alias table over them: slot i is members[i] with probability keep[i], else other[i].
struct NegativeTable {
    std::vector<graph::Node> members;
    std::vector<double> keep;
    std::vector<graph::Node> other;

    /// Fills `keep` and `other` for draws in proportion to `weights`, one per member (Vose 1991); uniform if all are 0. O(members).
    void weigh(std::vector<double> weights);

    /// Draws one member from a single random number: the high part of its product selects the slot, the low part the alias.
    [[nodiscard]] graph::Node draw(RandomStream& stream) const
    {
        const std::uint64_t product = std::uint64_t{stream.next()} * members.size();
        const auto slot = static_cast<std::size_t>(product >> 32);
        const double toss = static_cast<double>(static_cast<std::uint32_t>(product)) * 0x1p-32;
        return toss < keep[slot] ? members[slot] : other[slot];
    }
};

/// Weight of a node that occurs `count` times in the walks: count^0.75 (word2vec).
double negativeWeight(std::int64_t count);

}  // namespace rosa::learn
