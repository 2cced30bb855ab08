/// All views of a batch of centres against each other, under the weights of one moment.
#pragma once

#include "core/learn/inspection/moment.h"
#include "core/record/batch_matrix.h"
#include "core/record/request.h"

namespace rosa::learn {

/// Centres are drawn from the run's seed and `draw`, from the classes in turn, and sorted by class. Their g-EMDs are computed by the
/// operation of a training step. O(views² · nodes per view² · (width + sweeps)): 10 ms for 64 centres of Cora, 0.2 s for 256.
///
/// `request` is in range (record::checkRanges); its epoch is ignored. Fails if a node is unknown, hidden or named twice.
Result<record::BatchMatrix> batchMatrix(const Moment& moment, const record::Batch& request);

}  // namespace rosa::learn
