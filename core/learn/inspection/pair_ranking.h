/// Ranks nodes by the misalignment of their two views, under the weights of one moment.
#pragma once

#include "core/learn/inspection/moment.h"
#include "core/protocol/pair_ranking.h"
#include "core/protocol/request.h"

namespace rosa::learn {

/// Ranks positive pairs (draw 0) of all nodes of a class, or of protocol::Worst::kMost nodes drawn from the run's seed if there are more, by
/// g-EMD, descending; ties by node. `request` is in range (protocol::checkRanges); its epoch is ignored. Fails if there is no such class,
/// or it has no nodes.
Result<protocol::PairRanking> worstPairs(const Moment& moment, const protocol::Worst& request);

}  // namespace rosa::learn
