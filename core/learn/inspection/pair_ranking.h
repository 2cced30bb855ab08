/// Which nodes' two views are aligned worst, under the weights of one moment.
#pragma once

#include <string>

#include "core/learn/inspection/moment.h"
#include "core/record/pair_ranking.h"

namespace rosa::learn {

struct RankingRequest {
    static constexpr int kMost = 512;  ///< Pairs that are looked at.

    int count = 10;         ///< Pairs to name. 1 … kMost
    std::string className;  ///< Only nodes of this class, by name or number; "": all nodes.
};

/// Positive pairs (draw 0) of all nodes of a class, or of kMost drawn from the run's seed where there are more, by g-EMD descending;
/// ties by node. An Error names a class that there is not, or says that it has no nodes.
Result<record::PairRanking> worstPairs(const Moment& moment, const RankingRequest& request);

}  // namespace rosa::learn
