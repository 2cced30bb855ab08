/// Ranks nodes by the misalignment of their two views, under the weights of one moment.
#pragma once

#include <string>

#include "core/learn/inspection/moment.h"
#include "core/record/pair_ranking.h"

namespace rosa::learn {

struct RankingRequest {
    static constexpr int kMost = 512;  ///< Maximum number of pairs examined.

    int count = 10;         ///< Pairs to return. 1 … kMost
    std::string className;  ///< Only nodes of this class, by name or number; "": all nodes.
};

/// Ranks positive pairs (draw 0) of all nodes of a class, or of kMost nodes drawn from the run's seed if there are more, by g-EMD,
/// descending; ties by node. Fails if there is no such class, or it has no nodes.
Result<record::PairRanking> worstPairs(const Moment& moment, const RankingRequest& request);

}  // namespace rosa::learn
