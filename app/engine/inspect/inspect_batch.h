/// Batch matrices and pair rankings as text and as arrays.
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/graph/labels.h"
#include "core/protocol/batch_matrix.h"
#include "core/protocol/pair_ranking.h"

namespace rosa::engine {

/// Mean g-EMD of positive, inter-view and intra-view pairs, and a table of the mean inter-view g-EMD between classes.
std::string batchText(const protocol::BatchMatrix& batch);

/// Writes an npz archive with epoch, centres, classes, inter, intra_first, intra_second and weight (NaN for omitted terms).
Result<void> writeBatchNpz(const std::string& path, const protocol::BatchMatrix& batch);

/// One line per pair: rank, node, class, g-EMD. `what` names the ranked items: "node", "pair".
std::string rankingText(const protocol::PairRanking& ranking, const graph::Labels& labels, const char* what);

}  // namespace rosa::engine
