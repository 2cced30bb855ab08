/// All views of a batch of centres against each other, under the weights of one moment.
#pragma once

#include "core/learn/inspection/moment.h"
#include "core/protocol/batch_matrix.h"
#include "core/protocol/request.h"

namespace rosa::learn {

/// Centres are drawn from the run's seed and `draw`, from the classes in turn, and sorted by class. Their g-EMDs are those of
/// inspectNodes() with the same draw, computed by the operation of a training step in float64. O(views² · nodes per view² · (width +
/// iterations)).
///
/// `request` is in range (protocol::checkRanges); its epoch is ignored. Fails if a node is unknown, hidden or named twice.
Result<protocol::BatchMatrix> batchMatrix(const Moment& moment, const protocol::Batch& request);

}  // namespace rosa::learn
