/// Positive pairs by how badly they are aligned, as answers to worst requests carry them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::record {

/// A node's first view against its second.
struct RankedPair {
    std::int32_t node = 0;      ///< Of the data set.
    std::int32_t classOf = -1;  ///< −1: not known.
    double gemd = 0;            ///< As the objective takes it (rescaled where it rescales).
};

struct PairRanking {
    int epoch = 0;                  ///< Epochs done by the weights.
    int looked = 0;                 ///< Pairs that were measured: a sample where there are many nodes.
    int candidates = 0;             ///< Nodes they were sampled from.
    std::vector<RankedPair> pairs;  ///< The worst of those looked at: g-EMD descending.
};

/// One JSON object: epoch, kind ("positive"), looked, candidates, pairs: [{"node", "class" (null: not known), "gemd"}, …].
std::string toJson(const PairRanking& ranking);
/// Reads what toJson wrote. An Error names the field that is missing or of another type; an answer {"error": …} is that Error.
Result<PairRanking> pairRankingFromJson(const std::string& text);

}  // namespace rosa::record
