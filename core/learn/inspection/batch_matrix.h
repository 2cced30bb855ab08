/// All views of a batch of centres against each other, under the weights of one moment.
#pragma once

#include "core/learn/inspection/moment.h"
#include "core/record/batch_matrix.h"
#include "core/record/request.h"

namespace rosa::learn {

/// Centres are drawn from the run's seed and `draw`, from the classes in turn, and sorted by class. Their g-EMDs are those of
/// inspectNodes() with the same draw, computed by the operation of a training step in float64. O(views² · nodes per view² · (width +
/// sweeps)).
///
/// `request` is in range (record::checkRanges); its epoch is ignored. Fails if a node is unknown, hidden or named twice.
Result<record::BatchMatrix> batchMatrix(const Moment& moment, const record::Batch& request);

}  // namespace rosa::learn
