/// Positive pairs ranked by misalignment; the answer to a worst request.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::protocol {

/// The two views of a node.
struct RankedPair {
    std::int32_t node = 0;      ///< Node number in the data set.
    std::int32_t classOf = -1;  ///< −1: unknown.
    double gemd = 0;  ///< As used by the objective, or of the views alone: the cost that inspecting the pair shows.
};

struct PairRanking {
    int epoch = 0;                  ///< Epochs for which the weights were trained.
    int looked = 0;                 ///< Number of measured pairs: a sample if there are many nodes.
    int candidates = 0;             ///< Number of nodes sampled from.
    std::vector<RankedPair> pairs;  ///< The worst of the measured pairs, by descending g-EMD.
};

/// One JSON object: epoch, kind ("positive"), looked, candidates, pairs: [{"node", "class" (null: unknown), "gemd"}, …].
std::string toJson(const PairRanking& ranking);
/// Reads the output of toJson. An Error names a missing field or one of the wrong type; an answer {"error": …} becomes that Error.
Result<PairRanking> pairRankingFromJson(const std::string& text);

}  // namespace rosa::protocol
