/// All views of a batch of centres against each other, under the weights of one moment.
#pragma once

#include "core/learn/inspection/moment.h"
#include "core/record/batch_matrix.h"

namespace rosa::learn {

/// Selects a batch.
struct BatchRequest {
    static constexpr int kFewest = 2;
    static constexpr int kMost = 256;

    int count = 64;                   ///< Number of centres, drawn from all classes in turn; fewer if there are fewer nodes.
                                      ///< kFewest … kMost
    std::uint32_t draw = 0;           ///< Other values give other centres and other walks.
    std::vector<std::int64_t> nodes;  ///< These centres instead: distinct nodes of the data set.
};

/// Centres are drawn from the run's seed and `draw`, from the classes in turn, and sorted by class. Their g-EMDs are computed by the
/// operation of a training step. O(views² · nodes per view² · (width + sweeps)): 10 ms for 64 centres of Cora, 0.2 s for 256.
///
/// Fails if a node is unknown, hidden or named twice, or the number of centres is out of range.
Result<record::BatchMatrix> batchMatrix(const Moment& moment, const BatchRequest& request);

}  // namespace rosa::learn
